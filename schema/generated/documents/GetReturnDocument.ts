import { documentOf } from '../../document.ts'
import type { GetReturnQuery, GetReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const GetReturnDocument = /* #__PURE__ */ documentOf<GetReturnQuery, GetReturnQueryVariables>("query getReturn($id:ID!$byKey:GuestKeyInput){__typename return(id:$id byKey:$byKey){__typename ...ReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "8333b584f721a9dae2797a8dcd8d0155ac4c3a8a40f68eb1170e1e61eafafd05")
