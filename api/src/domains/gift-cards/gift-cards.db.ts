import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { listOf, number, oneOf, orNull, shape, text } from '../../platform/decoders.ts'
import { rowsOf, type Source } from '../../platform/named-statements.db.ts'
import type { AppliedCardRow, GiftCardLine } from '../cart/cart.ts'

/** A gift card to buy that is in a cart. */
export type StandingLine = GiftCardLine & { added_at: string }
/** A cart's gift cards to buy (`lines`) and the gift cards that pay it (`cards`). */
export type GiftCardFacts = { lines: StandingLine[]; cards: AppliedCardRow[] }
const factsRow = shape<GiftCardFacts>({
  lines: listOf(
    shape<StandingLine>({
      line_id: text,
      added_at: text,
      template_id: number,
      amount_cents: number,
      delivery_method: oneOf(['email', 'print']),
      delivery_date: text,
      time_zone: text,
      recipient_name: text,
      recipient_email: orNull(text),
      sender_name: text,
      gift_message: orNull(text),
    }),
  ),
  cards: listOf(
    shape<Omit<AppliedCardRow, 'cart'>>({
      id: text,
      cart_id: text,
      last4: text,
      token: text,
      balance: number,
    }),
  ),
})

/** The balance of the gift card of row `g`, from the ledger. */
const balance = sql`coalesce((select ledger_balance(a.id) from ledger_account a where a.kind = 'gift_card' and a.holder = g.id::text), 0)`

/**
 * Returns, in one statement, a cart's gift-card lines (cards to buy) and the gift cards applied to pay
 * it, in the sequence in which they were applied, with balances in cents.
 */
export async function findGiftCardFacts(source: Source, cartId: string): Promise<GiftCardFacts> {
  const query = sql`select
      coalesce((select json_agg(json_build_object('line_id', l.id, 'added_at', l.added_at, 'template_id', l.template_id, 'amount_cents', l.amount_cents,
        'delivery_method', l.delivery_method, 'delivery_date', l.delivery_date, 'time_zone', l.time_zone, 'recipient_name', l.recipient_name,
        'recipient_email', l.recipient_email, 'sender_name', l.sender_name, 'gift_message', l.gift_message) order by l.added_at, l.id)
        from cart_gift_card_line l where l.cart_id = ${cartId}::uuid), '[]') as lines,
      coalesce((select json_agg(json_build_object('id', g.id, 'cart_id', c.cart_id, 'last4', g.last4, 'token', c.token, 'balance', ${balance})
        order by c.applied_at, g.id) from cart_gift_card c join gift_card g on g.id = c.gift_card_id where c.cart_id = ${cartId}::uuid), '[]') as cards`
  const [row] = await rowsOf(source, { name: 'findGiftCardFacts', query, row: factsRow })
  return row ?? { lines: [], cards: [] }
}

/** A gift card found by its number; `balance` and `face_value_cents` in cents. */
export type KnownCard = {
  id: string
  last4: string
  pin_digest: Buffer
  balance: number
  face_value_cents: number
  template_id: number
  recipient_name: string
  sender_name: string
  gift_message: string | null
}

/**
 * Returns the gift card with this digest of its number, with its balance in cents; undefined when unknown.
 */
export async function findCardByNumber(db: DbOrTx, numberDigest: Buffer): Promise<KnownCard | undefined> {
  const { rows } = await sql<KnownCard>`/* findCardByNumber */
    select g.id, g.last4, g.pin_digest, ${balance} as balance, g.face_value_cents, g.template_id, g.recipient_name, g.sender_name, g.gift_message
    from gift_card g where g.number_digest = ${numberDigest}`.execute(db)
  return rows[0]
}

/** A change of what is on a gift card: `amount` and the `balance` after it in cents. */
export type CardUseRow = { id: string; kind: string; amount: number; balance: number; posted_at: Date }

/** Returns up to `limit` changes of a gift card's balance from the ledger, newest first. */
export async function listCardUses(db: DbOrTx, cardId: string, limit: number): Promise<CardUseRow[]> {
  const { rows } = await sql<CardUseRow>`/* listCardUses */
    select p.id, p.kind, e.amount::int as amount, (sum(e.amount) over (order by p.posted_at, p.id))::int as balance, p.posted_at
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_posting p on p.id = e.posting_id
    where a.kind = 'gift_card' and a.holder = ${cardId} order by p.posted_at desc, p.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Returns the ids of the gift cards that are applied to a cart. */
export async function listAppliedIds(db: DbOrTx, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_gift_card')
    .modifyFront(named('listAppliedIds'))
    .select('gift_card_id')
    .where('cart_id', '=', cartId)
    .execute()
  return rows.map((row) => row.gift_card_id)
}

/** A gift card that is applied to pay a cart. */
export type Applied = { cart_id: string; gift_card_id: string; token: string; applied_at: Date }

/**
 * Applies a gift card to a cart; returns its token. A card applied again keeps its place and its first
 * token.
 */
export async function insertApplied(db: DbOrTx, applied: Applied): Promise<string> {
  const row = await db
    .insertInto('cart_gift_card')
    .values(applied)
    .onConflict((oc) =>
      oc
        .columns(['cart_id', 'gift_card_id'])
        .doUpdateSet((eb) => ({ applied_at: eb.ref('cart_gift_card.applied_at') })),
    )
    .returning('token')
    .modifyEnd(named('insertApplied'))
    .executeTakeFirstOrThrow()
  return row.token
}

/** Removes one applied gift card from a cart; does nothing when it isn't applied. */
export async function deleteApplied(db: DbOrTx, cartId: string, cardId: string): Promise<void> {
  await db
    .deleteFrom('cart_gift_card')
    .where('cart_id', '=', cartId)
    .where(sql`gift_card_id::text`, '=', cardId)
    .modifyEnd(named('deleteApplied'))
    .execute()
}

export type NewLine = Omit<GiftCardLine, 'line_id'> & { id: string; cart_id: string; added_at: Date }

/** Inserts a line that buys a gift card into a cart. */
export async function insertGiftCardLine(db: DbOrTx, line: NewLine): Promise<void> {
  await sql`/* insertGiftCardLine */ insert into cart_gift_card_line (id, cart_id, template_id, amount_cents, delivery_method, delivery_date, time_zone,
      recipient_name, recipient_email, sender_name, gift_message, added_at)
    values (${line.id}::uuid, ${line.cart_id}::uuid, ${line.template_id}, ${line.amount_cents}, ${line.delivery_method}, ${line.delivery_date}::date,
      ${line.time_zone}, ${line.recipient_name}, ${line.recipient_email}, ${line.sender_name}, ${line.gift_message}, ${line.added_at})`.execute(
    db,
  )
}

/**
 * The outcome of deleteGiftCardLine: deleted, kept because an order that buys it is being paid, or not in
 * this cart.
 */
export type LineGone = 'gone' | 'being_paid' | 'unknown'

/**
 * Deletes a gift-card line from a cart ('gone'), but not while an order that buys it is being paid
 * ('being_paid'): its card could not be made any more. Returns 'unknown' for a line that is not in this cart.
 */
export async function deleteGiftCardLine(db: DbOrTx, cartId: string, lineId: string): Promise<LineGone> {
  const { rows } = await sql<{ paying: boolean }>`/* deleteGiftCardLine.find */
    select exists (select 1 from purchase_order o where o.status = 'not_paid'
      and o.earned -> 'giftCards' @> jsonb_build_array(jsonb_build_object('id', l.id::text))) as paying
    from cart_gift_card_line l where l.cart_id = ${cartId}::uuid and l.id::text = ${lineId}`.execute(db)
  const [found] = rows
  if (!found) return 'unknown'
  if (found.paying) return 'being_paid'
  await deleteGiftCardLines(db, [lineId])
  return 'gone'
}

/**
 * Locks and returns the gift-card lines with these ids; lines that became cards before are gone and left
 * out.
 */
export async function lockGiftCardLines(tx: DbOrTx, lineIds: readonly string[]): Promise<GiftCardLine[]> {
  const { rows } = await sql<GiftCardLine>`/* lockGiftCardLines */
    select id as line_id, template_id, amount_cents, delivery_method, delivery_date::text, time_zone, recipient_name,
      recipient_email::text, sender_name, gift_message
    from cart_gift_card_line where id = any(${[...lineIds]}::uuid[]) order by id for update`.execute(tx)
  return rows
}

/** Deletes gift-card lines by their ids, from whatever cart. */
export async function deleteGiftCardLines(db: DbOrTx, lineIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('cart_gift_card_line')
    .where('id', 'in', [...lineIds])
    .modifyEnd(named('deleteGiftCardLines'))
    .execute()
}

export type NewCard = GiftCardLine & {
  number_digest: Buffer
  pin_digest: Buffer
  last4: string
  derivation: number
  order_id: string
  sender_email: string
  created_at: Date
}

/** Inserts a gift card; returns false, with nothing written, when another card has this number. */
export async function insertGiftCard(tx: DbOrTx, card: NewCard): Promise<boolean> {
  const { rows } = await sql`/* insertGiftCard */
    insert into gift_card (id, number_digest, pin_digest, last4, derivation, template_id, face_value_cents, order_id, delivery_method, delivery_date,
      time_zone, recipient_name, recipient_email, sender_name, sender_email, gift_message, created_at)
    values (${card.line_id}::uuid, ${card.number_digest}, ${card.pin_digest}, ${card.last4}, ${card.derivation}, ${card.template_id}, ${card.amount_cents},
      ${card.order_id}::uuid, ${card.delivery_method}, ${card.delivery_date}::date, ${card.time_zone}, ${card.recipient_name}, ${card.recipient_email}, ${card.sender_name},
      ${card.sender_email}, ${card.gift_message}, ${card.created_at})
    on conflict (number_digest) do nothing returning id`.execute(tx)
  return rows.length === 1
}

/** Counts how many of these ids are gift cards. */
export async function countGiftCards(db: DbOrTx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`/* countGiftCards */ select count(*)::int as n from gift_card where id = any(${[...ids]}::uuid[])`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** The facts of a gift card's mail; `balance` in cents. */
export type CardToMail = {
  id: string
  derivation: number
  face_value_cents: number
  delivery_method: 'email' | 'print'
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  sender_email: string | null
  gift_message: string | null
  delivered_at: Date | null
  balance: number
  /** True when the card's order was canceled or declined before the charge. */
  is_void: boolean
}

/** Returns a gift card with the facts for its mail; throws when there is no such card. */
export async function getCardToMail(db: DbOrTx, id: string): Promise<CardToMail> {
  const { rows } = await sql<CardToMail>`/* getCardToMail */
    select g.id, g.derivation, g.face_value_cents, g.delivery_method, g.recipient_name, g.recipient_email::text, g.sender_name, g.sender_email::text,
      g.gift_message, g.delivered_at, ${balance} as balance, coalesce(o.status in ('canceled', 'payment_declined') and o.captured_at is null, false) as is_void
    from gift_card g left join purchase_order o on o.id = g.order_id where g.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`gift cards: no card ${id}`)
  return row
}

/**
 * Stores the time at which a gift card was mailed; returns the id of the order that bought the card (null:
 * none, or an unknown card).
 */
export async function updateDelivered(db: DbOrTx, id: string, at: Date): Promise<string | null> {
  const row = await db
    .updateTable('gift_card')
    .set({ delivered_at: at })
    .where('id', '=', id)
    .returning('order_id')
    .modifyEnd(named('updateDelivered'))
    .executeTakeFirst()
  return row?.order_id ?? null
}

type OrderedCardRow = {
  order_id: string
  face_value_cents: number
  delivery_method: 'email' | 'print'
  delivery_date: string
  time_zone: string
  recipient_name: string
  delivered_at: Date | null
}

/** Returns the gift cards that orders bought, oldest first; face value in cents. */
export async function listOrderedCards(db: DbOrTx, orderIds: readonly string[]): Promise<OrderedCardRow[]> {
  const { rows } = await sql<OrderedCardRow>`/* listOrderedCards */
    select order_id, face_value_cents, delivery_method, delivery_date::text, time_zone, recipient_name, delivered_at
    from gift_card where order_id = any(${[...orderIds]}::uuid[]) order by created_at, id`.execute(db)
  return rows
}

/** Removes all applied gift cards from a cart. */
export async function deleteAppliedCards(tx: DbOrTx, cartId: string): Promise<void> {
  await tx
    .deleteFrom('cart_gift_card')
    .where('cart_id', '=', cartId)
    .modifyEnd(named('deleteAppliedCards'))
    .execute()
}

/** Returns id and last four digits of gift cards; unknown ids are left out. */
export async function listLast4(
  db: DbOrTx,
  ids: readonly string[],
): Promise<{ id: string; last4: string }[]> {
  const { rows } = await sql<{ id: string; last4: string }>`/* listLast4 */ select id, last4 from gift_card
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}
