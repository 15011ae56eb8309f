import { documentOf } from '../../document.ts'
import type { TakeCaseMutation, TakeCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const TakeCaseDocument = /* #__PURE__ */ documentOf<TakeCaseMutation, TakeCaseMutationVariables>("mutation takeCase($code:ID!$take:Boolean!){__typename takeCase(code:$code take:$take){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "f3a22fae9afa5ebbb78f7bc8604aa6217714835de43ee666399eb5d8fa615c0c")
