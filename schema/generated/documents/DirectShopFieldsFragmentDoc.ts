import { documentOf } from '../../document.ts'
import type { DirectShopFieldsFragment } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'

export const DirectShopFieldsFragmentDoc = /* #__PURE__ */ documentOf<DirectShopFieldsFragment, unknown>("fragment DirectShopFields on DirectShop{__typename openedAt name code city state vacationUntil listings{__typename ...DirectListingFields}toSend{__typename ...DirectSaleFields}offersToAnswer rating{__typename ...MemberRatingFields}}", [DirectPayoutFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectListingFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc])
