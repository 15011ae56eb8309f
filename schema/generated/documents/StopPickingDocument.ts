import { documentOf } from '../../document.ts'
import type { StopPickingMutation, StopPickingMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'
import { PickOutcomeFragmentDoc } from './PickOutcomeFragmentDoc.ts'

export const StopPickingDocument = /* #__PURE__ */ documentOf<StopPickingMutation, StopPickingMutationVariables>("mutation stopPicking($shipmentId:ID!){__typename stopPicking(shipmentId:$shipmentId){__typename ...PickOutcome}}", [StaffParcelFieldsFragmentDoc, PickOutcomeFragmentDoc], "b89c0e9094fa4fa2d6822d0f14303e3ec9754195d074c1860da5c691478bd7b8")
