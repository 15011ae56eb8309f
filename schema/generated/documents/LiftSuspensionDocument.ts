import { documentOf } from '../../document.ts'
import type { LiftSuspensionMutation, LiftSuspensionMutationVariables } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'
import { MemberReportsFieldsFragmentDoc } from './MemberReportsFieldsFragmentDoc.ts'

export const LiftSuspensionDocument = /* #__PURE__ */ documentOf<LiftSuspensionMutation, LiftSuspensionMutationVariables>("mutation liftSuspension($id:ID!){__typename liftSuspension(id:$id){__typename ...on MemberReportsPayload{__typename reports{__typename ...MemberReportsFields}}...on StaffRefusal{__typename message}}}", [MemberReportFieldsFragmentDoc, MemberReportsFieldsFragmentDoc], "2a7787cbc60a45935679f04ea4d92b6509dcd03a1e65a3bb76959e01e7dbf051")
