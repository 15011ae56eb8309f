import { documentOf } from '../../document.ts'
import type { RemoveGiftCardMutation, RemoveGiftCardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveGiftCardDocument = /* #__PURE__ */ documentOf<RemoveGiftCardMutation, RemoveGiftCardMutationVariables>("mutation removeGiftCard($input:RemoveGiftCardInput!){__typename removeGiftCard(input:$input){__typename cart{__typename ...CartFields}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "7c6359d6e6c822145f4225a6fdb50b01a120abd5a37a729af512ace6c89a26a1")
