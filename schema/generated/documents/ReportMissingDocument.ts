import { documentOf } from '../../document.ts'
import type { ReportMissingMutation, ReportMissingMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const ReportMissingDocument = /* #__PURE__ */ documentOf<ReportMissingMutation, ReportMissingMutationVariables>("mutation reportMissing($input:ReportMissingInput!){__typename reportMissing(input:$input){__typename ...on StaffParcelPayload{__typename parcel{__typename ...StaffParcelFields}}...on UserError{__typename message}}}", [StaffParcelFieldsFragmentDoc], "c6a1b6efc8819d6a412874e78b1206e8f206332586320f864a7729ab325f3e85")
