import { documentOf } from '../../document.ts'
import type { ApproveCaseMutation, ApproveCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const ApproveCaseDocument = /* #__PURE__ */ documentOf<ApproveCaseMutation, ApproveCaseMutationVariables>("mutation approveCase($input:ApproveCaseInput!){__typename approveCase(input:$input){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}...on PasswordNeeded{__typename message}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "c78774e5d7672f3118e041c655c170d3086cb8d9fc16f98c306b9aad5e8cc788")
