// Turns: a piece that comes free while somebody waits for it is the first one's in line, whoever
// reaches for it (decision 0053).
import { turnMinutes } from '@hemline/rules/queue/queue.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { notifyLive } from '../../platform/live.db.ts'
import { type HoldTaken, type HoldWanted, releaseHold, takeHold } from './cart.db.ts'
import { freeHolds as freeInDb, returnHolds as returnInDb } from './order-holds.db.ts'
import {
  countPlaces,
  deletePlace,
  giveTurn,
  insertPlace,
  listDueTurns,
  listEndsWaitedFor,
  listLineFacts,
  listPlaces,
  listTurns,
  listWaiting,
  lockHold,
  type TurnGiven,
} from './turns.db.ts'

/**
 * Gives a piece that is free to the first in line, if somebody waits, and tells everybody concerned; exactly
 * once, however many ask. Undefined when it is held, not for sale, or nobody waits.
 */
export async function handTurn(tx: Tx, itemNumber: number): Promise<TurnGiven | undefined> {
  const hold = await lockHold(tx, itemNumber)
  return hold?.free ? handLockedTurn(tx, itemNumber) : undefined
}

/**
 * Takes the hold of a piece as takeHold does, and never past the line: 'turn due' when the piece came free
 * and somebody else is the first in it. That turn is given by the same transaction, and again by handTurn
 * should it be rolled back.
 */
export async function takeHoldInTurn(tx: Tx, hold: HoldWanted): Promise<HoldTaken | 'turn due' | undefined> {
  const before = await lockHold(tx, hold.itemNumber)
  const turn = before?.free ? await handLockedTurn(tx, hold.itemNumber) : undefined
  return turn && turn.cart_id !== hold.cartId ? 'turn due' : takeHold(tx, hold)
}

/** Lets go of a turn that was not used yet, so that it is the next one's; nothing happens to who has none. */
async function giveUpTurn(tx: Tx, turn: { itemNumber: number; cartId: string }): Promise<void> {
  const hold = await lockHold(tx, turn.itemNumber)
  if (!hold?.is_turn || hold.free || hold.cart_id !== turn.cartId) return
  await releaseHold(tx, turn)
  await handTurn(tx, turn.itemNumber)
}

/** The same for a hold that is locked and known to be free. */
async function handLockedTurn(tx: Tx, itemNumber: number): Promise<TurnGiven | undefined> {
  const turn = await giveTurn(tx, { itemNumber, minutes: turnMinutes })
  if (!turn) return undefined
  const until = turn.expires_at.toISOString()
  await notifyLive(tx, { kind: 'turn', itemNumber, carts: [turn.cart_id], until })
  if (turn.before && turn.before !== turn.cart_id)
    await notifyLive(tx, { kind: 'hold-ended', itemNumber, carts: [turn.before] })
  await tellLine(tx, itemNumber)
  await handTurnAt(tx, itemNumber, turn.expires_at)
  return turn
}

/** Tells those who wait for a piece where they stand now. */
async function tellLine(tx: DbOrTx, itemNumber: number): Promise<void> {
  const carts = await listWaiting(tx, itemNumber)
  if (carts.length > 0) await notifyLive(tx, { kind: 'queue-moved', itemNumber, carts })
}

/**
 * A job for the moment a hold ends: without it the next in line would wait until somebody touches the piece.
 */
async function handTurnAt(tx: DbOrTx, itemNumber: number, at: Date): Promise<void> {
  await addJob(tx, 'handTurn', { itemNumber }, { key: `turn:${itemNumber}`, at })
}

/**
 * The order lets go of its holds: they are the cart's again with the end they have, and
 * then the next one's in line.
 */
export async function returnHolds(tx: DbOrTx, orderId: string): Promise<number[]> {
  const itemNumbers = await returnInDb(tx, orderId)
  await handTurnsLater(tx, itemNumbers)
  return itemNumbers
}

/**
 * Pieces of an order that come back into the shop are free, or the first one's who waits as
 * soon as they are on sale.
 */
export async function freeHolds(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  await freeInDb(tx, itemNumbers)
  await handTurnsLater(tx, itemNumbers)
}

/** Jobs, since the pieces may come on sale only later in the same transaction. */
async function handTurnsLater(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  for (const one of await listEndsWaitedFor(tx, itemNumbers))
    await handTurnAt(tx, one.item_number, one.expires_at)
}

/** For the domain queue, by the cart's door: lines are written where holds are, and nowhere else. */
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
}
