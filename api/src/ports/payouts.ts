// The port to providers that pay sellers: one interface, one suite of tests for every driver. Amounts are
// cents of US dollars. A key is paid at most once. A missing response is not a failure: the caller then
// asks (`find`), and only when the provider does not know the key makes sure that it never pays
// (`withdraw`).
import type { Cents } from '@hemline/rules/common/money.ts'
import type { PayoutFailure as AnyFailure, PayoutDriver } from '@hemline/rules/vocabulary/payouts.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'

export type PayoutFailure = AnyFailure

export type PayoutRequest = {
  /** The cash-out's own: the same key never pays twice, however often it is sent. */
  readonly key: string
  readonly amount: Cents
  readonly method: CashOutMethod | 'charity'
  /** Whom the provider knows by this address. */
  readonly email: string
}

export type PayoutState =
  | { readonly outcome: 'paid'; readonly reference: string }
  /** The provider has it and is not done: its answer comes by webhook, or is asked for. */
  | { readonly outcome: 'pending'; readonly reference: string }
  | { readonly outcome: 'failed'; readonly reference: string | null; readonly code: PayoutFailure }

/** No response came, or none that can be read: it is unknown whether money left. */
export class PayoutUnknown extends Error {}

/** An event of the provider; `key` is the cash-out's. The same event can come many times. */
export type PayoutEvent = { readonly id: string; readonly key: string }

export type PayoutsPort = {
  readonly name: PayoutDriver
  /** Pays the amount, once for its key. Answers within the port's time-out or throws PayoutUnknown. */
  send: (request: PayoutRequest) => Promise<PayoutState>
  /** How a payout stands; undefined when the provider has never heard of the key. Throws PayoutUnknown. */
  find: (key: string) => Promise<PayoutState | undefined>
  /**
   * Makes sure that nothing is paid for a key that nobody has heard of, also when its request arrives later;
   * says how it stands where it did arrive. Throws PayoutUnknown.
   */
  withdraw: (key: string) => Promise<PayoutState>
  /**
   * The event of a webhook whose signature holds; undefined: it is not the provider's, or too
   * old. `body`: byte for byte.
   */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ) => PayoutEvent | undefined
}
