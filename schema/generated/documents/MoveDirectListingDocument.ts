import { documentOf } from '../../document.ts'
import type { MoveDirectListingMutation, MoveDirectListingMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const MoveDirectListingDocument = /* #__PURE__ */ documentOf<MoveDirectListingMutation, MoveDirectListingMutationVariables>("mutation moveDirectListing($id:ID!$act:DirectListingAct!){__typename moveDirectListing(id:$id act:$act){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "3e7fad16a0f53709f090f3784d37c7059d5fdbac10fdae5e3a7416bdf282f61b")
