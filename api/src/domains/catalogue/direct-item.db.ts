// Pieces that members sell by themselves (decision 0199): their seller's row, changed facts, and the price
// that two people agreed on.
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { NewItemRow } from './new-item.db.ts'
import type { PriceChange } from './prices.db.ts'

/**
 * Returns the id of the member's row among third-party sellers and makes the row when there is none; name and
 * place are updated, since shoppers read them.
 */
export async function ensureDirectSeller(
  tx: DbOrTx,
  seller: { userId: string; name: string; city: string; state: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`/* ensureDirectSeller */
    insert into third_party_seller (id, name, seller_type, city, state, user_id)
    values (nextval('new_third_party_seller_id'), ${seller.name}, 'p2p', ${seller.city}, ${seller.state}, ${seller.userId}::uuid)
    on conflict (user_id) where user_id is not null do update set name = excluded.name, city = excluded.city, state = excluded.state
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('catalogue: a seller that was not inserted')
  return row.id
}

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

/**
 * Replaces the stored facts of a directly sold piece by those of its edited listing, and clears why an
 * employee took it off sale. The caller has checked that it is off sale.
 */
export async function updateDirectItem(
  tx: DbOrTx,
  itemNumber: number,
  { flaws, measurements, payout_terms, chars, ...row }: NewItemRow,
): Promise<void> {
  await tx
    .updateTable('item')
    .set({
      ...row,
      flaws: json(flaws),
      chars: json(chars),
      measurements: json(measurements),
      payout_terms: json(payout_terms),
      // The edited piece begins anew: nothing says any more why an employee took it off.
      delist_reason: null,
    })
    .where('item_number', '=', itemNumber)
    .modifyEnd(named('updateDirectItem'))
    .execute()
}

/** Stores new payout terms of a direct piece; they count for its next sale. */
export async function updateDirectTerms(tx: DbOrTx, itemNumber: number, terms: object): Promise<void> {
  await sql`/* updateDirectTerms */ update item set payout_terms = ${JSON.stringify(terms)}::jsonb
    where item_number = ${itemNumber}::bigint`.execute(tx)
}

/** The states of a piece off sale that its seller can put back on sale. */
export const restingStates: readonly ItemState[] = ['delisted', 'expired', 'pending_listing']

/**
 * Changes the price (cents) of a direct piece off sale (delisted, expired or not yet listed) and records it
 * in the price history; nobody is told of a drop. Returns false, with nothing written, when its price is not
 * `from` any more or it is not off sale.
 */
export async function changeRestingPrice(
  tx: DbOrTx,
  { itemNumber, from, to, requestKey }: PriceChange,
  { by, now }: { by: 'seller'; now: Date },
): Promise<boolean> {
  const { rows } = await sql`/* changeRestingPrice */ with changed as (
      update item set price_cents = ${to} where item_number = ${itemNumber}::bigint and source = 'p2p'
        and state = any(${[...restingStates]}::text[]) and price_cents = ${from}
      returning item_number)
    insert into price_change (item_number, from_cents, to_cents, at, by, request_key)
    select item_number, ${from}::int, ${to}::int, ${now}::timestamptz, ${by}, ${requestKey ?? null}::uuid from changed
    returning item_number`.execute(tx)
  return rows.length > 0
}

/**
 * Starts the selling window of a piece again at `now` and removes its marks "just reduced" and clearance; its
 * state stays.
 */
export async function updateListedAgain(tx: DbOrTx, itemNumber: number, now: Date): Promise<void> {
  await sql`/* updateListedAgain */ update item set listed_at = ${now}::timestamptz, fresh_sale = false, clearance = false
    where item_number = ${itemNumber}::bigint`.execute(tx)
}

type Agreed = { itemNumber: number; from: number; to: number; now: Date }

/** SQL: adds a changed price of the piece in the statement `changed` to the price history. */
const noted = ({
  from,
  to,
  now,
}: Agreed) => sql`insert into price_change (item_number, from_cents, to_cents, at, by)
    select item_number, ${from}::int, ${to}::int, ${now}::timestamptz, 'offer' from changed where ${from}::int <> ${to}::int`

/**
 * Sets a listed piece aside for the person whose offer was taken, at the agreed price (`to`, cents), and
 * records a changed price. Returns false, with nothing written, when it is not on sale, set aside already, or
 * its price is not `from` any more.
 */
export async function reserveAtPrice(tx: DbOrTx, agreed: Agreed & { buyerId: string }): Promise<boolean> {
  const { rows } = await sql`/* reserveAtPrice */ with changed as (
      update item set price_cents = ${agreed.to}, preordered_by = ${agreed.buyerId}::uuid
      where item_number = ${agreed.itemNumber}::bigint and state = 'listed' and preordered_by is null and price_cents = ${agreed.from}
      returning item_number), noted as (${noted(agreed)})
    select item_number from changed`.execute(tx)
  return rows.length > 0
}

/**
 * Ends a reservation that was not paid: the piece gets its asked price (`to`, cents) back and is set aside
 * for nobody. Does nothing when it was bought, or its price is not `from` any more.
 */
export async function endReservation(tx: DbOrTx, agreed: Agreed): Promise<void> {
  await sql`/* endReservation */ with changed as (
      update item set price_cents = ${agreed.to}, preordered_by = null
      where item_number = ${agreed.itemNumber}::bigint and state <> 'purchased' and price_cents = ${agreed.from}
      returning item_number)
    ${noted(agreed)}`.execute(tx)
}

/**
 * Returns the titles of pieces that a buyer agreed on together with some of these, in one offer, and that are
 * not among them although they still wait for the buyer. Empty when the agreements are paid whole.
 */
export async function listAgreedTogether(
  tx: DbOrTx,
  { itemNumbers, buyerId }: { itemNumbers: readonly number[]; buyerId: string },
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`/* listAgreedTogether */
    select distinct i.title from piece_offer o join piece_offer_item mine on mine.offer_id = o.id
      join piece_offer_item other on other.offer_id = o.id join item i on i.item_number = other.item_number
    where o.buyer_id = ${buyerId}::uuid and o.status = 'accepted'
      and mine.item_number = any(${[...itemNumbers]}::bigint[])
      and not other.item_number = any(${[...itemNumbers]}::bigint[])
      and i.state = 'listed' and i.preordered_by = o.buyer_id
    order by i.title`.execute(tx)
  return rows.map(({ title }) => title)
}
