import { documentOf } from '../../document.ts'
import type { SelectResolutionMutation, SelectResolutionMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const SelectResolutionDocument = /* #__PURE__ */ documentOf<SelectResolutionMutation, SelectResolutionMutationVariables>("mutation selectResolution($input:SelectResolutionInput!$byKey:GuestKeyInput){__typename selectResolution(input:$input byKey:$byKey){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}...on SignInRequired{__typename message}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "296cfc8c8a1fdc6c419840ebf374ff08b91f1fc39439b2d3a400871a3e74fb44")
