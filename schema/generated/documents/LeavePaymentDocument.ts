import { documentOf } from '../../document.ts'
import type { LeavePaymentMutation, LeavePaymentMutationVariables } from '../types.ts'
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

export const LeavePaymentDocument = /* #__PURE__ */ documentOf<LeavePaymentMutation, LeavePaymentMutationVariables>("mutation leavePayment($attemptKey:String!){__typename leavePayment(attemptKey:$attemptKey){__typename ...PlaceOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, CartGiftCardFieldsFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc, PlaceOrderOutcomeFragmentDoc], "a9ab6976e3ea350ded4124ce5ff1fd9575b69bd20cf9f06ccdd6afbc561377a1")
