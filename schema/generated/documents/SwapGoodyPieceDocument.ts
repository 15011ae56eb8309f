import { documentOf } from '../../document.ts'
import type { SwapGoodyPieceMutation, SwapGoodyPieceMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const SwapGoodyPieceDocument = /* #__PURE__ */ documentOf<SwapGoodyPieceMutation, SwapGoodyPieceMutationVariables>("mutation swapGoodyPiece($input:SwapGoodyPieceInput!){__typename swapGoodyPiece(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "d0ad921fa326434c62c24f7380cc8d808b6c7405492b590417196ccb46a31b2c")
