// A seller's money as GraphQL fields.

import { add, cents } from '@hemline/rules/common/money.ts'
import {
  accountUsableAt,
  cashOutDailyCount,
  cashOutDailyLimit,
  cashOutMinimum,
  leftToday,
} from '@hemline/rules/earnings/cash-outs.ts'
import { earningStateOf, earningsAvailableAt } from '@hemline/rules/earnings/earnings.ts'
import { payoutAccountLabel } from '@hemline/rules/earnings/payout-accounts.ts'
import { payoutStatuses, payoutStatusLabels } from '@hemline/rules/earnings/payout-states.ts'
import { creditBonusPercent } from '@hemline/rules/earnings/payout-terms.ts'
import { creditTurnOf } from '@hemline/rules/earnings/postings.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import { payoutFailureSentence } from '@hemline/rules/vocabulary/payouts.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { pageWithTotal } from '../../platform/totals.ts'
import type { LegalAcceptRequired } from '../identity/identity.ts'
import { balanceOf, payableDropsOf } from '../ledger/ledger.ts'
import { findSeller, listAccounts, type PayoutAccountRow } from './accounts.db.ts'
import { type Left, type Refused, sellerOf, sumOfDrops } from './cash-out.ts'
import { findBagSums, findSummary, listSales, type SaleRow } from './earnings.db.ts'
import { findPayoutOf, listCharities, listPayouts, type PayoutView, sumPayoutsSince } from './payouts.db.ts'
import { listReceiptsOfBag } from './receipts.db.ts'
import { receiptView } from './receipts.ts'
import { pathOfSale } from './sale-path.ts'
import { asSale, balanceWith, earningsOf } from './sales.ts'

const dayMs = 86_400_000
/** Rows on one page of sales or payouts. */
export const pageSize = 25
const offsetOf = (page: number | null | undefined) =>
  (Math.min(Math.max(Math.trunc(page ?? 1), 1), 10_000) - 1) * pageSize
/** Reads the page of a list that begins after `offset` rows. */
async function paged<T extends { total: number }, V>(
  offset: number,
  read: (page: { limit: number; offset: number }) => Promise<T[]>,
  view: (row: T) => V,
) {
  const { rows, total } = await pageWithTotal({ limit: pageSize, offset }, read)
  return { nodes: rows.map(view), totalCount: total, hasNextPage: offset + rows.length < total }
}

/**
 * Returns the viewer's balance, its available part, and the sums in all and by month (§7 earnings), in cents;
 * three statements. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function earnings(ctx: Context) {
  const sellerId = sellerOf(ctx)
  const held = await balanceOf(ctx.db, earningsOf({ sellerId }))
  const summary = await findSummary(ctx.db, sellerId, ctx.now())
  const balance = await balanceWith(ctx.db, { sellerId }, { held, now: ctx.now() })
  const turn = creditTurnOf(balance.available)
  return {
    ...balance,
    earnedInAll: cents(summary.earned),
    paidOutInAll: cents(summary.paid_out),
    months: summary.months.map(({ month, earned, paid_out, sales }) => ({
      month,
      earned: cents(earned),
      paidOut: cents(paid_out),
      sales,
    })),
    availableAsCredit: add(turn.amount, turn.bonus),
  }
}

/** Returns a sale as its GraphQL fields (amounts in cents), with the state of its earnings now. */
export function saleView(row: SaleRow, now: Date) {
  const sale = { ...asSale(row), clawedBack: row.clawed_back_at !== null }
  return {
    id: row.id,
    itemNumber: row.item_number,
    title: row.title,
    brand: row.brand,
    photoId: row.photo_id,
    bagNumber: row.bag_number,
    price: cents(row.price_cents),
    lines: row.lines,
    earnings: cents(row.earnings_cents),
    credit: cents(row.credit_cents),
    state: earningStateOf(sale, now),
    soldAt: row.sold_at,
    availableAt: earningsAvailableAt(sale) ?? null,
    holdDays: row.hold_days,
    path: pathOfSale(row),
    clawedBackAt: row.clawed_back_at,
  }
}

/**
 * Returns one page of 25 of the viewer's sales, newest first, optionally of one bag or in one state of
 * earnings, with the total count; one statement, two past the last page. Throws UNAUTHENTICATED for
 * visitors, FORBIDDEN for banned users.
 */
export async function earningSales(
  ctx: Context,
  question: { page?: number | null; bagNumber?: string | null; state?: string | null },
) {
  const { page, bagNumber = null, state = null } = question
  const userId = sellerOf(ctx)
  const now = ctx.now()
  return paged(
    offsetOf(page),
    (asked) => listSales(ctx.db, userId, { bagNumber, state, now, ...asked }),
    (row) => saleView(row, now),
  )
}

/**
 * Returns what one of the viewer's bags brought (pending, cleared, and when that clears), in cents, what the
 * viewer can cash out now of all bags together, and the receipts of a donated bag; null for an unknown bag or
 * another seller's. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function bagEarnings(ctx: Context, bagNumber: string) {
  const userId = sellerOf(ctx)
  const sums = await findBagSums(ctx.db, { userId, bagNumber, now: ctx.now() })
  if (!sums) return null
  const held = await balanceOf(ctx.db, earningsOf({ sellerId: userId }))
  const { available } = await balanceWith(ctx.db, { sellerId: userId }, { held, now: ctx.now() })
  return {
    bagNumber,
    brought: cents(sums.pending + sums.cleared),
    pending: cents(sums.pending),
    cleared: cents(sums.cleared),
    nextClearsAt: sums.next_clears_at,
    lastClearsAt: sums.last_clears_at,
    undated: sums.undated,
    available,
    receipts: (await listReceiptsOfBag(ctx.db, { userId, bagNumber })).map(receiptView),
  }
}

/** Returns a payout account as its GraphQL fields, with the time from which it can be paid to. */
export function accountView(row: PayoutAccountRow) {
  return {
    id: row.id,
    method: row.method,
    label: payoutAccountLabel(row),
    isDefault: row.is_default,
    linkedAt: row.linked_at,
    usableAt: accountUsableAt(row.linked_at),
  }
}

/**
 * Returns a payout as its GraphQL fields (amounts in cents), with its events, but without the provider's
 * contradictions.
 */
export function cashOutView(row: PayoutView) {
  // Contradictions by the provider are shown only to employees.
  const events = row.events.flatMap(({ status, at }) => {
    const known = payoutStatuses.find((one) => one === status)
    return known ? [{ status: known, label: payoutStatusLabels[known], at: new Date(at) }] : []
  })
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    amount: cents(row.amount_cents),
    bonus: cents(row.bonus_cents),
    status: row.status,
    statusLabel: payoutStatusLabels[row.status],
    failure: row.failure && payoutFailureSentence(row.failure, row.from_credit),
    fromCredit: row.from_credit,
    requestedAt: row.requested_at,
    settledAt: row.settled_at,
    receiptNumber: row.receipt_number,
    events,
  }
}

/**
 * Returns what the viewer may cash out now: balance, accounts, limits and what is left of them today, and
 * missing requirements. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function cashOutSetup(ctx: Context) {
  const userId = sellerOf(ctx)
  const seller = await findSeller(ctx.db, userId)
  const sums = await sumPayoutsSince(ctx.db, userId, new Date(ctx.now().getTime() - dayMs))
  const today = { amount: cents(sums.amount), count: sums.count }
  return {
    earnings: await earnings(ctx),
    accounts: (await listAccounts(ctx.db, userId)).map(accountView),
    emailVerified: seller?.email_verified_at != null,
    email: seller?.email ?? '',
    passwordFresh: isFreshlyConfirmed(ctx.viewer.confirmedAt, ctx.now()),
    minimum: cashOutMinimum,
    dailyLimit: cashOutDailyLimit,
    leftToday: leftToday(today),
    timesLeftToday: Math.max(0, cashOutDailyCount - today.count),
    creditBonusPercent,
    bankTokenUrl: ctx.payouts.bankTokenUrl,
    charities: await listCharities(ctx.db),
    creditToPayOut: sumOfDrops(await payableDropsOf(ctx.db, userId)),
  }
}

/**
 * Returns one page of 25 of the viewer's payouts, newest first, with the total count;
 * one statement, two past the last page. `page` counts from 1. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function cashOuts(ctx: Context, page: number | null | undefined) {
  const userId = sellerOf(ctx)
  return paged(
    offsetOf(page),
    (asked) => listPayouts(ctx.db, userId, asked),
    (row) => cashOutView(row),
  )
}

/**
 * Returns one of the viewer's payouts; null when unknown or another user's. Throws UNAUTHENTICATED, FORBIDDEN
 * (banned).
 */
export async function cashOutOf(ctx: Context, id: string) {
  const userId = sellerOf(ctx)
  const row = isUuid(id) ? await findPayoutOf(ctx.db, userId, id) : undefined
  return row ? cashOutView(row) : null
}

/**
 * Returns the GraphQL answer of a cash-out: the payout and the new setup, or the refusal unchanged. Throws
 * UNAUTHENTICATED, FORBIDDEN (banned), and an Error when the payout is gone.
 */
export async function cashOutAnswer(ctx: Context, result: Left | Refused | LegalAcceptRequired) {
  if (result.__typename !== 'CashOutPayload') return result
  const row = await findPayoutOf(ctx.db, sellerOf(ctx), result.payoutId)
  if (!row) throw new Error(`earnings: ${result.payoutId} is gone`)
  return { __typename: 'CashOutPayload' as const, cashOut: cashOutView(row), setup: await cashOutSetup(ctx) }
}
