// The cash-out of the demonstration's seller: a part of what the seller's bag had earned and what had cleared
// by then.
import { cents } from '@hemline/rules/common/money.ts'
import { payoutAccountLabel } from '@hemline/rules/earnings/payout-accounts.ts'
import { payoutRequestedEntries, payoutSettledEntries } from '@hemline/rules/earnings/postings.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type pg from 'pg'
import { dayMs } from './bag-rows.ts'
import { people, personByKey } from './people.ts'
import { loadPostings } from './postings.ts'
import { sellerBagIds } from './seller-bags.ts'

const greta = personByKey('seller').id
/** Ids of the account, the cash-out and its postings. */
const idOf = (n: number): string => `01920000-0000-7000-8000-0000000e${String(n).padStart(4, '0')}`
export const sellerWallet = { id: idOf(1), email: 'greta@wallet.example' } as const
const cashOut = { id: idOf(2), amount: cents(1000) }
/**
 * Inserts the seeded seller's cash-out once, if enough had cleared by its day, and marks the seeded people's
 * email addresses as verified; runs after the past, whose orders sold the seller's pieces.
 */
export async function loadSellerCashOut(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    'update user_account set email_verified_at = created_at where id = any($1::uuid[]) and email_verified_at is null',
    [people.map((person) => person.id)],
  )
  const done = await client.query('select 1 from payout where user_id = $1 limit 1', [greta])
  const { rows } = await client.query<{ sold_at: Date }>(
    'select sold_at from item where bag_id = $1 and sold_at is not null order by sold_at limit 1',
    [sellerBagIds.done],
  )
  const [first] = rows
  if (done.rowCount || !first) return
  // In a shop of another size the bag holds other pieces: what had not cleared by then nobody could take.
  const cashedOutAt = new Date(first.sold_at.getTime() + 22 * dayMs)
  const cleared = await client.query<{ cents: number }>(
    `select coalesce(sum(s.earnings_cents), 0)::int as cents from seller_sale s join order_line l on l.id = s.order_line_id
       join shipment h on h.order_id = l.order_id and h.group_key = l.group_key where s.seller_id = $1 and h.delivered_at <= $2`,
    [greta, new Date(cashedOutAt.getTime() - deliveryReturnDays * dayMs)],
  )
  if (cashedOutAt <= now && (cleared.rows[0]?.cents ?? 0) >= cashOut.amount)
    await loadCashOut(client, cashedOutAt)
}

async function loadCashOut(client: pg.Client, at: Date): Promise<void> {
  const { id, amount } = cashOut
  const paidAt = new Date(at.getTime() + 90_000)
  await client.query(
    'insert into payout_account (id, user_id, method, email, linked_at, is_default) values ($1, $2, $3, $4, $5, true)',
    [sellerWallet.id, greta, 'digital_wallet', sellerWallet.email, new Date(at.getTime() - 2 * dayMs)],
  )
  await client.query(
    `insert into payout (id, user_id, kind, request_key, account_id, label, amount_cents, status, driver, reference, requested_at, sent_at, settled_at)
     values ($1, $2, 'digital_wallet', 'seed', $3, $4, $5, 'paid', 'sandbox', 'seed', $6, $6, $7)`,
    [
      id,
      greta,
      sellerWallet.id,
      payoutAccountLabel({ method: 'digital_wallet', email: sellerWallet.email }),
      amount,
      at,
      paidAt,
    ],
  )
  for (const [status, when] of [
    ['requested', at],
    ['sent', at],
    ['paid', paidAt],
  ] as const)
    await client.query('insert into payout_event (payout_id, status, happened_at) values ($1, $2, $3)', [
      id,
      status,
      when,
    ])
  const head = { reason: 'digital_wallet' }
  const asked = payoutRequestedEntries(greta, amount)
  await loadPostings(client, [
    {
      ...head,
      id: idOf(3),
      key: `payout/${id}/requested`,
      kind: 'earnings_paid',
      at,
      entries: asked,
    },
    {
      ...head,
      id: idOf(4),
      key: `payout/${id}/settled`,
      kind: 'payout_settled',
      at: paidAt,
      entries: payoutSettledEntries(amount),
    },
  ])
}
