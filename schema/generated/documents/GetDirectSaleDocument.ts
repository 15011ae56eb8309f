import { documentOf } from '../../document.ts'
import type { GetDirectSaleQuery, GetDirectSaleQueryVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const GetDirectSaleDocument = /* #__PURE__ */ documentOf<GetDirectSaleQuery, GetDirectSaleQueryVariables>("query getDirectSale($id:ID!){__typename directSale(id:$id){__typename ...DirectSaleFields}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "e43f49c69552932dde2585911ac234ddd7309c750345634e3e597036a8999c5a")
