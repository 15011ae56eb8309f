import { documentOf } from '../../document.ts'
import type { StaffOrderFieldsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'

export const StaffOrderFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffOrderFieldsFragment, unknown>("fragment StaffOrderFields on StaffOrder{__typename cameBy order{__typename ...OrderFields}notes{__typename id kind fromStatus toStatus actor reason happenedAt}refundable refundLimit giftCards{__typename ...BoughtGiftCardFields}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc])
