import { documentOf } from '../../document.ts'
import type { UserPromotionFieldsFragment } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'

export const UserPromotionFieldsFragmentDoc = /* #__PURE__ */ documentOf<UserPromotionFieldsFragment, unknown>("fragment UserPromotionFields on User{__typename creditDrops{__typename balance expiresAt}loyaltyBalance outletPromotion{__typename code itemTargeting{__typename type rules{__typename discountPercent itemCountThreshold}}}promotions{__typename advertisedOffer{__typename ...OfferFields}coupons{__typename code cohort}merchCouponV2Offer{__typename code cohort}pointsMultiplierOffer{__typename cohort multiplierCoefficient}lifecyclePromotions{__typename ...OfferFields}}}", [OfferFieldsFragmentDoc])
