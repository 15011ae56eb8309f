import { documentOf } from '../../document.ts'
import type { UndoPieceMutation, UndoPieceMutationVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagFieldsFragmentDoc } from './IntakeBagFieldsFragmentDoc.ts'

export const UndoPieceDocument = /* #__PURE__ */ documentOf<UndoPieceMutation, UndoPieceMutationVariables>("mutation undoPiece($itemNumber:Float!){__typename undoPiece(itemNumber:$itemNumber){__typename ...on IntakeBagPayload{__typename bag{__typename ...IntakeBagFields}}...on IntakeRefusal{__typename message field}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc, IntakeBagFieldsFragmentDoc], "aebdfe7df822d2c43d45ec981cd712cceddab817a46b1a18e99cbfa5f11f6b57")
