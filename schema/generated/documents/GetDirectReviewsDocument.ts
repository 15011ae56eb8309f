import { documentOf } from '../../document.ts'
import type { GetDirectReviewsQuery, GetDirectReviewsQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { DirectReviewFieldsFragmentDoc } from './DirectReviewFieldsFragmentDoc.ts'

export const GetDirectReviewsDocument = /* #__PURE__ */ documentOf<GetDirectReviewsQuery, GetDirectReviewsQueryVariables>("query getDirectReviews($page:Int!=1){__typename directReviews(page:$page){__typename nodes{__typename ...DirectReviewFields}totalCount hasNextPage}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, DirectReviewFieldsFragmentDoc], "7edbbfe3c37939d6b1623af3de55e3f5861239feb6f3c5ea98c8a9bffd7d8e4e")
