// The rules that give and take by themselves: what members do, and what day it is (decision 0181). Each rule
// gives on an occasion, which is noted in the same transaction, so that no run gives twice.
import type { Db } from '@hemline/db/connect.ts'
import { birthdayIn, dayIn, startOfDay, startOfYear, yearOf } from '@hemline/rules/rewards/days.ts'
import {
  birthdayGifts,
  birthdayType,
  endOfDays,
  redeemedUntil,
  rewardMeanings,
} from '@hemline/rules/rewards/kinds.ts'
import { nextEnding, pointsEnding } from '@hemline/rules/rewards/points.ts'
import { birthdayDays, noticeFrom, pointsPerBag } from '@hemline/rules/rewards/terms.ts'
import type { RewardKind, RewardType } from '@hemline/rules/vocabulary/rewards.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { notify } from '../notifications/notifications.ts'
import { addPoints, lockPoints, usePoints } from './book.ts'
import { insertOccasion, insertReward, listPoints } from './rewards.db.ts'
import { listBagsIn, listBirthdays, listFirstKept, listHolders, listRaised } from './rounds.db.ts'
import { settleTier } from './standing.ts'

const dayMs = 86_400_000
const atOnce = 200
/**
 * Birthdays, bags and orders of longer ago are not looked for: a worker that stood still for days catches
 * up.
 */
const catchesUpDays = 14

/**
 * Runs `give` once for each of the rows that `list` finds, one after the other, until none is left. `give`
 * must take its row out of the list.
 */
async function forEach<R>(list: () => Promise<R[]>, give: (row: R) => Promise<void>): Promise<void> {
  for (;;) {
    const rows = await list()
    for (const row of rows) await give(row)
    if (rows.length < atOnce) return
  }
}

type Gift = { kind: RewardKind; type: RewardType | null; endsAt: Date }

async function giveReward(tx: Tx, userId: string, { kind, type, endsAt }: Gift, now: Date): Promise<void> {
  const { name, description } = rewardMeanings[kind]
  await insertReward(tx, userId, {
    id: uuidv7(now.getTime()),
    kind,
    type,
    name,
    description,
    points: null,
    granted_at: now,
    ends_at: endsAt,
  })
}

async function bookOf(tx: Tx, userId: string) {
  return (await listPoints(tx, userId)).map(({ kind, amount, at, lot_at }) => ({
    kind,
    amount,
    at,
    lotAt: lot_at,
  }))
}

/**
 * Ends the points of the year before last, once a year for each member and a transaction each. Throws when a
 * member has fewer than end.
 */
async function endPoints(db: Db, now: Date): Promise<void> {
  const occasion = String(yearOf(now))
  const before = startOfYear(yearOf(now) - 1)
  await forEach(
    () => listHolders(db, { rule: 'points_end', occasion, before, limit: atOnce }),
    async (userId) =>
      inTransaction(db, async (tx) => {
        await lockPoints(tx, userId)
        if (!(await insertOccasion(tx, { userId, rule: 'points_end', occasion, now }))) return
        const points = pointsEnding(await bookOf(tx, userId), now)
        if (points === 0) return
        const change = {
          key: `points/${userId}/end/${occasion}`,
          userId,
          points,
          reason: 'Points that ended',
          now,
        }
        const posted = await usePoints(tx, 'points_expired', change)
        if (posted.__typename === 'Overdrawn')
          throw new Error(`rewards: ${change.key} ends more than there is`)
      }),
  )
}

/**
 * Tells members from November on which points end with the year, once a year for each; does nothing before.
 */
async function tellEnding(db: Db, now: Date): Promise<void> {
  const year = yearOf(now)
  if (now < startOfDay({ year, ...noticeFrom })) return
  const occasion = String(year)
  await forEach(
    () =>
      listHolders(db, {
        rule: 'points_notice',
        occasion,
        before: startOfYear(year),
        limit: atOnce,
      }),
    async (userId) =>
      inTransaction(db, async (tx) => {
        if (!(await insertOccasion(tx, { userId, rule: 'points_notice', occasion, now }))) return
        const ending = nextEnding(await bookOf(tx, userId), now)
        if (!ending || ending.endsAt > startOfYear(year + 1)) return
        await notify(tx, {
          userId,
          kind: 'reward',
          key: `points_end:${occasion}`,
          title: `${ending.points} of your points end on December 31`,
          body: 'Use them for free delivery, or for money off an order, until then.',
          link: '/rewards/redeem',
          at: now,
        })
      }),
  )
}

/** Sets the tiers of members above the first to what they are in the new year, once a year for each. */
async function turnTiers(db: Db, now: Date): Promise<void> {
  const occasion = String(yearOf(now))
  await forEach(
    () => listRaised(db, occasion, atOnce),
    async (userId) =>
      inTransaction(db, async (tx) => {
        if (await insertOccasion(tx, { userId, rule: 'tier_year', occasion, now }))
          await settleTier(tx, userId, now)
      }),
  )
}

/**
 * Returns the last 14 days until now that are of this year, as 'month-day'; with March 1 also February 29
 * when the year has none.
 */
function recentDays(now: Date): string[] {
  const year = yearOf(now)
  const days = Array.from({ length: catchesUpDays }, (_, back) =>
    dayIn(new Date(now.getTime() - back * dayMs)),
  )
  const named = days.filter((one) => one.year === year).map(({ month, day }) => `${month}-${day}`)
  const leap = birthdayIn(year, { month: 2, day: 29 })
  return named.includes('3-1') && dayIn(leap).month === 3 ? [...named, '2-29'] : named
}

/**
 * Gives birthday gifts by tier and tells so, once a year; a birthday that was told after it had begun counts
 * from the next year.
 */
async function giveBirthdays(db: Db, now: Date): Promise<void> {
  const occasion = String(yearOf(now))
  const today = dayIn(now)
  const list = () =>
    listBirthdays(db, { days: recentDays(now), toldBefore: startOfDay(today), occasion, limit: atOnce })
  await forEach(list, async ({ user_id: userId, tier }) =>
    inTransaction(db, async (tx) => {
      if (!(await insertOccasion(tx, { userId, rule: 'birthday', occasion, now }))) return
      const endsAt = endOfDays(now, birthdayDays)
      for (const kind of birthdayGifts[tier])
        await giveReward(tx, userId, { kind, type: birthdayType, endsAt }, now)
      const names = birthdayGifts[tier].map((kind) => rewardMeanings[kind].name)
      await notify(tx, {
        userId,
        kind: 'reward',
        key: `birthday:${occasion}`,
        title: 'A gift for your birthday',
        body: `${names.join(', and ')}. It waits in your cart for ${birthdayDays} days.`,
        link: '/rewards/redeem',
        at: now,
      })
    }),
  )
}

/** Gives `pointsPerBag` points for bags that came in within the last 14 days, once for each bag. */
async function giveForBags(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - catchesUpDays * dayMs)
  await forEach(
    () => listBagsIn(db, since, atOnce),
    async ({ id, user_id: userId, bag_number }) =>
      inTransaction(db, async (tx) => {
        if (!(await insertOccasion(tx, { userId, rule: 'bag', occasion: id, now }))) return
        const reason = `Bag ${bag_number} came in`
        await addPoints(tx, 'points_earned', {
          key: `bag/${id}/points`,
          userId,
          points: pointsPerBag,
          reason,
          now,
        })
      }),
  )
}

/**
 * Gives free delivery of the next order for the first order that somebody kept, once, and tells so; for
 * orders of the last 14 days.
 */
async function thankForFirst(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - catchesUpDays * dayMs)
  await forEach(
    () => listFirstKept(db, since, atOnce),
    async (userId) =>
      inTransaction(db, async (tx) => {
        if (!(await insertOccasion(tx, { userId, rule: 'first_order', occasion: 'first', now }))) return
        await giveReward(tx, userId, { kind: 'free_shipping', type: null, endsAt: redeemedUntil(now) }, now)
        await notify(tx, {
          userId,
          kind: 'reward',
          key: 'first_order',
          title: 'Free delivery of your next order',
          body: 'A thank-you for your first one. It waits in your cart for 60 days.',
          link: '/rewards/redeem',
          at: now,
        })
      }),
  )
}

/**
 * Job: all periodic steps of the rewards program: tiers, expiring points and their reminders, and gifts for
 * bags, first orders and birthdays. Running it again changes nothing.
 */
export async function runRewards(db: Db, now: Date): Promise<void> {
  await turnTiers(db, now)
  await endPoints(db, now)
  await tellEnding(db, now)
  await giveForBags(db, now)
  await thankForFirst(db, now)
  await giveBirthdays(db, now)
}
