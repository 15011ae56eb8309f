import { documentOf } from '../../document.ts'
import type { ReviewPieceMutation, ReviewPieceMutationVariables } from '../types.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'

export const ReviewPieceDocument = /* #__PURE__ */ documentOf<ReviewPieceMutation, ReviewPieceMutationVariables>("mutation reviewPiece($input:ReviewPieceInput!){__typename reviewPiece(input:$input){__typename ...on ReviewPiecePayload{__typename piece{__typename ...IntakePieceFields}}...on IntakeRefusal{__typename message field}}}", [IntakePieceFieldsFragmentDoc], "7875c2d52026f6f3d4164ef411a2cf8f96239f92568f79637454e79440d42b75")
