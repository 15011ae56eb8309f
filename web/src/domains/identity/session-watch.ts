// An open page of an account notices that its session ended, or that another account logged in, in another
// tab or on another device: it leaves for a page that says so, and with it goes all that it had loaded.
import { GetUserHumanDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { watchDoubts } from '../../platform/session-doubt.ts'
import { writeStored } from '../../platform/storage.ts'
import { sessionVariables } from './ask-session.ts'
import { isLeaving } from './own-leave.ts'

/** Under this key each tab writes which account it shows, so that other tabs look again. */
const place = 'hemline-session-of'
/** A page that is looked at again asks at most this often. */
const restMs = 20_000
/** The tab that ended the session itself goes on by itself in this time. */
const graceMs = 1000

export type Left = 'ended' | 'switched'

/** Leaves the page with a load of the document, so that nothing of the account stays in memory. */
function leave(why: Left): void {
  globalThis.location.assign(`/goodbye?why=${why}`)
}

/**
 * Watches the session of the account that this tab shows: a second after another tab, the live stream or a
 * refused answer says so, and (at most every 20 seconds) when the tab becomes visible, it asks who is logged
 * in. Calls `onLeft` once the account is no longer logged in; a failed request changes nothing. Returns a
 * function that ends the watching.
 */
export function watchSession(client: Client, shown: string, onLeft: (why: Left) => void = leave): () => void {
  let asked = nowMs()
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = async () => {
    asked = nowMs()
    if (isLeaving()) return
    const { data } = await client
      .query(GetUserHumanDocument, sessionVariables(), { requestPolicy: 'network-only' })
      .toPromise()
    // Without an answer nothing is known; the next look asks again.
    if (over || !data || data.user.id === shown || isLeaving()) return
    over = true
    onLeft(data.user.id ? 'switched' : 'ended')
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), graceMs)
  }
  const seen = () => {
    if (globalThis.document.visibilityState === 'visible' && nowMs() - asked > restMs) void check()
  }
  const told = ({ key, newValue }: StorageEvent) => {
    if (key === place && !newValue?.includes(shown)) soon()
  }
  writeStored(place, { shown, at: nowMs() })
  globalThis.addEventListener('storage', told)
  const endDoubts = watchDoubts(soon)
  globalThis.document.addEventListener('visibilitychange', seen)
  return () => {
    over = true
    clearTimeout(timer)
    writeStored(place, { shown: '', at: nowMs() })
    globalThis.removeEventListener('storage', told)
    endDoubts()
    globalThis.document.removeEventListener('visibilitychange', seen)
  }
}
