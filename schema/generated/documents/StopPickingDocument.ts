import { documentOf } from '../../document.ts'
import type { StopPickingMutation, StopPickingMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'
import { PickOutcomeFragmentDoc } from './PickOutcomeFragmentDoc.ts'

export const StopPickingDocument = /* #__PURE__ */ documentOf<StopPickingMutation, StopPickingMutationVariables>("mutation stopPicking($shipmentId:ID!){__typename stopPicking(shipmentId:$shipmentId){__typename ...PickOutcome}}", [StaffParcelFieldsFragmentDoc, PickOutcomeFragmentDoc], "02eb3a9432774c83553b6edc397dc27f64f312c199a2f990e9c0fe58c242e383")
