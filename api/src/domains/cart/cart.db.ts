import { type ItemRow, itemColumns } from '@hemline/db/catalogue-rows.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { type RawBuilder, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { number, oneOf, orNull, shape, text, time } from '../../platform/decoders.ts'
import { notifyLive } from '../../platform/live.db.ts'
import { type NamedStatement, rowsOf } from '../../platform/named-statements.db.ts'
import { itemFields } from '../catalogue/catalogue.ts'
import type { Owner } from '../identity/identity.ts'

/** A cart line of a gift card that the shopper is buying. */
export type GiftCardLineRow = {
  line_id: string
  cart_id: string
  added_at: Date
  kind: 'gift_card'
  item: null
  giftCard: GiftCardLine
  cart?: CartRow
}
/** The content of a gift card line: amount in cents, delivery, recipient, sender and message. */
export type GiftCardLine = {
  line_id: string
  template_id: number
  amount_cents: number
  delivery_method: 'email' | 'print'
  /** A day written like 2026-12-24. */
  delivery_date: string
  /** The receiver's time zone, such as America/New_York. */
  time_zone: string
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  gift_message: string | null
}

/** A gift card that pays for a cart; `balance` is what the ledger says is on it, in cents. */
export type AppliedCardRow = {
  id: string
  cart_id: string
  last4: string
  token: string
  balance: number
  cart?: CartRow
}

/**
 * A cart of a user or visitor. `asked`: the options of the query for its totals (§7 getActiveCart); absent:
 * pieces and delivery only.
 */
export type CartRow = {
  id: string
  user_id: string | null
  visitor_id: number | null
  includeTotals: boolean
  /** True when the current transaction made the cart: no other transaction can reach it yet. */
  isNew?: boolean
  asked?: { estimateTaxes: boolean; skipPromoAutoApply: boolean; shippingOptionId?: number | null }
}
/**
 * A piece in a cart. `kind` is `item` for a piece to buy, `reclaim` for the seller's own piece that goes
 * back to the seller, possible until `reclaim_ends_at` (decision 0054).
 */
export type CartLineRow = {
  line_id: string
  cart_id: string
  added_at: Date
  kind: 'item' | 'reclaim'
  reclaim_ends_at: Date | null
  item: ItemRow
  giftCard?: never
  cart?: CartRow
}
/** A line of a cart: a piece, or a gift card being bought (its content belongs to the gift-cards domain). */
export type CartProductRow = CartLineRow | GiftCardLineRow

const foundCart = shape<Pick<CartRow, 'id' | 'user_id' | 'visitor_id'>>({
  id: text,
  user_id: orNull(text),
  visitor_id: orNull(number),
})

/** Finds the cart of a user or visitor by owner; undefined when there is none. */
export async function findCart(db: DbOrTx, owner: Owner): Promise<CartRow | undefined> {
  const [found] = await rowsOf(
    db,
    owner.user_id === null
      ? {
          name: 'findCart',
          query: sql`select id, user_id, visitor_id from cart where visitor_id = ${owner.visitor_id}::bigint`,
          row: foundCart,
        }
      : {
          name: 'findUserCart',
          query: sql`select id, user_id, visitor_id from cart where user_id = ${owner.user_id}::uuid`,
          row: foundCart,
        },
  )
  return found && { ...found, includeTotals: true }
}

/**
 * Returns the cart of a user or visitor and inserts it with `newId` when there is none (`isNew`; the user's
 * live connections hear of it); two simultaneous requests get the same cart.
 */
export async function ensureCart(db: DbOrTx, owner: Owner, newId: string): Promise<CartRow> {
  const found = await findCart(db, owner)
  if (found) return found
  const made = await db
    .insertInto('cart')
    .values({ id: newId, ...owner })
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'user_id', 'visitor_id'])
    .modifyEnd(named('ensureCart'))
    .executeTakeFirst()
  // A live connection from before the cart hears of the account alone, and begins anew with the cart.
  if (made && owner.user_id !== null) await notifyLive(db, { kind: 'cart-made', users: [owner.user_id] })
  const cart = made ? { ...made, includeTotals: true, isNew: true } : await findCart(db, owner)
  if (!cart) throw new Error('cart: neither found nor made')
  return cart
}

/**
 * The sender of a piece in the form that the catalogue's loaders read, so that cart lines need no further
 * query.
 */
const seller = sql<
  ItemRow['seller']
>`(select json_build_object('id', s.id, 'name', s.name, 'sellerType', s.seller_type, 'city', s.city, 'state', s.state)
  from third_party_seller s where s.id = search_item.third_party_seller_id)`
const dropshipper = sql<
  ItemRow['dropshipper']
>`(select json_build_object('id', s.id, 'name', s.name, 'kind', s.kind, 'active', s.active, 'profile', s.profile)
  from supplier s where s.id = search_item.dropshipper_id)`
/** Counts instead of `exists`, because `exists` may be planned as a scan of all favorites. */
const liked = sql<boolean>`(select count(*) from favorite f where f.visitor_id = cart.visitor_id and f.item_number = search_item.item_number)
  + (select count(*) from favorite f where f.user_id = cart.user_id and f.item_number = search_item.item_number) > 0`

const itemList = sql.raw(itemColumns.map((column) => `search_item.${column}`).join(', '))

type LineColumns = {
  line_id: string
  cart_id: string
  user_id: string | null
  visitor_id: number | null
  added_at: Date
}
type ReadLine = LineColumns & { line_kind: CartLineRow['kind']; reclaim_ends_at: Date | null } & ItemRow
const readLine = shape<ReadLine>({
  ...itemFields,
  line_id: text,
  cart_id: text,
  user_id: orNull(text),
  visitor_id: orNull(number),
  added_at: time,
  line_kind: oneOf(['item', 'reclaim']),
  reclaim_ends_at: orNull(time),
})

/**
 * Returns the statement that reads the lines of the carts chosen by `where`: pieces, senders, holds, and
 * whether the cart's owner likes each piece.
 */
const linesWhere = (name: string, where: RawBuilder<unknown>): NamedStatement<ReadLine> => ({
  name,
  row: readLine,
  query: sql`select cart_line.id as line_id, cart.id as cart_id, cart.user_id, cart.visitor_id, cart_line.added_at, cart_line.kind as line_kind,
    reclaim_offer.ends_at as reclaim_ends_at, ${seller} as seller, ${dropshipper} as dropshipper, ${liked} as is_favorite, ${itemList}
  from cart join cart_line on cart_line.cart_id = cart.id join search_item on search_item.item_number = cart_line.item_number
  left join reclaim_offer on reclaim_offer.item_number = cart_line.item_number and cart_line.kind = 'reclaim'
  where ${where} order by cart_line.added_at, cart_line.id`,
})

function ofOwner(owner: Owner) {
  return owner.user_id === null
    ? linesWhere('listVisitorLines', sql`cart.visitor_id = ${owner.visitor_id}::bigint`)
    : linesWhere('listUserLines', sql`cart.user_id = ${owner.user_id}::uuid`)
}

/**
 * Returns the lines of one cart (by id) or of an owner's cart, oldest first, each with its piece and its
 * cart, in one statement. Gift card lines are not included.
 */
export async function listLines(
  db: DbOrTx,
  of: string | Owner,
): Promise<(CartLineRow & { cart: CartRow })[]> {
  const rows = await rowsOf(
    db,
    typeof of === 'string' ? linesWhere('listLines', sql`cart.id = ${of}::uuid`) : ofOwner(of),
  )
  return rows.map(
    ({ line_id, cart_id, user_id, visitor_id, added_at, line_kind, reclaim_ends_at, ...item }) => ({
      line_id,
      cart_id,
      added_at,
      kind: line_kind,
      reclaim_ends_at,
      item,
      cart: { id: cart_id, user_id, visitor_id, includeTotals: true },
    }),
  )
}

/**
 * Locks a cart's row until the transaction ends, so that two simultaneous additions can't both take its last
 * place; the lock does not block the merge at log-in.
 */
export async function lockCart(db: DbOrTx, cartId: string): Promise<void> {
  await db
    .selectFrom('cart')
    .modifyFront(named('lockCart'))
    .select('id')
    .where('id', '=', cartId)
    .forNoKeyUpdate()
    .execute()
}

/** Counts the lines of a cart: pieces to buy, pieces to reclaim and gift cards. */
export async function countLines(db: DbOrTx, cartId: string): Promise<number> {
  const [row] = await rowsOf(db, {
    name: 'countLines',
    query: sql`select ((select count(*) from cart_line where cart_id = ${cartId}::uuid)
      + (select count(*) from cart_gift_card_line where cart_id = ${cartId}::uuid))::int as n`,
    row: shape<{ n: number }>({ n: number }),
  })
  return row?.n ?? 0
}

type Access = Pick<ItemRow, 'access_levels' | 'listed_at' | 'preordered_by' | 'consignor_id' | 'source'>
const { access_levels, listed_at, preordered_by, consignor_id, source } = itemFields
const accessRow = shape<Access>({ access_levels, listed_at, preordered_by, consignor_id, source })

/**
 * Returns the facts that decide who may take a piece now: access levels, listing time, pre-order and seller;
 * undefined for an unknown piece.
 */
export async function findAccess(db: DbOrTx, itemNumber: number): Promise<Access | undefined> {
  const [row] = await rowsOf(db, {
    name: 'findAccess',
    query: sql`select access_levels, listed_at, preordered_by, consignor_id, source from item where item_number = ${itemNumber}`,
    row: accessRow,
  })
  return row
}

/** Tells whether a piece lies in a cart. */
export async function hasLine(db: DbOrTx, cartId: string, itemNumber: number): Promise<boolean> {
  const row = await db
    .selectFrom('cart_line')
    .modifyFront(named('hasLine'))
    .select('id')
    .where('cart_id', '=', cartId)
    .where('item_number', '=', itemNumber)
    .executeTakeFirst()
  return row !== undefined
}

/** Puts a piece into a cart, to buy by default; a line of the same piece gets the new kind. */
export async function insertLine(
  db: DbOrTx,
  line: { id: string; cart_id: string; item_number: number; kind?: CartLineRow['kind'] },
): Promise<void> {
  await db
    .insertInto('cart_line')
    .values(line)
    .onConflict((oc) => oc.columns(['cart_id', 'item_number']).doUpdateSet({ kind: line.kind ?? 'item' }))
    .modifyEnd(named('insertLine'))
    .execute()
}

/** Takes a piece out of a cart; returns false when it was not there. */
export async function deleteLine(db: DbOrTx, cartId: string, itemNumber: number): Promise<boolean> {
  const result = await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('item_number', '=', itemNumber)
    .modifyEnd(named('deleteLine'))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** A hold to take: its length in minutes, and the digest of the network that it counts for. */
export type HoldWanted = { itemNumber: number; cartId: string; minutes: number; network: Buffer | null }
/** The holding cart and the end of a hold. */
export type HoldTaken = { cart_id: string; expires_at: Date }
const holdTaken = shape<HoldTaken>({ cart_id: text, expires_at: time })

/**
 * Takes the one hold of a listed piece for a cart, in one statement (domain model, "The hold"). Takes over
 * an expired or released hold; a living hold of the same cart keeps its end and its network. A piece that is
 * set aside (a pre-order, a won auction) is held for its shopper only. Uses
 * `clock_timestamp()`, because now() is the transaction's start and the statement may wait for a rival.
 * Returns undefined when another cart or an order holds the piece or it is not for sale.
 */
export async function takeHold(db: DbOrTx, hold: HoldWanted): Promise<HoldTaken | undefined> {
  const [row] = await rowsOf(db, {
    name: 'takeHold',
    row: holdTaken,
    query: sql`insert into hold as h (item_number, cart_id, taken_at, expires_at, network)
    select i.item_number, ${hold.cartId}::uuid, clock_timestamp(), clock_timestamp() + make_interval(secs => ${hold.minutes * 60}), ${hold.network}::bytea
    from item i where i.item_number = ${hold.itemNumber} and i.state = 'listed'
      and (i.preordered_by is null or i.preordered_by = (select c.user_id from cart c where c.id = ${hold.cartId}::uuid))
    on conflict (item_number) do update set
      cart_id = excluded.cart_id,
      taken_at = case when h.cart_id = excluded.cart_id and h.expires_at > clock_timestamp() then h.taken_at else clock_timestamp() end,
      expires_at = case when h.cart_id = excluded.cart_id and h.expires_at > clock_timestamp() then h.expires_at
        else clock_timestamp() + make_interval(secs => ${hold.minutes * 60}) end,
      extended_at = case when h.cart_id = excluded.cart_id and h.expires_at > clock_timestamp() then h.extended_at end,
      released_at = null, is_turn = false, network = case when h.cart_id = excluded.cart_id and h.expires_at > clock_timestamp()
        and h.released_at is null then coalesce(h.network, excluded.network) else excluded.network end
    where h.order_id is null and (h.expires_at <= clock_timestamp() or h.released_at is not null or h.cart_id = excluded.cart_id)
    returning cart_id, expires_at`,
  })
  return row
}

/**
 * Releases a cart's hold on a piece so that others can have the piece at once; the row stays, so that the
 * same cart gets its old end back. Holds of an order or of another cart stay.
 */
export async function releaseHold(db: DbOrTx, hold: { itemNumber: number; cartId: string }): Promise<void> {
  await sql`/* releaseHold */ update hold set released_at = clock_timestamp(), network = null
    where item_number = ${hold.itemNumber} and cart_id = ${hold.cartId}::uuid and order_id is null and released_at is null`.execute(
    db,
  )
}

/**
 * Returns the holding cart and the end of a listed piece's living hold; undefined when the piece is free or
 * not listed.
 */
export async function findLivingHold(db: DbOrTx, itemNumber: number): Promise<HoldTaken | undefined> {
  const { rows } = await sql<HoldTaken>`/* findLivingHold */
    select h.cart_id, h.expires_at from hold h join item i on i.item_number = h.item_number and i.state = 'listed'
    where h.item_number = ${itemNumber} and h.expires_at > clock_timestamp() and h.released_at is null`.execute(
    db,
  )
  return rows[0]
}

/**
 * Returns a piece's state, its seller, and the end of the seller's offer to reclaim it (null: no offer);
 * undefined for an unknown piece.
 */
export async function findReclaim(
  db: DbOrTx,
  itemNumber: number,
): Promise<{ state: ItemState; consignor_id: string | null; ends_at: Date | null } | undefined> {
  const row = await db
    .selectFrom('item')
    .leftJoin('reclaim_offer', 'reclaim_offer.item_number', 'item.item_number')
    .modifyFront(named('findReclaim'))
    .select(['item.state', 'item.consignor_id', 'reclaim_offer.ends_at'])
    .where('item.item_number', '=', itemNumber)
    .executeTakeFirst()
  return row && { ...row, state: row.state as ItemState }
}

/**
 * Moves the lines, holds, gift cards and delivery choices of a visitor's cart to the user's cart and deletes
 * the visitor's cart. Where both carts have the same entry, the user's stays.
 */
export async function moveCart(db: DbOrTx, from: string, to: string): Promise<void> {
  await sql`/* moveCart.holds */ update hold set cart_id = ${to}::uuid where cart_id = ${from}::uuid`.execute(
    db,
  )
  await sql`/* moveCart.lines */ update cart_line l set cart_id = ${to}::uuid where l.cart_id = ${from}::uuid
    and not exists (select 1 from cart_line o where o.cart_id = ${to}::uuid and o.item_number = l.item_number)`.execute(
    db,
  )
  await sql`/* moveCart.giftCardLines */ update cart_gift_card_line set cart_id = ${to}::uuid where cart_id = ${from}::uuid`.execute(
    db,
  )
  await sql`/* moveCart.giftCards */ update cart_gift_card g set cart_id = ${to}::uuid where g.cart_id = ${from}::uuid
    and not exists (select 1 from cart_gift_card o where o.cart_id = ${to}::uuid and o.gift_card_id = g.gift_card_id)`.execute(
    db,
  )
  await sql`/* moveCart.shipping */ update cart_shipping s set cart_id = ${to}::uuid where s.cart_id = ${from}::uuid
    and not exists (select 1 from cart_shipping o where o.cart_id = ${to}::uuid and o.delivery_key = s.delivery_key)`.execute(
    db,
  )
  await sql`/* moveCart.rest */ delete from cart where id = ${from}::uuid`.execute(db)
}
