// What the life of an invitation depends on: the friend's account, addresses, orders and clean-out bags.
import { spellingsOf } from '@hemline/rules/referrals/referrals.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** An account with what its browser brought along. `code`: the referral code of its first visit. */
export type JoinedRow = {
  id: string
  email: string
  first_name: string
  visitor_id: number | null
  code: string | null
  created_at: Date
}

/** Returns a new account with the referral code its visitor came with; undefined when the account is gone. */
export async function findJoined(db: DbOrTx, userId: string): Promise<JoinedRow | undefined> {
  const { rows } = await sql<JoinedRow>`/* findJoined */
    select u.id, u.email, u.first_name, u.visitor_id, v.referral_code as code, u.created_at
    from user_account u left join visitor v on v.id = u.visitor_id where u.id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Returns whether a confirmed order of this e-mail address, or a usual spelling of it, was placed before a
 * time, with or without an account.
 */
export async function hasBoughtBefore(db: DbOrTx, email: string, before: Date): Promise<boolean> {
  const { rows } = await sql<{ bought: boolean }>`/* hasBoughtBefore */
    select exists (select from purchase_order where lower(email) = any(${spellingsOf(email)}::text[])
      and confirmed_at is not null and placed_at < ${before}::timestamptz) as bought`.execute(db)
  return rows[0]?.bought ?? false
}

/** Returns whether an account has this e-mail address (in lower case). */
export async function hasAccount(db: DbOrTx, email: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`/* hasAccount */
    select exists (select from user_account where email = ${email}) as known`.execute(db)
  return rows[0]?.known ?? false
}

/**
 * Returns street line and ZIP code of a user's saved addresses and of the last twenty orders' destinations,
 * each once; those without either are left out.
 */
export async function listPlaces(db: DbOrTx, userId: string): Promise<{ line1: string; zip: string }[]> {
  const { rows } = await sql<{ line1: string; zip: string }>`/* listPlaces */
    select line1, zip from address where user_id = ${userId}::uuid and hidden_at is null
    union
    select ship_to ->> 'line1', ship_to ->> 'zip' from (
      select ship_to from purchase_order where user_id = ${userId}::uuid and ship_to is not null
      order by placed_at desc limit 20) o
    where ship_to ->> 'line1' is not null and ship_to ->> 'zip' is not null`.execute(db)
  return rows
}

/** A friend's first order that counts. */
export type FirstOrderRow = { id: string; placed_at: Date }

/**
 * Returns a friend's first paid, uncanceled order of pieces worth at least `leastCents`, placed until a time;
 * undefined when there is none.
 */
export async function findFirstOrder(
  db: DbOrTx,
  { friendId, until, leastCents }: { friendId: string; until: Date; leastCents: number },
): Promise<FirstOrderRow | undefined> {
  const { rows } = await sql<FirstOrderRow>`/* findFirstOrder */
    select o.id, o.placed_at from purchase_order o
    where o.user_id = ${friendId}::uuid and o.confirmed_at is not null and o.canceled_at is null
      and o.placed_at <= ${until}::timestamptz
      and (select sum(net_cents) from order_line l
        where l.order_id = o.id and l.kind = 'item' and l.canceled_at is null) >= ${leastCents}
    order by o.placed_at, o.id limit 1`.execute(db)
  return rows[0]
}

/**
 * Where a friend's order stands. `kept`: the sum in cents of its pieces that are neither canceled nor on
 * their way back; `arrived_at`: when the last of its parcels came, null while one is on its way; `returning`:
 * a return of it is open.
 */
export type KeptRow = { kept: number; arrived_at: Date | null; returning: boolean; canceled: boolean }

/**
 * Returns how much of a friend's order was kept: pieces neither canceled nor returned, when all parcels had
 * arrived (null: not yet), whether a return is open, and whether all was canceled.
 */
export async function findKept(db: DbOrTx, orderId: string): Promise<KeptRow> {
  const { rows } = await sql<KeptRow>`/* findKept */
    with line as (
      select l.id, l.net_cents, l.group_key, l.canceled_at is not null as canceled, exists (
        select from order_return_line r join order_return b on b.id = r.return_id
        where r.order_line_id = l.id and b.canceled_at is null and r.outcome is distinct from 'refused') as back
      from order_line l where l.order_id = ${orderId}::uuid and l.kind = 'item'),
    parcel as (
      select coalesce(lead.delivered_at, s.delivered_at) as arrived_at
      from shipment s left join shipment lead on lead.id = s.joined_to
      where s.order_id = ${orderId}::uuid
        and exists (select from line where line.group_key = s.group_key and not line.canceled))
    select (select coalesce(sum(net_cents), 0) from line where not canceled and not back)::int as kept,
      (select case when bool_and(arrived_at is not null) then max(arrived_at) end from parcel) as arrived_at,
      exists (select from order_return_line r join order_return b on b.id = r.return_id
        where r.order_id = ${orderId}::uuid and b.status not in ('completed', 'canceled')) as returning,
      not exists (select from line where not canceled) as canceled`.execute(db)
  const [kept] = rows
  if (!kept) throw new Error('findKept: no row')
  return kept
}

/** Returns whether a user has ordered a clean-out bag or activated a kit. */
export async function hasOrderedBag(db: DbOrTx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ ordered: boolean }>`/* hasOrderedBag */
    select exists (select from kit where seller_id = ${userId}::uuid) as ordered`.execute(db)
  return rows[0]?.ordered ?? false
}

/**
 * Returns ids of at most `limit` invitations whose status may have to change by now, by id after `after`:
 * those whose time is over, whose friend has bought or ordered a bag, and those that wait for an order to be
 * kept.
 */
export async function listToMove(
  db: DbOrTx,
  { after, now, sentBefore, limit }: { after: string | null; now: Date; sentBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listToMove */
    select r.id from referral r left join user_account f on f.id = r.friend_id
    where r.status not in ('Rewarded', 'Expired', 'Inelegible') and (${after}::uuid is null or r.id > ${after}::uuid)
      and ((r.status = 'Invitation Sent' and r.sent_at <= ${sentBefore}::timestamptz)
        or (r.status in ('Account Created', 'Bag Ordered')
          and (r.gift_ends_at <= ${now}::timestamptz or f.first_purchase_at is not null))
        or (r.status = 'Account Created' and exists (select from kit k where k.seller_id = r.friend_id))
        or (r.status = 'Completed Purchase' and (r.due_at is null or r.due_at <= ${now}::timestamptz)))
    order by r.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Friends who are looked at: an advocate is rewarded for twenty in a year. */
const friendsMost = 200

/**
 * Returns at most 200 others who came by an advocate and still count, the newest first: address and visitor
 * of each account.
 */
export async function listOtherFriends(
  db: DbOrTx,
  { advocateId, friendId }: { advocateId: string; friendId: string },
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`/* listOtherFriends */
    select u.id, u.email from referral r join user_account u on u.id = r.friend_id
    where r.advocate_id = ${advocateId}::uuid and r.friend_id <> ${friendId}::uuid and r.status <> 'Inelegible'
    order by r.created_at desc limit ${friendsMost}`.execute(db)
  return rows
}

/**
 * Returns the browsers (by their visitors) in which users made their accounts or had logged in until a time,
 * each once.
 */
export async function listBrowsersOf(
  db: DbOrTx,
  { userIds, until }: { userIds: readonly string[]; until: Date },
): Promise<{ user_id: string; visitor_id: number }[]> {
  const { rows } = await sql<{ user_id: string; visitor_id: number }>`/* listBrowsersOf */
    select user_id, visitor_id::float8 as visitor_id from account_browser
    where user_id = any(${[...userIds]}::uuid[]) and first_at <= ${until}::timestamptz
    union
    select id, visitor_id::float8 from user_account
    where id = any(${[...userIds]}::uuid[]) and visitor_id is not null`.execute(db)
  return rows
}

/** Returns where the parcels of users go, as "user id" with street line and ZIP code. */
export async function listPlacesOf(
  db: DbOrTx,
  userIds: readonly string[],
): Promise<{ user_id: string; line1: string; zip: string }[]> {
  const { rows } = await sql<{ user_id: string; line1: string; zip: string }>`/* listPlacesOf */
    select user_id, line1, zip from address where user_id = any(${[...userIds]}::uuid[]) and hidden_at is null
    union
    select user_id, ship_to ->> 'line1', ship_to ->> 'zip' from purchase_order
    where user_id = any(${[...userIds]}::uuid[]) and ship_to ->> 'line1' is not null and ship_to ->> 'zip' is not null`.execute(
    db,
  )
  return rows
}
