// What a cart's totals are made from, and what they are (specification §3 Cart).

import type { Cents } from '../common/money.ts'
import type { Drop, DropUse } from '../ledger/ledger.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import type { PromotionType } from '../vocabulary/orders.ts'
import type { PaymentMethod } from '../vocabulary/payments.ts'
import type { PromotionKind, UseKind } from '../vocabulary/promotions.ts'
import type { RewardKind, RewardType } from '../vocabulary/rewards.ts'
import type { UsState } from '../vocabulary/states.ts'
import type { TaxSource } from '../vocabulary/tax-rates.ts'

/** `reclaim`: a seller's own piece that goes back for a fee, which is then its price. */
export type LineKind = 'item' | 'gift_card' | 'reclaim'
export type TotalsLine = {
  readonly id: string
  readonly kind: LineKind
  readonly price: Cents
  /** What it cost new; 0 when nobody knows. */
  readonly msrp: Cents
  readonly source: ItemSource
  readonly departments: readonly string[]
  /** Slugs of categories from the root. */
  readonly categories: readonly string[]
  readonly outlet: boolean
  readonly finalSale: boolean
  /** The piece's own promotion (§3 Item.promotion), 0 without one. */
  readonly ownPercent: number
  /** Its code; typing it is no error, though it holds without. */
  readonly ownCode: string | null
}

export type Destination =
  | { readonly country: 'US'; readonly state: UsState; readonly zip: string }
  | { readonly country: string; readonly state?: never }

export type PromotionTarget = {
  readonly departments?: readonly string[]
  readonly categories?: readonly string[]
  readonly sources?: readonly ItemSource[]
  readonly outletOnly?: boolean
  readonly excludeFinalSale?: boolean
}
/**
 * Takes a percentage off each piece, or an amount off all of them, once so many pieces
 * for so much are in the cart.
 */
export type PromotionRule = {
  readonly itemCountThreshold: number
  readonly minimumCents: number
  readonly discountPercent: number
  readonly amountCents: number
}
export type Promotion = {
  readonly code: string
  readonly type: PromotionType
  readonly kind: PromotionKind
  readonly name: string
  readonly title: string
  readonly description: string
  readonly legalese: string
  readonly badge: string | null
  readonly cohort: string | null
  readonly automatic: boolean
  readonly freeShipping: boolean
  readonly target: PromotionTarget
  readonly rules: readonly PromotionRule[]
  readonly firstOrderOnly: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly rank: number
}
/** A promotion as one shopper stands to it. */
export type OfferedPromotion = Promotion & {
  /** Granted to this shopper, or for everybody. */
  readonly theirs: boolean
  /** Used up by an order before. */
  readonly used: boolean
}

export type CartReward = {
  readonly id: string
  readonly kind: RewardKind
  readonly type: RewardType | null
  readonly name: string
  readonly description: string
  readonly chosen: boolean
}

export type GiftCardFact = { readonly id: string; readonly last4: string; readonly balance: Cents }

export type DeliveryChoice = {
  readonly price: Cents
  /** Whether free shipping pays it: the standard way, not the fast ones. */
  readonly freeable: boolean
}

export type TotalsInput = {
  readonly now: Date
  readonly lines: readonly TotalsLine[]
  readonly shopper: {
    readonly loggedIn: boolean
    readonly international: boolean
    /** Country of the account, for the estimate of duty before an address is known. */
    readonly country: string
    readonly freeShippingThreshold: Cents
    readonly firstOrder: boolean
    /** 1 without an offer (§3 pointsMultiplierOffer). */
    readonly pointsMultiplier: number
  }
  /** Null until an address is known. */
  readonly destination: Destination | null
  /**
   * §7: without it no fee, tax or duty is added: pieces and delivery alone, as a cart shows them before
   * checkout (decision 0042).
   */
  readonly estimateTaxes: boolean
  /** One for each parcel group; empty: one standard delivery. */
  readonly delivery: readonly DeliveryChoice[]
  /** A bundle that ships what was ordered before, too (§4: threshold 0, or reached). */
  readonly bundleShipsFree: boolean
  readonly promotions: readonly OfferedPromotion[]
  readonly chosenCode: string | null
  readonly skipPromoAutoApply: boolean
  readonly rewards: readonly CartReward[]
  readonly drops: readonly Drop[]
  readonly giftCards: readonly GiftCardFact[]
}

export type LineTotals = {
  readonly id: string
  readonly discount: Cents
  readonly discountPercent: number
  readonly net: Cents
  /** What the line shows as taken off: promotions and rewards, without what was gifted. */
  readonly visibleDiscount: Cents
  readonly visibleDiscountPercent: number
  readonly visibleNet: Cents
  readonly giftedLifecyclePromo: Cents
  readonly tax: Cents
  readonly duty: Cents
}

export type PromoOrReward = {
  readonly key: string
  /** A reward, which is applied by its id, not by a code. */
  readonly isReward: boolean
  readonly name: string
  readonly title: string
  readonly description: string
  /** In words why it applies, or why not. */
  readonly reason: string
  readonly badge: string | null
  readonly cohort: string | null
  readonly isApplied: boolean
  readonly button: { readonly isApplied: boolean; readonly isEnabled: boolean; readonly label: string }
}
export type ExtraField = {
  readonly key: string
  readonly label: string
  readonly value: Cents
  readonly tooltip: string | null
  readonly linkText: string | null
  readonly linkUrl: string | null
}
export type PotentialReward = {
  readonly amountCents: Cents
  readonly threshold: Cents
  readonly remainder: Cents
  readonly freeShipping: boolean
}
export type Use = {
  readonly kind: UseKind
  readonly label: string
  readonly amount: Cents
  readonly expires: Date | null
}

export type Totals = {
  readonly lines: readonly LineTotals[]
  readonly allowedPaymentMethods: readonly PaymentMethod[]
  readonly amountCharged: Cents
  readonly amountRemainderForFreeShipping: Cents
  readonly cashCreditsUsed: readonly { readonly amount: Cents; readonly expires: Date | null }[]
  readonly circularityFeeAmount: Cents
  readonly creditsUsed: Cents
  /** Which drops of credit pay how much: what the order's posting takes (totals-ledger.ts). */
  readonly dropsUsed: readonly DropUse[]
  readonly discountAmount: Cents
  readonly dutyAmount: Cents
  readonly estimatedDutyAmount: Cents
  readonly errors: readonly string[]
  readonly extraFields: readonly ExtraField[]
  readonly freeShipping: boolean
  readonly freeShippingThreshold: Cents
  readonly giftCardAmount: Cents
  readonly giftCards: readonly { readonly id: string; readonly redeemAmount: Cents }[]
  readonly giftedLifecyclePromoAmount: Cents
  /** The gift's code, so that the order notes that it was used. */
  readonly giftedCode: string | null
  readonly potentialReward: PotentialReward | null
  readonly promoCode: string | null
  /** Nobody chose it: it is the best one that applies by itself. */
  readonly promoAppliedByItself: boolean
  readonly promosAndRewards: readonly PromoOrReward[]
  readonly retailDeliveryFeeAmount: Cents
  readonly shippingAmount: Cents
  readonly subtotal: Cents
  readonly taxAmount: Cents
  readonly taxCalculationSource: TaxSource
  readonly total: Cents
  readonly totalBeforeDiscounts: Cents
  readonly visibleDiscountAmount: Cents
  /** Order of use as lines: promotion, reward, promotional credit, gift card, cash credit, payment. */
  readonly uses: readonly Use[]
  readonly estimatedRetail: Cents
  /** Points that the order would earn. */
  readonly pointsToEarn: number
}
