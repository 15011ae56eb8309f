import { documentOf } from '../../document.ts'
import type { StaffReturnFieldsFragment } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const StaffReturnFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffReturnFieldsFragment, unknown>("fragment StaffReturnFields on StaffReturn{__typename return{__typename ...ReturnFields}personId personName paysNothing casePhotoIds giftMoney{__typename sums{__typename ...ReturnSumFields}to{__typename ...ReturnSumFields}}pieces{__typename lineId itemNumber relistedAs isForRescue goesOn{__typename to statusLabel carrierName trackingCode}conditionDescription flaws}hints notes{__typename id kind fromStatus toStatus actor reason happenedAt}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc])
