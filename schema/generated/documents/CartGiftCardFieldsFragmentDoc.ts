import { documentOf } from '../../document.ts'
import type { CartGiftCardFieldsFragment } from '../types.ts'

export const CartGiftCardFieldsFragmentDoc = /* #__PURE__ */ documentOf<CartGiftCardFieldsFragment, unknown>("fragment CartGiftCardFields on CartGiftCard{__typename deliveryDate timeZone deliveryMethod finalSale giftCardProductId giftCardTemplateId giftMessage imageUrl name recipientName recipientEmail senderName slug thumbnailUrl}", [])
