import { documentOf } from '../../document.ts'
import type { EndPartnerKeyMutation, EndPartnerKeyMutationVariables } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'
import { StaffPartnerOutcomeFragmentDoc } from './StaffPartnerOutcomeFragmentDoc.ts'

export const EndPartnerKeyDocument = /* #__PURE__ */ documentOf<EndPartnerKeyMutation, EndPartnerKeyMutationVariables>("mutation endPartnerKey($slug:String!$id:ID!){__typename endPartnerKey(slug:$slug id:$id){__typename ...StaffPartnerOutcome}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc, StaffPartnerOutcomeFragmentDoc], "2711499c36b9aead75b66460913bcb86a14caf8e7989470692a98a042f91ee73")
