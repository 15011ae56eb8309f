import { documentOf } from '../../document.ts'
import type { GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const GetDirectPurchasesDocument = /* #__PURE__ */ documentOf<GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables>("query getDirectPurchases($page:Int!=1){__typename directPurchases(page:$page){__typename nodes{__typename ...DirectSaleFields}totalCount}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "de191753389aa8f45e6930a7068d44154fab7a0135441610044c1cd692b57e59")
