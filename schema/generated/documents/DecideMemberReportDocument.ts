import { documentOf } from '../../document.ts'
import type { DecideMemberReportMutation, DecideMemberReportMutationVariables } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'
import { MemberReportsFieldsFragmentDoc } from './MemberReportsFieldsFragmentDoc.ts'

export const DecideMemberReportDocument = /* #__PURE__ */ documentOf<DecideMemberReportMutation, DecideMemberReportMutationVariables>("mutation decideMemberReport($id:ID!$act:MemberReportAct!$note:String!){__typename decideMemberReport(id:$id act:$act note:$note){__typename ...on MemberReportsPayload{__typename reports{__typename ...MemberReportsFields}}...on StaffRefusal{__typename message}}}", [MemberReportFieldsFragmentDoc, MemberReportsFieldsFragmentDoc], "8dc1925c09ac0c9b4f52b8e3a6d10373dd9597a9abce18a8f763fbaa9f488ab1")
