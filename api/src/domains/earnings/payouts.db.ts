// Rows of payouts and their events. A payout is locked before its status changes, so that two answers run
// one after the other.
import type { PayoutStatus } from '@hemline/rules/earnings/payout-states.ts'
import type { PayoutFailure } from '@hemline/rules/vocabulary/payouts.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/**
 * Where a payout goes: a provider's account, store credit, a seller's donation, or the monthly transfer to a
 * charity.
 */
export type PayoutKind = CashOutMethod | 'credit' | 'donation' | 'charity'
/** A payout of a user or a charity; sums in cents. */
export type PayoutRow = {
  id: string
  user_id: string | null
  charity_id: number | null
  kind: PayoutKind
  request_key: string
  account_id: string | null
  label: string
  amount_cents: number
  bonus_cents: number
  status: PayoutStatus
  failure: PayoutFailure | null
  requested_at: Date
  sent_at: Date | null
  settled_at: Date | null
  /** Taken from cash credit, not from earnings. */
  from_credit: boolean
}
/** A new payout; `look_at` is when the settling job looks after it. */
export type NewPayout = Omit<PayoutRow, 'failure' | 'sent_at' | 'from_credit'> & {
  look_at: Date | null
  from_credit?: boolean
}
/** A payout with its receipt number and its events, oldest first. */
export type PayoutView = PayoutRow & {
  receipt_number: string | null
  events: { status: string; at: string }[]
}

/** Inserts a payout, which nothing has sent yet. */
export async function insertPayout(tx: DbOrTx, payout: NewPayout): Promise<void> {
  await tx.insertInto('payout').values(payout).modifyEnd(named('insertPayout')).execute()
}

/** Records an event of a payout, once per status: a second one of the same status is left out. */
export async function insertPayoutEvent(
  tx: DbOrTx,
  event: { payout_id: string; status: string; reason?: string; happened_at: Date },
): Promise<void> {
  await tx
    .insertInto('payout_event')
    .values(event)
    .onConflict((oc) => oc.columns(['payout_id', 'status']).doNothing())
    .modifyEnd(named('insertPayoutEvent'))
    .execute()
}

const columns = sql`p.id, p.user_id, p.charity_id, p.kind, p.request_key, p.account_id, p.label, p.amount_cents, p.bonus_cents, p.status, p.failure,
  p.requested_at, p.sent_at, p.settled_at, p.from_credit`
const view = sql`${columns}, d.receipt_number, coalesce((select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.happened_at) order by e.id)
  from payout_event e where e.payout_id = p.id), '[]') as events`

/**
 * Finds the payout that a request key of a user (or a charity's ledger holder) led to; undefined for a new
 * key.
 */
export async function findRequest(
  db: DbOrTx,
  userId: string,
  requestKey: string,
): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`/* findRequest */ select ${columns} from payout p
    where coalesce(p.user_id::text, 'charity-' || p.charity_id) = ${userId} and p.request_key = ${requestKey}`.execute(
    db,
  )
  return rows[0]
}

/** Returns one page of a user's payouts, newest first, each with the total count. */
export async function listPayouts(
  db: DbOrTx,
  userId: string,
  page: { limit: number; offset: number },
): Promise<(PayoutView & { total: number })[]> {
  const { rows } = await sql<
    PayoutView & { total: number }
  >`/* listPayouts */ select ${view}, count(*) over ()::int as total
    from payout p left join donation d on d.payout_id = p.id where p.user_id = ${userId}::uuid
    order by p.requested_at desc, p.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** Finds one of a user's payouts; undefined when unknown or another user's. */
export async function findPayoutOf(db: DbOrTx, userId: string, id: string): Promise<PayoutView | undefined> {
  const { rows } =
    await sql<PayoutView>`/* findPayoutOf */ select ${view} from payout p left join donation d on d.payout_id = p.id
    where p.id = ${id}::uuid and p.user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** Sums a user's payouts to linked accounts since a time that did not fail: cents and count. */
export async function sumPayoutsSince(
  db: DbOrTx,
  userId: string,
  since: Date,
): Promise<{ amount: number; count: number }> {
  const { rows } = await sql<{ amount: number; count: number }>`/* sumPayoutsSince */
    select coalesce(sum(amount_cents), 0)::int as amount, count(*)::int as count from payout
    where user_id = ${userId}::uuid and account_id is not null and status <> 'failed' and requested_at > ${since}`.execute(
    db,
  )
  return rows[0] ?? { amount: 0, count: 0 }
}

/** A payout with its payee at the provider and whether its user is banned. */
export type PayoutToMove = PayoutRow & { payee: string | null; unlinked_at: Date | null; banned: boolean }

/**
 * Locks a payout's row until the transaction ends; returns the payout with the email address or reference
 * of its payout account (a charity's address for donations) and whether the account is unlinked or the
 * user banned. Undefined when unknown.
 */
export async function lockPayout(tx: DbOrTx, id: string): Promise<PayoutToMove | undefined> {
  const { rows } = await sql<PayoutToMove>`/* lockPayout */
    select ${columns}, coalesce(a.payee_ref, a.email, 'giving@' || s.slug || '.example') as payee, a.unlinked_at, coalesce(u.banned, false) as banned
    from payout p left join payout_account a on a.id = p.account_id left join supplier s on s.id = p.charity_id and p.kind = 'charity'
      left join user_account u on u.id = p.user_id
    where p.id = ${id}::uuid for no key update of p`.execute(tx)
  return rows[0]
}

/** The columns of a payout that change; absent columns stay. */
export type PayoutChange = {
  status?: PayoutStatus
  failure?: PayoutFailure
  driver?: string
  reference?: string | null
  sent_at?: Date
  settled_at?: Date
  look_at?: Date | null
}
/** Writes the given columns of a payout; the caller holds its lock. */
export async function updatePayout(tx: DbOrTx, id: string, change: PayoutChange): Promise<void> {
  await tx.updateTable('payout').set(change).where('id', '=', id).modifyEnd(named('updatePayout')).execute()
}

/** Returns at most `limit` payouts that the settling job has to look after now, longest due first. */
export async function listDuePayouts(
  db: DbOrTx,
  now: Date,
  limit: number,
): Promise<{ id: string; status: PayoutStatus; sent_at: Date | null }[]> {
  const { rows } = await sql<{ id: string; status: PayoutStatus; sent_at: Date | null }>`/* listDuePayouts */
    select id, status, sent_at from payout where look_at <= ${now} order by look_at limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Records a webhook of the payout provider; returns false when it was recorded before. */
export async function insertNotice(
  tx: DbOrTx,
  notice: { driver: string; event_id: string; key: string; received_at: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('payout_notice')
    .values(notice)
    .onConflict((oc) => oc.columns(['driver', 'event_id']).doNothing())
    .returning('event_id')
    .modifyEnd(named('insertNotice'))
    .executeTakeFirst()
  return made !== undefined
}

/** Deletes webhook records received before this time; providers don't send those again. */
export async function deleteOldNotices(db: DbOrTx, before: Date): Promise<void> {
  await db
    .deleteFrom('payout_notice')
    .where('received_at', '<', before)
    .modifyEnd(named('deleteOldNotices'))
    .execute()
}

/** Inserts a donation and draws its receipt number. */
export async function insertDonation(
  tx: DbOrTx,
  gift: { payout_id: string; user_id: string; charity_id: number; amount_cents: number; given_at: Date },
): Promise<void> {
  await sql`/* insertDonation */ insert into donation (payout_id, user_id, charity_id, amount_cents, receipt_number, given_at)
    values (${gift.payout_id}::uuid, ${gift.user_id}::uuid, ${gift.charity_id}, ${gift.amount_cents}, 'D-' || nextval('new_receipt_number'),
      ${gift.given_at})`.execute(tx)
}

/** A charity as sellers choose it. */
export type CharityRow = { id: number; slug: string; name: string; about: string }

/** Returns id, name and description of the active charities, by name. */
export async function listCharities(db: DbOrTx): Promise<CharityRow[]> {
  const { rows } =
    await sql<CharityRow>`/* listCharities */ select id, slug, name, coalesce(profile ->> 'description', '') as about
    from supplier where kind = 'charity' and active order by name`.execute(db)
  return rows
}

/** A payout with its user's address and name and its donation's charity. */
export type PayoutToMail = PayoutRow & {
  receipt_number: string | null
  email: string
  first_name: string
  charity: string | null
}

/**
 * Finds a payout with the e-mail address and first name of its user, for a mail; undefined for a charity's
 * payout.
 */
export async function findPayoutToMail(db: DbOrTx, id: string): Promise<PayoutToMail | undefined> {
  const { rows } =
    await sql<PayoutToMail>`/* findPayoutToMail */ select ${columns}, d.receipt_number, u.email, u.first_name, s.name as charity
    from payout p join user_account u on u.id = p.user_id left join donation d on d.payout_id = p.id
      left join supplier s on s.id = d.charity_id where p.id = ${id}::uuid`.execute(db)
  return rows[0]
}
