import { documentOf } from '../../document.ts'
import type { StartPickingMutation, StartPickingMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'
import { PickOutcomeFragmentDoc } from './PickOutcomeFragmentDoc.ts'

export const StartPickingDocument = /* #__PURE__ */ documentOf<StartPickingMutation, StartPickingMutationVariables>("mutation startPicking($shipmentId:ID!){__typename startPicking(shipmentId:$shipmentId){__typename ...PickOutcome}}", [StaffParcelFieldsFragmentDoc, PickOutcomeFragmentDoc], "a981d8e5ffd7c6d0b459f601fd945d10bc725bb2380631bb29e114096bfc1f04")
