import { documentOf } from '../../document.ts'
import type { OrderReturnsSetupQuery, OrderReturnsSetupQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const OrderReturnsSetupDocument = /* #__PURE__ */ documentOf<OrderReturnsSetupQuery, OrderReturnsSetupQueryVariables>("query orderReturnsSetup($orderId:ID$returnId:ID){__typename orderReturnsSetup(orderId:$orderId returnId:$returnId){__typename pieces{__typename lineId orderId orderLabel item{__typename ...ReturnPieceLine}paid tax promoCode deliveredAt until refusal sender senderName}reasons{__typename id label isOurMistake}restockingFee waivedBecause labelFee dropOffDays paysAtFirstScan}}", [ReturnPieceLineFragmentDoc], "a77fb08788c243313e261484aa660c5bfaef7863c899445fd74dea7f031044c9")
