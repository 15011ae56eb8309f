import { documentOf } from '../../document.ts'
import type { InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const InspectReturnedPieceDocument = /* #__PURE__ */ documentOf<InspectReturnedPieceMutation, InspectReturnedPieceMutationVariables>("mutation inspectReturnedPiece($input:InspectPieceInput!){__typename inspectReturnedPiece(input:$input){__typename ...on StaffReturnPayload{__typename staffReturn{__typename ...StaffReturnFields}}...on StaffRefusal{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "1c5755c1dd143ab524a4a258971302c7b6131725f4813770d19301af90a02e93")
