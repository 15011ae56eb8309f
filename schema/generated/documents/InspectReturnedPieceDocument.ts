import { documentOf } from '../../document.ts'
import type { InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const InspectReturnedPieceDocument = /* #__PURE__ */ documentOf<InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables>("mutation inspectReturnedPiece($input:InspectPieceInput!){__typename inspectReturnedPiece(input:$input){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "11336bdabe37184a008948ef27aedfb59498b7c5e84bbecc0c6bd152001afbf6")
