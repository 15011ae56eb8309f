// Where a member stands: the orders that count, the tier that follows from them, and the points that an
// order brings (decision 0181).
import { startOfYear, yearOf } from '@hemline/rules/rewards/days.ts'
import { pointsOfOrder } from '@hemline/rules/rewards/points.ts'
import { tierNames } from '@hemline/rules/rewards/tier-names.ts'
import { higherTier, type TierInfo, tierInfoOf } from '@hemline/rules/rewards/tiers.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { setLoyaltyTier } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { addPoints, takePointsBack } from './book.ts'
import {
  findMember,
  findPointsOfOrder,
  listSpent,
  type MemberRow,
  type SpentRow,
  upsertTierSince,
} from './rewards.db.ts'

/** A member's row, the orders of this year and the last, and the tier that follows. */
export type Standing = { member: MemberRow; spent: SpentRow[]; info: TierInfo }

/**
 * Returns a user's member row, the orders since the start of last year (cents), and the tier that follows
 * from them, a courtesy tier included; undefined for an unknown user.
 */
export async function standingOf(db: DbOrTx, userId: string, now: Date): Promise<Standing | undefined> {
  const member = await findMember(db, userId)
  if (!member) return undefined
  const spent = await listSpent(db, userId, startOfYear(yearOf(now) - 1))
  const { courtesy_tier: tier, courtesy_until: until } = member
  const info = tierInfoOf(
    spent.map((one) => ({ placedAt: one.placed_at, cents: one.cents, kept: one.kept })),
    now,
    tier && until ? { tier, until } : null,
  )
  return { member, spent, info }
}

/**
 * Stores the tier that follows from a user's orders, in the caller's transaction; notifies a user who rises,
 * once for each year. Does nothing for an unknown user and while the tier stays.
 */
export async function settleTier(tx: Tx, userId: string, now: Date): Promise<void> {
  const standing = await standingOf(tx, userId, now)
  if (!standing || standing.info.tier === standing.member.tier) return
  const { info, member } = standing
  await setLoyaltyTier(tx, userId, info.tier)
  await upsertTierSince(tx, userId, now)
  if (higherTier(info.tier, member.tier) === member.tier) return
  await notify(tx, {
    userId,
    kind: 'reward',
    key: `tier:${info.tier}:${yearOf(now)}`,
    title: `You are a ${tierNames[info.tier]}`,
    body: `From today until the end of ${yearOf(now) + 1}. See what comes with it.`,
    link: '/rewards/benefits',
    at: now,
  })
}

/** An order as its points depend on it: what it promised, what its pieces cost, and what is left of that. */
export type OrderOfPoints = {
  id: string
  userId: string
  promised: number
  sold: number
  kept: number
}

/**
 * Brings the points of an order to what its kept pieces earn, and the shopper's tier with them, in the
 * caller's transaction and under the order's lock. `isComplete`: its return window is over; before that an
 * order without points is left alone. Doing it again changes nothing.
 */
export async function settlePoints(
  tx: Tx,
  {
    order,
    isComplete,
    reason,
    now,
  }: { order: OrderOfPoints; isComplete: boolean; reason: string; now: Date },
): Promise<void> {
  const before = await findPointsOfOrder(tx, order.id)
  if (!isComplete && before.postings === 0) return
  const more = pointsOfOrder(order) - before.points
  const change = {
    key: before.postings === 0 ? `order/${order.id}/points` : `order/${order.id}/points/${before.postings}`,
    userId: order.userId,
    points: Math.abs(more),
    reason,
    now,
    orderId: order.id,
  }
  if (more > 0) await addPoints(tx, 'points_earned', change)
  if (more < 0) await takePointsBack(tx, change)
  await settleTier(tx, order.userId, now)
}
