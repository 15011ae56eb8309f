import { documentOf } from '../../document.ts'
import type { SellAgainMutation, SellAgainMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const SellAgainDocument = /* #__PURE__ */ documentOf<SellAgainMutation, SellAgainMutationVariables>("mutation sellAgain($itemNumber:Float!){__typename sellAgain(itemNumber:$itemNumber){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "054e2986f50d6496635154a46d73eccc36e7b6d75356e4721bc0662b4bcfb3a2")
