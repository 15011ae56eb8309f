// Sends what the site keeps for its viewer to the API, and takes over what the API has from other devices.
import { settingsAtOnce } from '@hemline/rules/site/client-configuration.ts'
import { resizeThrottleMs } from '@hemline/rules/vocabulary/constants.ts'
import { ApplyClientConfigurationDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { type Client, useClient } from 'urql'
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

/** Keeps the size of the window (category dimensions), at most once in 200 ms while it changes. */
function useDimensions(): void {
  useEffect(() => {
    const { run, cancel } = throttled(() => keep('dimensions.window', windowSize()), resizeThrottleMs)
    globalThis.addEventListener('resize', run)
    return () => {
      cancel()
      globalThis.removeEventListener('resize', run)
    }
  }, [])
}

/**
 * Keeps the settings of browser and API in step: receives the viewer's, follows other tabs, and sends
 * changes. Renders nothing; a component so that its code loads after the first page.
 */
export function KeptSettings({ user }: { user: SessionUser }): null {
  const { id, clientConfiguration, banned } = user
  useEffect(() => receiveKept(id ?? 'visitor', clientConfiguration), [id, clientConfiguration])
  useEffect(() => followOtherTabs(), [])
  useDimensions()
  // The API keeps nothing for a banned account.
  useSend(!banned)
  return null
}
