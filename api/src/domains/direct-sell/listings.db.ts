import { type ItemState, itemStates, wasSold } from '@hemline/rules/catalogue/item-states.ts'
import type { DirectDraft, ReviewReason } from '@hemline/rules/direct-sell/listings.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** What is stored of a listing's status; what its piece is meanwhile decides the rest. */
export type StoredStatus =
  | 'draft'
  | 'under_review'
  | 'listed'
  | 'paused'
  | 'vacation'
  | 'delisted'
  | 'deleted'

/** A listing with its piece, where it has one; prices in cents. */
export type ListingRow = {
  id: string
  user_id: string
  first_name: string | null
  last_name: string | null
  status: StoredStatus
  item_number: number | null
  draft: DirectDraft
  review_reasons: ReviewReason[]
  note: string
  submitted_at: Date | null
  changed_at: Date
  state: ItemState | null
  price_cents: number | null
  title: string | null
  delist_reason: string | null
  favorite_count: number
  photo_ids: number[]
  held_until: Date | null
  /** An order has the piece, paid or not. */
  is_ordered: boolean
  /** The order that has the piece is paid; its parcel is not packed yet. */
  is_paid: boolean
  /** The piece is set aside for somebody whose offer was taken. */
  is_reserved: boolean
  open_offers: number
  /** Whether the closet is on vacation, and not only suspended. */
  is_away: boolean
}

/** States of pieces that left their closet without a sale. */
export const goneStates: readonly ItemState[] = ['relisted', 'reclaimed', 'transferred']
const overStates = itemStates.filter((state) => wasSold(state) || goneStates.includes(state))

/** SQL: the order that has the piece (`i`) is paid; its parcel is not packed yet. */
const isPaid = sql`(coalesce(i.state = 'pending_sale', false) and exists (select 1 from order_line ol join purchase_order p on p.id = ol.order_id
    where ol.item_number = i.item_number and ol.kind = 'item' and ol.canceled_at is null and p.confirmed_at is not null
      and p.canceled_at is null))`
const living = sql`(h.released_at is null and h.expires_at > clock_timestamp())`
const select = sql`select l.id, l.user_id, u.first_name, u.last_name, l.status, l.item_number, '{"details": []}'::jsonb || l.draft as draft, l.review_reasons, l.note, l.submitted_at, l.changed_at,
  i.state, i.price_cents, i.title, i.delist_reason, coalesce(i.favorite_count, 0) as favorite_count, coalesce(i.photo_ids, '{}') as photo_ids,
  case when ${living} then h.expires_at end as held_until, coalesce(h.order_id is not null, false) as is_ordered,
  coalesce(i.preordered_by is not null, false) as is_reserved,
  ${isPaid} as is_paid,
  (select count(*)::int from piece_offer_item oi join piece_offer o on o.id = oi.offer_id
    where oi.item_number = l.item_number and o.status = 'open') as open_offers,
  exists (select 1 from direct_closet c where c.user_id = l.user_id and c.vacation_until is not null) as is_away
  from direct_listing l join user_account u on u.id = l.user_id left join item i on i.item_number = l.item_number left join hold h on h.item_number = l.item_number`

/** Returns a direct listing by its id; undefined when unknown. */
export async function findListing(db: DbOrTx, id: string): Promise<ListingRow | undefined> {
  const { rows } = await sql<ListingRow>`/* findListing */ ${select} where l.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Returns the direct listing of a piece; undefined for pieces that no member sells directly. */
export async function findListingOf(db: DbOrTx, itemNumber: number): Promise<ListingRow | undefined> {
  const { rows } =
    await sql<ListingRow>`/* findListingOf */ ${select} where l.item_number = ${itemNumber}`.execute(db)
  return rows[0]
}

/**
 * Locks a direct listing, then its piece's hold and the piece, in the sequence of everybody who takes holds,
 * and returns the listing; undefined when unknown.
 */
export async function lockListing(tx: DbOrTx, id: string): Promise<ListingRow | undefined> {
  await sql`/* lockListing */ select 1 from direct_listing where id = ${id}::uuid for update`.execute(tx)
  await sql`/* lockListing.hold */ select 1 from hold where item_number = (select item_number from direct_listing where id = ${id}::uuid)
    for update`.execute(tx)
  await sql`/* lockListing.item */ select 1 from item where item_number = (select item_number from direct_listing where id = ${id}::uuid)
    for no key update`.execute(tx)
  return findListing(tx, id)
}

/** The piece of a listing (`l`, `i`) was not sold and is still in the closet. */
const isInCloset = sql`(l.status <> 'deleted' and (i.state is null or i.state <> all(${[...overStates]}::text[])) and not ${isPaid})`

/** Returns all listings of a member that are neither deleted nor sold, the last changed first. */
export async function listListings(db: DbOrTx, userId: string): Promise<ListingRow[]> {
  const { rows } =
    await sql<ListingRow>`/* listListings */ ${select} where l.user_id = ${userId}::uuid and ${isInCloset}
    order by l.changed_at desc, l.id`.execute(db)
  return rows
}

/**
 * The ids of the listings that wait for an employee's review: those that are new, those whose pieces an
 * employee sent back to review, and those on sale that somebody reported. Each part has an index; one
 * condition of all would read every listing.
 */
const waitingIds = sql`select id from direct_listing where status = 'under_review' union
  select d.id from item p join direct_listing d on d.item_number = p.item_number
  where p.state in ('under_review', 'pending_listing') and d.status = 'listed' union
  select d.id from listing_report r join direct_listing d on d.item_number = r.item_number
    join item p on p.item_number = d.item_number
  where r.looked_at is null and d.status = 'listed' and p.state = 'listed'`

/** Returns one page of the listings that wait for an employee's review, the longest waiting first. */
export async function listWaitingListings(
  db: DbOrTx,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`/* listWaitingListings */ ${select} where l.id in (${waitingIds})
    order by coalesce(l.submitted_at, l.changed_at), l.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts the listings that wait for an employee's review. */
export async function countWaitingListings(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countWaitingListings */
    select count(*)::int as n from (${waitingIds}) waiting`.execute(db)
  return rows[0]?.n ?? 0
}

/** Counts a member's listings that are not deleted. */
export async function countListings(db: DbOrTx, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countListings */ select count(*)::int as n
    from direct_listing l left join item i on i.item_number = l.item_number
    where l.user_id = ${userId}::uuid and ${isInCloset}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Counts a member's directly sold pieces that were ever on sale. */
export async function countEverListed(db: DbOrTx, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countEverListed */ select count(*)::int as n from item
    where consignor_id = ${userId}::uuid and source = 'p2p' and listed_at is not null`.execute(db)
  return rows[0]?.n ?? 0
}

/** Tells whether a piece of a brand was ever on sale here. */
export async function isBrandSold(db: DbOrTx, brandId: number): Promise<boolean> {
  const { rows } = await sql`/* isBrandSold */ select 1 from item
    where brand_id = ${brandId} and listed_at is not null limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Stores a draft of a direct listing: a new one, or a change of the member's own. Returns false when a
 * listing of this id is another member's.
 */
export async function upsertDraft(
  tx: DbOrTx,
  { id, userId, draft, now }: { id: string; userId: string; draft: DirectDraft; now: Date },
): Promise<boolean> {
  const { rows } =
    await sql`/* upsertDraft */ insert into direct_listing (id, user_id, draft, created_at, changed_at)
    values (${id}::uuid, ${userId}::uuid, ${JSON.stringify(draft)}::jsonb, ${now}, ${now})
    on conflict (id) do update set draft = excluded.draft, changed_at = excluded.changed_at
      where direct_listing.user_id = excluded.user_id
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Updates a direct listing's status and the given columns; columns that are not given stay. */
export async function updateListing(
  tx: DbOrTx,
  id: string,
  change: {
    status: StoredStatus
    now: Date
    itemNumber?: number
    reasons?: readonly ReviewReason[]
    note?: string
    submittedAt?: Date
    draft?: DirectDraft
  },
): Promise<void> {
  await sql`/* updateListing */ update direct_listing set status = ${change.status}, changed_at = ${change.now},
    item_number = coalesce(${change.itemNumber ?? null}::bigint, item_number),
    review_reasons = coalesce(${change.reasons ? [...change.reasons] : null}::text[], review_reasons),
    note = coalesce(${change.note ?? null}::text, note),
    submitted_at = coalesce(${change.submittedAt ?? null}::timestamptz, submitted_at),
    draft = coalesce(${change.draft ? JSON.stringify(change.draft) : null}::jsonb, draft)
    where id = ${id}::uuid`.execute(tx)
}

/**
 * Pauses those of the pieces' listings whose pieces left the shop with a canceled sale, so that their sellers
 * put them back by themselves; pieces that are still on sale stay.
 */
export async function pauseListingsOf(tx: DbOrTx, itemNumbers: readonly number[], now: Date): Promise<void> {
  await sql`/* pauseListingsOf */ update direct_listing l set status = 'paused', changed_at = ${now} from item i
    where l.item_number = any(${[...itemNumbers]}::bigint[]) and i.item_number = l.item_number
      and l.status = 'listed' and i.state = 'delisted'`.execute(tx)
}

/** Inserts a member's report of a piece; false when the same person reported the piece before. */
export async function insertReport(
  tx: DbOrTx,
  report: { itemNumber: number; reporterId: string; reason: string; words: string; now: Date },
): Promise<boolean> {
  const { rows } =
    await sql`/* insertReport */ insert into listing_report (item_number, reporter_id, reason, words, at)
    values (${report.itemNumber}::bigint, ${report.reporterId}::uuid, ${report.reason}, ${report.words}, ${report.now})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** A report of a piece. */
export type ReportRow = {
  item_number: number
  reason: string
  words: string
  at: Date
  /** When an employee decided about it; null until then. */
  looked_at: Date | null
}

/** Returns the reports of these pieces, the newest first. */
export async function listReports(db: DbOrTx, itemNumbers: readonly number[]): Promise<ReportRow[]> {
  const { rows } =
    await sql<ReportRow>`/* listReports */ select item_number, reason, words, at, looked_at from listing_report
    where item_number = any(${[...itemNumbers]}::bigint[]) order by at desc`.execute(db)
  return rows
}

/** Stores that an employee decided about all reports of a piece; those decided earlier keep their time. */
export async function updateReportsLookedAt(tx: DbOrTx, itemNumber: number, now: Date): Promise<void> {
  await sql`/* updateReportsLookedAt */ update listing_report set looked_at = ${now}
    where item_number = ${itemNumber} and looked_at is null`.execute(tx)
}

/**
 * Locks and returns the listings on sale of a brand, by its key, whose pieces nobody holds or ordered, by
 * item number.
 */
export async function lockListedOfBrand(
  tx: DbOrTx,
  brandKey: string,
  now: Date,
): Promise<{ id: string; item_number: number }[]> {
  const { rows } = await sql<{ id: string; item_number: number }>`/* lockListedOfBrand */
    select l.id, i.item_number from direct_listing l join item i on i.item_number = l.item_number
      join brand b on b.id = i.brand_id
    where l.status = 'listed' and i.state = 'listed' and b.slug = ${brandKey} and i.preordered_by is null
      and not exists (select 1 from hold h where h.item_number = i.item_number and h.expires_at > ${now})
    order by i.item_number for no key update of i`.execute(tx)
  return rows
}

/** A direct piece on sale with what decides about its next price or its end. */
export type OnSaleDirect = {
  id: string
  user_id: string
  title: string
  item_number: number
  price_cents: number
  listed_at: Date
  payout_terms: object
  first_cents: number | null
  changed_at: Date | null
}

/**
 * Locks and returns at most `limit` directly sold listed pieces that nobody holds or reserved, by item number
 * after `after`, listed at or before `before`. Pieces that another transaction has locked are left out.
 */
export async function lockDirectOnSale(
  tx: DbOrTx,
  { after, before, limit }: { after: number; before: Date; limit: number },
): Promise<OnSaleDirect[]> {
  const { rows } = await sql<OnSaleDirect>`/* lockDirectOnSale */
    select l.id, l.user_id, i.title, i.item_number, i.price_cents, i.listed_at, i.payout_terms,
      (select p.from_cents from price_change p where p.item_number = i.item_number and p.at >= i.listed_at order by p.at, p.id limit 1) as first_cents,
      (select max(p.at) from price_change p where p.item_number = i.item_number and p.at >= i.listed_at) as changed_at
    from direct_listing l join item i on i.item_number = l.item_number left join hold h on h.item_number = i.item_number
    where l.status = 'listed' and i.state = 'listed' and i.preordered_by is null and i.item_number > ${after} and i.listed_at <= ${before}
      and ${living} is not true
    order by i.item_number limit ${limit} for no key update of i skip locked`.execute(tx)
  return rows
}

/** How pieces of a category sold within a year. */
export type SoldRow = {
  item_number: number
  photo_id: number | null
  title: string
  size_display: string
  condition: string
  price_cents: number
  days: number
  brand_id: number
  tier: string
}

/**
 * Returns up to 300 pieces of some categories that were sold since a time, the newest first, with the days
 * that each was on sale.
 */
export async function listSoldLike(
  db: DbOrTx,
  categoryIds: readonly number[],
  since: Date,
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`/* listSoldLike */
    select i.item_number, i.photo_ids[1] as photo_id, i.title, i.size_display, i.condition, i.price_cents, i.brand_id, b.tier,
      greatest(0, extract(day from i.sold_at - i.listed_at))::int as days
    from item i join brand b on b.id = i.brand_id
    where i.category_id = any(${[...categoryIds]}::int[]) and i.sold_at > ${since} and i.listed_at is not null
    order by i.sold_at desc limit 300`.execute(db)
  return rows
}

/**
 * Returns the median discount of accepted offers for pieces of a category, in whole percent; undefined with
 * fewer than five.
 */
export async function findUsualDiscount(db: DbOrTx, categoryId: number): Promise<number | undefined> {
  const { rows } = await sql<{ percent: number | null; n: number }>`/* findUsualDiscount */
    select count(*)::int as n, percentile_cont(0.5) within group (order by 100.0 * (oi.asking_cents - oi.agreed_cents) / oi.asking_cents) as percent
    from piece_offer_item oi join item i on i.item_number = oi.item_number where i.category_id = ${categoryId} and oi.agreed_cents is not null`.execute(
    db,
  )
  const [row] = rows
  return row && row.n >= 5 && row.percent !== null ? Math.round(row.percent) : undefined
}

/** A piece that somebody bought, as a draft needs it. */
export type BoughtRow = {
  item_number: number
  category_id: number
  brand_id: number
  brand_name: string
  department_tags: string[]
  sizing_id: number
  color_names: string[]
  advanced_color_names: string[]
  materials: string[]
  chars: Record<string, string>
  condition: string
  measurements: { name: string; inches: number }[]
  msrp_cents: number
  price_cents: number
  category_path: string
}

/**
 * Returns those of the pieces that a member bought and that were delivered, with the facts for a new listing;
 * all others are left out.
 */
export async function listBought(
  db: DbOrTx,
  itemNumbers: readonly number[],
  userId: string,
): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`/* listBought */
    select i.item_number, i.category_id, b.id as brand_id, b.name as brand_name, i.department_tags, i.sizing_id, i.color_names, i.advanced_color_names, i.materials,
      i.chars, i.condition, i.measurements, i.msrp_cents, i.price_cents, c.path as category_path
    from item i join brand b on b.id = i.brand_id join category c on c.id = i.category_id
    where i.item_number = any(${[...itemNumbers]}::bigint[]) and i.state = 'delivered'
      and exists (select 1 from order_line l join purchase_order o on o.id = l.order_id
        where l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null and o.user_id = ${userId}::uuid)`.execute(
    db,
  )
  return rows
}
