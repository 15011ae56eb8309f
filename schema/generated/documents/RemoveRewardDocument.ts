import { documentOf } from '../../document.ts'
import type { RemoveRewardMutation, RemoveRewardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveRewardDocument = /* #__PURE__ */ documentOf<RemoveRewardMutation, RemoveRewardMutationVariables>("mutation removeReward{__typename removeReward{__typename cart{__typename ...CartFields}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "ba98204499f3daa1e1f91d260263d838e8267b1953ecc7264c04cad658dad6be")
