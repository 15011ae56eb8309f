import { documentOf } from '../../document.ts'
import type { GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const GetDirectPurchasesDocument = /* #__PURE__ */ documentOf<GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables>("query getDirectPurchases{__typename directPurchases{__typename ...DirectSaleFields}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "d349ec4114b3659e1375444a71ae4bbfb42304e30fbbcef9c97a32761bdc4162")
