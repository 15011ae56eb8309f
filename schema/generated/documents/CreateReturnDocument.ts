import { documentOf } from '../../document.ts'
import type { CreateReturnMutation, CreateReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CreateReturnDocument = /* #__PURE__ */ documentOf<CreateReturnMutation, CreateReturnMutationVariables>("mutation createReturn($input:CreateReturnInput!){__typename createReturn(input:$input){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message field lineId}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "ee1071e0f0868a56b3878908bf753cd9a375d98018dd9c0ea99e3abc3905b82d")
