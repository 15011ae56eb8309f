import { documentOf } from '../../document.ts'
import type { GetDirectReviewsQuery, GetDirectReviewsQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { DirectReviewFieldsFragmentDoc } from './DirectReviewFieldsFragmentDoc.ts'

export const GetDirectReviewsDocument = /* #__PURE__ */ documentOf<GetDirectReviewsQuery, GetDirectReviewsQueryVariables>("query getDirectReviews{__typename directReviews{__typename ...DirectReviewFields}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, DirectReviewFieldsFragmentDoc], "bc30306b23f6f2228e41888cd656a5f4e7868a521a8b270b67b78b22b8b638d8")
