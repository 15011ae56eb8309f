// The jobs that buy for saved searches: one for a piece that was matched, and a round for orders whose job
// died (decision 0214).
import { inTransaction } from '../../platform/db.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { handTurn } from '../cart/cart.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { insertTry, listOpenTries, listTriesBefore, listWanted, lockAutoBuy } from './auto-buys.db.ts'
import { type Ordering, orderMatch, type Wanted } from './buy.ts'
import { pauseIn, settleTry } from './settle.ts'

/** A match waits so long for others' holds to end; then the piece is left to them. */
const waitMostMs = 24 * 3_600_000
/** An order older than this has lost its job. */
const lostMs = 30_000
const followedAtOnce = 50

/**
 * Job: buys a piece for the saved searches that matched it and buy by themselves, the earliest agreement
 * first, until one has it or its payment is not decided yet. While somebody holds the piece, queues itself
 * for the end of the hold, up to 24 hours after the match. Stores why a match was passed over, and pauses an
 * agreement that needs its owner. Running again, or twice at once, buys nothing twice.
 */
export async function buyMatches(doors: OrderDoors, itemNumber: number): Promise<void> {
  for (const open of await listOpenTries(doors.db, itemNumber))
    if ((await settleTry(doors, open)) !== 'Failed') return
  for (const one of await listWanted(doors.db, itemNumber)) {
    const wanted = { ...one, itemNumber }
    const ordering = await orderMatch(doors, wanted)
    if (ordering.__typename === 'Ordered') {
      const [open] = await listOpenTries(doors.db, itemNumber)
      if (!open || (await settleTry(doors, open)) !== 'Failed') return
    } else if (await isOver(doors, wanted, ordering)) return
  }
}

/**
 * Stores why a match ordered nothing (left to others, agreement paused) or queues the job for the end of
 * another's hold; returns true when the piece is nobody's to buy now.
 */
async function isOver(doors: OrderDoors, wanted: Wanted, ordering: Ordering): Promise<boolean> {
  const { itemNumber } = wanted
  const now = doors.now()
  switch (ordering.__typename) {
    case 'TurnDue': {
      // The turn was rolled back with the hold: who is first in line gets the piece all the same.
      const turn = await inTransaction(doors.db, (tx) => handTurn(tx, itemNumber))
      return waitFor(doors, wanted, turn?.expires_at ?? now)
    }
    case 'Waits':
      return waitFor(doors, wanted, ordering.until)
    case 'Passed':
      await pass(doors, wanted, ordering.why)
      return false
    case 'Paused':
      await inTransaction(doors.db, async (tx) => {
        const agreed = await lockAutoBuy(tx, wanted.search_id)
        if (agreed) await pauseIn(tx, agreed, ordering.why, now)
      })
      return false
    default:
      return false
  }
}

/**
 * Queues the job for one second after the end of a hold; a match that would then be older than 24 hours is
 * passed instead. Always returns true.
 */
async function waitFor(doors: OrderDoors, wanted: Wanted, until: Date): Promise<boolean> {
  const { itemNumber, matched_at: matchedAt } = wanted
  if (until.getTime() > matchedAt.getTime() + waitMostMs) {
    await pass(doors, wanted, 'held')
    return true
  }
  const at = new Date(until.getTime() + 1000)
  await inTransaction(doors.db, (tx) =>
    addJob(tx, 'buyMatches', { itemNumber }, { key: `buy-matches/${itemNumber}`, at }),
  )
  return true
}

async function pass(doors: OrderDoors, wanted: Wanted, why: string): Promise<void> {
  await inTransaction(doors.db, async (tx) => {
    const agreed = await lockAutoBuy(tx, wanted.search_id)
    if (!agreed) return
    await insertTry(tx, {
      id: uuidv7(doors.now().getTime()),
      searchId: wanted.search_id,
      userId: agreed.user_id,
      itemNumber: wanted.itemNumber,
      matchedAt: wanted.matched_at,
      agreedAt: agreed.agreed_at,
      status: 'passed',
      why,
      orderId: null,
      totalCents: null,
      now: doors.now(),
    })
  })
}

/**
 * Job: goes on with up to 50 orders of saved searches that are older than 30 seconds and whose payment is not
 * decided: their job died, or the processor was silent.
 */
export async function followAutoBuys(doors: OrderDoors): Promise<void> {
  const before = new Date(doors.now().getTime() - lostMs)
  await eachAlone(await listTriesBefore(doors.db, before, followedAtOnce), async (row) => {
    await settleTry(doors, row)
  })
}
