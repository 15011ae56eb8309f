import { documentOf } from '../../document.ts'
import type { CancelReturnMutation, CancelReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CancelReturnDocument = /* #__PURE__ */ documentOf<CancelReturnMutation, CancelReturnMutationVariables>("mutation cancelReturn($id:ID!$byKey:GuestKeyInput){__typename cancelReturn(id:$id byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "a1af4fe3f84c2f58d167777d1fa60c170d2984dc79f9694a5a55f33d8764dbd8")
