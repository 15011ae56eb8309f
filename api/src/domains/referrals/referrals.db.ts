// Reads and writes of referral codes and invitations (decision 0185).
import type { IneligibleReason } from '@hemline/rules/referrals/referrals.ts'
import type { ReferralStatus } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A person with a referral code. */
export type AdvocateRow = {
  user_id: string
  code: string
  email: string
  first_name: string
  last_name: string
  visitor_id: number | null
}

/** An invitation, with the friend's name once there is an account. */
export type ReferralRow = {
  id: string
  advocate_id: string
  status: ReferralStatus
  reason: IneligibleReason | null
  email: string | null
  friend_id: string | null
  first_name: string | null
  last_name: string | null
  created_at: Date
  sent_at: Date | null
  reminded_at: Date | null
  joined_at: Date | null
  gift_ends_at: Date | null
  order_id: string | null
  bought_at: Date | null
  due_at: Date | null
  rewarded_at: Date | null
}

const advocate = sql.raw('c.user_id, c.code, u.email, u.first_name, u.last_name, u.visitor_id')
const columns =
  sql.raw(`r.id, r.advocate_id, r.status, r.reason, r.email, r.friend_id, f.first_name, f.last_name,
  r.created_at, r.sent_at, r.reminded_at, r.joined_at, r.gift_ends_at, r.order_id, r.bought_at, r.due_at, r.rewarded_at`)

/** Returns the member with this referral code; undefined for an unknown code and for a banned member. */
export async function findAdvocate(db: DbOrTx, code: string): Promise<AdvocateRow | undefined> {
  const { rows } = await sql<AdvocateRow>`/* findAdvocate */
    select ${advocate} from referral_code c join user_account u on u.id = c.user_id
    where c.code = ${code} and not u.banned`.execute(db)
  return rows[0]
}

/**
 * Returns a user with the own referral code; undefined before the code was made, at the first look at the
 * invitations.
 */
export async function findAdvocateById(db: DbOrTx, userId: string): Promise<AdvocateRow | undefined> {
  const { rows } = await sql<AdvocateRow>`/* findAdvocateById */
    select ${advocate} from referral_code c join user_account u on u.id = c.user_id
    where c.user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Returns the member whose referral code a visitor came with; undefined without one, and for a banned member.
 */
export async function findAdvocateOfVisitor(db: DbOrTx, visitorId: number): Promise<AdvocateRow | undefined> {
  const { rows } = await sql<AdvocateRow>`/* findAdvocateOfVisitor */
    select ${advocate} from visitor v
    join referral_code c on c.code = lower(trim(v.referral_code)) join user_account u on u.id = c.user_id
    where v.id = ${visitorId} and not u.banned`.execute(db)
  return rows[0]
}

/** The advocate of a member; `gift_ends_at`: until when the member's gift is open, null once it was used. */
export type FriendsAdvocateRow = AdvocateRow & { gift_ends_at: Date | null }

/**
 * Returns the member who invited this friend, with the end of the gift while it can still be used; undefined
 * without a valid invitation.
 */
export async function findAdvocateOfFriend(
  db: DbOrTx,
  friendId: string,
): Promise<FriendsAdvocateRow | undefined> {
  const { rows } = await sql<FriendsAdvocateRow>`/* findAdvocateOfFriend */
    select ${advocate}, case when r.status in ('Account Created', 'Bag Ordered') then r.gift_ends_at end as gift_ends_at
    from referral r
    join referral_code c on c.user_id = r.advocate_id join user_account u on u.id = c.user_id
    where r.friend_id = ${friendId}::uuid and r.status <> 'Inelegible' and not u.banned`.execute(db)
  return rows[0]
}

/** Returns whether an invitation has this member as friend, whatever its status. */
export async function hasInvitation(db: DbOrTx, friendId: string): Promise<boolean> {
  const { rows } = await sql<{ linked: boolean }>`/* hasInvitation */
    select exists (select from referral where friend_id = ${friendId}::uuid) as linked`.execute(db)
  return rows[0]?.linked ?? false
}

/**
 * Stores a user's referral code. Returns false, with nothing stored, when another user has this code or the
 * user has one already.
 */
export async function insertCode(
  db: DbOrTx,
  row: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* insertCode */
    insert into referral_code (user_id, code, created_at) values (${row.userId}::uuid, ${row.code}, ${row.now})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Returns at most `limit` invitations of a user, the newest first. */
export async function listReferrals(db: DbOrTx, advocateId: string, limit: number): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`/* listReferrals */
    select ${columns} from referral r left join user_account f on f.id = r.friend_id
    where r.advocate_id = ${advocateId}::uuid order by r.created_at desc, r.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The counts of a user's invitations, and the credits that they brought. */
export type ReferralCounts = {
  invited: number
  bought: number
  rewarded: number
  waiting: number
  next_at: Date | null
  drops: string[]
}

/**
 * Returns the counts of a user's invitations (all, those whose friend bought, those rewarded, those that
 * wait), when the next reward is due (null: none), and the ids of the credits they brought.
 */
export async function countReferrals(db: DbOrTx, advocateId: string): Promise<ReferralCounts> {
  const { rows } = await sql<ReferralCounts>`/* countReferrals */
    select count(*)::int as invited,
      (count(*) filter (where status in ('Completed Purchase', 'Rewarded')))::int as bought,
      (count(*) filter (where status = 'Rewarded'))::int as rewarded,
      (count(*) filter (where status = 'Completed Purchase'))::int as waiting,
      min(due_at) filter (where status = 'Completed Purchase') as next_at,
      coalesce(array_agg(credit_drop::text) filter (where credit_drop is not null), '{}') as drops
    from referral where advocate_id = ${advocateId}::uuid`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('countReferrals: no row')
  return counts
}

/** Counts the invitations that a user sent by mail since a time. */
export async function countSent(db: DbOrTx, advocateId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`/* countSent */
    select count(*)::int as sent from referral
    where advocate_id = ${advocateId}::uuid and sent_at > ${since}::timestamptz`.execute(db)
  return rows[0]?.sent ?? 0
}

/** Counts a user's invitations that were rewarded since a time. */
export async function countRewarded(db: DbOrTx, advocateId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ rewarded: number }>`/* countRewarded */
    select count(*)::int as rewarded from referral
    where advocate_id = ${advocateId}::uuid and rewarded_at > ${since}::timestamptz`.execute(db)
  return rows[0]?.rewarded ?? 0
}

/**
 * Makes other changes of a user's invitations wait until the transaction ends. The user has a referral code.
 */
export async function lockAdvocate(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockAdvocate */ select 1 from referral_code where user_id = ${userId}::uuid for update`.execute(
    tx,
  )
}

/** Locks an invitation until the transaction ends and returns it; undefined when it is gone. */
export async function findReferralToMove(tx: DbOrTx, id: string): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`/* findReferralToMove */
    select ${columns} from referral r left join user_account f on f.id = r.friend_id
    where r.id = ${id}::uuid for update of r`.execute(tx)
  return rows[0]
}

/** Returns an invitation by its id; undefined when it is gone. */
export async function findReferral(db: DbOrTx, id: string): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`/* findReferral */
    select ${columns} from referral r left join user_account f on f.id = r.friend_id
    where r.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Returns a user's invitation to an address (in lower case); undefined without one. */
export async function findReferralTo(
  db: DbOrTx,
  advocateId: string,
  email: string,
): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`/* findReferralTo */
    select ${columns} from referral r left join user_account f on f.id = r.friend_id
    where r.advocate_id = ${advocateId}::uuid and r.email = ${email}`.execute(db)
  return rows[0]
}

/**
 * Returns the member who sent the newest invitation by mail to this address (in lower case) that nobody has
 * used; undefined without one.
 */
export async function findAdvocateOfLetter(db: DbOrTx, email: string): Promise<AdvocateRow | undefined> {
  const { rows } = await sql<AdvocateRow>`/* findAdvocateOfLetter */
    select ${advocate} from referral r
    join referral_code c on c.user_id = r.advocate_id join user_account u on u.id = c.user_id
    where r.email = ${email} and r.friend_id is null and r.status in ('Invitation Sent', 'Expired') and not u.banned
    order by r.sent_at desc, r.id desc limit 1`.execute(db)
  return rows[0]
}

/** Inserts an invitation, by mail or for a friend who came with the code. */
export async function insertReferral(
  tx: DbOrTx,
  row: {
    id: string
    advocateId: string
    status: ReferralStatus
    reason: IneligibleReason | null
    email: string | null
    friendId: string | null
    sentAt: Date | null
    joinedAt: Date | null
    giftEndsAt: Date | null
    now: Date
  },
): Promise<void> {
  await sql`/* insertReferral */
    insert into referral (id, advocate_id, status, reason, email, friend_id, created_at, sent_at, joined_at, gift_ends_at)
    values (${row.id}::uuid, ${row.advocateId}::uuid, ${row.status}, ${row.reason}, ${row.email}, ${row.friendId}::uuid,
      ${row.now}, ${row.sentAt}, ${row.joinedAt}, ${row.giftEndsAt})`.execute(tx)
}

/** The columns of an invitation that change in its life. */
export type ReferralChange = Partial<{
  status: ReferralStatus
  reason: IneligibleReason | null
  friend_id: string
  sent_at: Date
  reminded_at: Date | null
  joined_at: Date
  gift_ends_at: Date | null
  order_id: string | null
  bought_at: Date | null
  due_at: Date | null
  rewarded_at: Date
  credit_drop: string
}>

/**
 * Updates the given columns of an invitation; the caller has locked it and knows that the status may change.
 */
export async function updateReferral(tx: DbOrTx, id: string, change: ReferralChange): Promise<void> {
  await tx
    .updateTable('referral')
    .set(change)
    .where('id', '=', id)
    .modifyEnd(named('updateReferral'))
    .execute()
}
