import { documentOf } from '../../document.ts'
import type { DecideDirectListingMutation, DecideDirectListingMutationVariables } from '../types.ts'

export const DecideDirectListingDocument = /* #__PURE__ */ documentOf<DecideDirectListingMutation, DecideDirectListingMutationVariables>("mutation decideDirectListing($id:ID!$accept:Boolean!$delistReason:String$note:String!){__typename decideDirectListing(id:$id accept:$accept delistReason:$delistReason note:$note){__typename ...on DirectReviewPayload{__typename waiting}...on StaffRefusal{__typename message}}}", [], "e480076baa18fb275b6398d6ab930aeba6d6afcfacec18af65aebeea4e013903")
