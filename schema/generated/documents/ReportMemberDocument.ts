import { documentOf } from '../../document.ts'
import type { ReportMemberMutation, ReportMemberMutationVariables } from '../types.ts'

export const ReportMemberDocument = /* #__PURE__ */ documentOf<ReportMemberMutation, ReportMemberMutationVariables>("mutation reportMember($input:ReportMemberInput!){__typename reportMember(input:$input){__typename ...on ReportPayload{__typename message}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [], "dc1a82fb79972ae39456fbd6b0a0789abb5797fd932eee1081c53ae998050a9a")
