// Gift cards as their buyers and the employees see them, and the mails of them that were sent again.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** One more mail of a gift card, or an address put right; times as ISO text. */
export type SendRow = {
  id: string
  sent_to: string
  by_staff: boolean
  reason: string | null
  asked_at: string
  sent_at: string | null
}
/** A gift card that an order bought. */
export type BoughtCardRow = {
  id: string
  order_id: string
  buyer_id: string | null
  last4: string
  face_value_cents: number
  template_id: number
  delivery_method: 'email' | 'print'
  delivery_date: string
  time_zone: string
  recipient_name: string
  recipient_email: string | null
  sender_email: string | null
  delivered_at: Date | null
  /** True when the card's order was canceled or declined before the charge. */
  is_void: boolean
  /** True when something was paid with the card. */
  is_used: boolean
  sends: SendRow[]
}
/** Cards of one buyer, of one order, or one card; null matches nothing. */
export type CardsOf = { buyerId?: string; orderId?: string; cardId?: string }

/**
 * Returns up to 100 bought gift cards of a buyer or an order, or one card by id, newest first, with the mails
 * that were sent again; none for an unknown id.
 */
export async function listBoughtCards(
  db: DbOrTx,
  { buyerId, orderId, cardId }: CardsOf,
): Promise<BoughtCardRow[]> {
  const { rows } = await sql<BoughtCardRow>`/* listBoughtCards */
    select g.id, g.order_id, o.user_id as buyer_id, g.last4, g.face_value_cents, g.template_id, g.delivery_method, g.delivery_date::text, g.time_zone,
      g.recipient_name, g.recipient_email::text, g.sender_email::text, g.delivered_at,
      coalesce(o.status in ('canceled', 'payment_declined') and o.captured_at is null, false) as is_void,
      exists (select 1 from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.kind = 'gift_card' and a.holder = g.id::text and e.amount < 0) as is_used,
      coalesce((select json_agg(json_build_object('id', s.id, 'sent_to', s.sent_to, 'by_staff', s.by_staff, 'reason', s.reason, 'asked_at', s.asked_at,
        'sent_at', s.sent_at) order by s.asked_at desc, s.id desc) from gift_card_send s where s.gift_card_id = g.id), '[]') as sends
    from gift_card g join purchase_order o on o.id = g.order_id
    where (o.user_id = ${buyerId ?? null}::uuid or g.order_id = ${orderId ?? null}::uuid or g.id = ${cardId ?? null}::uuid)
    order by g.created_at desc, g.id desc limit 100`.execute(db)
  return rows
}

/**
 * Locks a gift card until the transaction ends, so that two requests to send it again come one after the
 * other.
 */
export async function lockCard(tx: DbOrTx, id: string): Promise<void> {
  await sql`/* lockCard */ select 1 from gift_card where id = ${id}::uuid for update`.execute(tx)
}

/** Updates the e-mail address to which a gift card is mailed. */
export async function updateRecipientEmail(tx: DbOrTx, id: string, email: string): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ recipient_email: email })
    .where('id', '=', id)
    .modifyEnd(named('updateRecipientEmail'))
    .execute()
}

export type NewSend = {
  id: string
  gift_card_id: string
  sent_to: string
  former: string | null
  asked_by: string
  by_staff: boolean
  reason: string | null
  asked_at: Date
}
/** Inserts one more sending of a gift card, or a corrected address. */
export async function insertSend(tx: DbOrTx, send: NewSend): Promise<void> {
  await tx.insertInto('gift_card_send').values(send).modifyEnd(named('insertSend')).execute()
}

/** Returns whether a sending's mail has been handed over. Throws when the sending is unknown. */
export async function isSent(db: DbOrTx, sendId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gift_card_send')
    .modifyFront(named('isSent'))
    .select('sent_at')
    .where('id', '=', sendId)
    .executeTakeFirstOrThrow()
  return row.sent_at !== null
}

/** Stores when a sending's mail was handed over. */
export async function updateSent(db: DbOrTx, sendId: string, at: Date): Promise<void> {
  await db
    .updateTable('gift_card_send')
    .set({ sent_at: at })
    .where('id', '=', sendId)
    .modifyEnd(named('updateSent'))
    .execute()
}
