// What the site says and sends of rescue boxes, without the sums of orders: a page needs little more.
import type { PaymentMethod } from '../vocabulary/payments.ts'

/** Boxes are paid by card at once; what is approved elsewhere would keep the last box from others. */
export const rescuePaymentMethod: PaymentMethod = 'card_processor_credit_card'

export const rescueFinalSale =
  'Final sale: a rescue box can’t be canceled or sent back. It is the last stop for these pieces.'
