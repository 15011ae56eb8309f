import { documentOf } from '../../document.ts'
import type { RemovePartnerPersonMutation, RemovePartnerPersonMutationVariables } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'

export const RemovePartnerPersonDocument = /* #__PURE__ */ documentOf<RemovePartnerPersonMutation, RemovePartnerPersonMutationVariables>("mutation removePartnerPerson($slug:String!$id:ID!){__typename removePartnerPerson(slug:$slug id:$id){__typename ...on StaffPartnerPayload{__typename partner{__typename ...StaffPartnerFields}}...on PartnerRefused{__typename message field}}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc], "1c7c27d28a501b356f3d182afd664c2488cf7a94112ffc2c279503698a350f35")
