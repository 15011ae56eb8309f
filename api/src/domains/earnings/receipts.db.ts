// Queries of receipts for what donated bags brought their charities (tables charity_receipt and seller_sale).
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { deliveredAt, saleDelivery } from './sales.db.ts'

/**
 * Locks a charity's sales whose earnings are available and that no receipt names, writes one receipt for each
 * of their bags, and returns the receipts' ids. `payoutId` is the transfer that hands the money over. A bag
 * whose sales earned nothing gets no receipt. A bag that was given without an account has one without user.
 */
export async function insertReceipts(
  tx: DbOrTx,
  { charityId, payoutId, now }: { charityId: number; payoutId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* insertReceipts */
    with ripe as (
      select s.id, s.bag_id, s.earnings_cents from seller_sale s ${saleDelivery}
      where s.charity_id = ${charityId} and s.charity_receipt_id is null and s.bag_id is not null
        and s.clawed_back_at is null and s.returning_since is null
        and ${deliveredAt} <= ${now}::timestamptz - make_interval(days => s.hold_days)
      for update of s),
    receipt as (
      insert into charity_receipt (id, user_id, bag_id, charity_id, payout_id, pieces, amount_cents, receipt_number, given_at)
      select gen_random_uuid(), bag.seller_id, bag.id, ${charityId}, ${payoutId}::uuid, count(*), sum(earnings_cents),
        'D-' || nextval('new_receipt_number'), ${now}::timestamptz
      from ripe join bag on bag.id = ripe.bag_id group by bag.id having sum(earnings_cents) > 0
      returning id, bag_id),
    named as (
      update seller_sale s set charity_receipt_id = receipt.id from ripe join receipt on receipt.bag_id = ripe.bag_id
      where s.id = ripe.id)
    select id::text as id from receipt`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A receipt of what a bag brought a charity; `amount_cents` of `pieces` sold pieces. */
export type ReceiptRow = {
  id: string
  receipt_number: string
  charity: string
  pieces: number
  amount_cents: number
  given_at: Date
}

const columns = sql`r.id, r.receipt_number, c.name as charity, r.pieces, r.amount_cents, r.given_at`

/** Returns the receipts of one of a seller's bags, newest first. */
export async function listReceiptsOfBag(
  db: DbOrTx,
  { userId, bagNumber }: { userId: string; bagNumber: string },
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`/* listReceiptsOfBag */ select ${columns}
    from charity_receipt r join bag b on b.id = r.bag_id join supplier c on c.id = r.charity_id
    where b.seller_id = ${userId}::uuid and b.bag_number::text = ${bagNumber}
    order by r.given_at desc, r.id`.execute(db)
  return rows
}

/**
 * A receipt with the address and first name of its giver, and the number of its bag; for a bag that was given
 * without an account the email of its kit, and no user.
 */
export type ReceiptToMail = ReceiptRow & {
  user_id: string | null
  email: string | null
  first_name: string | null
  bag_number: string
}

/** Returns a receipt for its mail; undefined for an unknown id. */
export async function findReceiptToMail(db: DbOrTx, id: string): Promise<ReceiptToMail | undefined> {
  const { rows } =
    await sql<ReceiptToMail>`/* findReceiptToMail */ select ${columns}, u.id as user_id, coalesce(u.email, k.email)::text as email,
      u.first_name, b.bag_number::text as bag_number
    from charity_receipt r join bag b on b.id = r.bag_id join kit k on k.id = b.kit_id
      join supplier c on c.id = r.charity_id left join user_account u on u.id = b.seller_id
    where r.id = ${id}::uuid`.execute(db)
  return rows[0]
}
