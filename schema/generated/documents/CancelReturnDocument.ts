import { documentOf } from '../../document.ts'
import type { CancelReturnMutation, CancelReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CancelReturnDocument = /* #__PURE__ */ documentOf<CancelReturnMutation, CancelReturnMutationVariables>("mutation cancelReturn($id:ID!){__typename cancelReturn(id:$id){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "3170c39a64e1e534b79a7a202868f9110dd78918ad6811465cfbb70ad584c3d5")
