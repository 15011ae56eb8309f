// Posts what a sale earns its seller, and takes it back when the piece comes back (decisions 0070 and 0078).
// Always in the order's transaction, under the order's lock.

import type { Db } from '@hemline/db/connect.ts'
import { cents, zero } from '@hemline/rules/common/money.ts'
import {
  clawbackOf,
  type EarningsBalance,
  earningsBalance,
  pendingOf,
  type SellerSale,
} from '@hemline/rules/earnings/earnings.ts'
import { bagFeeLeft, type Payout, payoutLine, payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { charityHolder, saleAccruedEntries, saleClawedBackEntries } from '@hemline/rules/earnings/postings.ts'
import { incentiveDays } from '@hemline/rules/kits/incentives.ts'
import { type AccountRef, account, accountKey } from '@hemline/rules/ledger/ledger.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import {
  grantCredit,
  lockBalances,
  type Overdrawn,
  type Posted,
  type Posting,
  post,
} from '../ledger/ledger.ts'
import {
  insertSales,
  listConsigned,
  listDirectLines,
  listUnripeSales,
  lockSalesOfOrder,
  lockSalesOwedCredit,
  type OpenSaleRow,
  type Payee,
  sumBagFees,
  updateClawedBack,
  updateCreditGranted,
  updateReturning,
} from './sales.db.ts'

const dayMs = 86_400_000

/** Returns the ledger account that holds the earnings of a seller or a charity. */
export const earningsOf = (payee: Payee): AccountRef =>
  account('seller_earnings', 'sellerId' in payee ? payee.sellerId : charityHolder(payee.charityId))

function payeeOf({ seller_id, charity_id }: Pick<OpenSaleRow, 'seller_id' | 'charity_id'>): Payee {
  if (charity_id !== null) return { charityId: charity_id }
  if (seller_id === null) throw new Error('earnings: a sale that earns for nobody')
  return { sellerId: seller_id }
}

/**
 * Returns the facts of a sale that the earnings rules need (cents, delivery, hold in days), not taken back.
 */
export const asSale = (
  row: Pick<OpenSaleRow, 'earnings_cents' | 'delivered_at' | 'returning_since' | 'hold_days'>,
): SellerSale => ({
  earnings: cents(row.earnings_cents),
  deliveredAt: row.delivered_at,
  returning: row.returning_since !== null,
  clawedBack: false,
  holdDays: row.hold_days,
})

/** Posts to the ledger; throws when the account is overdrawn, which the caller's lock should exclude. */
export async function postSurely(tx: Tx, posting: Posting): Promise<void> {
  const posted: Posted | Overdrawn = await post(tx, posting)
  if (posted.__typename === 'Overdrawn')
    throw new Error(`earnings: ${accountKey(posted.account)} changed under its lock`)
}

/**
 * Returns a payee's balance of `held` cents as available and pending cents. When `held` was read under a
 * lock, no other transaction can change it.
 */
export async function balanceWith(
  db: DbOrTx,
  payee: Payee,
  { held, now }: { held: number; now: Date },
): Promise<EarningsBalance> {
  return earningsBalance(cents(held), (await listUnripeSales(db, payee, now)).map(asSale), now)
}

/** A sold order line with its listed price in cents. */
export type SoldLine = { orderLineId: string; itemNumber: number; price: number }

/**
 * Posts what the pieces of a charged order earn their sellers, or the charity of a donated piece, by the
 * terms stored with each piece and at its listed price (cents; the shop bears promotions), and queues a mail
 * to each seller. Pieces without a seller or terms earn nothing. Throws for a piece without a line.
 */
export async function accrueSales(
  tx: Tx,
  { orderId, lines, now }: { orderId: string; lines: readonly SoldLine[]; now: Date },
): Promise<void> {
  if (lines.length === 0) return
  const consigned = await listConsigned(
    tx,
    lines.map((line) => line.itemNumber),
  )
  if (consigned.length === 0) return
  // Of two orders with pieces of one bag, the second one sees how much of the fee the first one paid.
  await lockBalances(
    tx,
    consigned.map((row) => earningsOf(payeeOf(row))),
  )
  const paid = await sumBagFees(
    tx,
    consigned.flatMap((row) => row.bag_id ?? []),
  )
  const sales = consigned.map((row) => {
    const line = lines.find((one) => one.itemNumber === row.item_number)
    if (!line) throw new Error(`earnings: no line of ${row.item_number}`)
    const before = paid.get(row.bag_id ?? '') ?? 0
    const left = row.bag_id === null ? zero : bagFeeLeft(cents(row.bag_fee_cents), [cents(before)])
    const payout = payoutOf(cents(line.price), row.payout_terms, left)
    if (row.bag_id !== null) paid.set(row.bag_id, before + payoutLine(payout, 'bag_fee'))
    return { row, line, payout, id: uuidv7(now.getTime()) }
  })
  for (const { row, payout, id } of sales) {
    const entries = saleAccruedEntries(earningsOf(payeeOf(row)).holder, payout)
    if (entries.length > 0)
      await postSurely(tx, {
        key: `sale/${id}/earned`,
        kind: 'earnings_accrued',
        reason: 'sold',
        now,
        orderId,
        entries,
      })
  }
  await insertSales(
    tx,
    sales.map(({ row, line, payout, id }) => ({
      id,
      order_line_id: line.orderLineId,
      order_id: orderId,
      item_number: row.item_number,
      seller_id: row.seller_id,
      bag_id: row.bag_id,
      charity_id: row.charity_id,
      price_cents: payout.price,
      earnings_cents: payout.earnings,
      bag_fee_cents: payoutLine(payout, 'bag_fee'),
      selling_fee_cents: payoutLine(payout, 'selling_fee'),
      credit_cents: payout.credit,
      lines: payout.lines,
      hold_days: row.payout_terms.holdDays ?? deliveryReturnDays,
    })),
  )
  await tellSellers(
    tx,
    'sold',
    sales.map(({ id, row }) => ({ id, seller_id: row.seller_id, order_id: orderId })),
  )
}

/** Queues one mail for each seller of these sales of one order (decision 0107); guests have their receipt. */
async function tellSellers(
  tx: Tx,
  kind: 'sold' | 'back',
  sales: readonly { id: string; seller_id: string | null; order_id: string }[],
): Promise<void> {
  for (const [sellerId, theirs] of Map.groupBy(sales, (sale) => sale.seller_id)) {
    if (sellerId === null) continue
    const saleIds = theirs.map((sale) => sale.id)
    await addJob(tx, 'saleMail', { kind, saleIds }, `sale-mail/${kind}/${sellerId}/${saleIds[0]}`)
  }
}

/** The order lines whose earnings to take back; without `lineIds` all lines of the order. */
export type ClawBack = { orderId: string; lineIds?: readonly string[]; reason: string; now: Date }

/**
 * Takes back what order lines earned, because they came back or were never sent, in the caller's transaction,
 * and queues a mail to each seller. Fees are reversed in full; of the earnings it takes what the seller's
 * balance has beyond the seller's other pending sales. Running again changes nothing.
 */
export async function clawBackSales(tx: Tx, { orderId, lineIds, reason, now }: ClawBack): Promise<void> {
  const sales = await lockSalesOfOrder(tx, orderId, lineIds ?? null)
  await lockBalances(
    tx,
    sales.map((sale) => earningsOf(payeeOf(sale))),
  )
  for (const sale of sales) {
    const payee = payeeOf(sale)
    const held = (await lockBalances(tx, [earningsOf(payee)])).get(accountKey(earningsOf(payee))) ?? zero
    const others = (await listUnripeSales(tx, payee, now)).filter((one) => one.id !== sale.id)
    // Counts the part of the other sales that is surely still there: the money of a sale returned after its
    // window may be paid out long since.
    const waiting = others.map((one) => ({ ...asSale(one), returning: false }))
    const { taken } = clawbackOf(cents(sale.earnings_cents), held, pendingOf(waiting, now))
    const entries = saleClawedBackEntries(earningsOf(payee).holder, asPayout(sale), taken)
    if (entries.length > 0)
      await postSurely(tx, {
        key: `sale/${sale.id}/back`,
        kind: 'earnings_clawed_back',
        reason,
        now,
        orderId,
        entries,
      })
    await updateClawedBack(tx, sale.id, { at: now, taken, reason })
  }
  await tellSellers(tx, 'back', sales)
}

const asPayout = (sale: OpenSaleRow): Payout => ({
  price: cents(sale.price_cents),
  earnings: cents(sale.earnings_cents),
  credit: cents(sale.credit_cents),
  asCredit: zero,
  lines: sale.lines,
})

/**
 * Keeps what order lines earned pending while their return is open (`since`), or releases it when the return
 * was refused (null).
 */
export async function holdSales(
  tx: Tx,
  { lineIds, since }: { lineIds: readonly string[]; since: Date | null },
): Promise<void> {
  await updateReturning(tx, lineIds, since)
}

/**
 * Keeps what direct sales among order lines earned pending while a case about them is open (`since`), or
 * releases it (null). What consigned pieces earned is not touched: the shop bears those cases.
 */
export async function holdDirectSales(
  tx: Tx,
  { lineIds, since }: { lineIds: readonly string[]; since: Date | null },
): Promise<void> {
  await updateReturning(tx, await listDirectLines(tx, lineIds), since)
}

/**
 * Takes back what direct sales among order lines earned, since their sellers sent what the words did not say;
 * other lines stay. Running again changes nothing.
 */
export async function clawBackDirectSales(
  tx: Tx,
  { lineIds, ...back }: ClawBack & { lineIds: readonly string[] },
): Promise<void> {
  const direct = await listDirectLines(tx, lineIds)
  if (direct.length > 0) await clawBackSales(tx, { ...back, lineIds: direct })
}

/**
 * Job: grants the booster store credit of all sales whose earnings have become available, once per sale; the
 * credit ends after some days.
 */
export async function grantSaleCredit(db: Db, now: Date): Promise<void> {
  for (;;) {
    const granted = await inTransaction(db, async (tx) => {
      const due = await lockSalesOwedCredit(tx, now, grantedAtOnce)
      for (const sale of due) {
        const grant = {
          kind: 'promo_credit' as const,
          amount: cents(sale.credit_cents),
          reason: 'Booster of a sale',
          now,
        }
        const expiresAt = new Date(now.getTime() + incentiveDays * dayMs)
        await grantCredit(tx, {
          ...grant,
          key: `sale/${sale.id}/credit`,
          userId: sale.seller_id,
          expiresAt,
          orderId: sale.order_id,
        })
        await updateCreditGranted(tx, sale.id, now)
      }
      return due.length
    })
    if (granted < grantedAtOnce) return
  }
}
const grantedAtOnce = 200
