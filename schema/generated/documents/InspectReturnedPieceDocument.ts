import { documentOf } from '../../document.ts'
import type { InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const InspectReturnedPieceDocument = /* #__PURE__ */ documentOf<InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables>("mutation inspectReturnedPiece($input:InspectPieceInput!){__typename inspectReturnedPiece(input:$input){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "4618561b005d51a1b867f614717b9a38ec57a6c20c0e78b37f013c63c5cf5198")
