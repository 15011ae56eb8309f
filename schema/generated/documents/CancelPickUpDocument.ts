import { documentOf } from '../../document.ts'
import type { CancelPickUpMutation, CancelPickUpMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CancelPickUpDocument = /* #__PURE__ */ documentOf<CancelPickUpMutation, CancelPickUpMutationVariables>("mutation cancelPickUp($returnId:ID!$byKey:GuestKeyInput){__typename cancelPickUp(returnId:$returnId byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "02ca680a69479a16282e59f8ad86529ca394d03e8778ad6ec5db1b54295510a9")
