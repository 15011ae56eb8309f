import { documentOf } from '../../document.ts'
import type { SelectResolutionMutation, SelectResolutionMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const SelectResolutionDocument = /* #__PURE__ */ documentOf<SelectResolutionMutation, SelectResolutionMutationVariables>("mutation selectResolution($input:SelectResolutionInput!$byKey:GuestKeyInput){__typename selectResolution(input:$input byKey:$byKey){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}...on SignInRequired{__typename message}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "5f458851bfbf72f54b28c89d332141614deda2e2880fe75fa875830b7cd81400")
