import { documentOf } from '../../document.ts'
import type { StaffCancelOrderMutation, StaffCancelOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffCancelOrderDocument = /* #__PURE__ */ documentOf<StaffCancelOrderMutation, StaffCancelOrderMutationVariables>("mutation staffCancelOrder($input:StaffCancelInput!){__typename staffCancelOrder(input:$input){__typename ...StaffOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc, StaffOrderOutcomeFragmentDoc], "3e33ee8cd3bde67313be1055cbee698172c825236027b43c91e766150500890c")
