import { documentOf } from '../../document.ts'
import type { LiftSuspensionMutation, LiftSuspensionMutationVariables } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'
import { MemberReportsFieldsFragmentDoc } from './MemberReportsFieldsFragmentDoc.ts'

export const LiftSuspensionDocument = /* #__PURE__ */ documentOf<LiftSuspensionMutation, LiftSuspensionMutationVariables>("mutation liftSuspension($id:ID!){__typename liftSuspension(id:$id){__typename ...on MemberReportsPayload{__typename reports{__typename ...MemberReportsFields}}...on StaffRefusal{__typename message}}}", [MemberReportFieldsFragmentDoc, MemberReportsFieldsFragmentDoc], "77bb12f6a21ef4c109cef4366ec8ea2e999757238ccfa4e19f80e058f0a0af34")
