import { documentOf } from '../../document.ts'
import type { StaffRefundOrderMutation, StaffRefundOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffRefundOrderDocument = /* #__PURE__ */ documentOf<StaffRefundOrderMutation, StaffRefundOrderMutationVariables>("mutation staffRefundOrder($input:StaffRefundInput!){__typename staffRefundOrder(input:$input){__typename ...StaffOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc, StaffOrderOutcomeFragmentDoc], "e6c3fd6d46af4b6ebc6ead43fb2c137da4774aaa6ff4b4081770ea10bbba79ea")
