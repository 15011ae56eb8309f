import { documentOf } from '../../document.ts'
import type { ResolutionItemsQuery, ResolutionItemsQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { StatedPieceFragmentDoc } from './StatedPieceFragmentDoc.ts'

export const ResolutionItemsDocument = /* #__PURE__ */ documentOf<ResolutionItemsQuery, ResolutionItemsQueryVariables>("query resolutionItems($orderId:ID!$byKey:GuestKeyInput){__typename resolutionItems(orderId:$orderId byKey:$byKey){__typename lineId item{__typename ...ReturnPieceLine ...StatedPiece}paid shippingId refusal}}", [ReturnPieceLineFragmentDoc, StatedPieceFragmentDoc], "6881f6709f020bed66b7a2e6a39bbe7d02061d59c394e5d218cb55e4bc238d36")
