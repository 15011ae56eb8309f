import { documentOf } from '../../document.ts'
import type { CancelGoodyBoxMutation, CancelGoodyBoxMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { GoodyBoxFieldsFragmentDoc } from './GoodyBoxFieldsFragmentDoc.ts'
import { GoodyBoxOutcomeFragmentDoc } from './GoodyBoxOutcomeFragmentDoc.ts'

export const CancelGoodyBoxDocument = /* #__PURE__ */ documentOf<CancelGoodyBoxMutation, CancelGoodyBoxMutationVariables>("mutation cancelGoodyBox($boxId:ID!){__typename cancelGoodyBox(boxId:$boxId){__typename ...GoodyBoxOutcome}}", [ItemCardFragmentDoc, GoodyBoxFieldsFragmentDoc, GoodyBoxOutcomeFragmentDoc], "9e541d8e4c844dc3d0446ac4e93cd16f32a40530847d9be6a4e74cc5a5e96156")
