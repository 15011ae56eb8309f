// The answers of paying for and charging an order.
/**
 * The result of the payment is not known yet: the bank reviews it, the processor gave no answer, or another
 * payment of the same cart is open.
 */
export type OrderPending = { __typename: 'OrderPending'; orderId: string; message: string }

/** The shopper must approve the payment at `url`, a page of the payment provider. */
export type PaymentApprovalNeeded = { __typename: 'PaymentApprovalNeeded'; orderId: string; url: string }

/** The payment was declined: `code` is the decline code, `message` the sentence for the shopper. */
export type PaymentDeclined = { __typename: 'PaymentDeclined'; message: string; code: string }

/** The payment attempt was abandoned without a charge. */
export type AttemptGivenUp = { __typename: 'AttemptGivenUp'; message: string }

/** The order was charged now; `amount` in cents. */
export type Charged = { __typename: 'Charged'; amount: number }

/** Nothing was charged now: the order was charged before, or its status allows no charge. */
export type AlreadyCharged = { __typename: 'AlreadyCharged' }

/** The processor refused to capture the authorized payment; `code` is the decline code. */
export type ChargeRefused = { __typename: 'ChargeRefused'; code: string }
