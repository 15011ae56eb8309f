import { documentOf } from '../../document.ts'
import type { StaffCancelOrderMutation, StaffCancelOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffCancelOrderDocument = /* #__PURE__ */ documentOf<StaffCancelOrderMutation, StaffCancelOrderMutationVariables>("mutation staffCancelOrder($input:StaffCancelInput!){__typename staffCancelOrder(input:$input){__typename ...StaffOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc, StaffOrderOutcomeFragmentDoc], "b05f6bd423101713630ffa2d7496c5a24108d8e5432b90d63af8de9e64f2f52d")
