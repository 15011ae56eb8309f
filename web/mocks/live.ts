// Live events without a server: a replacement for the browser's EventSource that polls the mocks'
// tables.
import type { LiveEvent, LiveEvents } from '@hemline/rules/queue/events.ts'
import { contextOf } from './answer.ts'
import { type Jar, livingHold, ownerOf } from './context.ts'
import type { MockDb } from './db.ts'
import { countUnread } from './domains/notifications.mock.ts'
import { snapshotOf } from './line.ts'

type Snapshot = LiveEvents['snapshot']

type Facts = { sold: (itemNumber: number) => boolean; mineUntil: (itemNumber: number) => string | undefined }

/** Returns the events between two snapshots. */
function changes(before: Snapshot, after: Snapshot, { sold, mineUntil }: Facts): LiveEvent[] {
  const turns = after.turns.filter((turn) => !before.turns.some((one) => one.itemNumber === turn.itemNumber))
  const moved = after.places.filter((place) =>
    before.places.some((one) => one.itemNumber === place.itemNumber && one.place !== place.place),
  )
  const gone = before.places.filter(
    ({ itemNumber }) => ![...after.places, ...after.turns].some((one) => one.itemNumber === itemNumber),
  )
  return [
    ...turns.map((data) => ({ name: 'turn' as const, data })),
    ...moved.map((data) => ({ name: 'queue-moved' as const, data })),
    // A place that is gone became a turn: the piece was still in the cart and is held again.
    ...gone.flatMap(({ itemNumber }) => {
      const until = mineUntil(itemNumber)
      return until === undefined ? [] : [{ name: 'turn' as const, data: { itemNumber, until } }]
    }),
    ...gone
      .filter(({ itemNumber }) => sold(itemNumber))
      .map(({ itemNumber }) => ({ name: 'sold' as const, data: { itemNumber } })),
  ]
}

/** Returns an EventSource class for one shop and one browser's cookies, to replace the browser's own. */
export function mockEventSource(db: MockDb, jar: Jar, everyMs = 1000): typeof EventSource {
  const connect = () => {
    const target = new EventTarget()
    const tell = ({ name, data }: LiveEvent) =>
      target.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
    const look = () => snapshotOf(contextOf(db, jar))
    const facts: Facts = {
      sold: (itemNumber) => db.state.sold.includes(itemNumber),
      mineUntil: (itemNumber) => {
        const ctx = contextOf(db, jar)
        const hold = livingHold(ctx, itemNumber)
        return hold?.owner === ownerOf(ctx) ? new Date(hold.expiresAt).toISOString() : undefined
      },
    }
    let seen: Snapshot | undefined
    const news = () => countUnread(contextOf(db, jar))
    let unread = news()
    const timer = setInterval(() => {
      const now = look()
      if (seen) for (const event of changes(seen, now, facts)) tell(event)
      else tell({ name: 'snapshot', data: now })
      seen = now
      if (news() > unread) tell({ name: 'told', data: {} })
      unread = news()
      db.save()
    }, everyMs)
    return Object.assign(target, { readyState: 1, close: () => clearInterval(timer) })
  }
  // Called with `new`: an object that a constructor returns is the result of `new`.
  return Object.assign(
    function sourceOfMocks() {
      return connect()
    },
    { CONNECTING: 0, OPEN: 1, CLOSED: 2 },
  ) as unknown as typeof EventSource
}
