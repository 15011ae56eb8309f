import { documentOf } from '../../document.ts'
import type { ApplyRewardMutation, ApplyRewardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const ApplyRewardDocument = /* #__PURE__ */ documentOf<ApplyRewardMutation, ApplyRewardMutationVariables>("mutation applyReward($id:ID!){__typename applyReward(id:$id){__typename ...on ApplyRewardPayload{__typename cart{__typename ...CartFields}}...on RewardNotApplicable{__typename message}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "09d3d0faa6a9d18e7f3cfff82a969ef3f031eba9261f1d7ca0d9cf6442211ec4")
