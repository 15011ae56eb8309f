import { documentOf } from '../../document.ts'
import type { GetReturnQuery, GetReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const GetReturnDocument = /* #__PURE__ */ documentOf<GetReturnQuery, GetReturnQueryVariables>("query getReturn($id:ID!){__typename return(id:$id){__typename ...ReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "3d4d22a3dd7b3478eda0f40b6d93e48d38a46898b297fde89f437d2e88ff46c9")
