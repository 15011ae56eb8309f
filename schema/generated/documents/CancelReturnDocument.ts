import { documentOf } from '../../document.ts'
import type { CancelReturnMutation, CancelReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CancelReturnDocument = /* #__PURE__ */ documentOf<CancelReturnMutation, CancelReturnMutationVariables>("mutation cancelReturn($id:ID!$byKey:GuestKeyInput){__typename cancelReturn(id:$id byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "9804ff4d02084a55512acacf2402da203e8a23740595e694ab6d04b807028f5f")
