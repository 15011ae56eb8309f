import { documentOf } from '../../document.ts'
import type { AllowBrandMutation, AllowBrandMutationVariables } from '../types.ts'
import { ProhibitedBrandFieldsFragmentDoc } from './ProhibitedBrandFieldsFragmentDoc.ts'

export const AllowBrandDocument = /* #__PURE__ */ documentOf<AllowBrandMutation, AllowBrandMutationVariables>("mutation allowBrand($id:ID!){__typename allowBrand(id:$id){__typename ...on ProhibitedBrandsPayload{__typename brands{__typename ...ProhibitedBrandFields}hidden}...on StaffRefusal{__typename message}}}", [ProhibitedBrandFieldsFragmentDoc], "bff860a03f2dd4eebd2dabfe36e517c201b7ae8e53104dc9345d0a715ec99fe5")
