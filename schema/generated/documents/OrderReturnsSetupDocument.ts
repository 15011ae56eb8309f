import { documentOf } from '../../document.ts'
import type { OrderReturnsSetupQuery, OrderReturnsSetupQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { StatedPieceFragmentDoc } from './StatedPieceFragmentDoc.ts'

export const OrderReturnsSetupDocument = /* #__PURE__ */ documentOf<OrderReturnsSetupQuery, OrderReturnsSetupQueryVariables>("query orderReturnsSetup($orderId:ID$returnId:ID$byKey:GuestKeyInput){__typename orderReturnsSetup(orderId:$orderId returnId:$returnId byKey:$byKey){__typename pieces{__typename lineId orderId orderLabel item{__typename ...ReturnPieceLine ...StatedPiece}paid tax promoCode deliveredAt until refusal sender senderName}reasons{__typename id label isOurMistake}restockingFee waivedBecause labelFee dropOffDays lateTerms paysAtFirstScan}}", [ReturnPieceLineFragmentDoc, StatedPieceFragmentDoc], "c963d112687cc630a323d73edd73ac6ae0da8f0d41616b4eee973183f721402c")
