import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doubtSession } from '../../platform/session-doubt.ts'
import { whileLeaving } from './own-leave.ts'
import { type Left, watchSession } from './session-watch.ts'

/** A client that says who is logged in by now. */
function clientOf(who: { id: string | null }) {
  let asked = 0
  const query = () => ({
    toPromise: async () => {
      asked += 1
      return { data: { user: { id: who.id } } }
    },
  })
  return { client: { query } as never, asked: () => asked }
}

let stop: () => void = () => undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const otherTab = (shown: string) =>
  globalThis.dispatchEvent(
    new StorageEvent('storage', { key: 'hemline-session-of', newValue: JSON.stringify({ shown }) }),
  )

test('a page leaves when another tab logged its account out, or another one in, and says which', async () => {
  for (const [id, why] of [
    [null, 'ended'],
    ['ben', 'switched'],
  ] as const) {
    const left: Left[] = []
    const { client } = clientOf({ id })
    stop = watchSession(client, 'ada', (one) => left.push(one))
    otherTab(id ?? '')
    await vi.advanceTimersByTimeAsync(2000)
    expect(left).toEqual([why])
    doubtSession()
    await vi.advanceTimersByTimeAsync(2000)
    expect(left).toEqual([why])
    stop()
  }
})

test('a page stays while its account is logged in, and asks nothing for a tab of the same account', async () => {
  const left: Left[] = []
  const { client, asked } = clientOf({ id: 'ada' })
  stop = watchSession(client, 'ada', (one) => left.push(one))
  otherTab('ada')
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(0)
  doubtSession()
  await vi.advanceTimersByTimeAsync(2000)
  expect([asked(), left]).toEqual([1, []])
})

test('the tab that logs out itself goes its own way', async () => {
  const left: Left[] = []
  const { client } = clientOf({ id: null })
  stop = watchSession(client, 'ada', (one) => left.push(one))
  await whileLeaving(async () => void doubtSession())
  await vi.advanceTimersByTimeAsync(1500)
  expect(left).toEqual([])
})
