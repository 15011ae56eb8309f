import { documentOf } from '../../document.ts'
import type { StartPickingMutation, StartPickingMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'
import { PickOutcomeFragmentDoc } from './PickOutcomeFragmentDoc.ts'

export const StartPickingDocument = /* #__PURE__ */ documentOf<StartPickingMutation, StartPickingMutationVariables>("mutation startPicking($shipmentId:ID!){__typename startPicking(shipmentId:$shipmentId){__typename ...PickOutcome}}", [StaffParcelFieldsFragmentDoc, PickOutcomeFragmentDoc], "170dce727770e7accb11958a74cf9c91428e86fdca8b3bfc8a9bcfc54b558758")
