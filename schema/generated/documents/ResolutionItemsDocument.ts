import { documentOf } from '../../document.ts'
import type { ResolutionItemsQuery, ResolutionItemsQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const ResolutionItemsDocument = /* #__PURE__ */ documentOf<ResolutionItemsQuery, ResolutionItemsQueryVariables>("query resolutionItems($orderId:ID!){__typename resolutionItems(orderId:$orderId){__typename lineId item{__typename ...ReturnPieceLine}paid shippingId refusal}}", [ReturnPieceLineFragmentDoc], "092025b70d3291977efd3abbaca7e80b2e92854da24da6536496e68975aac9e5")
