import { documentOf } from '../../document.ts'
import type { AddPartnerPersonMutation, AddPartnerPersonMutationVariables } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'

export const AddPartnerPersonDocument = /* #__PURE__ */ documentOf<AddPartnerPersonMutation, AddPartnerPersonMutationVariables>("mutation addPartnerPerson($slug:String!$email:String!){__typename addPartnerPerson(slug:$slug email:$email){__typename ...on StaffPartnerPayload{__typename partner{__typename ...StaffPartnerFields}}...on PartnerRefused{__typename message field}}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc], "d5262c1fc810f596a75aedcdc3c51ee0db289f15328a151e9b3655810364e811")
