import { documentOf } from '../../document.ts'
import type { ReceiveReturnMutation, ReceiveReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const ReceiveReturnDocument = /* #__PURE__ */ documentOf<ReceiveReturnMutation, ReceiveReturnMutationVariables>("mutation receiveReturn($code:String!){__typename receiveReturn(code:$code){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "2fad51f50acfc4b72fce6b52e59d09fff3407ea6f0330c75502c1a4a30aff455")
