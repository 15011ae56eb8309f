import { documentOf } from '../../document.ts'
import type { BookPickUpMutation, BookPickUpMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const BookPickUpDocument = /* #__PURE__ */ documentOf<BookPickUpMutation, BookPickUpMutationVariables>("mutation bookPickUp($returnId:ID!$day:String!$window:PickUpWindow!$byKey:GuestKeyInput){__typename bookPickUp(returnId:$returnId day:$day window:$window byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "5ecfe183cc9161b33a02a2e77eba51555fe773e1fe4d01a1b453941da2b86817")
