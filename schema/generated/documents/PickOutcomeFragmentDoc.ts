import { documentOf } from '../../document.ts'
import type { PickOutcomeFragment } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const PickOutcomeFragmentDoc = /* #__PURE__ */ documentOf<PickOutcomeFragment, unknown>("fragment PickOutcome on PickParcelResult{__typename ...on StaffParcelPayload{__typename parcel{__typename ...StaffParcelFields}}...on UserError{__typename message}}", [StaffParcelFieldsFragmentDoc])
