// Points, tiers and the history of credit, counted with the real rules; orders bring no points here.
import { birthdayIn, isBirthday, yearOf } from '@hemline/rules/rewards/days.ts'
import { redeemedUntil, rewardMeanings, rewardOfferOf, rewardOffers } from '@hemline/rules/rewards/kinds.ts'
import { nextEnding, type PointsKind, pointsLeft } from '@hemline/rules/rewards/points.ts'
import { tierInfoOf } from '@hemline/rules/rewards/tiers.ts'
import type { LoyaltyTier, RewardKind, RewardType } from '@hemline/rules/vocabulary/rewards.ts'
import { type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import { mockGrants, mockPromotions, mockRewards } from '../seed/promotions.ts'
import { type MockMember, type MockPoints, seededMember } from '../seed/rewards.ts'
import { dropsOf } from './pricing.mock.ts'

/**
 * Returns the rewards of the mock's account, seeded at the first call; throws UNAUTHENTICATED for visitors.
 */
export function memberOf(ctx: MockContext): MockMember {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { rewards } = ctx.db.state
  const owner = ownerOf(ctx)
  const member = rewards[owner] ?? seededMember(ctx.user.email, ctx.now)
  rewards[owner] = member
  return member
}

function writerOf(ctx: MockContext): MockMember {
  const member = memberOf(ctx)
  refuseBanned(ctx)
  return member
}

/** Converts the mock's points into the entries that the rules of points read. */
export const bookOf = (points: readonly MockPoints[]) =>
  points.map(({ kind, amount, at }) => ({ kind, amount, at: new Date(at), lotAt: new Date(at) }))

const ofYear = (points: readonly MockPoints[], year: number, ...kinds: PointsKind[]) =>
  points
    .filter((one) => kinds.includes(one.kind) && yearOf(new Date(one.at)) === year)
    .reduce((sum, one) => sum + one.amount, 0)

type Mine = {
  id: string
  kind: RewardKind
  type: RewardType | null
  name: string
  description: string
  points: number | null
  grantedAt: string
  leastSpend: number | null
  endsAt: string | null
}

/** Returns the rewards of the viewer: the seeded ones, and those that were bought with points. */
function yoursOf(ctx: MockContext, member: MockMember): Mine[] {
  const given = (mockRewards[ctx.user?.email ?? ''] ?? []).map((one) => ({
    ...one,
    points: null,
    leastSpend: null,
    grantedAt: '2026-11-01T08:00:00.000Z',
    endsAt: null,
  }))
  const bought = member.bought.map((one) => ({
    ...one,
    ...rewardMeanings[one.kind],
    points: one.points,
    type: null,
    leastSpend: null,
  }))
  const gifts = (mockGrants[ctx.user?.email ?? ''] ?? [])
    .flatMap((code) => mockPromotions.filter((one) => one.code === code && one.kind === 'gifted_lifecycle'))
    .map((one) => ({
      id: `gift:${one.code}`,
      kind: 'absolute_discount_order_500' as const,
      type: 'gifted_lifecycle_promo' as const,
      name: one.title,
      description: one.description,
      points: null,
      leastSpend: one.rules[0]?.minimumCents || null,
      grantedAt: '2026-11-01T08:00:00.000Z',
      endsAt: one.endsAt?.toISOString() ?? null,
    }))
  return [...bought, ...given, ...gifts]
}

/** Returns the rewards page's facts of a member: tier, points, birthday and what can be redeemed. */
export function rewardsOf(ctx: MockContext, member: MockMember) {
  const { points, birthday } = member
  const year = yearOf(ctx.now)
  const tier = (ctx.user?.loyaltyTier ?? 'tier_1') as LoyaltyTier
  const courtesy = { tier, until: new Date(Date.UTC(year + 2, 0, 1, 8)) }
  const spent = member.spent.map((one) => ({ ...one, placedAt: new Date(one.placedAt) }))
  const info = tierInfoOf(spent, ctx.now, tier === 'tier_1' ? null : courtesy)
  const left = pointsLeft(bookOf(points))
  const opens =
    birthday && [year, year + 1].map((one) => birthdayIn(one, birthday)).find((one) => one > ctx.now)
  return {
    tierInfo: { ...info, points: left },
    tierSince: null,
    tierUntil: info.until,
    pointsOwed: 0,
    earnedThisYear: ofYear(points, year, 'points_earned', 'points_taken_back'),
    usedThisYear: -ofYear(points, year, 'points_spent', 'points_returned'),
    ending: nextEnding(bookOf(points), ctx.now),
    offers: rewardOffers.map((offer) => ({ ...offer, endsAt: redeemedUntil(ctx.now) })),
    yours: yoursOf(ctx, member).map((one) => ({ ...one, context: rewardMeanings[one.kind].context })),
    birthday: birthday && { ...birthday, opensAt: opens ?? ctx.now },
    coming: member.coming,
    activity: points.toReversed(),
  }
}

const payload = (ctx: MockContext, member: MockMember) => ({
  __typename: 'RewardsPayload',
  rewards: rewardsOf(ctx, member),
})

/** Adds a change of points to a member and returns the entry's id. */
export function post(
  ctx: MockContext,
  member: MockMember,
  change: Pick<MockPoints, 'kind' | 'amount' | 'reason'>,
) {
  const id = `points-${nextId(ctx.db)}`
  member.points.push({ id, orderId: null, at: ctx.now.toISOString(), ...change })
  return id
}

function redeem(ctx: MockContext, { kind, key }: { kind: string; key: string }) {
  const member = writerOf(ctx)
  const offer = rewardOfferOf(kind)
  if (!offer) throw refuse('BAD_INPUT', 'There is no such reward for points.')
  if (key === '' || key.length > 64) throw refuse('BAD_INPUT', 'A key has 1 to 64 characters.')
  if (member.keys.includes(`${kind}/${key}`)) return payload(ctx, member)
  const left = pointsLeft(bookOf(member.points))
  if (left < offer.points)
    return {
      __typename: 'NotEnoughPoints',
      message: `No points were taken: you have ${left}.`,
      points: left,
      wanted: offer.points,
    }
  member.keys.push(`${kind}/${key}`)
  const id = post(ctx, member, { kind: 'points_spent', amount: -offer.points, reason: offer.name })
  member.bought.unshift({
    id,
    kind: offer.kind,
    points: offer.points,
    grantedAt: ctx.now.toISOString(),
    endsAt: redeemedUntil(ctx.now).toISOString(),
  })
  return payload(ctx, member)
}

function undo(ctx: MockContext, id: string) {
  const member = writerOf(ctx)
  const reward = member.bought.find((one) => one.id === id)
  if (!reward)
    return {
      __typename: 'RewardNotUndone',
      message: 'It was used already, or has ended. Nothing has changed.',
    }
  member.bought = member.bought.filter((one) => one !== reward)
  const reason = `${rewardMeanings[reward.kind].name}, given back`
  post(ctx, member, { kind: 'points_returned', amount: reward.points, reason })
  return payload(ctx, member)
}

function saveBirthday(ctx: MockContext, birthday: { month: number; day: number }) {
  const member = writerOf(ctx)
  if (!isBirthday(birthday)) throw refuse('BAD_INPUT', 'No year has that day.')
  member.birthday = { month: birthday.month, day: birthday.day }
  return payload(ctx, member)
}

function creditsOf(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return dropsOf(ctx).map(({ id, kind, balance, expiresAt }) => {
    const createdAt = '2026-11-01T08:00:00.000Z'
    const reason = kind === 'cash_credit' ? 'Paid out as credit' : 'A thank-you for sending a bag in'
    const spent = id === 'd1' ? 500 : 0
    const moves = [
      ...(spent > 0
        ? [
            {
              id: `${id}-2`,
              amount: -spent,
              at: '2026-11-12T18:00:00.000Z',
              kind: 'credit_spent',
              reason: 'order',
              orderId: null,
            },
          ]
        : []),
      {
        id: `${id}-1`,
        amount: balance + spent,
        at: createdAt,
        kind: 'credit_granted',
        reason,
        orderId: null,
      },
    ]
    const canBePaidOut = kind === 'cash_credit'
    return { id, kind, canBePaidOut, reason, granted: balance + spent, balance, createdAt, expiresAt, moves }
  })
}

export const rewardsMocks = {
  Query: {
    rewards: (_: unknown, __: unknown, ctx: MockContext) => rewardsOf(ctx, memberOf(ctx)),
    myCredits: (_: unknown, __: unknown, ctx: MockContext) => creditsOf(ctx),
  },
  User: {
    loyaltyTierInfo: (_: unknown, __: unknown, ctx: MockContext) =>
      ctx.user ? rewardsOf(ctx, memberOf(ctx)).tierInfo : null,
  },
  Mutation: {
    redeemReward: (_: unknown, { input }: { input: { kind: string; key: string } }, ctx: MockContext) =>
      redeem(ctx, input),
    undoReward: (_: unknown, { id }: { id: string }, ctx: MockContext) => undo(ctx, id),
    saveBirthday: (_: unknown, birthday: { month: number; day: number }, ctx: MockContext) =>
      saveBirthday(ctx, birthday),
  },
}
