import { documentOf } from '../../document.ts'
import type { BoughtGiftCardFieldsFragment } from '../types.ts'

export const BoughtGiftCardFieldsFragmentDoc = /* #__PURE__ */ documentOf<BoughtGiftCardFieldsFragment, unknown>("fragment BoughtGiftCardFields on BoughtGiftCard{__typename id orderId last4 faceValue name slug deliveryMethod deliveryDate timeZone recipientName recipientEmail standing sentAt sendsLeft addressOpen sends{__typename id sentTo byStaff reason askedAt sentAt}}", [])
