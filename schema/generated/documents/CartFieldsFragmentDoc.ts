import { documentOf } from '../../document.ts'
import type { CartFieldsFragment } from '../types.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'

export const CartFieldsFragmentDoc = /* #__PURE__ */ documentOf<CartFieldsFragment, unknown>("fragment CartFields on Cart{__typename id userId visitorId addressId billingAddressId couponId applicableGiftCardsCount selectedPaymentMethod vendorsReferenceId itemLimit cartProducts{__typename id cartId availability addedAt discount discountPercent expiresAt giftedLifecyclePromo heldByOtherUntil itemNumber net productId productKey productType visibleDiscount visibleDiscountPercent visibleNet reclaimWithin giftCard{__typename ...CartGiftCardFields}item{__typename ...ItemCard finalSale reclaiming reclamationFee warehouse{__typename warehouseId city state}thirdPartySeller{__typename id name sellerType}dropshipper{__typename active id name}isP2P}}giftCards{__typename ...AppliedGiftCardFields}cartTotals{__typename ...CartTotalsFields}...CartShippingFields}", [BundleFieldsFragmentDoc, CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, CartShippingFieldsFragmentDoc])
