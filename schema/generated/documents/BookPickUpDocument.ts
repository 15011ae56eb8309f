import { documentOf } from '../../document.ts'
import type { BookPickUpMutation, BookPickUpMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const BookPickUpDocument = /* #__PURE__ */ documentOf<BookPickUpMutation, BookPickUpMutationVariables>("mutation bookPickUp($returnId:ID!$day:String!$window:PickUpWindow!$byKey:GuestKeyInput){__typename bookPickUp(returnId:$returnId day:$day window:$window byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "d8cc820e4d2d3a86e827dcb2d58929e21eac07969c24c9a3f01b59d710f8165d")
