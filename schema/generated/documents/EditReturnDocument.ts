import { documentOf } from '../../document.ts'
import type { EditReturnMutation, EditReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const EditReturnDocument = /* #__PURE__ */ documentOf<EditReturnMutation, EditReturnMutationVariables>("mutation editReturn($input:EditReturnInput!){__typename editReturn(input:$input){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message field lineId}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "19b4b394c878b8eabd36c2218370ca4500d67feff053c485d5535627e314d712")
