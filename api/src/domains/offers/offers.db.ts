import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { OfferStatus } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { isOpenToRead } from '../direct-sell/direct-sell.ts'

/** An offer with the names and pages of its two sides. */
export type OfferRow = {
  id: string
  buyer_id: string
  seller_id: string
  status: OfferStatus
  began_at: Date
  changed_at: Date
  good_until: Date
  pay_until: Date | null
  buyer_first: string | null
  buyer_last: string | null
  buyer_code: string | null
  seller_first: string | null
  seller_last: string | null
  seller_code: string | null
  /** What happened here: pieces that the buyer bought and sent back. */
  bought: number
  sent_back: number
  /** What sellers wrote about the buyer and may be read: the sum of stars, and the number of ratings. */
  buyer_stars: number
  buyer_reviews: number
  blocked_by: string[]
}

/** Reads offers from `offers` (the table, or a part of it), with both sides. */
const selectFrom = (
  offers: RawBuilder<unknown>,
) => sql`select o.id, o.buyer_id, o.seller_id, o.status, o.began_at, o.changed_at, o.good_until, o.pay_until,
  bu.first_name as buyer_first, bu.last_name as buyer_last, bs.code as buyer_code, su.first_name as seller_first, su.last_name as seller_last,
  ss.code as seller_code,
  (select count(*)::int from order_line l join purchase_order p on p.id = l.order_id
    where p.user_id = o.buyer_id and p.confirmed_at is not null and l.kind = 'item' and l.canceled_at is null) as bought,
  (select count(*)::int from order_line l join purchase_order p on p.id = l.order_id join item i on i.item_number = l.item_number
    where p.user_id = o.buyer_id and l.kind = 'item' and l.canceled_at is null and i.state = 'relisted') as sent_back,
  rated.stars as buyer_stars, rated.reviews as buyer_reviews,
  array(select k.blocker_id from member_block k where (k.blocker_id = o.buyer_id and k.blocked_id = o.seller_id)
    or (k.blocker_id = o.seller_id and k.blocked_id = o.buyer_id)) as blocked_by
  from ${offers} o join user_account bu on bu.id = o.buyer_id join user_account su on su.id = o.seller_id
  left join storefront bs on bs.user_id = o.buyer_id and bs.is_open left join storefront ss on ss.user_id = o.seller_id and ss.is_open
  cross join lateral (select coalesce(sum(r.stars), 0)::int as stars, count(*)::int as reviews from member_review r
    where r.about_id = o.buyer_id and not r.of_seller and ${isOpenToRead}) rated`

const allOffers = sql`piece_offer`

/** Returns an offer by its id; undefined when unknown. */
export async function findOffer(db: DbOrTx, id: string): Promise<OfferRow | undefined> {
  const { rows } =
    await sql<OfferRow>`/* findOffer */ ${selectFrom(allOffers)} where o.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Locks an offer until the transaction ends and returns it as it is then; undefined when unknown. */
export async function lockOffer(tx: DbOrTx, id: string): Promise<OfferRow | undefined> {
  await sql`/* lockOffer */ select 1 from piece_offer where id = ${id}::uuid for update`.execute(tx)
  return findOffer(tx, id)
}

type Side = { userId: string; side: 'buyer' | 'seller' }
const ownOf = ({ userId, side }: Side) =>
  side === 'buyer' ? sql`o.buyer_id = ${userId}::uuid` : sql`o.seller_id = ${userId}::uuid`

/**
 * Returns one page of the offers of a member as buyer or as seller: open and accepted ones first, then the
 * last changed.
 */
export async function listOffers(
  db: DbOrTx,
  { limit, offset, ...side }: Side & { limit: number; offset: number },
): Promise<OfferRow[]> {
  const living = sql`o.status in ('open', 'accepted') desc, o.changed_at desc, o.id`
  // What is known of both sides is counted for the offers of the page alone: a thousand would take seconds.
  const page = sql`(select o.* from piece_offer o where ${ownOf(side)} order by ${living} limit ${limit} offset ${offset})`
  const { rows } = await sql<OfferRow>`/* listOffers */ ${selectFrom(page)} order by ${living}`.execute(db)
  return rows
}

/**
 * Counts the offers of a member as buyer or as seller, and those of them that wait for the member's answer.
 */
export async function countOffers(
  db: DbOrTx,
  side: Side,
  now: Date,
): Promise<{ total: number; toAnswer: number }> {
  const { rows } = await sql<{
    total: number
    to_answer: number
  }>`/* countOffers */ select count(*)::int as total,
      count(*) filter (where o.status = 'open' and o.good_until > ${now}
        and (select t.by from piece_offer_turn t where t.offer_id = o.id order by t.id desc limit 1) <> ${side.side}
        and not exists (select 1 from member_block k where (k.blocker_id = o.buyer_id and k.blocked_id = o.seller_id)
          or (k.blocker_id = o.seller_id and k.blocked_id = o.buyer_id)))::int as to_answer
    from piece_offer o where ${ownOf(side)}`.execute(db)
  return { total: rows[0]?.total ?? 0, toAnswer: rows[0]?.to_answer ?? 0 }
}

/** A piece of an offer as it is now; cents. */
export type OfferItemRow = {
  offer_id: string
  item_number: number
  asking_cents: number
  agreed_cents: number | null
  before_cents: number | null
}

/**
 * Returns the pieces of these offers with asked and agreed prices in cents (null: not agreed), by item
 * number.
 */
export async function listOfferItems(db: DbOrTx, offerIds: readonly string[]): Promise<OfferItemRow[]> {
  if (offerIds.length === 0) return []
  const { rows } =
    await sql<OfferItemRow>`/* listOfferItems */ select offer_id, item_number, asking_cents, agreed_cents, before_cents
    from piece_offer_item where offer_id = any(${[...offerIds]}::uuid[]) order by item_number`.execute(db)
  return rows
}

/** An amount (cents) that one side named. */
export type TurnRow = {
  id: number
  offer_id: string
  by: 'buyer' | 'seller'
  amount_cents: number
  words: string
  at: Date
}

/** Returns the turns (amounts that buyer or seller named) of these offers, the oldest first. */
export async function listTurns(db: DbOrTx, offerIds: readonly string[]): Promise<TurnRow[]> {
  if (offerIds.length === 0) return []
  const { rows } =
    await sql<TurnRow>`/* listOfferTurns */ select id, offer_id, by, amount_cents, words, at from piece_offer_turn
    where offer_id = any(${[...offerIds]}::uuid[]) order by id`.execute(db)
  return rows
}

/** Returns the id of the offer in which this request key named an amount already; undefined for a new key. */
export async function findOfferByKey(db: DbOrTx, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ offer_id: string }>`/* findOfferByKey */ select offer_id from piece_offer_turn
    where request_key = ${key}::uuid`.execute(db)
  return rows[0]?.offer_id
}

/** A piece that a member sells, with what decides about offers; cents. */
export type OfferedPiece = {
  item_number: number
  seller_id: string
  state: ItemState
  price_cents: number
  floor_cents: number | null
  takes_offers: boolean
  is_listed: boolean
  on_vacation: boolean
  /** Somebody holds the piece, buys it, or has it set aside. */
  is_taken: boolean
  reserved_for: string | null
}

const living = sql`(h.released_at is null and h.expires_at > clock_timestamp())`
const piece = sql`select i.item_number, l.user_id as seller_id, i.state, i.price_cents, (l.draft ->> 'floor')::int as floor_cents,
  coalesce((l.draft ->> 'takesOffers')::boolean, true) as takes_offers, l.status = 'listed' and i.state = 'listed' as is_listed,
  c.vacation_until is not null as on_vacation, i.preordered_by as reserved_for,
  i.preordered_by is not null or h.order_id is not null or coalesce(${living}, false) as is_taken
  from direct_listing l join item i on i.item_number = l.item_number join direct_closet c on c.user_id = l.user_id
  left join hold h on h.item_number = i.item_number`

/** Returns those of the pieces that members sell directly, with the facts for an offer. */
export async function listOffered(db: DbOrTx, itemNumbers: readonly number[]): Promise<OfferedPiece[]> {
  const { rows } =
    await sql<OfferedPiece>`/* listOffered */ ${piece} where i.item_number = any(${[...itemNumbers]}::bigint[])
    order by i.item_number`.execute(db)
  return rows
}

/**
 * Returns up to `limit` other pieces of a seller that are on sale, free, and open for offers, the newest
 * first.
 */
export async function listOthersOf(
  db: DbOrTx,
  { sellerId, without, limit }: { sellerId: string; without: readonly number[]; limit: number },
): Promise<OfferedPiece[]> {
  const { rows } =
    await sql<OfferedPiece>`/* listOthersOf */ select * from (${piece} where l.user_id = ${sellerId}::uuid and l.status = 'listed'
      and i.state = 'listed' and i.item_number <> all(${[...without]}::bigint[]) order by i.listed_at desc) p
    where p.takes_offers and not p.is_taken limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns the id of the buyer's open or accepted offer for exactly these pieces; undefined when there is
 * none.
 */
export async function findLivingOffer(
  db: DbOrTx,
  { buyerId, itemNumbers }: { buyerId: string; itemNumbers: readonly number[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`/* findLivingOffer */ select o.id from piece_offer o
    where o.buyer_id = ${buyerId}::uuid and o.status in ('open', 'accepted')
      and array(select n.item_number from piece_offer_item n where n.offer_id = o.id order by n.item_number) = ${[...itemNumbers].sort((a, b) => a - b)}::bigint[]
    order by o.changed_at desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Counts the amounts that a buyer has named for a piece since a time, over all offers. */
export async function countNamed(
  db: DbOrTx,
  { buyerId, itemNumber, since }: { buyerId: string; itemNumber: number; since: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countNamed */ select count(*)::int as n from piece_offer o
    join piece_offer_item i on i.offer_id = o.id and i.item_number = ${itemNumber}
    join piece_offer_turn t on t.offer_id = o.id and t.by = 'buyer' and t.at > ${since}
    where o.buyer_id = ${buyerId}::uuid`.execute(db)
  return rows[0]?.n ?? 0
}

/** Declines the open offers between two members, in either direction. */
export async function declineBetween(tx: DbOrTx, a: string, b: string, now: Date): Promise<void> {
  await sql`/* declineBetween */ update piece_offer set status = 'declined', changed_at = ${now}
    where status = 'open' and ((buyer_id = ${a}::uuid and seller_id = ${b}::uuid) or (buyer_id = ${b}::uuid and seller_id = ${a}::uuid))`.execute(
    tx,
  )
}

/**
 * Makes other new offers of a buyer wait until the transaction ends, so that two requests at once make one.
 */
export async function lockOffersOf(tx: DbOrTx, buyerId: string): Promise<void> {
  await sql`/* lockOffersOf */ select pg_advisory_xact_lock(hashtextextended(${`offers/${buyerId}`}, 0))`.execute(
    tx,
  )
}

/** Inserts an open offer for pieces at their asked prices (cents). */
export async function insertOffer(
  tx: DbOrTx,
  offer: {
    id: string
    buyerId: string
    sellerId: string
    goodUntil: Date
    now: Date
    items: readonly { itemNumber: number; asking: number }[]
  },
): Promise<void> {
  await sql`/* insertOffer */ insert into piece_offer (id, buyer_id, seller_id, began_at, changed_at, good_until)
    values (${offer.id}::uuid, ${offer.buyerId}::uuid, ${offer.sellerId}::uuid, ${offer.now}, ${offer.now}, ${offer.goodUntil})`.execute(
    tx,
  )
  await sql`/* insertOffer.items */ insert into piece_offer_item (offer_id, item_number, asking_cents)
    select ${offer.id}::uuid, i.number, i.asking from jsonb_to_recordset(${JSON.stringify(
      offer.items.map((one) => ({ number: one.itemNumber, asking: one.asking })),
    )}::jsonb) as i (number bigint, asking integer)`.execute(tx)
}

/** Inserts an amount (cents) that buyer or seller named in an offer, with the message beside it. */
export async function insertTurn(
  tx: DbOrTx,
  turn: { offerId: string; by: 'buyer' | 'seller'; amount: number; words: string; key: string; now: Date },
): Promise<void> {
  await sql`/* insertTurn */ insert into piece_offer_turn (offer_id, by, amount_cents, words, at, request_key)
    values (${turn.offerId}::uuid, ${turn.by}, ${turn.amount}, ${turn.words}, ${turn.now}, ${turn.key}::uuid)`.execute(
    tx,
  )
}

/**
 * Stores an offer's status and the time of the change; until when it stands or is to be paid stays unless
 * given.
 */
export async function updateOffer(
  tx: DbOrTx,
  id: string,
  change: { status: OfferStatus; now: Date; goodUntil?: Date; payUntil?: Date },
): Promise<void> {
  await sql`/* updateOffer */ update piece_offer set status = ${change.status}, changed_at = ${change.now},
    good_until = coalesce(${change.goodUntil ?? null}::timestamptz, good_until), pay_until = coalesce(${change.payUntil ?? null}::timestamptz, pay_until)
    where id = ${id}::uuid`.execute(tx)
}

/** Stores a piece's part of the agreed sum, and the price it had before (cents). */
export async function updateAgreed(
  tx: DbOrTx,
  {
    offerId,
    itemNumber,
    agreed,
    before,
  }: { offerId: string; itemNumber: number; agreed: number; before: number },
): Promise<void> {
  await sql`/* updateAgreed */ update piece_offer_item set agreed_cents = ${agreed}, before_cents = ${before}
    where offer_id = ${offerId}::uuid and item_number = ${itemNumber}`.execute(tx)
}

/** Within so many days an order of an agreed piece may be canceled. */
const canceledWithinDays = 60

/**
 * Returns the ids of at most `limit` offers with a due step, of each kind: run out; a piece sold or off the
 * shop; agreed, and bought or not
 * paid; bought, and on sale again at the agreed price, since the order was canceled.
 */
export async function listDueOffers(db: DbOrTx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listDueOffers */
    (select id from piece_offer where status = 'open' and good_until <= ${now} order by good_until limit ${limit})
    union all (select o.id from piece_offer o join piece_offer_item n on n.offer_id = o.id join item i on i.item_number = n.item_number
      where o.status = 'open' and i.state <> 'listed' limit ${limit})
    union all (select o.id from piece_offer o where o.status = 'accepted' and (o.pay_until <= ${now}
      or exists (select 1 from piece_offer_item n join item i on i.item_number = n.item_number
        where n.offer_id = o.id and i.state <> 'listed')) limit ${limit})
    union all (select o.id from piece_offer o join piece_offer_item n on n.offer_id = o.id join item i on i.item_number = n.item_number
      where o.status = 'bought' and o.changed_at > ${now}::timestamptz - make_interval(days => ${canceledWithinDays})
        and i.state in ('listed', 'delisted') and i.price_cents = n.agreed_cents and n.agreed_cents < n.before_cents limit ${limit})`.execute(
    db,
  )
  return [...new Set(rows.map((row) => row.id))]
}

/** Returns the open offers for a piece, except one. */
export async function listRivalOffers(db: DbOrTx, itemNumber: number, without: string): Promise<OfferRow[]> {
  const { rows } =
    await sql<OfferRow>`/* listRivalOffers */ ${selectFrom(allOffers)} where o.status = 'open' and o.id <> ${without}::uuid
    and exists (select 1 from piece_offer_item n where n.offer_id = o.id and n.item_number = ${itemNumber})`.execute(
      db,
    )
  return rows
}

/** Tells whether a member has bought a piece, in an order that is confirmed and not canceled. */
export async function hasBought(db: DbOrTx, userId: string, itemNumber: number): Promise<boolean> {
  const { rows } =
    await sql`/* hasBought */ select 1 from order_line l join purchase_order p on p.id = l.order_id
    where l.item_number = ${itemNumber} and l.kind = 'item' and l.canceled_at is null and p.user_id = ${userId}::uuid
      and p.confirmed_at is not null and p.canceled_at is null`.execute(db)
  return rows.length > 0
}

/** A piece that was agreed on, as it is now. `is_paid`: an order has it whose payment is authorized. */
export type AgreedPiece = {
  state: ItemState
  order_id: string | null
  held_until: Date | null
  price_cents: number
  reserved_for: string | null
  is_paid: boolean
}

/**
 * Locks the hold of an agreed piece, then the piece, and returns its state and price; undefined for an
 * unknown piece.
 */
export async function lockAgreedPiece(tx: DbOrTx, itemNumber: number): Promise<AgreedPiece | undefined> {
  await sql`/* lockAgreedPiece */ select 1 from hold where item_number = ${itemNumber} for update`.execute(tx)
  const { rows } =
    await sql<AgreedPiece>`/* lockAgreedPiece.facts */ select i.state, h.order_id, case when h.released_at is null then h.expires_at end as held_until,
      i.price_cents, i.preordered_by as reserved_for,
      exists (select 1 from order_line l join purchase_order p on p.id = l.order_id where l.item_number = i.item_number and l.kind = 'item'
        and l.canceled_at is null and p.confirmed_at is not null and p.canceled_at is null) as is_paid
    from item i left join hold h on h.item_number = i.item_number where i.item_number = ${itemNumber} for no key update of i`.execute(
      tx,
    )
  return rows[0]
}
