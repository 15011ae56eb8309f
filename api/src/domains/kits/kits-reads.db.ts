// Queries on kits and bags for their sellers and for jobs: lists, counts, queues and offers.
import { type KitRow, kitColumns, kitFrom } from '@hemline/db/kit-rows.ts'
import type { CleanoutFlowVariant, CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

/** The owner of kits: a user, and the visitor of this browser for kits that no account has claimed. */
export type KitOwner = { userId: string | null; visitorId: number | null }

const whereOwner = ({ userId, visitorId }: KitOwner) =>
  sql<boolean>`(k.seller_id = ${userId}::uuid or (k.seller_id is null and k.visitor_id = ${visitorId}::bigint))`

/** A page of a list, by number of rows. */
export type PageOf = { limit: number; offset: number }

/** Returns one page of the clean-out kits of an owner (user and browser), latest order first. */
export async function listKits(db: DbOrTx, owner: KitOwner, { limit, offset }: PageOf): Promise<KitRow[]> {
  const { rows } =
    await sql<KitRow>`/* listKits */ select ${kitColumns} from ${kitFrom} where ${whereOwner(owner)}
    order by k.ordered_at desc, b.bag_number desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts the clean-out kits of an owner (user and browser), also canceled ones. */
export async function countKits(db: DbOrTx, owner: KitOwner): Promise<number> {
  const { rows } = await sql<{
    kits: number
  }>`/* countKits */ select count(*)::int as kits from kit k where ${whereOwner(owner)}`.execute(db)
  return rows[0]?.kits ?? 0
}

/** What decides which warehouse serves a user: the home state, and the warehouses that employees set. */
export type Serving = { state: string | null; override: number[] | null }

/**
 * Returns the state of the user's default shipping address, else of the latest one (null when there is none),
 * and the warehouses that employees set for the user (null when the shop chooses).
 */
export async function findServing(db: DbOrTx, userId: string): Promise<Serving> {
  const { rows } = await sql<Serving>`/* findServing */ select u.mdc_override as override,
      (select state from address where user_id = u.id and type = 'shipping' and country = 'US' and hidden_at is null
        order by is_default desc, created_at desc limit 1) as state
    from user_account u where u.id = ${userId}::uuid`.execute(db)
  return rows[0] ?? { state: null, override: null }
}

/** Returns one of an owner's clean-out kits by id; undefined when unknown or another owner's. */
export async function findOwnKit(db: DbOrTx, owner: KitOwner, id: string): Promise<KitRow | undefined> {
  const { rows } =
    await sql<KitRow>`/* findOwnKit */ select ${kitColumns} from ${kitFrom} where ${whereOwner(owner)} and k.id = ${id}::uuid`.execute(
      db,
    )
  return rows[0]
}

/** Finds the kit ordered with this request key; undefined when there is none. */
export async function findKitByRequest(db: DbOrTx, requestKey: string): Promise<KitRow | undefined> {
  const { rows } =
    await sql<KitRow>`/* findKitByRequest */ select ${kitColumns} from ${kitFrom} where k.request_key = ${requestKey}`.execute(
      db,
    )
  return rows[0]
}

/** The number of kits not sent back yet, and the time of the last order. */
export type Outstanding = { totalCount: number; lastKitCreatedAt: Date | null }

/**
 * Counts the owner's kits that are ordered, shipped or delivered and not sent back, and finds the last order
 * time.
 */
export async function findOutstanding(db: DbOrTx, owner: KitOwner): Promise<Outstanding> {
  const { rows } = await sql<Outstanding>`/* findOutstanding */
    select (count(*) filter (where k.status in ('ordered', 'shipped', 'delivered')))::int as "totalCount", max(k.ordered_at) as "lastKitCreatedAt"
    from kit k where ${whereOwner(owner)}`.execute(db)
  return rows[0] ?? { totalCount: 0, lastKitCreatedAt: null }
}

/** How many kits an account ordered, and how many came back. */
export type KitHistory = { ordered: number; returned: number }

/** Counts the kits an account has ordered (canceled ones excluded) and those received back. */
export async function findKitHistory(db: DbOrTx, sellerId: string): Promise<KitHistory> {
  const { rows } = await sql<KitHistory>`/* findKitHistory */
    select (count(*) filter (where status <> 'canceled'))::int as ordered, (count(*) filter (where received_at is not null))::int as returned
    from kit where seller_id = ${sellerId}::uuid`.execute(db)
  return rows[0] ?? { ordered: 0, returned: 0 }
}

/** The owner's recent order times, and the number of kits not sent back yet. */
export type OrderFacts = { ordered: Date[]; outstanding: number }

/**
 * Returns the order times of the owner's recent kits (since `since`, or not sent back yet; the 50 newest) and
 * counts those not sent back; includes kits ordered with this email address without an account.
 */
export async function findOrderFacts(
  db: DbOrTx,
  owner: KitOwner,
  question: { email: string | null; since: Date },
): Promise<OrderFacts> {
  const { rows } = await sql<{ ordered_at: Date; status: string }>`/* findOrderFacts */
    select k.ordered_at, k.status from kit k
    where (${whereOwner(owner)} or (k.seller_id is null and k.email = ${question.email}::citext))
      and (k.ordered_at > ${question.since} or k.status in ('ordered', 'shipped', 'delivered'))
    order by k.ordered_at desc limit 50`.execute(db)
  const outstanding = rows.filter((row) => ['ordered', 'shipped', 'delivered'].includes(row.status)).length
  return { ordered: rows.map((row) => row.ordered_at), outstanding }
}

/** The bag counts of one warehouse. */
export type HouseQueue = { warehouse_id: number; waiting: number; under_way: number; done: number }

/**
 * Returns, for each warehouse, how many bags wait in it, are on their way to it, and were finished since a
 * time; warehouses without such bags are left out.
 */
export async function listQueues(db: DbOrTx, since: Date): Promise<HouseQueue[]> {
  const { rows } = await sql<HouseQueue>`/* listQueues */
    select warehouse_id, (count(*) filter (where status in ('received', 'processing')))::int as waiting,
      (count(*) filter (where status = 'shipped'))::int as under_way, (count(*) filter (where done_at > ${since}))::int as done
    from bag where status in ('received', 'processing', 'shipped') or done_at > ${since} group by warehouse_id`.execute(
    db,
  )
  return rows
}

/** A charity as sellers choose it. */
export type Charity = { id: number; slug: string; name: string; about: string }

/** Returns the active charities by name. */
export async function listCharities(db: DbOrTx): Promise<Charity[]> {
  const { rows } = await sql<Charity>`/* listCharities */
    select id, slug, name, coalesce(profile->>'description', '') as about from supplier where kind = 'charity' and active order by name`.execute(
    db,
  )
  return rows
}

/** A partner that gives out kits. */
export type Partner = { slug: string; name: string; about: string }

/** Finds an active partner or retailer that gives out kits by its slug; undefined when unknown. */
export async function findPartner(db: DbOrTx, slug: string): Promise<Partner | undefined> {
  const { rows } = await sql<Partner>`/* findPartner */
    select slug, name, coalesce(profile->>'description', '') as about from supplier
    where slug = ${slug} and kind in ('partner', 'retailer') and active`.execute(db)
  return rows[0]
}

/** Finds the id of an active luxury retailer, on whose page labels are ordered; undefined for others. */
export async function findRetailerId(db: DbOrTx, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`/* findRetailerId */
    select id from supplier where slug = ${slug} and kind = 'retailer' and active`.execute(db)
  return rows[0]?.id
}

/** The clean-out flow and incentive once offered to a person, and when. */
export type OfferRow = { variant: CleanoutFlowVariant; incentive: CleanoutIncentive | null; offered_at: Date }

/**
 * Finds the clean-out offer (variant and incentive) stored for a user or visitor; undefined when there is
 * none.
 */
export async function findOffer(db: DbOrTx, owner: Owner): Promise<OfferRow | undefined> {
  const { rows } =
    await sql<OfferRow>`/* findOffer */ select variant, incentive, offered_at from cleanout_offer
    where user_id = ${owner.user_id}::uuid or visitor_id = ${owner.visitor_id}::bigint`.execute(db)
  return rows[0]
}

/**
 * Stores the clean-out offer drawn for a user or visitor (variant of the flow and incentive); an earlier
 * offer stays.
 */
export async function insertOffer(db: DbOrTx, owner: Owner, offer: OfferRow & { id: string }): Promise<void> {
  await db
    .insertInto('cleanout_offer')
    .values({ ...owner, ...offer })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/**
 * Moves a visitor's clean-out offer to the account, unless the account has one: each seller sees one
 * incentive.
 */
export async function moveOffer(
  tx: DbOrTx,
  { visitorId, userId }: { visitorId: number; userId: string },
): Promise<void> {
  await sql`/* moveOffer */ update cleanout_offer set user_id = ${userId}::uuid, visitor_id = null
    where visitor_id = ${visitorId}::bigint and not exists (select 1 from cleanout_offer o where o.user_id = ${userId}::uuid)`.execute(
    tx,
  )
}

/**
 * Returns the ids of kits without a seller (kits that a partner's shop hands out excluded) that were ordered
 * in this browser or with this verified email address.
 */
export async function listUnclaimed(
  db: DbOrTx,
  { visitorId, email }: { visitorId: number | null; email: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listUnclaimed */
    select k.id from kit k where k.seller_id is null and k.way <> 'activation' and (k.visitor_id = ${visitorId}::bigint or k.email = ${email}::citext)
    order by k.ordered_at, k.id`.execute(db)
  return rows.map((row) => row.id)
}

/** The facts of a user account that kits need. */
export type Account = { email: string; first_name: string; email_verified_at: Date | null; banned: boolean }

/** Finds email address, first name, verification and ban of a user account by id; undefined when unknown. */
export async function findSeller(db: DbOrTx, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`/* findSeller */
    select email::text as email, first_name, email_verified_at, banned from user_account where id = ${userId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/**
 * Returns the ids of at most `limit` kits delivered before `before` and not sent back, whose label is no
 * longer valid; kits that a partner's shop hands out only once they have a seller.
 */
export async function listLapsing(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`/* listLapsing */ select k.id from kit k join bag b on b.kit_id = k.id
    where k.status = 'delivered' and k.delivered_at < ${before} and b.status = 'ordered' and (k.way <> 'activation' or k.seller_id is not null)
    order by k.delivered_at limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Returns at most `limit` kits with a carrier now or soon: on the way out those not delivered, on the way
 * back those whose bag was sent.
 */
export async function listTravelling(db: DbOrTx, limit: number): Promise<KitRow[]> {
  const { rows } = await sql<KitRow>`/* listTravelling */ select ${kitColumns} from ${kitFrom}
    where (k.status in ('ordered', 'shipped', 'lost') and b.status = 'ordered' and k.tracking_out is not null)
      or (b.status in ('shipped', 'lost') and k.tracking_back is not null)
    order by k.ordered_at limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns the ids of at most `limit` kits delivered before `before`, with a label and an owner, and not sent
 * back, by delivery; used by the simulator, whose sellers send them back then.
 */
export async function listFilled(db: DbOrTx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`/* listFilled */ select k.id from kit k join bag b on b.kit_id = k.id
    where k.status = 'delivered' and b.status = 'ordered' and k.delivered_at < ${before} and k.tracking_back is not null
      and (k.seller_id is not null or k.email is not null)
    order by k.delivered_at limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** Returns the event keys of all carrier reports on several bags. */
export async function listReportKeys(db: DbOrTx, bagIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`/* listReportKeys */
    select event_key as key from bag_event where bag_id = any(${[...bagIds]}::uuid[]) and event_key is not null`.execute(
    db,
  )
  return rows.map((row) => row.key)
}

/** Returns the details of the carrier's reports on a bag's way out or back (`kind`), oldest first. */
export async function listReports(
  db: DbOrTx,
  bagId: string,
  kind: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ detail: Record<string, unknown> }>`/* listReports */
    select detail from bag_event where bag_id = ${bagId}::uuid and kind = ${kind} and event_key is not null order by id`.execute(
    db,
  )
  return rows.map((row) => row.detail)
}

/** Returns how many pieces of a bag are in each state, by state; empty for a bag without pieces. */
export async function findPieceStates(db: DbOrTx, bagId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; many: number }>`/* findPieceStates */
    select state, count(*)::int as many from item where bag_id = ${bagId}::uuid group by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, many }) => [state, many]))
}
