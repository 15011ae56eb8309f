import { documentOf } from '../../document.ts'
import type { SubmitDirectListingMutation, SubmitDirectListingMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const SubmitDirectListingDocument = /* #__PURE__ */ documentOf<SubmitDirectListingMutation, SubmitDirectListingMutationVariables>("mutation submitDirectListing($id:ID!){__typename submitDirectListing(id:$id){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "e12978d3f7a53b82a8c4b43a054f13fb11efd302ea54742624422352cd26b019")
