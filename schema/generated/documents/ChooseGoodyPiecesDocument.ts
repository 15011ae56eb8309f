import { documentOf } from '../../document.ts'
import type { ChooseGoodyPiecesMutation, ChooseGoodyPiecesMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { GoodyBoxFieldsFragmentDoc } from './GoodyBoxFieldsFragmentDoc.ts'
import { GoodyBoxOutcomeFragmentDoc } from './GoodyBoxOutcomeFragmentDoc.ts'

export const ChooseGoodyPiecesDocument = /* #__PURE__ */ documentOf<ChooseGoodyPiecesMutation, ChooseGoodyPiecesMutationVariables>("mutation chooseGoodyPieces($input:ChooseGoodyPiecesInput!){__typename chooseGoodyPieces(input:$input){__typename ...GoodyBoxOutcome}}", [ItemCardFragmentDoc, GoodyBoxFieldsFragmentDoc, GoodyBoxOutcomeFragmentDoc], "813f1cee74638190bce39ee4b730e3cee9b173dc07d9389d64ea06a0e54ba9c5")
