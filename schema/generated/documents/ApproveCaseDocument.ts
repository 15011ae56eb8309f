import { documentOf } from '../../document.ts'
import type { ApproveCaseMutation, ApproveCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const ApproveCaseDocument = /* #__PURE__ */ documentOf<ApproveCaseMutation, ApproveCaseMutationVariables>("mutation approveCase($input:ApproveCaseInput!){__typename approveCase(input:$input){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}...on PasswordNeeded{__typename message}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "04dd2632af844a7ca6de5c373fccd5c56c1f9bf27fff1735d71a7216e1fa5056")
