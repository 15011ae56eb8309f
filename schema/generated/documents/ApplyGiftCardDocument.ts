import { documentOf } from '../../document.ts'
import type { ApplyGiftCardMutation, ApplyGiftCardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const ApplyGiftCardDocument = /* #__PURE__ */ documentOf<ApplyGiftCardMutation, ApplyGiftCardMutationVariables>("mutation applyGiftCard($input:GiftCardCodeInput!){__typename applyGiftCard(input:$input){__typename ...on GiftCardApplied{__typename giftCard{__typename ...AppliedGiftCardFields}cart{__typename ...CartFields}}...on UserError{__typename message}...on GiftCardEmpty{__typename last4}...on TooManyGiftCards{__typename limit}...on TooManyTries{__typename retryAfterSeconds}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "8de2b4257e23d7ed966528fc787006afcc68dd78289efff0b73e4963aab8a699")
