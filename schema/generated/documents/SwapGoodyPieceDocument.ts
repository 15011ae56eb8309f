import { documentOf } from '../../document.ts'
import type { SwapGoodyPieceMutation, SwapGoodyPieceMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const SwapGoodyPieceDocument = /* #__PURE__ */ documentOf<SwapGoodyPieceMutation, SwapGoodyPieceMutationVariables>("mutation swapGoodyPiece($input:SwapGoodyPieceInput!){__typename swapGoodyPiece(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "a5458e7db2b906ae6350248de2d8ecd9ac2be0e61d182890c03676c73ae9ff50")
