// The floor's order: one transaction that writes an order with its lines, its payment and its two ledger
// entries, and sells the pieces.
import { randomUUID } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'

/**
 * Orders the pieces of a cart with as few statements as possible: the floor against which the shop's own
 * placeOrder is measured. Throws, with nothing written, when a piece is not on sale or not in this cart.
 */
export async function plainOrder(
  db: Db,
  { visitor, cart, numbers }: { visitor: number; cart: string; numbers: readonly number[] },
): Promise<void> {
  const id = randomUUID()
  const posting = randomUUID()
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    const items = await sql<{
      item_number: number
      price_cents: number
    }>`update item i set state = 'pending_sale', sold_at = ${now} from hold h
      where i.item_number = any(${[...numbers]}::bigint[]) and i.state = 'listed' and h.item_number = i.item_number and h.cart_id = ${cart}::uuid
      and h.released_at is null and h.expires_at > now() returning i.item_number, i.price_cents`.execute(tx)
    if (items.rows.length !== numbers.length) throw new Error('a piece is gone')
    const total = items.rows.reduce((sum, { price_cents }) => sum + price_cents, 0)
    const none = {
      discount_cents: 0,
      shipping_cents: 0,
      fees_cents: 0,
      tax_cents: 0,
      duty_cents: 0,
      credits_cents: 0,
      gift_cards_cents: 0,
    }
    const row = {
      id,
      visitor_id: visitor,
      cart_id: cart,
      access_key: id,
      email: 'guest@shopper.example',
      status: 'confirmed',
      payment_method: 'card',
    }
    const order = {
      ...row,
      ...none,
      subtotal_cents: total,
      total_cents: total,
      charged_cents: total,
      placed_at: now,
      confirmed_at: now,
    }
    await tx
      .insertInto('purchase_order')
      .values({ ...order, totals: '{}', paid: '{}', earned: '{}' } as never)
      .execute()
    const line = { order_id: id, kind: 'item', discount_cents: 0, tax_cents: 0, duty_cents: 0 }
    await tx
      .insertInto('order_line')
      .values(items.rows.map((one) => ({ ...line, id: randomUUID(), ...one, net_cents: one.price_cents })))
      .execute()
    const payment = {
      id: randomUUID(),
      order_id: id,
      key: `${id}/authorization`,
      kind: 'authorization',
      label: 'Visa',
      reference: `pay_${id}`,
    }
    await tx
      .insertInto('order_transaction')
      .values({ ...payment, amount_cents: total, happened_at: now })
      .execute()
    await sql`with accounts as (
        insert into ledger_account (kind, holder, unit, never_negative) values ('charge', ${id}, 'USD', true) returning id),
      posting as (
        insert into ledger_posting (id, idempotency_key, kind, reason, request, order_id, posted_at)
        values (${posting}::uuid, ${`order/${id}`}, 'order_paid', 'payment promised', '', ${id}, ${now}) returning id)
      insert into ledger_entry (posting_id, account_id, amount)
      select posting.id, a.id, a.amount from posting, (select id, ${total}::bigint as amount from accounts
        union all select id, -${total}::bigint from ledger_account where kind = 'processor_clearing' and holder = '') a`.execute(
      tx,
    )
    await sql`delete from cart_line where cart_id = ${cart}::uuid and item_number = any(${[...numbers]}::bigint[])`.execute(
      tx,
    )
    await sql`update hold set order_id = ${id}::uuid where item_number = any(${[...numbers]}::bigint[])`.execute(
      tx,
    )
  })
}
