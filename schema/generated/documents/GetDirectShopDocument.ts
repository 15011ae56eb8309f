import { documentOf } from '../../document.ts'
import type { GetDirectShopQuery, GetDirectShopQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const GetDirectShopDocument = /* #__PURE__ */ documentOf<GetDirectShopQuery, GetDirectShopQueryVariables>("query getDirectShop{__typename directShop{__typename ...DirectShopFields}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "d07a9ce70a9a00395dc87bcccea2e62de57b4e5f7ec129933384f564e69831f7")
