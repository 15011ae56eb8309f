// The port to payment processors: one interface, several drivers, one suite of tests for all of them.
// Amounts are cents of US dollars. Money is reserved first (authorize) and taken when the parcel leaves
// (capture); a reservation that is not needed is released (void), taken money is given back by a refund.
// Card numbers never reach the API: the browser sends them to the processor.
import type { Cents } from '@hemline/rules/common/money.ts'
import type {
  DeclineCode as AnyDeclineCode,
  CardType,
  PaymentDriver,
  PaymentMethod,
} from '@hemline/rules/vocabulary/payments.ts'

/** Why a payment was refused; the texts for shoppers are in rules/src/payment/words.ts. */
export type DeclineCode = AnyDeclineCode

/** A request to reserve an amount in cents for an order. */
export type AuthorizeRequest = {
  /** The attempt's key: however often it is sent, it charges at most once. */
  readonly key: string
  readonly amount: Cents
  readonly method: PaymentMethod
  /** The processor's token for the card, wallet or account, which the browser got. */
  readonly token: string
  readonly orderId: string
  /** The URL to which the shopper returns from a method that is approved elsewhere. */
  readonly returnUrl: string
  /** The processor's name of the member; needed by `isKept` and `keeps`. */
  readonly customer?: string | undefined
  /** The token is the reference of a way to pay that is kept for the customer. */
  readonly isKept?: boolean
  /** Once the amount is reserved, the way to pay is kept for the customer. */
  readonly keeps?: boolean
  /** Nobody is there to approve the payment: a bank that asks for it declines instead. */
  readonly isAway?: boolean
}

/** A request to reserve an amount in cents with the means of payment of the payment `reference`. */
export type AuthorizeAgainRequest = {
  readonly key: string
  readonly reference: string
  readonly amount: Cents
  readonly orderId: string
}

/** The means of payment as far as it may be shown: "visa", "4242". */
export type Instrument = { readonly label: string; readonly last4: string | null }

/** A way to pay that the processor keeps for a customer, as far as it may be shown. */
export type KeptMethod = {
  /** The processor's id, which is no secret of the card but pays with it. */
  readonly reference: string
  readonly type: CardType
  /** The brand of a card, or the address of a wallet account. */
  readonly label: string
  readonly last4: string | null
  readonly expires: { readonly month: number; readonly year: number } | null
  /** The same for the same card or account, however often it is kept. */
  readonly fingerprint: string
}

/** The result of keeping a way to pay without a payment. */
export type Kept =
  | { readonly outcome: 'kept'; readonly method: KeptMethod }
  | { readonly outcome: 'refused'; readonly code: DeclineCode }

/** The state of a payment at the processor; `reference` is the processor's id. */
export type PaymentState =
  /** The amount is reserved. */
  | {
      readonly outcome: 'authorized'
      readonly reference: string
      readonly instrument: Instrument
      /** The way to pay that is kept now, when the request said so. */
      readonly kept?: KeptMethod
    }
  | { readonly outcome: 'declined'; readonly reference: string | null; readonly code: DeclineCode }
  /** The processor has not decided yet; the decision comes by webhook or is asked for later. */
  | { readonly outcome: 'review'; readonly reference: string }
  /** The shopper must approve the payment at this URL first. */
  | { readonly outcome: 'approval'; readonly reference: string; readonly url: string }
  | { readonly outcome: 'captured'; readonly reference: string; readonly amount: Cents }
  | { readonly outcome: 'voided'; readonly reference: string }

/** No response came, or none that can be read: it is unknown whether money was reserved or moved. */
export class PaymentUnknown extends Error {}

/** The money was captured already, so it can't be voided; it takes a refund. */
export class PaymentCaptured extends Error {}

/** A processor's notice that a payment has changed. */
export type PaymentEvent = {
  /** The processor's id of the event: the same event can come many times. */
  readonly id: string
  readonly reference: string
  /**
   * The attempt's key, as it was sent; empty when the event names only a payment (a closed review at Stripe).
   */
  readonly key: string
}

/** The result of a capture or refund. */
export type Moved = { readonly outcome: 'done' } | { readonly outcome: 'refused'; readonly code: DeclineCode }

/** The interface of every payment driver. */
export type PaymentsPort = {
  readonly name: PaymentDriver
  /**
   * Reserves the amount, once for its key. Answers within the port's time-out or throws PaymentUnknown.
   */
  authorize: (request: AuthorizeRequest) => Promise<PaymentState>
  /**
   * Reserves an amount once more with the means of payment of an earlier payment, without the shopper, once
   * for its key: authorizations lapse after some days. The earlier payment stays as it is. Throws
   * PaymentUnknown.
   */
  authorizeAgain: (request: AuthorizeAgainRequest) => Promise<PaymentState>
  /**
   * Returns a payment's present state; throws PaymentUnknown. Webhooks tell only that something changed.
   */
  find: (reference: string) => Promise<PaymentState>
  /**
   * Makes sure that an attempt charges nothing, whether or not its response ever came; repeats are
   * harmless. Throws PaymentUnknown when that can't be ensured now, PaymentCaptured when the money was
   * captured.
   */
  abandon: (request: AuthorizeRequest) => Promise<void>
  /**
   * Captures the reserved amount or a part of it (the rest is released), once for its key and only once
   * for a payment.
   */
  capture: (request: { reference: string; amount: Cents; key: string }) => Promise<Moved>
  /**
   * Releases a reservation; a repeat changes nothing. Throws PaymentCaptured when the money was captured.
   */
  void: (request: { reference: string; key: string }) => Promise<void>
  /** Returns the processor's name for a member, the same for the same key. Throws PaymentUnknown. */
  makeCustomer: (key: string) => Promise<string>
  /**
   * Keeps the card of a token for a customer without a payment, once for the token. Throws PaymentUnknown.
   */
  keepMethod: (request: { customer: string; token: string }) => Promise<Kept>
  /** Forgets a way to pay, which pays nothing any more; a repeat changes nothing. Throws PaymentUnknown. */
  forgetMethod: (reference: string) => Promise<void>
  /** Refunds a part of the captured amount or all of it, once for its key; refuses more than the rest. */
  refund: (request: { reference: string; amount: Cents; key: string }) => Promise<Moved>
  /**
   * Returns the event in a webhook with a right signature; undefined for a wrong or too old one. `body`:
   * the exact bytes.
   */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ) => PaymentEvent | undefined
  /**
   * Gets a session for one payment with the device's wallet on this origin (§7 "validate merchant").
   * Undefined when the processor's own script does that in the browser.
   */
  readonly validateMerchant?: (request: { origin: string }) => Promise<{ session: string }>
  /** Public settings with which the browser reaches the processor. */
  readonly browser: { readonly driver: PaymentDriver; readonly publicKey: string; readonly tokenUrl: string }
}
