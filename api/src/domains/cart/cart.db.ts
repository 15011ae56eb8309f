import { type ItemRow, itemColumns } from '@hemline/db/catalogue-rows.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { type RawBuilder, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { number, oneOf, orNull, shape, text, time } from '../../platform/decoders.ts'
import { type NamedStatement, rowsOf } from '../../platform/named-statements.db.ts'
import { itemFields } from '../catalogue/catalogue.ts'
import type { Owner } from '../identity/identity.ts'

/** A gift card that is being bought, as a line of its cart. */
export type GiftCardLineRow = {
  line_id: string
  cart_id: string
  added_at: Date
  kind: 'gift_card'
  item: null
  giftCard: GiftCardLine
  cart?: CartRow
}
export type GiftCardLine = {
  line_id: string
  template_id: number
  amount_cents: number
  delivery_method: 'email' | 'print'
  /** As 2026-12-24. */
  delivery_date: string
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  gift_message: string | null
}

/** A gift card that is applied to a cart, with what the ledger says is on it. */
export type AppliedCardRow = {
  id: string
  cart_id: string
  last4: string
  token: string
  balance: number
  cart?: CartRow
}

/**
 * `asked`: what the operation wants the totals to have in them (§7 getActiveCart);
 * absent: pieces and delivery.
 */
export type CartRow = {
  id: string
  user_id: string | null
  visitor_id: number | null
  includeTotals: boolean
  /** Made just now: in the transaction that made it nobody else can reach it. */
  isNew?: boolean
  asked?: { estimateTaxes: boolean; skipPromoAutoApply: boolean; shippingOptionId?: number | null }
}
/**
 * A piece in a cart. `kind`: bought, or a seller's own that goes back to her until
 * `reclaim_ends_at` (decision 0054).
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
/** Every line of a cart: of a gift card that is being bought the gift-cards domain knows more. */
export type CartProductRow = CartLineRow | GiftCardLineRow

const foundCart = shape<Pick<CartRow, 'id' | 'user_id' | 'visitor_id'>>({
  id: text,
  user_id: orNull(text),
  visitor_id: orNull(number),
})

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

/** The owner's cart, made when there is none; two requests at once get the same one. */
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
  const cart = made ? { ...made, includeTotals: true, isNew: true } : await findCart(db, owner)
  if (!cart) throw new Error('cart: neither found nor made')
  return cart
}

/** A sender as the catalogue's loaders would read it, so that a cart's lines bring theirs along. */
const seller = sql<
  ItemRow['seller']
>`(select json_build_object('id', s.id, 'name', s.name, 'sellerType', s.seller_type, 'city', s.city, 'state', s.state)
  from third_party_seller s where s.id = search_item.third_party_seller_id)`
const dropshipper = sql<
  ItemRow['dropshipper']
>`(select json_build_object('id', s.id, 'name', s.name, 'kind', s.kind, 'active', s.active, 'profile', s.profile)
  from supplier s where s.id = search_item.dropshipper_id)`
/** Counted, since "exists" may be planned as a reading of all favorites. */
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
 * Lines of the carts that `where` names, with their pieces, who sends them, the holds on them and
 * whether their owner likes them.
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

/** Lines of a cart, or of its owner's, oldest first, each with its cart: one statement. */
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
 * Two additions to one cart at once follow each other, so that both can't take its last place; a merge at
 * log-in is not in their way.
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

/** Lines of every kind: pieces, pieces that go back, gift cards. */
export async function countLines(db: DbOrTx, cartId: string): Promise<number> {
  const [row] = await rowsOf(db, {
    name: 'countLines',
    query: sql`select ((select count(*) from cart_line where cart_id = ${cartId}::uuid)
      + (select count(*) from cart_gift_card_line where cart_id = ${cartId}::uuid))::int as n`,
    row: shape<{ n: number }>({ n: number }),
  })
  return row?.n ?? 0
}

type Access = Pick<ItemRow, 'access_levels' | 'listed_at' | 'preordered_by' | 'consignor_id'>
const { access_levels, listed_at, preordered_by, consignor_id } = itemFields
const accessRow = shape<Access>({ access_levels, listed_at, preordered_by, consignor_id })

/** What decides whether somebody may take a piece now; undefined when nobody knows the piece. */
export async function findAccess(db: DbOrTx, itemNumber: number): Promise<Access | undefined> {
  const [row] = await rowsOf(db, {
    name: 'findAccess',
    query: sql`select access_levels, listed_at, preordered_by, consignor_id from item where item_number = ${itemNumber}`,
    row: accessRow,
  })
  return row
}

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

export async function deleteLine(db: DbOrTx, cartId: string, itemNumber: number): Promise<boolean> {
  const result = await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('item_number', '=', itemNumber)
    .modifyEnd(named('deleteLine'))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** A hold to be taken: for how long, and the digest of the network that it is counted for. */
export type HoldWanted = { itemNumber: number; cartId: string; minutes: number; network: Buffer | null }
export type HoldTaken = { cart_id: string; expires_at: Date }
const holdTaken = shape<HoldTaken>({ cart_id: text, expires_at: time })

/**
 * Takes the one hold of a piece, in one statement (domain model, "The hold"). A lapsed hold is taken
 * over; our own is kept with its old end and its network. `clock_timestamp()`, since now() is the
 * transaction's start and a rival in flight was waited for. Returns undefined when somebody else holds
 * it or it is not for sale.
 */
export async function takeHold(db: DbOrTx, hold: HoldWanted): Promise<HoldTaken | undefined> {
  const [row] = await rowsOf(db, {
    name: 'takeHold',
    row: holdTaken,
    query: sql`insert into hold as h (item_number, cart_id, taken_at, expires_at, network)
    select i.item_number, ${hold.cartId}::uuid, clock_timestamp(), clock_timestamp() + make_interval(secs => ${hold.minutes * 60}), ${hold.network}::bytea
    from item i where i.item_number = ${hold.itemNumber} and i.state = 'listed'
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

/** Lets others have the piece at once; the row stays, so that its holder coming back keeps the old end. */
export async function releaseHold(db: DbOrTx, hold: { itemNumber: number; cartId: string }): Promise<void> {
  await sql`/* releaseHold */ update hold set released_at = clock_timestamp(), network = null
    where item_number = ${hold.itemNumber} and cart_id = ${hold.cartId}::uuid and order_id is null and released_at is null`.execute(
    db,
  )
}

/** When the living hold of a piece ends; undefined when nobody holds it. */
export async function findLivingHold(db: DbOrTx, itemNumber: number): Promise<HoldTaken | undefined> {
  const { rows } = await sql<HoldTaken>`/* findLivingHold */
    select h.cart_id, h.expires_at from hold h join item i on i.item_number = h.item_number and i.state = 'listed'
    where h.item_number = ${itemNumber} and h.expires_at > clock_timestamp() and h.released_at is null`.execute(
    db,
  )
  return rows[0]
}

/** The facts by which a piece may go back to its seller; undefined when nobody knows the piece. */
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

/** Moves all lines, living holds and applied gift cards of a visitor's cart to the user's. */
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
