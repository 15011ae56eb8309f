import { documentOf } from '../../document.ts'
import type { HandOverParcelMutation, HandOverParcelMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'
import { PickOutcomeFragmentDoc } from './PickOutcomeFragmentDoc.ts'

export const HandOverParcelDocument = /* #__PURE__ */ documentOf<HandOverParcelMutation, HandOverParcelMutationVariables>("mutation handOverParcel($shipmentId:ID!){__typename handOverParcel(shipmentId:$shipmentId){__typename ...PickOutcome}}", [StaffParcelFieldsFragmentDoc, PickOutcomeFragmentDoc], "f1fad3a4821f4dbeed759cc36d9577c7cbcd212f88b5795c637a626bc6476548")
