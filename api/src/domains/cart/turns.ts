// Turns: a piece that comes free while shoppers wait in line goes to the first in line, whichever request
// comes first (decision 0053).

import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { turnMinutes } from '@hemline/rules/queue/queue.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { notifyLive } from '../../platform/live.db.ts'
import { notify, notifyAll } from '../notifications/notifications.ts'
import { type HoldTaken, type HoldWanted, releaseHold, takeHold } from './cart.db.ts'
import { freeHolds as freeInDb, returnHolds as returnInDb } from './order-holds.db.ts'
import {
  countPlaces,
  deletePlace,
  findPieceNamed,
  findTurnTold,
  giveTurn,
  insertPlace,
  listDueTurns,
  listEndsWaitedFor,
  listLineFacts,
  listPlaces,
  listTurns,
  listUsersOfCarts,
  listWaiting,
  lockHold,
  type TurnGiven,
} from './turns.db.ts'

/**
 * Gives a free piece to the first cart in its waiting line, notifies the carts and the user concerned and
 * queues the job that ends the turn; simultaneous calls give one turn. Returns undefined when the piece is
 * held, was never held, is not for sale, or no cart waits.
 */
export async function handTurn(tx: Tx, itemNumber: number): Promise<TurnGiven | undefined> {
  const hold = await lockHold(tx, itemNumber)
  return hold?.free ? handLockedTurn(tx, itemNumber) : undefined
}

/**
 * Takes the hold of a piece for a cart, but respects its waiting line: returns 'turn due' when the piece came
 * free and another cart is first in line, undefined when another cart or an order holds it or it is not for
 * sale. This transaction gives that turn; if it is rolled back, handTurn gives the turn again.
 */
export async function takeHoldInTurn(tx: Tx, hold: HoldWanted): Promise<HoldTaken | 'turn due' | undefined> {
  const before = await lockHold(tx, hold.itemNumber)
  const turn = before?.free ? await handLockedTurn(tx, hold.itemNumber) : undefined
  return turn && turn.cart_id !== hold.cartId ? 'turn due' : takeHold(tx, hold)
}

/**
 * Releases a cart's unused turn and gives the piece to the next in line; does nothing without such a turn.
 */
async function giveUpTurn(tx: Tx, turn: { itemNumber: number; cartId: string }): Promise<void> {
  const hold = await lockHold(tx, turn.itemNumber)
  if (!hold?.is_turn || hold.free || hold.cart_id !== turn.cartId) return
  await releaseHold(tx, turn)
  await handTurn(tx, turn.itemNumber)
}

/**
 * Gives a piece, whose hold is locked and known to be free, to the first cart in its waiting line, as
 * handTurn does; undefined when the piece is not for sale or no cart waits.
 */
async function handLockedTurn(tx: Tx, itemNumber: number): Promise<TurnGiven | undefined> {
  const turn = await giveTurn(tx, { itemNumber, minutes: turnMinutes })
  if (!turn) return undefined
  const until = turn.expires_at.toISOString()
  await notifyLive(tx, { kind: 'turn', itemNumber, carts: [turn.cart_id], until })
  if (turn.before && turn.before !== turn.cart_id)
    await notifyLive(tx, { kind: 'hold-ended', itemNumber, carts: [turn.before] })
  await tellTurn(tx, turn, itemNumber)
  await tellLine(tx, itemNumber)
  await handTurnAt(tx, itemNumber, turn.expires_at)
  return turn
}

/** Tells the user whose turn has come, in the bell and outside of the shop; visitors hear it live only. */
async function tellTurn(tx: Tx, turn: TurnGiven, itemNumber: number): Promise<void> {
  const told = await findTurnTold(tx, turn.cart_id, itemNumber)
  if (!told) return
  const until = turn.expires_at.toISOString()
  await notify(tx, {
    userId: told.user_id,
    kind: 'turn',
    key: `turn:${itemNumber}:${until}`,
    title: `It is your turn: ${told.brand} ${told.title}`,
    body: `Yours to buy for ${turnMinutes} minutes, for ${dollars(told.price_cents)}. Then we ask the next person.`,
    link: `/product/${itemNumber}`,
    itemNumber,
    amountCents: cents(told.price_cents),
    data: { until },
  })
}

/**
 * Tells the users of the carts that waited for a piece that it is no longer for sale; each user once, also
 * when the job runs again. Visitors hear it live, or at their next visit (decision 0135).
 */
async function tellLineEnded(
  tx: Tx,
  { itemNumber, carts }: { itemNumber: number; carts: readonly string[] },
): Promise<void> {
  const piece = await findPieceNamed(tx, itemNumber)
  if (!piece) return
  const users = await listUsersOfCarts(tx, carts)
  await notifyAll(
    tx,
    users.map((userId) => ({
      userId,
      kind: 'turn',
      key: `turn:${itemNumber}:over:${userId}`,
      title: `No longer for sale: ${piece.brand} ${piece.title}`,
      body: 'So the line that you stood in has ended. Pieces like it are on its page.',
      link: `/product/${itemNumber}`,
      itemNumber,
    })),
  )
}

/** Notifies the carts that wait for a piece that their places changed. */
async function tellLine(tx: DbOrTx, itemNumber: number): Promise<void> {
  const carts = await listWaiting(tx, itemNumber)
  if (carts.length > 0) await notifyLive(tx, { kind: 'queue-moved', itemNumber, carts })
}

/**
 * Queues a job for the moment when a hold ends; without it the next in line would wait until the next
 * request for the piece.
 */
async function handTurnAt(tx: DbOrTx, itemNumber: number, at: Date): Promise<void> {
  await addJob(tx, 'handTurn', { itemNumber }, { key: `turn:${itemNumber}`, at })
}

/**
 * Returns an order's holds to their cart with the end they have and schedules turns for the waiting line;
 * returns the item numbers.
 */
export async function returnHolds(tx: DbOrTx, orderId: string): Promise<number[]> {
  const itemNumbers = await returnInDb(tx, orderId)
  await handTurnsLater(tx, itemNumbers)
  return itemNumbers
}

/**
 * Ends at once the holds that orders have on pieces and queues jobs; the first in line gets each piece as
 * soon as it is for sale. Holds of carts stay.
 */
export async function freeHolds(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  await freeInDb(tx, itemNumbers)
  await handTurnsLater(tx, itemNumbers)
}

/** Queues jobs, because the pieces may be for sale only later in the same transaction. */
async function handTurnsLater(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  for (const one of await listEndsWaitedFor(tx, itemNumbers))
    await handTurnAt(tx, one.item_number, one.expires_at)
}

/**
 * The functions of the waiting line, for the queue domain: waiting lines are written only here, next to the
 * holds.
 */
export const line = {
  countPlaces,
  deletePlace,
  giveUpTurn,
  handTurn,
  handTurnAt,
  insertPlace,
  listDueTurns,
  listLineFacts,
  listPlaces,
  listTurns,
  listWaiting,
  lockHold,
  tellLine,
  tellLineEnded,
}
