// Moves invitations through their life: the friend joins, buys and keeps what was bought, and the advocate is
// paid, once (decision 0185). Each step locks the invitation, so that rounds and jobs may meet.
import type { Db } from '@hemline/db/connect.ts'
import { cents } from '@hemline/rules/common/money.ts'
import {
  canReferralMove,
  friendPromotion,
  giftDays,
  type IneligibleReason,
  ineligibleBecause,
  invitationDays,
  leastKeptCents,
  leastOrderCents,
  placeOf,
  referralCodeOf,
  rewardsPerYear,
} from '@hemline/rules/referrals/referrals.ts'
import { referralAdvocate } from '@hemline/rules/vocabulary/constants.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { grantCredit } from '../ledger/ledger.ts'
import { notify } from '../notifications/notifications.ts'
import { grantPromotion } from '../pricing/pricing.ts'
import {
  findFirstOrder,
  findJoined,
  findKept,
  hasBoughtBefore,
  hasOrderedBag,
  type JoinedRow,
  listBrowsersOf,
  listOtherFriends,
  listPlaces,
  listPlacesOf,
  listToMove,
} from './friends.db.ts'
import {
  type AdvocateRow,
  countRewarded,
  findAdvocate,
  findAdvocateById,
  findAdvocateOfLetter,
  findReferralTo,
  findReferralToMove,
  hasInvitation,
  insertReferral,
  lockAdvocate,
  type ReferralChange,
  type ReferralRow,
  updateReferral,
} from './referrals.db.ts'

const dayMs = 86_400_000
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)
const atOnce = 200
const path = '/invites'

type Doors = { db: Db; now: () => Date }

const placesOf = async (tx: Tx, userId: string): Promise<string[]> =>
  (await listPlaces(tx, userId)).map(placeOf)

/** Returns the browsers that each of some users had used when the friend's account was made. */
async function browsersOf(tx: Tx, userIds: readonly string[], friend: JoinedRow) {
  const rows = await listBrowsersOf(tx, { userIds, until: friend.created_at })
  return (userId: string) => rows.filter((row) => row.user_id === userId).map((row) => row.visitor_id)
}

/**
 * Returns what is known of the others who came by the advocate (e-mail, browsers, places): a ring of accounts
 * at one address counts once.
 */
async function othersOf(tx: Tx, advocate: AdvocateRow, friend: JoinedRow) {
  const others = await listOtherFriends(tx, { advocateId: advocate.user_id, friendId: friend.id })
  const ids = others.map((one) => one.id)
  const browsers = await browsersOf(tx, ids, friend)
  const rows = await listPlacesOf(tx, ids)
  const places = Map.groupBy(rows, (row) => row.user_id)
  return others.map((one) => ({
    email: one.email,
    browsers: browsers(one.id),
    places: (places.get(one.id) ?? []).map(placeOf),
  }))
}

/**
 * Returns why two people don't count as friends by what is known of them now: the same person or place, or a
 * friend who bought before; undefined when they do.
 */
async function ineligible(
  tx: Tx,
  advocate: AdvocateRow,
  friend: JoinedRow,
): Promise<IneligibleReason | undefined> {
  const browsers = await browsersOf(tx, [advocate.user_id], friend)
  return ineligibleBecause({
    advocate: {
      email: advocate.email,
      browsers: browsers(advocate.user_id),
      places: await placesOf(tx, advocate.user_id),
    },
    friend: {
      email: friend.email,
      browsers: friend.visitor_id === null ? [] : [friend.visitor_id],
      places: await placesOf(tx, friend.id),
    },
    hasBought: await hasBoughtBefore(tx, friend.email, friend.created_at),
    others: await othersOf(tx, advocate, friend),
  })
}

/**
 * Job after a sign-up: links the new member with the advocate whose code or letter brought them, and grants
 * the friend's discount for thirty days, or stores why they don't count as friends, without a discount. Does
 * nothing for who came alone, nor the second time, nor for an account that is gone.
 */
export async function joinFriend({ db, now }: Doors, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const friend = await findJoined(tx, userId)
    if (!friend || (await hasInvitation(tx, userId))) return
    const code = referralCodeOf(friend.code)
    const email = friend.email.trim().toLowerCase()
    const advocate =
      (code ? await findAdvocate(tx, code) : undefined) ?? (await findAdvocateOfLetter(tx, email))
    if (!advocate) return
    await lockAdvocate(tx, advocate.user_id)
    const letter = await findReferralTo(tx, advocate.user_id, email)
    // The letter is somebody else's who had this address before.
    if (letter?.friend_id) return
    const at = now()
    const reason = await ineligible(tx, advocate, friend)
    const giftEndsAt = reason ? null : daysAfter(at, giftDays)
    const status = reason ? ('Inelegible' as const) : ('Account Created' as const)
    if (letter)
      await move(tx, letter, {
        status,
        reason: reason ?? null,
        friend_id: userId,
        joined_at: at,
        gift_ends_at: giftEndsAt,
      })
    else
      await insertReferral(tx, {
        id: uuidv7(at.getTime()),
        advocateId: advocate.user_id,
        status,
        reason: reason ?? null,
        email: null,
        friendId: userId,
        sentAt: null,
        joinedAt: at,
        giftEndsAt,
        now: at,
      })
    if (giftEndsAt) await grantPromotion(tx, { code: friendPromotion, userId, now: at, endsAt: giftEndsAt })
  })
}

async function move(tx: Tx, row: ReferralRow, change: ReferralChange): Promise<void> {
  if (change.status && change.status !== row.status && !canReferralMove(row.status, change.status))
    throw new Error(`An invitation can't change from ${row.status} to ${change.status}.`)
  await updateReferral(tx, row.id, change)
}

/**
 * Moves on the invitation of a friend with an account: they bought (the advocate is told), ordered a bag, or
 * let the time go by. Stays as it is when nothing happened; Inelegible when they don't count as friends.
 */
async function moveJoined(tx: Tx, row: ReferralRow, friendId: string, now: Date): Promise<void> {
  const order = await findFirstOrder(tx, {
    friendId,
    until: row.gift_ends_at ?? now,
    leastCents: leastOrderCents,
  })
  if (!order) {
    if (row.gift_ends_at !== null && row.gift_ends_at <= now) return move(tx, row, { status: 'Expired' })
    if (row.status === 'Account Created' && (await hasOrderedBag(tx, friendId)))
      return move(tx, row, { status: 'Bag Ordered' })
    return undefined
  }
  const advocate = await findAdvocateById(tx, row.advocate_id)
  const friend = await findJoined(tx, friendId)
  // The friend's parcel says more than their sign-up did.
  const reason = advocate && friend ? await ineligible(tx, advocate, friend) : 'known'
  if (reason) return move(tx, row, { status: 'Inelegible', reason })
  await move(tx, row, { status: 'Completed Purchase', order_id: order.id, bought_at: order.placed_at })
  await notify(tx, {
    userId: row.advocate_id,
    kind: 'reward',
    key: `referral:${row.id}:bought`,
    title: `${row.first_name ?? 'Your friend'} bought something`,
    body: 'Your $40 comes once that order can no longer come back.',
    link: path,
    at: now,
  })
  return undefined
}

/**
 * Moves on the invitation of a friend who bought: pays the advocate once nothing of the order can come back,
 * and tells so. Inelegible when too little was kept or the advocate has had the most rewards of a year; an
 * order canceled whole opens the gift again while it lasts. Throws when the credit can't be posted.
 */
async function moveBought(tx: Tx, row: ReferralRow, orderId: string, now: Date): Promise<void> {
  const { kept, arrived_at: arrivedAt, returning, canceled } = await findKept(tx, orderId)
  if (kept < leastKeptCents && !returning && (kept === 0 || arrivedAt !== null)) {
    if (canceled && row.gift_ends_at !== null && row.gift_ends_at > now)
      return move(tx, row, { status: 'Account Created', order_id: null, bought_at: null, due_at: null })
    return move(tx, row, { status: 'Inelegible', reason: 'sent_back', due_at: null })
  }
  if (arrivedAt === null) return undefined
  const dueAt = daysAfter(arrivedAt, deliveryReturnDays)
  if (dueAt > now || returning) {
    if (row.due_at?.getTime() !== dueAt.getTime()) await move(tx, row, { due_at: dueAt })
    return undefined
  }
  await lockAdvocate(tx, row.advocate_id)
  if ((await countRewarded(tx, row.advocate_id, daysAfter(now, -365))) >= rewardsPerYear)
    return move(tx, row, { status: 'Inelegible', reason: 'limit', due_at: null })
  const paid = await grantCredit(tx, {
    key: `referral/${row.id}`,
    userId: row.advocate_id,
    kind: 'promo_credit',
    amount: cents(referralAdvocate),
    expiresAt: null,
    reason: 'referral',
    now,
  })
  if (paid.__typename !== 'Posted') throw new Error('The credit of an invitation could not be posted.')
  await move(tx, row, { status: 'Rewarded', rewarded_at: now, due_at: dueAt, credit_drop: paid.id })
  await notify(tx, {
    userId: row.advocate_id,
    // Own money always comes by mail too, and no other domain writes this mail.
    kind: 'earnings',
    data: { onlyTold: true },
    key: `referral:${row.id}:rewarded`,
    title: '$40 for you',
    body: `${row.first_name ?? 'Your friend'} kept what they bought. The credit never expires.`,
    link: '/my/credits',
    amountCents: cents(referralAdvocate),
    at: now,
  })
  return undefined
}

async function moveOne(tx: Tx, id: string, now: Date): Promise<void> {
  const row = await findReferralToMove(tx, id)
  if (!row) return
  if (row.status === 'Invitation Sent' && row.sent_at && daysAfter(row.sent_at, invitationDays) <= now)
    return move(tx, row, { status: 'Expired' })
  if ((row.status === 'Account Created' || row.status === 'Bag Ordered') && row.friend_id)
    return moveJoined(tx, row, row.friend_id, now)
  if (row.status === 'Completed Purchase' && row.order_id) return moveBought(tx, row, row.order_id, now)
  return undefined
}

/**
 * Job: moves all invitations on whose friend did something, or whose time is over, each in a transaction of
 * its own. Running again pays nothing twice. A failure does not stop the others; it is thrown at the end.
 */
export async function followReferrals({ db, now }: Doors): Promise<void> {
  const at = now()
  const sentBefore = daysAfter(at, -invitationDays)
  const ids: string[] = []
  for (let full = true; full; ) {
    const next = await listToMove(db, { after: ids.at(-1) ?? null, now: at, sentBefore, limit: atOnce })
    ids.push(...next)
    full = next.length === atOnce
  }
  await eachAlone(ids, (id) => inTransaction(db, (tx) => moveOne(tx, id, at)))
}
