// The port to payment processors: one interface, several drivers, one suite of tests for all of them.
// Amounts are cents of US dollars. Money is reserved first (authorize) and taken when the parcel leaves
// (capture); a reservation that is not needed is released (void), taken money is given back by a refund.
// Card numbers never reach the API: the browser sends them to the processor.
import type { Cents } from '@hemline/rules/common/money.ts'
import type {
  DeclineCode as AnyDeclineCode,
  PaymentDriver,
  PaymentMethod,
} from '@hemline/rules/vocabulary/payments.ts'

/** Why a payment was refused; the texts for shoppers are in rules/src/payment/words.ts. */
export type DeclineCode = AnyDeclineCode

export type AuthorizeRequest = {
  /** The attempt's own: the same key never charges twice, however often it is sent. */
  readonly key: string
  readonly amount: Cents
  readonly method: PaymentMethod
  /** What the processor gave the browser for the card, wallet or account. */
  readonly token: string
  readonly orderId: string
  /** Where the shopper comes back to, for methods that are approved elsewhere. */
  readonly returnUrl: string
}

/** The means of payment as far as it may be shown: "visa", "4242". */
export type Instrument = { readonly label: string; readonly last4: string | null }

export type PaymentState =
  /** Promised. */
  | { readonly outcome: 'authorized'; readonly reference: string; readonly instrument: Instrument }
  | { readonly outcome: 'declined'; readonly reference: string | null; readonly code: DeclineCode }
  /** The processor is not sure yet; its answer comes by webhook, or is asked for later. */
  | { readonly outcome: 'review'; readonly reference: string }
  /** The shopper has to approve there first. */
  | { readonly outcome: 'approval'; readonly reference: string; readonly url: string }
  | { readonly outcome: 'captured'; readonly reference: string; readonly amount: Cents }
  | { readonly outcome: 'voided'; readonly reference: string }

/** No response came, or none that can be read: it is unknown whether money was reserved or moved. */
export class PaymentUnknown extends Error {}

/** The money was captured already, so it can't be voided; it takes a refund. */
export class PaymentCaptured extends Error {}

export type PaymentEvent = {
  /** The processor's own name of the event: the same one can come many times. */
  readonly id: string
  readonly reference: string
  /**
   * The attempt's key, as it was sent; empty when the event names only a payment (a closed review at Stripe).
   */
  readonly key: string
}

export type Moved = { readonly outcome: 'done' } | { readonly outcome: 'refused'; readonly code: DeclineCode }

export type PaymentsPort = {
  readonly name: PaymentDriver
  /** Promises the amount, once for its key. Answers within the port's time-out or throws PaymentUnknown. */
  authorize: (request: AuthorizeRequest) => Promise<PaymentState>
  /**
   * How a payment stands now; throws PaymentUnknown. Webhooks say only that
   * something changed: this says what.
   */
  find: (reference: string) => Promise<PaymentState>
  /**
   * Makes sure that nothing of an attempt is charged, whether or not its answer ever came; again
   * and again without harm. Throws PaymentUnknown when that can't be made sure now,
   * PaymentCaptured when money was taken.
   */
  abandon: (request: AuthorizeRequest) => Promise<void>
  /**
   * Takes what was promised, or a part of it (the rest is let go), once for its key;
   * once at all for a payment.
   */
  capture: (request: { reference: string; amount: Cents; key: string }) => Promise<Moved>
  /** Lets go of a promise; a second time changes nothing. Throws PaymentCaptured when the money was taken. */
  void: (request: { reference: string; key: string }) => Promise<void>
  /** Gives back a part of what was taken, or all of it, once for its key; refuses more than is left of it. */
  refund: (request: { reference: string; amount: Cents; key: string }) => Promise<Moved>
  /**
   * The event of a webhook whose signature holds; undefined: it is not the processor's, or too
   * old. `body`: byte for byte.
   */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ) => PaymentEvent | undefined
  /**
   * Vouches for the shop towards the device's wallet (§7 "validate merchant"): a session for one payment on
   * this origin. Undefined when the processor's own script does that in the browser.
   */
  readonly validateMerchant?: (request: { origin: string }) => Promise<{ session: string }>
  /** What the browser needs to reach the processor: public. */
  readonly browser: { readonly driver: PaymentDriver; readonly publicKey: string; readonly tokenUrl: string }
}
