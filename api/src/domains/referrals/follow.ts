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
  listPlaces,
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

/** Returns why two people don't count as friends by what is known of them now; undefined when they do. */
async function ineligible(
  tx: Tx,
  advocate: AdvocateRow,
  friend: JoinedRow,
): Promise<IneligibleReason | undefined> {
  return ineligibleBecause({
    advocate: {
      email: advocate.email,
      visitorId: advocate.visitor_id,
      places: await placesOf(tx, advocate.user_id),
    },
    friend: { email: friend.email, visitorId: friend.visitor_id, places: await placesOf(tx, friend.id) },
    hasBought: await hasBoughtBefore(tx, friend.email, friend.created_at),
  })
}

/**
 * Job after a sign-up: links the new member with the advocate whose code or letter brought them, and grants
 * the friend's discount for thirty days. Does nothing for who came alone, and nothing the second time.
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

/** The friend has an account: they bought, ordered a bag, or let the time go by. */
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

/** The friend has bought: the reward is due once nothing of it can come back. */
async function moveBought(tx: Tx, row: ReferralRow, orderId: string, now: Date): Promise<void> {
  const { kept, arrived_at: arrivedAt, returning, canceled } = await findKept(tx, orderId)
  if (kept === 0 && !returning) {
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
    kind: 'reward',
    key: `referral:${row.id}:rewarded`,
    title: '$40 for you',
    body: `${row.first_name ?? 'Your friend'} kept what they bought. The credit never expires.`,
    link: path,
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
 * its own. A failure does not stop the others; it is thrown at the end.
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
