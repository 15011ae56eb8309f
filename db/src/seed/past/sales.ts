// Seeds the earnings of sellers from past orders, and their payouts (decisions 0070 and 0078).
import { type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import { cashOutMinimum } from '@hemline/rules/earnings/cash-outs.ts'
import { payoutAccountLabel } from '@hemline/rules/earnings/payout-accounts.ts'
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import { bagFeeLeft, payoutLine, payoutOf } from '@hemline/rules/earnings/payouts.ts'
import {
  charityHolder,
  payoutRequestedEntries,
  payoutSettledEntries,
  saleAccruedEntries,
  saleClawedBackEntries,
} from '@hemline/rules/earnings/postings.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type pg from 'pg'
import { dayMs } from '../bag-rows.ts'
import { chanceOf } from '../chance.ts'
import { type Cell, copyRows } from '../copy.ts'
import type { SeedPosting } from '../postings.ts'
import { pastId } from './ids.ts'
import type { ChargedLine } from './order-rows.ts'

type Sale = ChargedLine & {
  readonly n: number
  readonly sellerId: string
  readonly earnings: Cents
  readonly holdDays: number
}
/** Sales and cash-outs of all sellers: rows by table, and ledger postings. */
export type SellersMoney = {
  readonly sales: readonly Cell[][]
  readonly accounts: readonly Cell[][]
  readonly payouts: readonly Cell[][]
  readonly payoutEvents: readonly Cell[][]
  readonly postings: readonly SeedPosting[]
}

/** Days after delivery until what a piece earned can be taken out. */
const holdDaysOf = (terms: PayoutTerms) => terms.holdDays ?? deliveryReturnDays

/**
 * Splits the price of each charged piece that has a seller and terms, in the order of the charges, as the
 * shop does: pieces of bags, and pieces that members sold directly, which pay no bag's fee.
 */
function accrue(lines: readonly ChargedLine[]): { sales: Sale[]; rows: Cell[][]; postings: SeedPosting[] } {
  const fees = new Map<string, Cents[]>()
  const sales: Sale[] = []
  const rows: Cell[][] = []
  const postings: SeedPosting[] = []
  for (const [n, line] of lines
    .toSorted((a, b) => a.capturedAt.getTime() - b.capturedAt.getTime())
    .entries()) {
    const { piece, capturedAt: at, returned } = line
    const backAt = returned?.inspectedAt ?? null
    if (!piece.payout_terms || !piece.consignor_id) continue
    const taken = fees.get(piece.bag_id ?? '') ?? []
    const left = piece.bag_id === null ? zero : bagFeeLeft(cents(piece.bag_fee_cents), taken)
    const payout = payoutOf(cents(piece.price_cents), piece.payout_terms, left)
    if (piece.bag_id !== null) fees.set(piece.bag_id, [...taken, payoutLine(payout, 'bag_fee')])
    const holdDays = holdDaysOf(piece.payout_terms)
    const id = pastId('sale', at, n)
    const isGiven = piece.payout_terms.service === 'donation' && piece.charity_id !== null
    const charityId = isGiven ? piece.charity_id : null
    // What a donated piece pays is the charity's, which is paid by transfer once a month.
    // What comes back is nothing that its seller could take out.
    if (charityId === null && !returned)
      sales.push({ ...line, n, sellerId: piece.consignor_id, earnings: payout.earnings, holdDays })
    rows.push([
      id,
      line.lineId,
      line.orderId,
      piece.itemNumber,
      piece.consignor_id,
      piece.bag_id,
      charityId,
      payout.price,
      payout.earnings,
      payoutLine(payout, 'bag_fee'),
      payoutLine(payout, 'selling_fee'),
      payout.credit,
      { json: payout.lines },
      // A piece is sold when its order was placed, whenever the order is charged.
      line.placedAt,
      holdDays,
      returned && !backAt ? returned.madeAt : null,
      backAt,
      backAt && payout.earnings,
      backAt && 'returned',
    ])
    if (backAt)
      postings.push({
        id: pastId('posting', backAt, n, 11),
        key: `sale/${id}/back`,
        kind: 'earnings_clawed_back',
        reason: 'returned',
        at: backAt,
        orderId: line.orderId,
        entries: saleClawedBackEntries(piece.consignor_id, payout, payout.earnings),
      })
    postings.push({
      id: pastId('posting', at, n, 10),
      key: `sale/${id}/earned`,
      kind: 'earnings_accrued',
      reason: 'sold',
      at,
      orderId: line.orderId,
      entries: saleAccruedEntries(charityId === null ? piece.consignor_id : charityHolder(charityId), payout),
    })
  }
  return { sales, rows, postings }
}

type CashOut = { readonly sellerId: string; readonly amount: Cents; readonly at: Date }

/** Seven of ten sellers take out what has cleared, once it is worth it; the money of the others waits. */
function cashOutsOf(sales: readonly Sale[], now: Date): CashOut[] {
  return [...Map.groupBy(sales, (sale) => sale.sellerId)].flatMap(([sellerId, own], n): CashOut[] => {
    if (!chanceOf(60, n).is(0.7)) return []
    const cleared = own
      .flatMap(({ deliveredAt, earnings, holdDays }) =>
        deliveredAt ? [{ at: new Date(deliveredAt.getTime() + holdDays * dayMs), earnings }] : [],
      )
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const made: CashOut[] = []
    let open = 0
    for (const { at, earnings } of cleared) {
      const asked = new Date(at.getTime() + chanceOf(61, n + made.length).int(2, 40) * 3_600_000)
      if (asked > now) break
      open += earnings
      if (open < cashOutMinimum * 4 || (made.at(-1)?.at ?? 0) > at) continue
      made.push({ sellerId, amount: cents(open), at: asked })
      open = 0
    }
    return made
  })
}

const columns = {
  seller_sale:
    'id order_line_id order_id item_number seller_id bag_id charity_id price_cents earnings_cents bag_fee_cents selling_fee_cents credit_cents lines sold_at hold_days returning_since clawed_back_at clawed_back_cents clawback_reason',
  payout_account: 'id user_id method email linked_at',
  payout:
    'id user_id kind request_key account_id label amount_cents status driver reference requested_at sent_at settled_at',
  payout_event: 'payout_id status happened_at',
} as const

/**
 * Computes the sellers' money in the seeded past: sales, ledger postings, payout accounts and cash-outs.
 * Pieces without a seller or terms earn nobody anything; sellers in `but` have not cashed out.
 */
export function moneyOf(
  lines: readonly ChargedLine[],
  { now, but }: { now: Date; but: readonly string[] },
): SellersMoney {
  const { sales, rows, postings } = accrue(lines)
  const cashOuts = cashOutsOf(
    sales.filter((sale) => !but.includes(sale.sellerId)),
    now,
  )
  const ofSellers = [...Map.groupBy(cashOuts, (one) => one.sellerId)]
  const accountOf = new Map(
    ofSellers.map(([sellerId, [first]], n) => {
      const linkedAt = new Date((first?.at ?? now).getTime() - 3 * dayMs)
      return [
        sellerId,
        { id: pastId('payout', linkedAt, n, 1), email: `seller${n}@wallet.example`, linkedAt },
      ] as const
    }),
  )
  const payouts = cashOuts.map((one, n) => {
    const account = accountOf.get(one.sellerId)
    if (!account) throw new Error('seed: a cash-out without an account')
    return {
      ...one,
      id: pastId('payout', one.at, n),
      n,
      account,
      paidAt: new Date(one.at.getTime() + 90_000),
    }
  })
  return {
    sales: rows,
    accounts: [...accountOf].map(([sellerId, { id, email, linkedAt }]) => [
      id,
      sellerId,
      'digital_wallet',
      email,
      linkedAt,
    ]),
    payouts: payouts.map(({ id, sellerId, account, amount, at, paidAt }) => [
      id,
      sellerId,
      'digital_wallet',
      `seed-${id}`,
      account.id,
      payoutAccountLabel({ method: 'digital_wallet', email: account.email }),
      amount,
      'paid',
      'sandbox',
      `seed-${id}`,
      at,
      at,
      paidAt,
    ]),
    payoutEvents: payouts.flatMap(({ id, at, paidAt }) => [
      [id, 'requested', at],
      [id, 'sent', at],
      [id, 'paid', paidAt],
    ]),
    postings: [
      ...postings,
      ...payouts.flatMap(({ id, n, sellerId, amount, at, paidAt }): SeedPosting[] => [
        {
          id: pastId('posting', at, n, 20),
          key: `payout/${id}/requested`,
          kind: 'earnings_paid',
          reason: 'digital_wallet',
          at,
          entries: payoutRequestedEntries(sellerId, amount),
        },
        {
          id: pastId('posting', paidAt, n, 21),
          key: `payout/${id}/settled`,
          kind: 'payout_settled',
          reason: 'digital_wallet',
          at: paidAt,
          entries: payoutSettledEntries(amount),
        },
      ]),
    ],
  }
}

/** Inserts the rows of the sellers' money in the seeded past; the caller loads its ledger postings. */
export async function loadMoney(client: pg.Client, money: SellersMoney): Promise<void> {
  const tables = [
    ['seller_sale', money.sales],
    ['payout_account', money.accounts],
    ['payout', money.payouts],
    ['payout_event', money.payoutEvents],
  ] as const
  for (const [table, rows] of tables)
    await copyRows(client, { table, columns: columns[table].split(' ') }, rows)
}
