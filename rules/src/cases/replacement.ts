// Which identical piece may replace one that went wrong, and when that piece may leave (decision 0210). All
// amounts are in cents.
import type { Cents } from '../common/money.ts'
import { cents, zero } from '../common/money.ts'
import type { DiscoveryPiece } from '../discovery/piece.ts'
import { identicalTo } from '../discovery/similar.ts'
import { refundLimit } from '../fulfillment/staff.ts'
import type { Paid } from '../ledger/ledger.ts'
import { cartTotals } from '../pricing/totals.ts'
import type { Totals, TotalsLine } from '../pricing/totals-types.ts'
import { atOnceLimit, type CaseKind, wordLimit } from '../vocabulary/cases.ts'
import { freeShippingThreshold } from '../vocabulary/constants.ts'
import { type Condition, conditions } from '../vocabulary/items.ts'
import type { CaseGrant } from './offers.ts'

/** The payment method of an order that replaces a piece: the shop pays. */
export const replacementMethod = 'replacement'

/** Returns whether an order replaces a piece of another one, so that its shopper paid nothing for it. */
export const isReplacement = (order: { readonly payment_method: string }): boolean =>
  order.payment_method === replacementMethod

/** A piece with the shop or the person that sells it. */
export type StockPiece = DiscoveryPiece & { readonly source: string }

const rank = (piece: DiscoveryPiece): number => conditions.indexOf(piece.condition as Condition)

/**
 * Returns the pieces of the shop's own stock that may replace `to`: the same product by the rule of identical
 * pieces, in the same kind, size and color, and in at least the same condition. The best condition comes
 * first, then the lowest price. Empty when `to` itself is not of the shop's own stock.
 */
export function replacementsFor<P extends StockPiece>(to: StockPiece, candidates: readonly P[]): P[] {
  if (to.source !== 'own') return []
  return identicalTo(to, candidates)
    .pieces.filter(
      (one) =>
        one.source === 'own' &&
        one.category_id === to.category_id &&
        one.sizing_id === to.sizing_id &&
        one.size_display === to.size_display &&
        one.color_names.join() === to.color_names.join() &&
        (!to.mpn || !one.mpn || one.mpn === to.mpn) &&
        rank(one) >= 0 &&
        rank(one) <= rank(to),
    )
    .sort((a, b) => rank(a) - rank(b) || a.price_cents - b.price_cents || a.item_number - b.item_number)
}

/** When a replacement leaves: at once, or after the carrier scanned the parcel with the first piece. */
export type ReplacementWay = 'at_once' | 'after_scan'

/** The kinds in which the shopper has a piece that could come back. */
const withPiece: readonly CaseKind[] = ['not_as_described', 'damaged', 'wrong_piece']
const withoutPiece: readonly CaseKind[] = ['missing', 'not_delivered']

/** The facts that decide whether a piece is replaced at once; `price` is the replacement's. */
export type ReplacementFacts = {
  readonly kind: CaseKind
  readonly grant: CaseGrant
  /** What the shopper paid for the first piece, without tax. */
  readonly paid: Cents
  readonly price: Cents
}

/**
 * Returns how a piece is replaced: "at_once", or "after_scan" when the shopper paid more than $50 and the
 * first piece goes back before. Undefined when a person decides about the case, when the hub grants no return
 * or refund for it, and when the replacement costs more than $150. Amounts are cents.
 */
export function replacementWay({ kind, grant, paid, price }: ReplacementFacts): ReplacementWay | undefined {
  if (grant.why !== null) return undefined
  if (withPiece.includes(kind) && paid > wordLimit) return grant.mayGoBack ? 'after_scan' : undefined
  if (price > atOnceLimit) return undefined
  if (withPiece.includes(kind)) return 'at_once'
  return withoutPiece.includes(kind) && grant.refund !== null ? 'at_once' : undefined
}

/**
 * Returns how an employee may replace a piece, whatever the hub grants by itself: above $50 paid "after_scan"
 * (the first piece comes back), else "at_once" for at most $150, what one employee may give (decision 0216).
 * Undefined above that, and for kinds that another piece doesn't mend.
 */
export function replacementWayByPerson({
  kind,
  paid,
  price,
}: Omit<ReplacementFacts, 'grant'>): ReplacementWay | undefined {
  if (withPiece.includes(kind) && paid > wordLimit) return 'after_scan'
  if (price > refundLimit) return undefined
  return withPiece.includes(kind) || withoutPiece.includes(kind) ? 'at_once' : undefined
}

/**
 * Adds up the order of a replacement: the piece at its listed price, so that its seller earns as from any
 * sale, without tax, fees and delivery. The shop pays all of it, and it earns no points.
 */
export function replacementTotals(line: TotalsLine, now: Date): Totals {
  const totals = cartTotals({
    now,
    lines: [{ ...line, ownPercent: 0, ownCode: null }],
    shopper: {
      loggedIn: false,
      international: false,
      country: 'US',
      freeShippingThreshold,
      firstOrder: false,
      pointsMultiplier: 1,
    },
    destination: null,
    estimateTaxes: false,
    delivery: [{ price: zero, freeable: false }],
    bundleShipsFree: false,
    promotions: [],
    chosenCode: null,
    skipPromoAutoApply: true,
    rewards: [],
    drops: [],
    giftCards: [],
  })
  return {
    ...totals,
    amountCharged: zero,
    creditsUsed: totals.total,
    dropsUsed: replacedBy('', totals.total).drops,
    uses: [],
    pointsToEarn: 0,
  }
}

/**
 * Returns the payment of a replacement order: the shop's account for replacements pays `total` (cents),
 * nothing is charged.
 */
export const replacedBy = (orderId: string, total: Cents): Paid => ({
  orderId,
  drops: [{ id: '', kind: 'replacements', amount: total, expiresAt: null }],
  giftCards: [],
  charged: cents(0),
})
