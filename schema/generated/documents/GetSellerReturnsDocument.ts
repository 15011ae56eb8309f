import { documentOf } from '../../document.ts'
import type { GetSellerReturnsQuery, GetSellerReturnsQueryVariables } from '../types.ts'
import { SellerReturnFieldsFragmentDoc } from './SellerReturnFieldsFragmentDoc.ts'

export const GetSellerReturnsDocument = /* #__PURE__ */ documentOf<GetSellerReturnsQuery, GetSellerReturnsQueryVariables>("query getSellerReturns{__typename sellerReturns{__typename ...SellerReturnFields}}", [SellerReturnFieldsFragmentDoc], "ea7c9f0a2e06942e725b8e8040f7eb585f53f7364e993421dc68f802bbd59949")
