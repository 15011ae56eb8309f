import { documentOf } from '../../document.ts'
import type { CaseFieldsFragment } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'

export const CaseFieldsFragmentDoc = /* #__PURE__ */ documentOf<CaseFieldsFragment, unknown>("fragment CaseFields on Case{__typename id code kind kindLabel status statusLabel headline detail subject orderId orderLabel pieces{__typename ...ReturnPieceLine}differences{__typename itemNumber difference{__typename ...DifferenceFields}}offer offerTitle total sums{__typename ...ReturnSumFields}to{__typename ...ReturnSumFields}answerBy createdAt returnId replacement{__typename item{__typename ...ReturnPieceLine}orderId orderLabel isReleased}withdrawTerms steps{__typename key label detail state}messages{__typename id from isOurs text photoIds at}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc])
