import { documentOf } from '../../document.ts'
import type { StaffPartnerOutcomeFragment } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'

export const StaffPartnerOutcomeFragmentDoc = /* #__PURE__ */ documentOf<StaffPartnerOutcomeFragment, unknown>("fragment StaffPartnerOutcome on StaffPartnerResult{__typename ...on StaffPartnerPayload{__typename partner{__typename ...StaffPartnerFields}}...on PartnerRefused{__typename message field}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc])
