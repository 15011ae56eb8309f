// Live events without a server: a stand-in for the browser's EventSource that looks at the mocks'
// tables every now and then.
import type { LiveEvent, LiveEvents } from '@hemline/rules/queue/events.ts'
import { contextOf } from './answer.ts'
import { type Jar, livingHold, ownerOf } from './context.ts'
import type { MockDb } from './db.ts'
import { snapshotOf } from './line.ts'

type Snapshot = LiveEvents['snapshot']

type Facts = { sold: (itemNumber: number) => boolean; mineUntil: (itemNumber: number) => string | undefined }

/** What happened between two looks. */
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
    // A piece that still lay in the cart is there again.
    ...gone.flatMap(({ itemNumber }) => {
      const until = mineUntil(itemNumber)
      return until === undefined ? [] : [{ name: 'turn' as const, data: { itemNumber, until } }]
    }),
    ...gone
      .filter(({ itemNumber }) => sold(itemNumber))
      .map(({ itemNumber }) => ({ name: 'sold' as const, data: { itemNumber } })),
  ]
}

/** An EventSource over one shop and one browser's cookies, to be put where the browser's own stands. */
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
    const timer = setInterval(() => {
      const now = look()
      if (seen) for (const event of changes(seen, now, facts)) tell(event)
      else tell({ name: 'snapshot', data: now })
      seen = now
      db.save()
    }, everyMs)
    return Object.assign(target, { readyState: 1, close: () => clearInterval(timer) })
  }
  // Called with `new`: what a constructor returns is what `new` gives.
  return Object.assign(
    function sourceOfMocks() {
      return connect()
    },
    { CONNECTING: 0, OPEN: 1, CLOSED: 2 },
  ) as unknown as typeof EventSource
}
