import { documentOf } from '../../document.ts'
import type { BookPickUpMutation, BookPickUpMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const BookPickUpDocument = /* #__PURE__ */ documentOf<BookPickUpMutation, BookPickUpMutationVariables>("mutation bookPickUp($returnId:ID!$day:String!){__typename bookPickUp(returnId:$returnId day:$day){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "cffd913443d9ccc2fa3c5dca4e10494a96d9ce5c0d1638f772e366f4d3a74e0c")
