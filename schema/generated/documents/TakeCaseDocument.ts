import { documentOf } from '../../document.ts'
import type { TakeCaseMutation, TakeCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const TakeCaseDocument = /* #__PURE__ */ documentOf<TakeCaseMutation, TakeCaseMutationVariables>("mutation takeCase($code:ID!$take:Boolean!){__typename takeCase(code:$code take:$take){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "02981b859000d6d47a2b670044f248dec978fa38fa534897537bbc543c9a217b")
