import { documentOf } from '../../document.ts'
import type { AnswerQuestionMutation, AnswerQuestionMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const AnswerQuestionDocument = /* #__PURE__ */ documentOf<AnswerQuestionMutation, AnswerQuestionMutationVariables>("mutation answerQuestion($input:AnswerQuestionInput!){__typename answerQuestion(input:$input){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "2abfa13fce0d442c38893df4282e086748f53ed9897be3c821b2a54d32600352")
