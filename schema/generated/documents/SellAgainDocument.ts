import { documentOf } from '../../document.ts'
import type { SellAgainMutation, SellAgainMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const SellAgainDocument = /* #__PURE__ */ documentOf<SellAgainMutation, SellAgainMutationVariables>("mutation sellAgain($itemNumber:Float!){__typename sellAgain(itemNumber:$itemNumber){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "e9efa8f246b19b06615101c1c79b8ccf663c6ff430eae397782b14dcb97079ea")
