import { documentOf } from '../../document.ts'
import type { GetDirectShopQuery, GetDirectShopQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const GetDirectShopDocument = /* #__PURE__ */ documentOf<GetDirectShopQuery, GetDirectShopQueryVariables>("query getDirectShop($page:Int!=1){__typename directShop{__typename ...DirectShopFields}directSales(page:$page){__typename nodes{__typename ...DirectSaleFields}totalCount}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "70274851bcf32871ceb412f2238da8a800bb96c9a0272d291ddb336378cebbd7")
