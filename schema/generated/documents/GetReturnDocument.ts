import { documentOf } from '../../document.ts'
import type { GetReturnQuery, GetReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const GetReturnDocument = /* #__PURE__ */ documentOf<GetReturnQuery, GetReturnQueryVariables>("query getReturn($id:ID!$byKey:GuestKeyInput){__typename return(id:$id byKey:$byKey){__typename ...ReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "610848ce0df96232a09cc179c609437e5059fbf777426cba213bca26a4e56650")
