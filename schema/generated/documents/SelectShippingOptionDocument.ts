import { documentOf } from '../../document.ts'
import type { SelectShippingOptionMutation, SelectShippingOptionMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const SelectShippingOptionDocument = /* #__PURE__ */ documentOf<SelectShippingOptionMutation, SelectShippingOptionMutationVariables>("mutation selectShippingOption($input:SelectShippingOptionInput!){__typename selectShippingOption(input:$input){__typename ...on SelectShippingOptionPayload{__typename cart{__typename ...CartFields}}...on ShippingOptionUnavailable{__typename message optionId}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "866b9e7f86b79f370f30b0b61d50463759939a766bca3efcb03269474d7cc967")
