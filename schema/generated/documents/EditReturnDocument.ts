import { documentOf } from '../../document.ts'
import type { EditReturnMutation, EditReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const EditReturnDocument = /* #__PURE__ */ documentOf<EditReturnMutation, EditReturnMutationVariables>("mutation editReturn($input:EditReturnInput!$byKey:GuestKeyInput){__typename editReturn(input:$input byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message field lineId}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "6668354e515fb9a0f8d84f25832ba4feab26760da9cb459d706b9601f7527d7d")
