import { documentOf } from '../../document.ts'
import type { CreateReturnMutation, CreateReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CreateReturnDocument = /* #__PURE__ */ documentOf<CreateReturnMutation, CreateReturnMutationVariables>("mutation createReturn($input:CreateReturnInput!$byKey:GuestKeyInput){__typename createReturn(input:$input byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message field lineId}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "1619607c4160943396caad392acfaadcaca36eaec9289399f990c7c53c246be7")
