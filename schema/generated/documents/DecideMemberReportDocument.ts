import { documentOf } from '../../document.ts'
import type { DecideMemberReportMutation, DecideMemberReportMutationVariables } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'
import { MemberReportsFieldsFragmentDoc } from './MemberReportsFieldsFragmentDoc.ts'

export const DecideMemberReportDocument = /* #__PURE__ */ documentOf<DecideMemberReportMutation, DecideMemberReportMutationVariables>("mutation decideMemberReport($id:ID!$act:MemberReportAct!$note:String!){__typename decideMemberReport(id:$id act:$act note:$note){__typename ...on MemberReportsPayload{__typename reports{__typename ...MemberReportsFields}}...on StaffRefusal{__typename message}}}", [MemberReportFieldsFragmentDoc, MemberReportsFieldsFragmentDoc], "e188171ded6d512937dcd423ac3f7a6803672eff2cae275ded7edd13b0f8ee2a")
