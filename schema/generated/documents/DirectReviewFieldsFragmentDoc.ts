import { documentOf } from '../../document.ts'
import type { DirectReviewFieldsFragment } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const DirectReviewFieldsFragmentDoc = /* #__PURE__ */ documentOf<DirectReviewFieldsFragment, unknown>("fragment DirectReviewFields on DirectReview{__typename listing{__typename ...DirectListingFields}sellerName soldCount reasons reports{__typename reason words at}submittedAt}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc])
