import { documentOf } from '../../document.ts'
import type { GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const GetDirectPurchasesDocument = /* #__PURE__ */ documentOf<GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables>("query getDirectPurchases{__typename directPurchases{__typename ...DirectSaleFields}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "26c3641ac7ec09f77a438e8e6a0b4fb587ec76749e97aa7a04a982ca355c1d99")
