import { documentOf } from '../../document.ts'
import type { SwapGoodyPieceMutation, SwapGoodyPieceMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const SwapGoodyPieceDocument = /* #__PURE__ */ documentOf<SwapGoodyPieceMutation, SwapGoodyPieceMutationVariables>("mutation swapGoodyPiece($input:SwapGoodyPieceInput!){__typename swapGoodyPiece(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "858b714acc4460bf2e7d6f032d7cf7f7489df515d8b4bb7ab4f4ad802e80a68b")
