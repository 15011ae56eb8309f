import { documentOf } from '../../document.ts'
import type { GetDirectSaleQuery, GetDirectSaleQueryVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const GetDirectSaleDocument = /* #__PURE__ */ documentOf<GetDirectSaleQuery, GetDirectSaleQueryVariables>("query getDirectSale($id:ID!){__typename directSale(id:$id){__typename ...DirectSaleFields}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "7cca479eb02213265eed3a6039c8d99b8b39e7e3fba48e6202f459a7e9c5c871")
