import { documentOf } from '../../document.ts'
import type { StaffReturnFieldsFragment } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const StaffReturnFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffReturnFieldsFragment, unknown>("fragment StaffReturnFields on StaffReturn{__typename return{__typename ...ReturnFields}personId personName casePhotoIds pieces{__typename lineId itemNumber relistedAs goesOn{__typename to statusLabel carrierName trackingCode}conditionDescription flaws}hints notes{__typename id kind fromStatus toStatus actor reason happenedAt}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc])
