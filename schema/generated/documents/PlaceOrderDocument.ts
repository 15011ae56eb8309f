import { documentOf } from '../../document.ts'
import type { PlaceOrderMutation, PlaceOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'
import { PlaceOrderOutcomeFragmentDoc } from './PlaceOrderOutcomeFragmentDoc.ts'

export const PlaceOrderDocument = /* #__PURE__ */ documentOf<PlaceOrderMutation, PlaceOrderMutationVariables>("mutation placeOrder($input:PlaceOrderInput!){__typename placeOrder(input:$input){__typename ...PlaceOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, CartGiftCardFieldsFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc, PlaceOrderOutcomeFragmentDoc], "3bff63964ed9ceb9aa6e85b44767ba5656d13edd60457c555fd56c210d93564c")
