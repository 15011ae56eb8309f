// Points in the ledger: each change is one posting, and what is owed is booked beside what is held (decision
// 0181).
import type { Cents } from '@hemline/rules/common/money.ts'
import { type AccountRef, account, accountKey, type LedgerEntry } from '@hemline/rules/ledger/ledger.ts'
import { givePoints, type PointsKind, takePoints } from '@hemline/rules/rewards/points.ts'
import type { Tx } from '../../platform/db.ts'
import { lockBalances, type Overdrawn, type Posted, post } from '../ledger/ledger.ts'

/** A change of a user's points, once for its key; `points` is above zero. */
export type PointsChange = {
  key: string
  userId: string
  points: number
  reason: string
  now: Date
  orderId?: string
}

const issued = account('points_issued')
const heldBy = (userId: string): AccountRef => account('points', userId)
const owedBy = (userId: string): AccountRef => account('points_owed', userId)

/**
 * Locks a user's points until the transaction ends; returns how many points the user holds, and how many the
 * user owes after refunds; 0 for both without an account.
 */
export async function lockPoints(tx: Tx, userId: string): Promise<{ held: number; owed: number }> {
  const balances = await lockBalances(tx, [heldBy(userId), owedBy(userId)])
  const of = (ref: AccountRef): Cents | undefined => balances.get(accountKey(ref))
  return { held: of(heldBy(userId)) ?? 0, owed: -(of(owedBy(userId)) ?? 0) }
}

async function write(
  tx: Tx,
  kind: PointsKind,
  { userId: _, points: __, ...head }: PointsChange,
  entries: readonly LedgerEntry[],
): Promise<Posted> {
  const posted = await post(tx, { ...head, kind, entries })
  if (posted.__typename === 'Overdrawn') throw new Error(`rewards: ${head.key} takes more than there is`)
  return posted
}

/**
 * Credits points to a user, once for the change's key, in the caller's transaction; points that the user owes
 * are paid first.
 */
export async function addPoints(
  tx: Tx,
  kind: 'points_earned' | 'points_returned',
  change: PointsChange,
): Promise<void> {
  const { owed } = await lockPoints(tx, change.userId)
  const { gets, paysOwed } = givePoints(change.points, owed)
  await write(tx, kind, change, [
    { account: heldBy(change.userId), amount: gets },
    { account: owedBy(change.userId), amount: paysOwed },
    { account: issued, amount: -change.points },
  ])
}

/**
 * Takes back points that were earned with something refunded since, once for the change's key, in the
 * caller's transaction; points that the user no longer holds are owed.
 */
export async function takePointsBack(tx: Tx, change: PointsChange): Promise<void> {
  const { held } = await lockPoints(tx, change.userId)
  const { taken, owed } = takePoints(change.points, held)
  await write(tx, 'points_taken_back', change, [
    { account: heldBy(change.userId), amount: -taken },
    { account: owedBy(change.userId), amount: -owed },
    { account: issued, amount: change.points },
  ])
}

/**
 * Takes points that the user spends or that expire, once for the change's key. Returns Overdrawn when the
 * user holds fewer; the caller then rolls back.
 */
export async function usePoints(
  tx: Tx,
  kind: 'points_spent' | 'points_expired',
  { userId, points, ...head }: PointsChange,
): Promise<Posted | Overdrawn> {
  return post(tx, {
    ...head,
    kind,
    entries: [
      { account: heldBy(userId), amount: -points },
      { account: issued, amount: points },
    ],
  })
}
