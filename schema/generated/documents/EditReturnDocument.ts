import { documentOf } from '../../document.ts'
import type { EditReturnMutation, EditReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const EditReturnDocument = /* #__PURE__ */ documentOf<EditReturnMutation, EditReturnMutationVariables>("mutation editReturn($input:EditReturnInput!$byKey:GuestKeyInput){__typename editReturn(input:$input byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message field lineId}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "b9bfaac519f3f6cfd90f9b45a2e1454133b0154f32a6c7280bd9e8ce7a77a4fa")
