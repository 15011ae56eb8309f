import { documentOf } from '../../document.ts'
import type { DecideDirectListingMutation, DecideDirectListingMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { DirectReviewFieldsFragmentDoc } from './DirectReviewFieldsFragmentDoc.ts'

export const DecideDirectListingDocument = /* #__PURE__ */ documentOf<DecideDirectListingMutation, DecideDirectListingMutationVariables>("mutation decideDirectListing($id:ID!$accept:Boolean!$delistReason:String$note:String!){__typename decideDirectListing(id:$id accept:$accept delistReason:$delistReason note:$note){__typename ...on DirectReviewPayload{__typename waiting{__typename ...DirectReviewFields}}...on StaffRefusal{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, DirectReviewFieldsFragmentDoc], "b1463f10cfd697d21510d5272c62fa7f68ceabb84443fe42feee298cf933c4af")
