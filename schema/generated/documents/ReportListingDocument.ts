import { documentOf } from '../../document.ts'
import type { ReportListingMutation, ReportListingMutationVariables } from '../types.ts'

export const ReportListingDocument = /* #__PURE__ */ documentOf<ReportListingMutation, ReportListingMutationVariables>("mutation reportListing($input:ReportListingInput!){__typename reportListing(input:$input){__typename ...on ReportPayload{__typename message}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [], "644d7240d17940cc7b2a0dc93f9379d5dddf62ca6741b33b1d1f4a5cce9ed87c")
