import { documentOf } from '../../document.ts'
import type { UserFieldsFragment } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'

export const UserFieldsFragmentDoc = /* #__PURE__ */ documentOf<UserFieldsFragment, unknown>("fragment UserFields on User{__typename loggedIn id visitorId banned clientConfiguration eligibleToPreorder experiments firstPurchaseAt lastPurchaseAt itemOrderSeq freeShippingThreshold hasKitOrdered hasKitReturned hasMobileApp hasPurchasedOrder recentComplimentaryBag heardFromSource inactiveDropshipperIds isInternational isLegalAcceptRequired showWaiveRestockingFeeModal requestedBagOrderCount roles sellerSegment sellerSizeGroup userCountry{__typename id}warehouseId mdcOverride loyaltyTier splitBucketingKey firstName lastName email emailHash createdAt featureFlags favoritesCount cartCount referralInvitation{__typename code isGoodyReferral isReferral referralCampaign{__typename advocateRewardAmount friendRewardAmount}from isGiftOpen giftEndsAt}...UserPromotionFields}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc])
