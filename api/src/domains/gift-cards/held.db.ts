import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A gift card with money that a member has had in hand; `balance` in cents. */
export type HeldCardRow = { id: string; last4: string; balance: number; in_cart: boolean }

/**
 * Returns up to 20 gift cards with money that a member applied to the cart, paid with, or got by mail at a
 * confirmed address; those of the cart first, then the fullest.
 */
export async function listHeldCards(db: DbOrTx, userId: string): Promise<HeldCardRow[]> {
  const { rows } = await sql<HeldCardRow>`/* listHeldCards */
    with held as (
      select c.gift_card_id as id, true as in_cart from cart_gift_card c join cart on cart.id = c.cart_id where cart.user_id = ${userId}::uuid
      union all
      select a.holder::uuid, false from purchase_order o
        join ledger_posting p on p.order_id = o.id::text join ledger_entry e on e.posting_id = p.id and e.amount < 0
        join ledger_account a on a.id = e.account_id and a.kind = 'gift_card'
        where o.user_id = ${userId}::uuid and o.gift_cards_cents > 0
      union all
      select g.id, false from user_account u join gift_card g on g.recipient_email = u.email and g.delivered_at is not null
        where u.id = ${userId}::uuid and u.email_verified_at is not null
    ), one as (select id, bool_or(in_cart) as in_cart from held group by id)
    select g.id, g.last4, b.balance::int as balance, one.in_cart from one join gift_card g on g.id = one.id
      join ledger_account a on a.kind = 'gift_card' and a.holder = g.id::text cross join lateral (select ledger_balance(a.id) as balance) b
    where b.balance > 0 order by one.in_cart desc, b.balance desc, g.id limit 20`.execute(db)
  return rows
}
