import { demonstrationIdStart } from '@hemline/rules/vocabulary/demonstration.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { named } from '../../platform/db.ts'
import { number, shape } from '../../platform/decoders.ts'
import { rowsOf } from '../../platform/named-statements.db.ts'

/**
 * Returns the e-mail addresses of the demonstration's accounts, sorted. Matches the address and the id,
 * because anybody can sign up with such an address, which must not keep a shop from starting.
 */
export async function listKnownPeople(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectFrom('user_account')
    .modifyFront(named('listKnownPeople'))
    .select('email')
    .where('email', 'like', '%@hemline.example')
    .where(sql<string>`id::text`, 'like', `${demonstrationIdStart}%`)
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Returns the id of the visitor with this token hash; undefined when unknown. */
export async function findVisitor(db: DbOrTx, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await rowsOf(db, {
    name: 'findVisitor',
    query: sql`select id from visitor where token_hash = ${tokenHash}`,
    row: shape<{ id: number }>({ id: number }),
  })
  return row?.id
}

/** Inserts a visitor with this token hash; returns the new visitor's id. */
export async function insertVisitor(db: DbOrTx, tokenHash: Buffer): Promise<number> {
  const row = await db
    .insertInto('visitor')
    .values({ token_hash: tokenHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Visitors that are kept at any age: an account, an order, a used promotion, a kit, a survey or the
 * waitlist refers to them.
 */
const namedElsewhere = sql`exists (select 1 from user_account where visitor_id = v.id)
    or exists (select 1 from purchase_order where visitor_id = v.id) or exists (select 1 from promotion_use where visitor_id = v.id)
    or exists (select 1 from kit where visitor_id = v.id) or exists (select 1 from cleanout_survey where visitor_id = v.id)
    or exists (select 1 from direct_waitlist where visitor_id = v.id) or exists (select 1 from direct_survey where visitor_id = v.id)`
/**
 * SQL: a visitor `v` has data that is kept for a return: favorites, settings, searches, addresses, a
 * clean-out offer that still counts, or a cart with content. An empty cart does not count.
 */
const hasSomething = (
  offeredSince: Date,
) => sql`exists (select 1 from favorite where visitor_id = v.id) or exists (select 1 from client_setting where visitor_id = v.id)
    or exists (select 1 from recent_search where visitor_id = v.id) or exists (select 1 from address where visitor_id = v.id)
    or exists (select 1 from cleanout_offer where visitor_id = v.id and incentive is not null and offered_at >= ${offeredSince})
    or exists (select 1 from cart c where c.visitor_id = v.id and (exists (select 1 from cart_line where cart_id = c.id)
      or exists (select 1 from cart_gift_card_line where cart_id = c.id) or exists (select 1 from hold_queue where cart_id = c.id)
      or exists (select 1 from hold where cart_id = c.id and expires_at > clock_timestamp())))`

/** The last visitor id looked at (null: none left) and the number of visitors deleted. */
export type VisitorsDeleted = { last: number | null; deleted: number }

/**
 * Looks at the next `atOnce` visitors after the id `after` that were made before `idleSince`, and deletes
 * those without data, and those made before `cookieEnded` even with data. Returns how many were deleted
 * and the last id looked at (null at the end).
 */
export async function deleteOldVisitors(
  db: DbOrTx,
  {
    after,
    atOnce,
    ...before
  }: { after: number; atOnce: number; idleSince: Date; offeredSince: Date; cookieEnded: Date },
): Promise<VisitorsDeleted> {
  const { rows } = await sql<VisitorsDeleted>`/* deleteOldVisitors */
    with aged as (select id from visitor where id > ${after} and created_at < ${before.idleSince} order by id limit ${atOnce}),
    gone as (delete from visitor v using aged where v.id = aged.id and not (${namedElsewhere})
      and (v.created_at < ${before.cookieEnded} or not (${hasSomething(before.offeredSince)})) returning v.id)
    select (select max(id) from aged) as last, (select count(*) from gone)::int as deleted`.execute(db)
  return rows[0] ?? { last: null, deleted: 0 }
}

/** Where a visitor says to come from: the fields of trackVisitor. */
export type VisitorSource = {
  referral_code: string | null
  referral_context: string | null
  referrer: string | null
  utm_campaign: string | null
}

/**
 * Stores the referral code and context, referrer and campaign that a visitor came with. What is null keeps
 * what an earlier visit told: a friend's code counts for a sign-up days after the click.
 */
export async function updateVisitorSource(db: DbOrTx, id: number, source: VisitorSource): Promise<void> {
  const said = Object.entries(source).filter(([, value]) => value !== null)
  // The context is of its code: that of an earlier friend's link says nothing of this one.
  const { referral_code: code, referral_context: context } = source
  const told = Object.fromEntries(code === null ? said : [...said, ['referral_context', context]])
  if (Object.keys(told).length === 0) return
  await db.updateTable('visitor').set(told).where('id', '=', id).execute()
}

/**
 * Returns the referral code and its context, referrer and campaign that a visitor came with; undefined for an
 * unknown visitor.
 */
export async function findVisitorSource(db: DbOrTx, id: number): Promise<VisitorSource | undefined> {
  return db
    .selectFrom('visitor')
    .modifyFront(named('findVisitorSource'))
    .select(['referral_code', 'referral_context', 'referrer', 'utm_campaign'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Deletes a visitor's referrer and campaign; the referral code of a friend stays. */
export async function forgetVisitorSource(db: DbOrTx, id: number): Promise<void> {
  await db
    .updateTable('visitor')
    .set({ referrer: null, utm_campaign: null })
    .where('id', '=', id)
    .modifyEnd(named('forgetVisitorSource'))
    .execute()
}

/** Returns the country that a visitor chose, as its two letters; undefined when the visitor chose none. */
export async function findVisitorCountry(db: DbOrTx, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('visitor')
    .modifyFront(named('findVisitorCountry'))
    .select('country_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.country_id ?? undefined
}

/**
 * Stores the country (two letters) of a user and of the visitor of the user's browser; either may be missing.
 */
export async function updateCountry(
  db: DbOrTx,
  { userId, visitorId, country }: { userId: string | null; visitorId: number | null; country: string },
): Promise<void> {
  await sql`/* updateCountry */
    with browser as (update visitor set country_id = ${country} where id = ${visitorId}::bigint)
    update user_account set country_id = ${country} where id = ${userId}::uuid`.execute(db)
}

/** Returns whether a visitor or a user has opted out of the sale and sharing of personal data. */
export async function findPrivacyChoice(
  db: DbOrTx,
  { userId, visitorId }: { userId: string | null; visitorId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ chosen: boolean }>`/* findPrivacyChoice */ select
      exists (select 1 from visitor where id = ${visitorId}::bigint and do_not_sell_at is not null)
      or exists (select 1 from user_account where id = ${userId}::uuid and do_not_sell_at is not null) as chosen`.execute(
    db,
  )
  return rows[0]?.chosen === true
}

/**
 * Stores since when (null: not) a visitor and a user opt out of the sale and sharing of data; an earlier time
 * stays.
 */
export async function updateDoNotSell(
  db: DbOrTx,
  { userId, visitorId, from }: { userId: string | null; visitorId: number | null; from: Date | null },
): Promise<void> {
  const since = sql`case when ${from}::timestamptz is null then null else coalesce(do_not_sell_at, ${from}) end`
  await sql`/* updateDoNotSell.visitor */ update visitor set do_not_sell_at = ${since} where id = ${visitorId}::bigint`.execute(
    db,
  )
  await sql`/* updateDoNotSell.user */ update user_account set do_not_sell_at = ${since} where id = ${userId}::uuid`.execute(
    db,
  )
}

/** Returns the id of the account with this e-mail address; undefined when there is none. */
export async function findAccountIdByEmail(db: DbOrTx, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('user_account')
    .modifyFront(named('findAccountIdByEmail'))
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Stores whether an account is suspended: it may look and pay, and change nothing else. */
export async function updateBanned(db: DbOrTx, userId: string, banned: boolean): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ banned })
    .where('id', '=', userId)
    .modifyEnd(named('updateBanned'))
    .execute()
}

/** Stores since when an account's deletion is under way; null when it is not. */
export async function updateLeaving(db: DbOrTx, userId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ leaving_at: at })
    .where('id', '=', userId)
    .modifyEnd(named('updateLeaving'))
    .execute()
}

/** Stores when an account was erased; its other columns are the caller's task. */
export async function updateErased(db: DbOrTx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ erased_at: now })
    .where('id', '=', userId)
    .modifyEnd(named('updateErased'))
    .execute()
}

/** Returns a user's whole account row, and the version of the terms in force; undefined when unknown. */
export async function findUser(db: DbOrTx, id: string) {
  return db
    .selectFrom('user_account')
    .modifyFront(named('findUser'))
    .selectAll()
    .select(
      sql<string>`(select version from legal_version order by number desc limit 1)`.as('legal_in_force'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the rows of all feature flags, in no particular order. */
export async function listFlags(db: DbOrTx) {
  return db.selectFrom('feature_flag').modifyFront(named('listFlags')).selectAll().execute()
}

/** The owner of carts, favorites and settings: either a user or a visitor, never both. */
export type Owner = { user_id: string; visitor_id: null } | { user_id: null; visitor_id: number }

/** Returns a user's or visitor's client settings (category, name, value), JSON values parsed. */
export async function listSettings(db: DbOrTx, owner: Owner) {
  return db
    .selectFrom('client_setting')
    .modifyFront(named('listSettings'))
    .select(['category', 'name', 'value'])
    .$if(owner.user_id !== null, (q) => q.where('user_id', '=', owner.user_id))
    .$if(owner.visitor_id !== null, (q) => q.where('visitor_id', '=', owner.visitor_id))
    .execute()
}

/**
 * Returns the country of each of these users, and those settings that they have stored of size system, date
 * manner and unit of length, by full name ('persist.date_manner'); a setting not stored is not in the list.
 * Unknown users are left out; the rows have no order.
 */
export async function listManners(db: DbOrTx, userIds: readonly string[]) {
  const { rows } = await sql<{
    user_id: string
    country_id: string
    settings: { name: string; value: unknown }[]
  }>`/* listManners */ select u.id as user_id, u.country_id,
      coalesce((select json_agg(json_build_object('name', s.category || '.' || s.name, 'value', s.value))
        from client_setting s where s.user_id = u.id and s.category = 'persist'
          and s.name in ('size_system', 'date_manner', 'unit')), '[]') as settings
    from user_account u where u.id = any(${[...userIds]}::uuid[])`.execute(db)
  return rows
}

/**
 * Returns the country (null: not chosen) and the stored settings of sizes, days and lengths of a visitor;
 * undefined when unknown.
 */
export async function findVisitorManners(db: DbOrTx, visitorId: number) {
  const { rows } = await sql<{
    country_id: string | null
    settings: { name: string; value: unknown }[]
  }>`/* findVisitorManners */ select v.country_id,
      coalesce((select json_agg(json_build_object('name', s.category || '.' || s.name, 'value', s.value))
        from client_setting s where s.visitor_id = v.id and s.category = 'persist'
          and s.name in ('size_system', 'date_manner', 'unit')), '[]') as settings
    from visitor v where v.id = ${visitorId}`.execute(db)
  return rows[0]
}

/**
 * Locks the client settings of a user or visitor until the transaction ends: the second of two requests
 * waits, and so counts the settings that the first one saved.
 */
export async function lockSettings(tx: DbOrTx, owner: string): Promise<void> {
  await sql`/* lockSettings */ select pg_advisory_xact_lock(hashtextextended(${`settings/${owner}`}, 0))`.execute(
    tx,
  )
}

/** Inserts or replaces one client setting of an owner. */
export async function upsertSetting(
  db: DbOrTx,
  owner: Owner,
  { at, ...setting }: { category: string; name: string; value: string; at: Date },
): Promise<void> {
  const updated = { value: setting.value, updated_at: at }
  await db
    .insertInto('client_setting')
    .values({ ...owner, ...setting, updated_at: at })
    .onConflict((oc) =>
      owner.user_id === null
        ? oc
            .columns(['visitor_id', 'category', 'name'])
            .where('visitor_id', 'is not', null)
            .doUpdateSet(updated)
        : oc.columns(['user_id', 'category', 'name']).where('user_id', 'is not', null).doUpdateSet(updated),
    )
    .execute()
}

/** Copies a visitor's client settings to a user; of a setting that both have, the newer value stays. */
export async function mergeVisitorSettings(
  tx: DbOrTx,
  { visitorId, userId }: { visitorId: number; userId: string },
): Promise<void> {
  await sql`/* mergeVisitorSettings */
    insert into client_setting (user_id, category, name, value, updated_at)
    select ${userId}::uuid, category, name, value, updated_at from client_setting where visitor_id = ${visitorId}
    on conflict (user_id, category, name) where user_id is not null
    do update set value = excluded.value, updated_at = excluded.updated_at
    where excluded.updated_at > client_setting.updated_at`.execute(tx)
}

/** Returns whether any order of a user was ever charged. */
export async function findCharge(db: DbOrTx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ charged: boolean }>`/* findCharge */
    select exists (select 1 from purchase_order where user_id = ${userId}::uuid and captured_at is not null) as charged`.execute(
    db,
  )
  return rows[0]?.charged === true
}

/**
 * Recomputes a user's first and last purchase time without one order that was given up before its charge:
 * from the user's other orders, else from the earlier first purchase.
 */
export async function updateForgottenPurchase(
  db: DbOrTx,
  userId: string,
  { orderId, confirmedAt }: { orderId: string; confirmedAt: Date },
) {
  await sql`/* updateForgottenPurchase */ update user_account set
      first_purchase_at = case when first_purchase_at < ${confirmedAt} then first_purchase_at else o.first end,
      last_purchase_at = coalesce(o.last, case when first_purchase_at < ${confirmedAt} then first_purchase_at end)
    from (
      select min(confirmed_at) as first, max(confirmed_at) as last from purchase_order
      where user_id = ${userId}::uuid and id <> ${orderId}::uuid and confirmed_at is not null
        and (captured_at is not null or status not in ('canceled', 'payment_declined'))
    ) o
    where user_account.id = ${userId}::uuid`.execute(db)
}

/** Sets a user's loyalty tier. */
export async function updateLoyaltyTier(db: DbOrTx, userId: string, tier: LoyaltyTier): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ loyalty_tier: tier })
    .where('id', '=', userId)
    .modifyEnd(named('updateLoyaltyTier'))
    .execute()
}

/**
 * Stores a purchase of a user at a time that may be earlier than others: first and last purchase move to it
 * or stay.
 */
export async function updatePurchase(db: DbOrTx, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('user_account')
    // Neither least() nor greatest() heeds a null.
    .set({
      first_purchase_at: sql<Date>`least(first_purchase_at, ${at}::timestamptz)`,
      last_purchase_at: sql<Date>`greatest(last_purchase_at, ${at}::timestamptz)`,
    })
    .where('id', '=', userId)
    .modifyEnd(named('updatePurchase'))
    .execute()
}
