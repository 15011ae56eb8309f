import { documentOf } from '../../document.ts'
import type { ReceiveReturnMutation, ReceiveReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const ReceiveReturnDocument = /* #__PURE__ */ documentOf<ReceiveReturnMutation, ReceiveReturnMutationVariables>("mutation receiveReturn($code:String!){__typename receiveReturn(code:$code){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "150d5988539a4d67192cbe946b4c46b46595125c50399f71bf115bf7c43befbe")
