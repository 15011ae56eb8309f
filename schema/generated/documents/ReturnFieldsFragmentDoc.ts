import { documentOf } from '../../document.ts'
import type { ReturnFieldsFragment } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'

export const ReturnFieldsFragmentDoc = /* #__PURE__ */ documentOf<ReturnFieldsFragment, unknown>("fragment ReturnFields on Return{__typename id code status statusLabel headline detail refundType refundTitle createdAt dropOffBy lateTerms isGift total sums{__typename ...ReturnSumFields}to{__typename ...ReturnSumFields}paidAt pieces{__typename lineId orderId orderLabel item{__typename ...ReturnPieceLine}reason reasonLabel difference{__typename ...DifferenceFields}note photoIds amount outcome outcomeLabel outcomeReason outcomePhotoIds offered}steps{__typename key label detail state}canEdit labelUrl counterCode carrierName trackingCode senderName pickUp{__typename day window windowLabel status confirmation address words canChange}pickUpDays}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc])
