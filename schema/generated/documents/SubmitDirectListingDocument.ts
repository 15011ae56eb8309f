import { documentOf } from '../../document.ts'
import type { SubmitDirectListingMutation, SubmitDirectListingMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const SubmitDirectListingDocument = /* #__PURE__ */ documentOf<SubmitDirectListingMutation, SubmitDirectListingMutationVariables>("mutation submitDirectListing($id:ID!){__typename submitDirectListing(id:$id){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "0f74bf116e48c1b2ad48e1abde37bbf7fec1b839b0938942ea681169759765f8")
