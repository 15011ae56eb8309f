// @vitest-environment jsdom
import { eventKey, eventKeyHeader, logPath, trackerPostPath } from '@hemline/rules/analytics/collector.ts'
import {
  trackerMaxPostBytes,
  trackerNoRetryStatuses,
  trackerQueueMax,
  trackerTimeoutMs,
} from '@hemline/rules/vocabulary/constants.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { batchOf, createSender, type Parcel, queueKey } from './sender.ts'

const view = (id: string): Parcel => ({ way: 'tracker', event: { e: 'pv', eid: id } })
type Sent = { path: string; body: string; init: RequestInit }

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** A sender whose collector answers with these statuses in turn, the last one for ever; 0: no answer. */
function senderWith(statuses: readonly number[], takesBeacons = true) {
  const sent: Sent[] = []
  const beacons: string[] = []
  const left = [...statuses]
  const sender = createSender({
    platform: 'pwa',
    send: async (path, init = {}) => {
      sent.push({ path: String(path), body: String(init.body), init })
      const status = (left.length > 1 ? left.shift() : left[0]) ?? 200
      if (status === 0) throw new TypeError('no network')
      return new Response(null, { status })
    },
    beacon: (path) => {
      beacons.push(path)
      return takesBeacons
    },
  })
  return { sender, sent, beacons }
}

describe('sends', () => {
  test('the events of a moment together, with the time-out and the referrer of the specification', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { sender, sent } = senderWith([200])
    sender.put(view('a'))
    sender.put(view('b'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.path).toBe(trackerPostPath)
    expect(JSON.parse(sent[0]?.body ?? '').data).toEqual([view('a').event, view('b').event])
    expect(sent[0]?.init).toMatchObject({
      keepalive: true,
      referrerPolicy: 'no-referrer-when-downgrade',
      credentials: 'include',
    })
    expect(timeout).toHaveBeenCalledWith(trackerTimeoutMs)
    expect(trackerTimeoutMs).toBe(5000)
  })

  test('a log with its key, and the hash of its body in the path', async () => {
    const { sender, sent } = senderWith([200])
    sender.put({ way: 'client_page_log', event: { seconds: 3 } })
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent[0]?.path).toBe(logPath('client_page_log', 'pwa', sent[0]?.body ?? ''))
    expect(sent[0]?.init.headers).toMatchObject({ [eventKeyHeader]: eventKey })
  })

  test('no more than 40000 bytes at once', () => {
    expect(trackerMaxPostBytes).toBe(40_000)
    const large = Array.from({ length: 30 }, (_, i) => ({
      ...view(`${i}`),
      event: { e: 'pv', page: 'é'.repeat(1000) },
    }))
    const { taken, body } = batchOf(large)
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(trackerMaxPostBytes)
    expect(taken).toHaveLength(19)
  })
})

describe('after a failure', () => {
  test.each([500, 503, 429, 0])('by %d tries again, later each time', async (status) => {
    const { sender, sent } = senderWith([status, status, 200])
    sender.put(view('a'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(3)
  })

  test.each(trackerNoRetryStatuses)('by %d does not try again', async (status) => {
    const { sender, sent } = senderWith([status])
    sender.put(view('a'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(1)
  })
})

describe('when the page is left', () => {
  test('hands all events to the browser', () => {
    const { sender, sent, beacons } = senderWith([200])
    sender.put(view('a'))
    sender.put({ way: 'client_event_log', event: {} })
    sender.leave()
    expect(beacons).toEqual([trackerPostPath])
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true])
    expect(globalThis.localStorage.getItem(queueKey)).toBeNull()
  })

  test('keeps what the browser does not take, at most a thousand events, for the next page', async () => {
    expect(trackerQueueMax).toBe(1000)
    const { sender } = senderWith([200], false)
    for (let i = 0; i <= trackerQueueMax; i += 1) sender.put(view(`${i}`))
    sender.leave()
    const kept = JSON.parse(globalThis.localStorage.getItem(queueKey) ?? '[]') as Parcel[]
    expect(kept).toHaveLength(trackerQueueMax)
    expect(kept[0]?.event.eid).toBe('1')
    const next = senderWith([200])
    await vi.advanceTimersByTimeAsync(1000)
    expect(next.sent).toHaveLength(10)
    expect(globalThis.localStorage.getItem(queueKey)).toBe('[]')
  })

  test('reads nothing that is no event', () => {
    globalThis.localStorage.setItem(queueKey, '[{"way":3}]')
    expect(() => senderWith([200])).not.toThrow()
  })
})
