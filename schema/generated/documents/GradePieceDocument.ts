import { documentOf } from '../../document.ts'
import type { GradePieceMutation, GradePieceMutationVariables } from '../types.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'

export const GradePieceDocument = /* #__PURE__ */ documentOf<GradePieceMutation, GradePieceMutationVariables>("mutation gradePiece($input:GradePieceInput!){__typename gradePiece(input:$input){__typename ...on GradePiecePayload{__typename piece{__typename ...IntakePieceFields}bag{__typename ...IntakeBagRow}}...on PlaceTaken{__typename message by nextPlace}...on IntakeRefusal{__typename message field}}}", [IntakePieceFieldsFragmentDoc, IntakeBagRowFragmentDoc], "f6d681a0157e7d1ae413932285b35652b5c7d56e541d1d3d344f749aeeb8de8e")
