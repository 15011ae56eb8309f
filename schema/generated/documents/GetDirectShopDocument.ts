import { documentOf } from '../../document.ts'
import type { GetDirectShopQuery, GetDirectShopQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const GetDirectShopDocument = /* #__PURE__ */ documentOf<GetDirectShopQuery, GetDirectShopQueryVariables>("query getDirectShop{__typename directShop{__typename ...DirectShopFields}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "0e19cdead6b021ed3a30f06c2c24036cd6cebaeded7cae99ef230421f4ea4aee")
