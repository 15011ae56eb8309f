import { documentOf } from '../../document.ts'
import type { SwapStylePieceMutation, SwapStylePieceMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'

export const SwapStylePieceDocument = /* #__PURE__ */ documentOf<SwapStylePieceMutation, SwapStylePieceMutationVariables>("mutation swapStylePiece($input:SwapStylePieceInput!){__typename swapStylePiece(input:$input){__typename ...on StyleOutfitPayload{__typename outfit{__typename ...StyleOutfitFields}}...on UserError{__typename message}}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc], "be61a49dbe91831bb4e1b6ea25c3b8a9e3a9b417185e0a88dbc3a7a5426c409c")
