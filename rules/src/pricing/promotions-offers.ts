// What a shopper's profile says of promotions (specification §3 User profile: promotions, outletPromotion).

import type { PromotionType } from '../vocabulary/orders.ts'
import { endsAtPst, formattedAmount } from './promotions-words.ts'
import type { OfferedPromotion, Promotion } from './totals-types.ts'

/** Values ours: every piece, outlet pieces, or those of some departments, categories or sources. */
export type ItemTargetingType = 'all' | 'outlet' | 'selected'

/** §3 AdvertisedOffer, and each of lifecyclePromotions. */
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

export function targetingTypeOf({ type, target }: Promotion): ItemTargetingType {
  if (type === 'OUTLET' || target.outletOnly) return 'outlet'
  return target.departments?.length || target.categories?.length || target.sources?.length
    ? 'selected'
    : 'all'
}

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

export type OutletPromotion = {
  readonly code: string
  readonly itemTargeting: {
    readonly type: ItemTargetingType
    readonly rules: readonly { readonly discountPercent: number; readonly itemCountThreshold: number }[]
  }
}
export type UserPromotions = {
  readonly advertisedOffer: Offer | null
  readonly coupons: readonly { readonly code: string; readonly cohort: string | null }[]
  readonly merchCouponV2Offer: { readonly code: string; readonly cohort: string | null } | null
  readonly lifecyclePromotions: readonly Offer[]
  readonly outletPromotion: OutletPromotion | null
}

/**
 * A shopper's promotions by what they are; of several the one that ranks first. Those that are used up
 * or not theirs are left out.
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
