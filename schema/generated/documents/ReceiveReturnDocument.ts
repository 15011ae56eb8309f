import { documentOf } from '../../document.ts'
import type { ReceiveReturnMutation, ReceiveReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const ReceiveReturnDocument = /* #__PURE__ */ documentOf<ReceiveReturnMutation, ReceiveReturnMutationVariables>("mutation receiveReturn($code:String!){__typename receiveReturn(code:$code){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "7676535e718debf67a23f7bfc2436bf77cea6d568ca863667f79df063709995c")
