// Sends what the site keeps for its viewer to the API, and takes over what the API has from other devices.
import { comfortCookiesSetting, shopCookies } from '@hemline/rules/privacy/cookies.ts'
import { settingsAtOnce } from '@hemline/rules/site/client-configuration.ts'
import { windowSizeOf } from '@hemline/rules/site/window-size.ts'
import { resizeThrottleMs } from '@hemline/rules/vocabulary/constants.ts'
import { ApplyClientConfigurationDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { type Client, useClient } from 'urql'
import { readCookie, writeCookie } from '../../platform/cookies.ts'
import {
  dropUnsent,
  followOtherTabs,
  keep,
  markSent,
  receiveKept,
  settingIn,
  useKeptStore,
} from '../../platform/kept.ts'
import { throttled } from '../../ui/throttle.ts'
import type { SessionUser } from './session.tsx'

/** Settings that change together are sent together. */
const gatherMs = 400

/**
 * Sends the settings that the API does not have yet. A refusal of the values ends the tries; after any other
 * failure they stay for the next change or the next visit. Failures show no message: nothing is lost here.
 */
async function send(client: Client): Promise<void> {
  const { settings, unsent } = useKeptStore.getState()
  const names = unsent.slice(0, settingsAtOnce)
  const sent = names.map((name) => ({ name, value: JSON.stringify(settingIn(settings, name)) }))
  const input = { clientType: 'web' as const, settings: sent }
  const { error } = await client
    .mutation(ApplyClientConfigurationDocument, { input }, { quiet: true })
    .toPromise()
  if (!error) markSent(sent)
  else if (error.graphQLErrors.some(({ extensions }) => extensions.code === 'BAD_INPUT')) dropUnsent(names)
}

function useSend(allowed: boolean): void {
  const client = useClient()
  const unsent = useKeptStore((state) => (state.ready && allowed ? state.unsent : undefined))
  useEffect(() => {
    if (!unsent?.length) return undefined
    const timer = setTimeout(() => void send(client), gatherMs)
    return () => clearTimeout(timer)
  }, [client, unsent])
}

const windowSize = () => ({ width: globalThis.innerWidth, height: globalThis.innerHeight })

/**
 * Keeps the size of a member's window (category dimensions) when it is another than the kept one, at most
 * once in 200 ms while it changes. Employees see it on the page of the person: what somebody describes looks
 * different in another window.
 */
function useDimensions(isMember: boolean): void {
  useEffect(() => {
    if (!isMember) return undefined
    const keepSize = () => {
      const kept = windowSizeOf(settingIn(useKeptStore.getState().settings, 'dimensions.window'))
      const now = windowSize()
      if (kept?.width !== now.width || kept.height !== now.height) keep('dimensions.window', now)
    }
    const { run, cancel } = throttled(keepSize, resizeThrottleMs)
    keepSize()
    globalThis.addEventListener('resize', run)
    return () => {
      cancel()
      globalThis.removeEventListener('resize', run)
    }
  }, [isMember])
}

const comfort = shopCookies.filter(({ kind }) => kind === 'comfort')

/** Removes the cookies for comfort from a browser whose person refused them, here or on another device. */
function useCookieChoice(): void {
  const refused = useKeptStore(({ settings }) => settingIn(settings, comfortCookiesSetting) === false)
  useEffect(() => {
    if (!refused) return
    for (const { name } of comfort) if (readCookie(name) !== undefined) writeCookie(name, '', 0)
  }, [refused])
}

/**
 * Keeps the settings of browser and API in step: receives the viewer's, follows other tabs, and sends
 * changes. Renders nothing; a component so that its code loads after the first page.
 */
export function KeptSettings({ user }: { user: SessionUser }): null {
  const { id, clientConfiguration, banned } = user
  useEffect(() => receiveKept(id ?? 'visitor', clientConfiguration), [id, clientConfiguration])
  useEffect(() => followOtherTabs(), [])
  useDimensions(id !== null)
  useCookieChoice()
  // The API keeps nothing for a banned account.
  useSend(!banned)
  return null
}
