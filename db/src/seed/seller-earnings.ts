// Earnings of the demonstration's seller: two items that were sold and delivered, one long enough ago to
// be available, and a cash-out that was paid. All people of the demonstration have a verified e-mail
// address.

import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { payoutAccountLabel } from '@hemline/rules/earnings/payout-accounts.ts'
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import { bagFeeLeft, payoutLine, payoutOf } from '@hemline/rules/earnings/payouts.ts'
import {
  payoutRequestedEntries,
  payoutSettledEntries,
  saleAccruedEntries,
} from '@hemline/rules/earnings/postings.ts'
import { orderEarnedEntries, orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { cartTotals, plainCart } from '@hemline/rules/pricing/totals.ts'
import { earnedAs, paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import type { TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type pg from 'pg'
import { dayMs } from './bag-rows.ts'
import { people, personByKey } from './people.ts'
import { loadPosting } from './postings.ts'
import { sellerBagIds } from './seller-bags.ts'

const greta = personByKey('seller').id
/** Whatever of it: orders, lines, sales, postings. */
const idOf = (n: number): string => `01920000-0000-7000-8000-0000000e${String(n).padStart(4, '0')}`
export const sellerWallet = { id: idOf(1), email: 'greta@wallet.example' } as const
const cashOut = { id: idOf(2), amount: cents(1000) }
const buyer = {
  fullName: 'Odile Marchetti',
  line1: '5 Wharf Lane',
  line2: null,
  city: 'Duluth',
  state: 'MN',
  zip: '55802',
  country: 'US',
  phone: null,
}

type Sold = {
  item_number: string
  price_cents: number
  sold_at: Date
  payout_terms: PayoutTerms
  bag_fee_cents: number
}

/** Loads the seller's earnings once; runs after the seller's bags. */
export async function loadSellerEarnings(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    'update user_account set email_verified_at = created_at where id = any($1::uuid[]) and email_verified_at is null',
    [people.map((person) => person.id)],
  )
  const { rows } = await client.query<Sold>(
    `select i.item_number, i.price_cents, i.sold_at, i.payout_terms, b.fee_cents as bag_fee_cents from item i join bag b on b.id = i.bag_id
     where i.bag_id = $1 and i.state = 'delivered' and i.sold_at is not null
       and not exists (select 1 from order_line l where l.item_number = i.item_number) order by i.sold_at`,
    [sellerBagIds.done],
  )
  const done = await client.query('select 1 from seller_sale where seller_id = $1 limit 1', [greta])
  const [first] = rows
  if (done.rowCount || !first) return
  const paid: Cents[] = []
  for (const [i, sold] of rows.entries())
    paid.push(await loadSale(client, { sold, n: 10 + i * 10, paid, now }))
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

/**
 * An order of one piece, charged and delivered five days after it was sold; returns what the
 * sale paid of the bag's fee.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is rows and postings, a value a line
async function loadSale(
  client: pg.Client,
  { sold, n, paid, now }: { sold: Sold; n: number; paid: readonly Cents[]; now: Date },
): Promise<Cents> {
  const orderId = idOf(n)
  const lineId = idOf(n + 1)
  const saleId = idOf(n + 2)
  const shipmentId = idOf(n + 3)
  const at = (days: number) => new Date(sold.sold_at.getTime() + days * dayMs)
  const price = cents(sold.price_cents)
  const facts = {
    source: 'own',
    departments: [],
    categories: [],
    outlet: false,
    finalSale: false,
    ownPercent: 0,
    ownCode: null,
  } as const
  const line: TotalsLine = { id: lineId, kind: 'item', price, msrp: cents(0), ...facts }
  const totals = cartTotals(plainCart([line], { now: at(0), freeShippingThreshold: cents(0) }))
  const orderPaid = paidBy(orderId, totals)
  const earned = earnedAs(orderId, totals, [line])
  const isOver = at(19) <= now
  await client.query(
    `insert into purchase_order (id, access_key, email, status, ship_to, payment_method, payment_label, totals, subtotal_cents, discount_cents, shipping_cents,
       fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at, confirmed_at, captured_cents, captured_at,
       capturing_cents, paid, earned)
     values ($1, $2, 'odile.seller@hemline.example', $3, $4, 'card_processor_credit_card', 'visa', $5, $6, 0, $7, 0, 0, 0, $8, 0, 0, $8, $9, $9, $8, $10, $8,
       $11, $12)`,
    [
      orderId,
      `seed-${orderId}`,
      isOver ? 'order_finalized' : 'delivered',
      JSON.stringify(buyer),
      JSON.stringify(totals),
      totals.subtotal,
      totals.shippingAmount,
      totals.total,
      at(0),
      at(1),
      JSON.stringify(orderPaid),
      JSON.stringify(earned),
    ],
  )
  await client.query(
    `insert into shipment (id, order_id, group_key, source, warehouse_id, ship_from, service_type, price_cents, status, carrier, tracking_code, packed_at,
       shipped_at, delivered_at)
     values ($1, $2, 'own-12', 'own', 12, 'Phoenix, AZ', 'standard', $3, 'delivered', 'usps', $4, $5, $5, $6)`,
    [shipmentId, orderId, totals.shippingAmount, `HMSEED${n}`, at(1), at(5)],
  )
  await client.query(
    `insert into order_line (id, order_id, kind, item_number, group_key, price_cents, discount_cents, net_cents, tax_cents, duty_cents)
     values ($1, $2, 'item', $3, 'own-12', $4, 0, $4, 0, 0)`,
    [lineId, orderId, sold.item_number, price],
  )
  for (const [status, days] of [
    ['confirmed', 0],
    ['shipped', 1],
    ['delivered', 5],
    ...(isOver ? [['order_finalized', 19] as const] : []),
  ] as const)
    await client.query(
      "insert into order_event (order_id, kind, to_status, happened_at) values ($1, 'status', $2, $3)",
      [orderId, status, at(days)],
    )
  const payout = payoutOf(price, sold.payout_terms, bagFeeLeft(cents(sold.bag_fee_cents), paid))
  const head = { orderId, reason: 'sold' }
  await loadPosting(client, {
    ...head,
    id: idOf(n + 4),
    key: `order/${orderId}/paid`,
    kind: 'order_paid',
    at: at(0),
    entries: orderPaidEntries(orderPaid),
  })
  await loadPosting(client, {
    ...head,
    id: idOf(n + 5),
    key: `order/${orderId}/earned`,
    kind: 'order_earned',
    at: at(1),
    entries: orderEarnedEntries(earned),
  })
  const entries = saleAccruedEntries(greta, payout)
  await loadPosting(client, {
    ...head,
    id: idOf(n + 6),
    key: `sale/${saleId}/earned`,
    kind: 'earnings_accrued',
    at: at(1),
    entries,
  })
  await client.query(
    `insert into seller_sale (id, order_line_id, order_id, item_number, seller_id, bag_id, price_cents, earnings_cents, bag_fee_cents, selling_fee_cents,
       credit_cents, lines, sold_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      saleId,
      lineId,
      orderId,
      sold.item_number,
      greta,
      sellerBagIds.done,
      payout.price,
      payout.earnings,
      payoutLine(payout, 'bag_fee'),
      payoutLine(payout, 'selling_fee'),
      payout.credit,
      JSON.stringify(payout.lines),
      at(1),
    ],
  )
  return payoutLine(payout, 'bag_fee')
}

async function loadCashOut(client: pg.Client, at: Date): Promise<void> {
  const { id, amount } = cashOut
  const paidAt = new Date(at.getTime() + 90_000)
  await client.query(
    'insert into payout_account (id, user_id, method, email, linked_at) values ($1, $2, $3, $4, $5)',
    [sellerWallet.id, greta, 'digital_wallet', sellerWallet.email, new Date(at.getTime() - 2 * dayMs)],
  )
  await client.query(
    `insert into payout (id, user_id, kind, request_key, account_id, label, amount_cents, status, driver, reference, requested_at, sent_at, settled_at)
     values ($1, $2, 'digital_wallet', 'seed', $3, $4, $5, 'paid', 'sandbox', 'seed', $6, $6, $7)`,
    [
      id,
      greta,
      sellerWallet.id,
      payoutAccountLabel('digital_wallet', sellerWallet.email),
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
  await loadPosting(client, {
    ...head,
    id: idOf(3),
    key: `payout/${id}/requested`,
    kind: 'earnings_paid',
    at,
    entries: asked,
  })
  await loadPosting(client, {
    ...head,
    id: idOf(4),
    key: `payout/${id}/settled`,
    kind: 'payout_settled',
    at: paidAt,
    entries: payoutSettledEntries(amount),
  })
}
