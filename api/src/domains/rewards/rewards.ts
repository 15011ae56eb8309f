// The rewards program: points, tiers, and what members have for them (specification §3 Rewards; decision
// 0181). Other domains tell it what was kept and what went back.
import { cents } from '@hemline/rules/common/money.ts'
import { creditReasonWords } from '@hemline/rules/rewards/credit-words.ts'
import { birthdayIn, isBirthday, yearOf } from '@hemline/rules/rewards/days.ts'
import { redeemedUntil, rewardMeanings, rewardOfferOf, rewardOffers } from '@hemline/rules/rewards/kinds.ts'
import { nextEnding, pointsLeft, pointsOfOrder } from '@hemline/rules/rewards/points.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { Posted } from '../ledger/ledger.ts'
import { personOf } from '../notifications/notifications.ts'
import { addPoints, usePoints } from './book.ts'
import { type CreditRow, listCredits } from './credits.db.ts'
import {
  deleteBoughtReward,
  insertReward,
  listPoints,
  listRewards,
  type MemberRow,
  type PointsRow,
  type SpentRow,
  upsertBirthday,
} from './rewards.db.ts'
import { standingOf } from './standing.ts'

export { usePoints } from './book.ts'
export { returnRewardOfReturn, returnRewards, takeRewards, useRewardForReturn } from './rewards.db.ts'
export { runRewards } from './rounds.ts'
export { settlePoints } from './standing.ts'

const dayMs = 86_400_000
const activityMost = 100
const creditsMost = 200

/** Returns the viewer's user id. Throws UNAUTHENTICATED for visitors, FORBIDDEN for banned people. */
function memberOf(ctx: Context): string {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return userId
}

const entryOf = ({ kind, amount, at, lot_at }: PointsRow) => ({ kind, amount, at, lotAt: lot_at })

const sumOf = (rows: readonly PointsRow[]) => rows.reduce((sum, one) => sum + one.amount, 0)

/** Returns the points that came in a year, and those that were used, both without what was undone. */
function ofYear(rows: readonly PointsRow[], year: number): { earned: number; used: number } {
  const theirs = rows.filter((one) => yearOf(one.at) === year)
  const of = (...kinds: PointsRow['kind'][]) => sumOf(theirs.filter(({ kind }) => kinds.includes(kind)))
  return {
    earned: of('points_earned', 'points_taken_back'),
    used: Math.max(0, -of('points_spent', 'points_returned')),
  }
}

function comingOf(spent: readonly SpentRow[]) {
  return spent
    .filter((one) => !one.kept)
    .map((one) => ({
      orderId: one.id,
      points: pointsOfOrder({ promised: one.promised, sold: one.sold, kept: one.cents }),
      amount: cents(one.cents),
      dueAt: one.delivered_at && new Date(one.delivered_at.getTime() + deliveryReturnDays * dayMs),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => Number(a.dueAt ?? Number.MAX_SAFE_INTEGER) - Number(b.dueAt ?? Number.MAX_SAFE_INTEGER))
}

function birthdayOf({ birthday_month: month, birthday_day: day, birthday_told_at }: MemberRow, now: Date) {
  if (month === null || day === null || birthday_told_at === null) return null
  const year = yearOf(now)
  const opens = [year, year + 1].map((one) => birthdayIn(one, { month, day }))
  const next = opens.find((one) => one > now && one > birthday_told_at)
  return { month, day, opensAt: next ?? birthdayIn(year + 2, { month, day }) }
}

async function rewardsOf(ctx: Context, userId: string) {
  const now = ctx.now()
  const [standing, points, yours] = await Promise.all([
    standingOf(ctx.db, userId, now),
    listPoints(ctx.db, userId),
    listRewards(ctx.db, userId, now),
  ])
  if (!standing) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { member, spent, info } = standing
  const book = points.map(entryOf)
  const left = pointsLeft(book)
  const { earned, used } = ofYear(points, yearOf(now))
  return {
    tierInfo: { ...info, points: Math.max(0, left) },
    tierSince: member.tier_since,
    tierUntil: info.until,
    pointsOwed: Math.max(0, -left),
    earnedThisYear: earned,
    usedThisYear: used,
    ending: nextEnding(book, now),
    offers: rewardOffers.map((offer) => ({ ...offer, endsAt: redeemedUntil(now) })),
    yours: yours.map((one) => ({
      ...one,
      context: rewardMeanings[one.kind].context,
      grantedAt: one.granted_at,
      leastSpend: one.least_cents === null ? null : cents(one.least_cents),
      endsAt: one.ends_at,
    })),
    birthday: birthdayOf(member, now),
    coming: comingOf(spent),
    activity: points
      .toReversed()
      .slice(0, activityMost)
      .map((one) => ({ ...one, orderId: one.order_id })),
  }
}
type Shown = Awaited<ReturnType<typeof rewardsOf>>

/**
 * Returns the viewer's page of the rewards program: tier, points, rewards, offers, birthday, orders whose
 * points are to come, and the last 100 changes of points; amounts in cents. Throws UNAUTHENTICATED for
 * visitors.
 */
export const rewardsOfViewer = (ctx: Context): Promise<Shown> => rewardsOf(ctx, personOf(ctx))

/**
 * Returns the viewer's loyaltyTierInfo (specification §3): tier, spending in cents, points; null for
 * visitors.
 */
export async function tierInfoOfViewer(ctx: Context): Promise<Shown['tierInfo'] | null> {
  const { userId } = ctx.viewer
  if (userId === null) return null
  const [standing, points] = await Promise.all([
    standingOf(ctx.db, userId, ctx.now()),
    listPoints(ctx.db, userId),
  ])
  return standing ? { ...standing.info, points: Math.max(0, sumOf(points)) } : null
}

/**
 * Returns up to 200 drops of the viewer's store credit with their uses, newest first, amounts in cents.
 * Throws UNAUTHENTICATED for visitors.
 */
export async function creditsOfViewer(ctx: Context) {
  const rows: CreditRow[] = await listCredits(ctx.db, personOf(ctx), creditsMost)
  return rows.map(({ created_at, expires_at, moves, granted, balance, reason, ...drop }) => ({
    ...drop,
    reason: creditReasonWords(reason),
    granted: cents(granted),
    balance: cents(balance),
    createdAt: created_at,
    expiresAt: expires_at,
    moves: moves.map(({ order_id, amount, ...move }) => ({
      ...move,
      reason: creditReasonWords(move.reason),
      amount: cents(amount),
      orderId: order_id,
    })),
  }))
}

export type RewardsPayload = { __typename: 'RewardsPayload'; rewards: Shown }
export type NotEnoughPoints = {
  __typename: 'NotEnoughPoints'
  message: string
  points: number
  wanted: number
}
export type RewardNotUndone = { __typename: 'RewardNotUndone'; message: string }

const payload = async (ctx: Context, userId: string): Promise<RewardsPayload> => ({
  __typename: 'RewardsPayload',
  rewards: await rewardsOf(ctx, userId),
})

const keyLongest = 64

/**
 * Buys a reward with the viewer's points; the same key again buys nothing more. Returns NotEnoughPoints, with
 * nothing taken. Throws BAD_INPUT for a kind that isn't sold and for a key that isn't 1 to 64 characters,
 * UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function redeemReward(
  ctx: Context,
  { kind, key }: { kind: string; key: string },
): Promise<RewardsPayload | NotEnoughPoints> {
  const userId = memberOf(ctx)
  const offer = rewardOfferOf(kind)
  if (!offer) throw refuse('BAD_INPUT', 'There is no such reward for points.')
  if (key === '' || key.length > keyLongest)
    throw refuse('BAD_INPUT', `A key has 1 to ${keyLongest} characters.`)
  const now = ctx.now()
  const done = await inTransaction<Posted | NotEnoughPoints>(ctx.db, 'Posted', async (tx) => {
    const change = {
      key: `redeem/${userId}/${kind}/${key}`,
      userId,
      points: offer.points,
      reason: offer.name,
      now,
    }
    const posted = await usePoints(tx, 'points_spent', change)
    if (posted.__typename === 'Overdrawn')
      return {
        __typename: 'NotEnoughPoints',
        message: `No points were taken: you have ${posted.balance}.`,
        points: posted.balance,
        wanted: offer.points,
      }
    if (!posted.replayed)
      await insertReward(tx, userId, {
        id: posted.id,
        kind: offer.kind,
        type: null,
        name: offer.name,
        description: offer.description,
        points: offer.points,
        granted_at: now,
        ends_at: redeemedUntil(now),
      })
    return posted
  })
  ctx.forget()
  return done.__typename === 'NotEnoughPoints' ? done : payload(ctx, userId)
}

/**
 * Undoes the purchase of a reward and gives its points back. Returns RewardNotUndone for a reward that was
 * used, has ended, was a gift, or is not the viewer's. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function undoReward(ctx: Context, id: string): Promise<RewardsPayload | RewardNotUndone> {
  const userId = memberOf(ctx)
  const now = ctx.now()
  const isUndone =
    isUuid(id) &&
    (await inTransaction(ctx.db, async (tx) => {
      const reward = await deleteBoughtReward(tx, { id, userId, now })
      if (!reward) return false
      await addPoints(tx, 'points_returned', {
        key: `redeem/${id}/undone`,
        userId,
        points: reward.points,
        reason: `${reward.name}, given back`,
        now,
      })
      return true
    }))
  ctx.forget()
  return isUndone
    ? payload(ctx, userId)
    : { __typename: 'RewardNotUndone', message: 'It was used already, or has ended. Nothing has changed.' }
}

/**
 * Stores the viewer's birthday (month 1–12, day), in place of an earlier one, and returns the rewards page.
 * Throws BAD_INPUT for a day that no year has, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function saveBirthday(
  ctx: Context,
  birthday: { month: number; day: number },
): Promise<RewardsPayload> {
  const userId = memberOf(ctx)
  if (!isBirthday(birthday)) throw refuse('BAD_INPUT', 'No year has that day.')
  await upsertBirthday(ctx.db, { userId, ...birthday, now: ctx.now() })
  return payload(ctx, userId)
}
