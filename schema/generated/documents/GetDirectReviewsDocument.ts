import { documentOf } from '../../document.ts'
import type { GetDirectReviewsQuery, GetDirectReviewsQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { DirectReviewFieldsFragmentDoc } from './DirectReviewFieldsFragmentDoc.ts'

export const GetDirectReviewsDocument = /* #__PURE__ */ documentOf<GetDirectReviewsQuery, GetDirectReviewsQueryVariables>("query getDirectReviews($page:Int!=1){__typename directReviews(page:$page){__typename nodes{__typename ...DirectReviewFields}totalCount hasNextPage}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, DirectReviewFieldsFragmentDoc], "5ba43ac978338f2daac2a3f750c350e019d8445d3ff3661bf1c4b6a363c041b8")
