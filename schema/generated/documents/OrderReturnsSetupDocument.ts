import { documentOf } from '../../document.ts'
import type { OrderReturnsSetupQuery, OrderReturnsSetupQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { StatedPieceFragmentDoc } from './StatedPieceFragmentDoc.ts'

export const OrderReturnsSetupDocument = /* #__PURE__ */ documentOf<OrderReturnsSetupQuery, OrderReturnsSetupQueryVariables>("query orderReturnsSetup($orderId:ID$returnId:ID$byKey:GuestKeyInput){__typename orderReturnsSetup(orderId:$orderId returnId:$returnId byKey:$byKey){__typename pieces{__typename lineId orderId orderLabel item{__typename ...ReturnPieceLine ...StatedPiece}paid tax promoCode deliveredAt until refusal sender senderName}giftCards{__typename lineId orderLabel amount refusal}reasons{__typename id label isOurMistake}restockingFee waivedBecause labelFee dropOffDays lateTerms paysAtFirstScan}}", [ReturnPieceLineFragmentDoc, StatedPieceFragmentDoc], "7112e6b7c43ebfc0dbe693d4647e8e8d2b6cb3107791f66fd3654baf4f7633ad")
