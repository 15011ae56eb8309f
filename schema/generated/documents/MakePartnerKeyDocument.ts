import { documentOf } from '../../document.ts'
import type { MakePartnerKeyMutation, MakePartnerKeyMutationVariables } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'

export const MakePartnerKeyDocument = /* #__PURE__ */ documentOf<MakePartnerKeyMutation, MakePartnerKeyMutationVariables>("mutation makePartnerKey($slug:String!$replaces:ID){__typename makePartnerKey(slug:$slug replaces:$replaces){__typename ...on PartnerKeyPayload{__typename keyId secret partner{__typename ...StaffPartnerFields}}...on PartnerRefused{__typename message field}}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc], "969f691a683847e577f726a4568e625b0c6715c054c925cbdb08e19f4aa36a89")
