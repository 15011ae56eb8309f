import { documentOf } from '../../document.ts'
import type { DecideCaseMutation, DecideCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const DecideCaseDocument = /* #__PURE__ */ documentOf<DecideCaseMutation, DecideCaseMutationVariables>("mutation decideCase($input:DecideCaseInput!){__typename decideCase(input:$input){__typename ...on StaffCasePayload{__typename staffCase{__typename ...StaffCaseFields}}...on StaffRefusal{__typename message}...on PasswordNeeded{__typename message}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "7a4264d351401fb0722828401a4beaf43b5bca8c03fedbae643fe141c2f88853")
