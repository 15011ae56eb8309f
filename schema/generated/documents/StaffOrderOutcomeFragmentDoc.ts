import { documentOf } from '../../document.ts'
import type { StaffOrderOutcomeFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'

export const StaffOrderOutcomeFragmentDoc = /* #__PURE__ */ documentOf<StaffOrderOutcomeFragment, unknown>("fragment StaffOrderOutcome on StaffOrderResult{__typename ...on StaffOrderPayload{__typename staffOrder{__typename ...StaffOrderFields}}...on UserError{__typename message}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc])
