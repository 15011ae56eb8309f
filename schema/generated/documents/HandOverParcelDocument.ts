import { documentOf } from '../../document.ts'
import type { HandOverParcelMutation, HandOverParcelMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'
import { PickOutcomeFragmentDoc } from './PickOutcomeFragmentDoc.ts'

export const HandOverParcelDocument = /* #__PURE__ */ documentOf<HandOverParcelMutation, HandOverParcelMutationVariables>("mutation handOverParcel($shipmentId:ID!){__typename handOverParcel(shipmentId:$shipmentId){__typename ...PickOutcome}}", [StaffParcelFieldsFragmentDoc, PickOutcomeFragmentDoc], "863bc3fafd3b970d917c3a01ec002c00268d3e0c392415b547631f4f980706ea")
