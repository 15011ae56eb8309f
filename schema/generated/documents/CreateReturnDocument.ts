import { documentOf } from '../../document.ts'
import type { CreateReturnMutation, CreateReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CreateReturnDocument = /* #__PURE__ */ documentOf<CreateReturnMutation, CreateReturnMutationVariables>("mutation createReturn($input:CreateReturnInput!$byKey:GuestKeyInput){__typename createReturn(input:$input byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message field lineId}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "d16a3dc99beab5b60df8ca263c32db5110bafc0699b63d5650739c1dc81c7cca")
