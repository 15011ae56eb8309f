import { documentOf } from '../../document.ts'
import type { HideQuestionMutation, HideQuestionMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const HideQuestionDocument = /* #__PURE__ */ documentOf<HideQuestionMutation, HideQuestionMutationVariables>("mutation hideQuestion($code:ID!){__typename hideQuestion(code:$code){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "0b6740d3de3e9a5958124c329cde405196516cc612e2a28b9dd13caa6f9c44f5")
