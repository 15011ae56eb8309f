import { documentOf } from '../../document.ts'
import type { InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const InspectReturnedPieceDocument = /* #__PURE__ */ documentOf<InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables>("mutation inspectReturnedPiece($input:InspectPieceInput!){__typename inspectReturnedPiece(input:$input){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "4824604fed0cdef8d0f16f37f1dd15a14a184b4f9f3b5f789b9199cbbd82cf45")
