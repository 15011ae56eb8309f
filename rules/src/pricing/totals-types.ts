// Input and output types of a cart's totals (specification §3 Cart). All amounts are in cents.

import type { Cents } from '../common/money.ts'
import type { Drop, DropUse } from '../ledger/ledger.ts'
import type { DateManner } from '../manners/manners.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import type { PromotionType } from '../vocabulary/orders.ts'
import type { PaymentMethod } from '../vocabulary/payments.ts'
import type { PromotionKind, UseKind } from '../vocabulary/promotions.ts'
import type { RewardKind, RewardType } from '../vocabulary/rewards.ts'
import type { UsState } from '../vocabulary/states.ts'
import type { TaxSource } from '../vocabulary/tax-rates.ts'

/** Kind of a totals line; `reclaim`: a piece that goes back to its seller for a fee, the line's price. */
export type LineKind = 'item' | 'gift_card' | 'reclaim'
/** One line of a cart, as totals see it. */
export type TotalsLine = {
  readonly id: string
  readonly kind: LineKind
  readonly price: Cents
  /** Price of the piece when new; 0 when unknown. */
  readonly msrp: Cents
  readonly source: ItemSource
  readonly departments: readonly string[]
  /** Category slugs, the root category first. */
  readonly categories: readonly string[]
  readonly outlet: boolean
  readonly finalSale: boolean
  /** The piece's own promotion (§3 Item.promotion), 0 without one. */
  readonly ownPercent: number
  /** Code of the own promotion; it applies without the code, and typing the code is not an error. */
  readonly ownCode: string | null
}

export type Destination =
  | { readonly country: 'US'; readonly state: UsState; readonly zip: string }
  | { readonly country: string; readonly state?: never }

/** The pieces that a promotion covers; a field that is absent or empty does not limit them. */
export type PromotionTarget = {
  readonly departments?: readonly string[]
  readonly categories?: readonly string[]
  readonly sources?: readonly ItemSource[]
  readonly outletOnly?: boolean
  readonly excludeFinalSale?: boolean
}
/**
 * A percentage off each covered piece, or an amount off all of them together, once the cart holds
 * `itemCountThreshold` covered pieces worth `minimumCents`.
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
/** A promotion together with its state for one shopper. */
export type OfferedPromotion = Promotion & {
  /** Whether the promotion is granted to this shopper or open to all. */
  readonly theirs: boolean
  /** Whether an earlier order used it up. */
  readonly used: boolean
}

/** A shopper's reward; `chosen`: the shopper wants to use it in this cart. */
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
  /** Whether free shipping covers this choice: standard delivery, not express. */
  readonly freeable: boolean
}

/** All facts from which totals.ts computes the totals of a cart. */
export type TotalsInput = {
  readonly now: Date
  readonly lines: readonly TotalsLine[]
  readonly shopper: {
    readonly loggedIn: boolean
    readonly international: boolean
    /** The shopper's own country, for the estimate of duty before an address is known. */
    readonly country: string
    readonly freeShippingThreshold: Cents
    readonly firstOrder: boolean
    /** 1 without an offer (§3 pointsMultiplierOffer). */
    readonly pointsMultiplier: number
    /** The manner of days of who reads the reasons; the month comes first without one. */
    readonly dates?: DateManner | undefined
  }
  /** Where the order ships to; null until an address is known. */
  readonly destination: Destination | null
  /**
   * Whether fees, tax and duty are added (§7); without them the total is pieces and delivery alone, as a
   * cart shows before checkout (decision 0042).
   */
  readonly estimateTaxes: boolean
  /** The delivery choice of each parcel group; empty: one standard delivery. */
  readonly delivery: readonly DeliveryChoice[]
  /** Whether a bundle with earlier orders ships free (§4: its threshold is 0 or reached). */
  readonly bundleShipsFree: boolean
  readonly promotions: readonly OfferedPromotion[]
  readonly chosenCode: string | null
  readonly skipPromoAutoApply: boolean
  readonly rewards: readonly CartReward[]
  readonly drops: readonly Drop[]
  readonly giftCards: readonly GiftCardFact[]
}

/** The totals of one line. */
export type LineTotals = {
  readonly id: string
  readonly discount: Cents
  readonly discountPercent: number
  readonly net: Cents
  /** The discount shown on the line: promotions and reward, without the gifted promotion. */
  readonly visibleDiscount: Cents
  readonly visibleDiscountPercent: number
  readonly visibleNet: Cents
  readonly giftedLifecyclePromo: Cents
  readonly tax: Cents
  readonly duty: Cents
}

/** One row of promosAndRewards (§3). */
export type PromoOrReward = {
  readonly key: string
  /** Whether the row is a reward, which the shopper applies by its id instead of a code. */
  readonly isReward: boolean
  readonly name: string
  readonly title: string
  readonly description: string
  /** Sentence why the promotion or reward applies, or why not. */
  readonly reason: string
  readonly badge: string | null
  readonly cohort: string | null
  readonly isApplied: boolean
  readonly button: { readonly isApplied: boolean; readonly isEnabled: boolean; readonly label: string }
}
/** A row below the totals (§3 extraFields). */
export type ExtraField = {
  readonly key: string
  readonly label: string
  readonly value: Cents
  readonly tooltip: string | null
  readonly linkText: string | null
  readonly linkUrl: string | null
}
/** The next discount that more spending would reach (§3 potentialReward), in cents. */
export type PotentialReward = {
  readonly amountCents: Cents
  readonly threshold: Cents
  readonly remainder: Cents
  readonly freeShipping: boolean
}
/** One line of the order of use: a discount or tender with its amount. */
export type Use = {
  readonly kind: UseKind
  readonly label: string
  readonly amount: Cents
  readonly expires: Date | null
}

/** The totals of a cart (§3 cartTotals), in cents. */
export type Totals = {
  readonly lines: readonly LineTotals[]
  readonly allowedPaymentMethods: readonly PaymentMethod[]
  readonly amountCharged: Cents
  readonly amountRemainderForFreeShipping: Cents
  readonly cashCreditsUsed: readonly { readonly amount: Cents; readonly expires: Date | null }[]
  readonly circularityFeeAmount: Cents
  readonly creditsUsed: Cents
  /** The amount that each credit drop pays, for the order's ledger posting (totals-ledger.ts). */
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
  /** Code of the gifted promotion; the order records it as used. */
  readonly giftedCode: string | null
  readonly potentialReward: PotentialReward | null
  readonly promoCode: string | null
  /** Whether the promotion applies automatically, without a typed code. */
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
  /** In order of use: promotion, reward, promotional credit, gift card, cash credit, payment. */
  readonly uses: readonly Use[]
  readonly estimatedRetail: Cents
  /** Number of points that the order would earn. */
  readonly pointsToEarn: number
}
