import { documentOf } from '../../document.ts'
import type { GetActiveCartQuery, GetActiveCartQueryVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const GetActiveCartDocument = /* #__PURE__ */ documentOf<GetActiveCartQuery, GetActiveCartQueryVariables>("query getActiveCart($createIfNotExists:Boolean$estimateTaxes:Boolean!$shippingOptionId:Int$includeCartTotals:Boolean!=true$skipPromoAutoApply:Boolean!=false){__typename activeCart(createIfNotExists:$createIfNotExists estimateTaxes:$estimateTaxes shippingOptionId:$shippingOptionId includeCartTotals:$includeCartTotals skipPromoAutoApply:$skipPromoAutoApply){__typename cart{__typename ...CartFields}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "19fbc3b092aa79cdfd70944a3cc56fb2834a5b90acde90e2bd67f643aca5a818")
