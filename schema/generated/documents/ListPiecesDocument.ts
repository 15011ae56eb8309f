import { documentOf } from '../../document.ts'
import type { ListPiecesMutation, ListPiecesMutationVariables } from '../types.ts'

export const ListPiecesDocument = /* #__PURE__ */ documentOf<ListPiecesMutation, ListPiecesMutationVariables>("mutation listPieces($itemNumbers:[Float!]!){__typename listPieces(itemNumbers:$itemNumbers){__typename listed refused{__typename itemNumber message}}}", [], "6f42873ae970d0e1bc80f404ffc3831ec235b2cf0c662e65c494612ca2f105b1")
