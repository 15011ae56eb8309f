import { documentOf } from '../../document.ts'
import type { CancelPickUpMutation, CancelPickUpMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CancelPickUpDocument = /* #__PURE__ */ documentOf<CancelPickUpMutation, CancelPickUpMutationVariables>("mutation cancelPickUp($returnId:ID!$byKey:GuestKeyInput){__typename cancelPickUp(returnId:$returnId byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "e56080e0349d6ab65cbf9d41f19ab5242b426be70df4996dbd0735bea934e5c0")
