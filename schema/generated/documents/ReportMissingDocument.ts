import { documentOf } from '../../document.ts'
import type { ReportMissingMutation, ReportMissingMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const ReportMissingDocument = /* #__PURE__ */ documentOf<ReportMissingMutation, ReportMissingMutationVariables>("mutation reportMissing($input:ReportMissingInput!){__typename reportMissing(input:$input){__typename ...on StaffParcelPayload{__typename parcel{__typename ...StaffParcelFields}}...on UserError{__typename message}}}", [StaffParcelFieldsFragmentDoc], "e2012a4c45d4aa9c1cf118282837c9a7c728696fdda5784733f0a40f095f7cca")
