import { documentOf } from '../../document.ts'
import type { AppliedGiftCardFieldsFragment } from '../types.ts'

export const AppliedGiftCardFieldsFragmentDoc = /* #__PURE__ */ documentOf<AppliedGiftCardFieldsFragment, unknown>("fragment AppliedGiftCardFields on AppliedGiftCard{__typename balance cartId id last4 redeemAmount token}", [])
