// The promotions in a shopper's profile (specification §3 User profile: promotions, outletPromotion).

import type { PromotionType } from '../vocabulary/orders.ts'
import { endsAtPst, formattedAmount } from './promotions-words.ts'
import type { OfferedPromotion, Promotion } from './totals-types.ts'

/**
 * Which pieces a promotion covers: all, outlet pieces, or those of certain departments, categories or
 * sources. The specification does not list the values; they are ours.
 */
export type ItemTargetingType = 'all' | 'outlet' | 'selected'

/** A promotion as the profile shows it (§3 AdvertisedOffer, and each of lifecyclePromotions). */
export type Offer = {
  readonly code: string
  readonly cohort: string | null
  readonly endsAt: Date | null
  readonly endsAtPst: string | null
  readonly formattedAmount: string
  readonly freeShipping: boolean
  readonly itemTargetingType: ItemTargetingType
  readonly legalese: string
  readonly promotionType: PromotionType
}

/**
 * Returns which pieces a promotion covers: 'outlet', 'selected' (by department, category or source), or
 * 'all'.
 */
export function targetingTypeOf({ type, target }: Promotion): ItemTargetingType {
  if (type === 'OUTLET' || target.outletOnly) return 'outlet'
  return target.departments?.length || target.categories?.length || target.sources?.length
    ? 'selected'
    : 'all'
}

/** Returns a promotion in the form in which the user's profile shows it (§3). */
export function offerOf(promotion: Promotion): Offer {
  const { code, cohort, endsAt, freeShipping, legalese, type } = promotion
  return {
    code,
    cohort,
    endsAt,
    endsAtPst: endsAt && endsAtPst(endsAt),
    formattedAmount: formattedAmount(promotion),
    freeShipping,
    legalese,
    itemTargetingType: targetingTypeOf(promotion),
    promotionType: type,
  }
}

/** §3 outletPromotion: its code and its discount steps by number of pieces. */
export type OutletPromotion = {
  readonly code: string
  readonly itemTargeting: {
    readonly type: ItemTargetingType
    readonly rules: readonly { readonly discountPercent: number; readonly itemCountThreshold: number }[]
  }
}
/** A shopper's promotions, grouped as in the profile. */
export type UserPromotions = {
  readonly advertisedOffer: Offer | null
  readonly coupons: readonly { readonly code: string; readonly cohort: string | null }[]
  readonly merchCouponV2Offer: { readonly code: string; readonly cohort: string | null } | null
  readonly lifecyclePromotions: readonly Offer[]
  readonly outletPromotion: OutletPromotion | null
}

/**
 * Groups a shopper's promotions by kind; where the profile shows one, the promotion with the lowest rank.
 * Promotions that are used up or not granted to the shopper are left out.
 */
export function userPromotions(promotions: readonly OfferedPromotion[]): UserPromotions {
  const living = promotions.filter((p) => p.theirs && !p.used).toSorted((a, b) => a.rank - b.rank)
  const first = (kind: Promotion['kind']) => living.find((p) => p.kind === kind)
  const advertised = first('advertised')
  const merch = first('merch_coupon')
  const outlet = first('outlet')
  const sizes =
    outlet?.rules.map(({ discountPercent, itemCountThreshold }) => ({
      discountPercent,
      itemCountThreshold,
    })) ?? []
  return {
    advertisedOffer: advertised ? offerOf(advertised) : null,
    coupons: living
      .filter((p) => p.kind === 'coupon' || p.kind === 'referral')
      .map(({ code, cohort }) => ({ code, cohort })),
    merchCouponV2Offer: merch ? { code: merch.code, cohort: merch.cohort } : null,
    lifecyclePromotions: living
      .filter((p) => p.kind === 'lifecycle' || p.kind === 'gifted_lifecycle')
      .map(offerOf),
    outletPromotion: outlet
      ? { code: outlet.code, itemTargeting: { type: targetingTypeOf(outlet), rules: sizes } }
      : null,
  }
}
