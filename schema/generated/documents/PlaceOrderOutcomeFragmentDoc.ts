import { documentOf } from '../../document.ts'
import type { PlaceOrderOutcomeFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const PlaceOrderOutcomeFragmentDoc = /* #__PURE__ */ documentOf<PlaceOrderOutcomeFragment, unknown>("fragment PlaceOrderOutcome on PlaceOrderResult{__typename ...on OrderPlaced{__typename order{__typename ...OrderFields}cart{__typename ...CartFields}}...on OrderPending{__typename orderId message}...on PaymentApprovalNeeded{__typename orderId url}...on UserError{__typename message}...on PaymentDeclined{__typename declineCode:code}...on TotalsChanged{__typename cart{__typename ...CartFields}}...on ItemsLost{__typename lineIds itemNumbers cart{__typename ...CartFields}}...on CheckoutIncomplete{__typename missing}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, CartGiftCardFieldsFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, OrderFieldsFragmentDoc, CartFieldsFragmentDoc])
