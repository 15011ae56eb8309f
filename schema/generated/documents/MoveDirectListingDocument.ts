import { documentOf } from '../../document.ts'
import type { MoveDirectListingMutation, MoveDirectListingMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const MoveDirectListingDocument = /* #__PURE__ */ documentOf<MoveDirectListingMutation, MoveDirectListingMutationVariables>("mutation moveDirectListing($id:ID!$act:DirectListingAct!){__typename moveDirectListing(id:$id act:$act){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "4c50b68602fab9d705f4c2c95a1aae25fbe60e185c3cec7313870f3b3dce01fd")
