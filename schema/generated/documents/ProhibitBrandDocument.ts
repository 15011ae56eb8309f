import { documentOf } from '../../document.ts'
import type { ProhibitBrandMutation, ProhibitBrandMutationVariables } from '../types.ts'
import { ProhibitedBrandFieldsFragmentDoc } from './ProhibitedBrandFieldsFragmentDoc.ts'

export const ProhibitBrandDocument = /* #__PURE__ */ documentOf<ProhibitBrandMutation, ProhibitBrandMutationVariables>("mutation prohibitBrand($name:String!$reason:String!){__typename prohibitBrand(name:$name reason:$reason){__typename ...on ProhibitedBrandsPayload{__typename brands{__typename ...ProhibitedBrandFields}hidden}...on StaffRefusal{__typename message}}}", [ProhibitedBrandFieldsFragmentDoc], "344b88e9ff61d8e6500b4df0a57a20294f7a38fc1aaf2a603609c014c8232c54")
