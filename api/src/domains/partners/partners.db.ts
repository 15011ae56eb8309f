// Partners with their contracts and keys, and what was done for them at the desk.
import type { ContractStep } from '@hemline/rules/partners/contracts.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A partner that may send feeds: a supplier with a page; the contract's columns are null without one. */
export type PartnerRow = {
  id: number
  name: string
  slug: string
  kind: 'partner' | 'rental' | 'dropshipper'
  active: boolean
  account_id: string | null
  account_email: string | null
  third_party_seller_id: number | null
  city: string | null
  state: string | null
  ladder: ContractStep[] | null
  hold_days: number | null
}

const partners = sql`select s.id, s.name, s.slug, s.kind, s.active, c.account_id, u.email::text as account_email, c.third_party_seller_id,
    t.city, t.state, c.ladder, c.hold_days
  from supplier s left join partner_contract c on c.supplier_id = s.id left join user_account u on u.id = c.account_id
    left join third_party_seller t on t.id = c.third_party_seller_id
  where s.kind in ('partner', 'rental', 'dropshipper')`

/** Returns all partners by name, with their contracts. */
export async function listPartners(db: DbOrTx): Promise<PartnerRow[]> {
  const { rows } = await sql<PartnerRow>`/* listPartners */ ${partners} order by s.name`.execute(db)
  return rows
}

/** Returns the partners whose sales pay into an account, and those of whose people it is one, by name. */
export async function listPartnersOf(db: DbOrTx, accountId: string): Promise<PartnerRow[]> {
  const { rows } =
    await sql<PartnerRow>`/* listPartnersOf */ ${partners} and (c.account_id = ${accountId}::uuid or exists (
      select 1 from partner_person one where one.supplier_id = s.id and one.user_id = ${accountId}::uuid)) order by s.name`.execute(
      db,
    )
  return rows
}

/** Returns a partner by id or slug; undefined when unknown, and for charities and stores. */
export async function findPartner(
  db: DbOrTx,
  by: { id: number } | { slug: string },
): Promise<PartnerRow | undefined> {
  const which = 'id' in by ? sql`s.id = ${by.id}` : sql`s.slug = ${by.slug}`
  const { rows } = await sql<PartnerRow>`/* findPartner */ ${partners} and ${which}`.execute(db)
  return rows[0]
}

/**
 * Makes transactions about one partner wait for each other until they end, so that feeds, keys and terms of
 * one partner are changed one after the other.
 */
export async function lockPartner(tx: DbOrTx, supplierId: number): Promise<void> {
  await sql`/* lockPartner */ select pg_advisory_xact_lock(hashtextextended('partner', ${supplierId}::bigint))`.execute(
    tx,
  )
}

/**
 * Makes feeds of one partner that come at the same time wait for each other, until the transaction ends; what
 * is being applied goes on meanwhile.
 */
export async function lockInbox(tx: DbOrTx, supplierId: number): Promise<void> {
  await sql`/* lockInbox */ select pg_advisory_xact_lock(hashtextextended('partner-inbox', ${supplierId}::bigint))`.execute(
    tx,
  )
}

/**
 * Returns the id of the account with this e-mail address, upper or lower case; undefined when unknown, or
 * when its deletion is under way.
 */
export async function findAccountId(db: DbOrTx, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`/* findAccountId */
    select id from user_account where email = ${email}::citext and leaving_at is null`.execute(db)
  return rows[0]?.id
}

/** The terms of a contract; `ladder` in cents and basis points. */
export type ContractRow = {
  supplier_id: number
  account_id: string
  third_party_seller_id: number
  ladder: readonly ContractStep[]
  hold_days: number
}

/** Inserts a partner's contract, or replaces account, ladder and days of hold of the former one. */
export async function upsertContract(tx: DbOrTx, row: ContractRow): Promise<void> {
  const ladder = sql<never>`${JSON.stringify(row.ladder)}::jsonb`
  await tx
    .insertInto('partner_contract')
    .values({ ...row, ladder })
    .onConflict((conflict) =>
      conflict
        .column('supplier_id')
        .doUpdateSet({ account_id: row.account_id, ladder, hold_days: row.hold_days }),
    )
    .modifyEnd(named('upsertContract'))
    .execute()
}

/** A key without its secret. */
export type KeyRow = {
  id: string
  supplier_id: number
  made_at: Date
  made_by: string | null
  ends_at: Date | null
  last_used_at: Date | null
}

/**
 * Returns the newest 20 signing keys of a partner, each with the full name of the employee who made it (null
 * when unknown).
 */
export async function listKeys(db: DbOrTx, supplierId: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`/* listKeys */
    select k.id, k.supplier_id, k.made_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as made_by, k.ends_at, k.last_used_at
    from partner_key k left join user_account u on u.id = k.made_by where k.supplier_id = ${supplierId}
    order by k.made_at desc, k.id limit 20`.execute(db)
  return rows
}

/** Returns a partner's signing key with its encrypted secret; undefined when unknown or ended. */
export async function findLiveKey(
  db: DbOrTx,
  { id, supplierId, now }: { id: string; supplierId: number; now: Date },
): Promise<{ id: string; sealed: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`/* findLiveKey */
    select id, sealed from partner_key where id = ${id} and supplier_id = ${supplierId} and (ends_at is null or ends_at > ${now}::timestamptz)`.execute(
    db,
  )
  return rows[0]
}

/** Counts a partner's signing keys that have not ended. */
export async function countLiveKeys(db: DbOrTx, supplierId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countLiveKeys */
    select count(*)::int as n from partner_key where supplier_id = ${supplierId} and (ends_at is null or ends_at > ${now}::timestamptz)`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Inserts a signing key of a partner with its encrypted secret. */
export async function insertKey(
  tx: DbOrTx,
  key: { id: string; supplier_id: number; sealed: Buffer; made_by: string | null; made_at: Date },
): Promise<void> {
  await tx.insertInto('partner_key').values(key).modifyEnd(named('insertKey')).execute()
}

/** Sets when a valid signing key ends, unless it ends earlier; false when no valid key has this id. */
export async function updateKeyEnd(
  tx: DbOrTx,
  { id, supplierId, endsAt, now }: { id: string; supplierId: number; endsAt: Date; now: Date },
): Promise<boolean> {
  const { rows } =
    await sql`/* updateKeyEnd */ update partner_key set ends_at = least(coalesce(ends_at, ${endsAt}::timestamptz), ${endsAt}::timestamptz)
    where id = ${id} and supplier_id = ${supplierId} and (ends_at is null or ends_at > ${now}::timestamptz) returning id`.execute(
      tx,
    )
  return rows.length > 0
}

/** Stores when a signing key last signed a request. */
export async function updateKeyUsed(db: DbOrTx, id: string, now: Date): Promise<void> {
  await sql`/* updateKeyUsed */ update partner_key set last_used_at = ${now}::timestamptz where id = ${id}`.execute(
    db,
  )
}

/** What was done for a partner; `by` is a full name, null for what the partner did itself. */
export type EventRow = {
  id: string
  at: Date
  kind: string
  by: string | null
  detail: Record<string, unknown>
}
export type NewEvent = {
  supplierId: number
  feedId?: string
  actorId: string | null
  kind:
    | 'key_made'
    | 'key_ended'
    | 'terms_set'
    | 'page_set'
    | 'person_added'
    | 'person_removed'
    | 'feed_taken'
    | 'feed_refused'
  detail: Record<string, unknown>
  at: Date
}

/** Inserts an entry into a partner's history. */
export async function insertEvent(tx: DbOrTx, event: NewEvent): Promise<void> {
  await tx
    .insertInto('partner_event')
    .values({
      supplier_id: event.supplierId,
      feed_id: event.feedId ?? null,
      actor_id: event.actorId,
      kind: event.kind,
      detail: sql<never>`${JSON.stringify(event.detail)}::jsonb`,
      at: event.at,
    })
    .modifyEnd(named('insertPartnerEvent'))
    .execute()
}

/**
 * Returns the newest 30 entries of a partner's history, with the employees' names (null for what the partner
 * did).
 */
export async function listEvents(db: DbOrTx, supplierId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`/* listPartnerEvents */
    select e.id::text as id, e.at, e.kind, nullif(concat_ws(' ', u.first_name, u.last_name), '') as by, e.detail
    from partner_event e left join user_account u on u.id = e.actor_id where e.supplier_id = ${supplierId} order by e.id desc limit 30`.execute(
    db,
  )
  return rows
}
