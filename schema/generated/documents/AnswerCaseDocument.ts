import { documentOf } from '../../document.ts'
import type { AnswerCaseMutation, AnswerCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const AnswerCaseDocument = /* #__PURE__ */ documentOf<AnswerCaseMutation, AnswerCaseMutationVariables>("mutation answerCase($input:AnswerCaseInput!){__typename answerCase(input:$input){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "b6bc018c5dfacae4b6c2bb8ac2fb9c3ee4049cb957ea9225300b73d48986a17c")
