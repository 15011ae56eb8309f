import { documentOf } from '../../document.ts'
import type { SetPartnerTermsMutation, SetPartnerTermsMutationVariables } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'

export const SetPartnerTermsDocument = /* #__PURE__ */ documentOf<SetPartnerTermsMutation, SetPartnerTermsMutationVariables>("mutation setPartnerTerms($input:PartnerTermsInput!){__typename setPartnerTerms(input:$input){__typename ...on StaffPartnerPayload{__typename partner{__typename ...StaffPartnerFields}}...on PartnerTermsRefused{__typename message problems{__typename field message}}}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc], "5f927b87af6cee4c1db0617b46ebf2b97c63c41212076d350ce67f166e58b3e3")
