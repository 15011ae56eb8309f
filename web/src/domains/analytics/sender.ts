// Sends events to the collector: batches for the tracker protocol, and the three logs with their key
// (specification §7 and §9). A failure is never shown and never disturbs a page.
import {
  type EventPlatform,
  eventKey,
  eventKeyHeader,
  eventsPerRequest,
  type LogKind,
  logPath,
  payloadDataSchema,
  trackerPostPath,
} from '@hemline/rules/analytics/collector.ts'
import {
  trackerMaxPostBytes,
  trackerNoRetryStatuses,
  trackerQueueMax,
  trackerTimeoutMs,
} from '@hemline/rules/vocabulary/constants.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** An event and its way: the tracker protocol, or one of the logs. */
export type Parcel = { way: 'tracker' | LogKind; event: Record<string, unknown> }

export const queueKey = 'hemline-events'
/** Waits between tries in milliseconds: twice as long each time, a minute at most. */
const firstWaitMs = 1000
const longestWaitMs = 60_000
/** Events of a moment travel together. */
const gatherMs = 2000

const isParcels = (value: unknown): value is Parcel[] =>
  Array.isArray(value) && value.every((one) => typeof one?.way === 'string' && typeof one?.event === 'object')

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * Returns the next events of the queue that go to one endpoint and fit into one request (`taken`: at most 100
 * events and 40,000 bytes, but at least one), the endpoint's kind (`way`) and the JSON body.
 */
export function batchOf(queue: readonly Parcel[]): {
  taken: readonly Parcel[]
  way: Parcel['way']
  body: string
} {
  const way = queue[0]?.way ?? 'tracker'
  const bodyOf = (parcels: readonly Parcel[]) => {
    const events = parcels.map(({ event }) => event)
    return JSON.stringify(way === 'tracker' ? { schema: payloadDataSchema, data: events } : events)
  }
  let taken: readonly Parcel[] = []
  let bytes = bytesOf(bodyOf([]))
  for (const one of queue.filter((parcel) => parcel.way === way).slice(0, eventsPerRequest)) {
    bytes += bytesOf(JSON.stringify(one.event)) + 1
    if (taken.length > 0 && bytes > trackerMaxPostBytes) break
    taken = [...taken, one]
  }
  return { taken, way, body: bodyOf(taken) }
}

type Options = {
  platform: EventPlatform
  send?: typeof fetch
  beacon?: (path: string, body: Blob) => boolean
}

/**
 * Makes a sender of tracked events, which keeps unsent ones (at most 1000) in localStorage. `put` queues an
 * event and sends two seconds later; a failed request is tried again after 1 to 60 seconds, one refused as
 * wrong is dropped. `leave` sends or stores all queued ones at once, because the page may be going away.
 */
export function createSender({
  platform,
  send = (input, init) => fetch(input, init),
  beacon = (path, body) => globalThis.navigator.sendBeacon(path, body),
}: Options) {
  let queue: Parcel[] = readStored<Parcel[]>(queueKey, [], isParcels)
  if (queue.length > 0) writeStored(queueKey, [])
  let isPlanned = false
  let waitMs = firstWaitMs
  let isSending = false

  const drop = (gone: readonly Parcel[]) => {
    queue = queue.filter((one) => !gone.includes(one))
  }
  const request = (way: LogKind | 'tracker', body: string) =>
    send(way === 'tracker' ? trackerPostPath : logPath(way, platform, body), {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(way !== 'tracker' && { [eventKeyHeader]: eventKey }),
      },
      credentials: 'include',
      keepalive: true,
      referrerPolicy: 'no-referrer-when-downgrade',
      signal: AbortSignal.timeout(trackerTimeoutMs),
    })
  /** Sends one batch; returns whether the collector is done with it, by taking or by refusing it. */
  async function deliver(): Promise<boolean> {
    const { taken, way, body } = batchOf(queue)
    try {
      const { ok, status } = await request(way, body)
      if (!ok && !trackerNoRetryStatuses.includes(status)) return false
    } catch {
      return false
    }
    drop(taken)
    return true
  }
  async function sendAll(): Promise<void> {
    isPlanned = false
    if (isSending) return
    isSending = true
    let isDone = true
    while (isDone && queue.length > 0) isDone = await deliver()
    isSending = false
    waitMs = isDone ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs)
    if (queue.length > 0) plan(waitMs)
  }
  function plan(ms: number): void {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => void sendAll(), ms)
  }
  if (queue.length > 0) plan(firstWaitMs)

  return {
    put: (parcel: Parcel): void => {
      queue = [...queue, parcel].slice(-trackerQueueMax)
      plan(gatherMs)
    },
    /**
     * Sends all events by the browser's beacon, or, where a key is needed, by a request that outlives the
     * page. What the browser does not take is kept for the next page.
     */
    leave: (): void => {
      const kept: Parcel[] = []
      while (queue.length > 0) {
        const { taken, way, body } = batchOf(queue)
        drop(taken)
        if (way !== 'tracker') request(way, body).catch(() => undefined)
        else if (!beacon(trackerPostPath, new Blob([body], { type: 'application/json' }))) kept.push(...taken)
      }
      if (kept.length === 0) return
      const before = readStored<Parcel[]>(queueKey, [], isParcels)
      writeStored(queueKey, [...before, ...kept].slice(-trackerQueueMax))
    },
  }
}
export type Sender = ReturnType<typeof createSender>
