// The port to providers that pay sellers: one interface, one suite of tests for every driver. Amounts are
// cents of US dollars. A key is paid at most once. A missing response is not a failure: the caller then
// asks (`find`), and only when the provider does not know the key makes sure that it never pays
// (`withdraw`).
import type { Cents } from '@hemline/rules/common/money.ts'
import type { BankAccountType } from '@hemline/rules/earnings/bank-accounts.ts'
import type { PayoutFailure as AnyFailure, PayoutDriver } from '@hemline/rules/vocabulary/payouts.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'

export type PayoutFailure = AnyFailure

/** A request to pay an amount in cents to a seller or charity. */
export type PayoutRequest = {
  /** The cash-out's key: however often it is sent, it pays at most once. */
  readonly key: string
  readonly amount: Cents
  readonly method: CashOutMethod | 'charity'
  /** How the provider knows the payee: an e-mail address, or the reference of a bank account. */
  readonly payee: string
}

/** A bank account as the shop knows it: the provider keeps the numbers. */
export type KeptBankAccount = {
  /** The provider's reference; the same account has the same one. */
  readonly reference: string
  readonly last4: string
  readonly accountType: BankAccountType
  readonly holder: string
}

/** The state of a payout at the provider; `reference` is the provider's id. */
export type PayoutState =
  | { readonly outcome: 'paid'; readonly reference: string }
  /** The provider has accepted the payout; its outcome comes by webhook or is asked for. */
  | { readonly outcome: 'pending'; readonly reference: string }
  | { readonly outcome: 'failed'; readonly reference: string | null; readonly code: PayoutFailure }

/** No response came, or none that can be read: it is unknown whether money left. */
export class PayoutUnknown extends Error {}

/** An event of the provider; `key` is the cash-out's. The same event can come many times. */
export type PayoutEvent = { readonly id: string; readonly key: string }

/** The interface of every payout driver. */
export type PayoutsPort = {
  readonly name: PayoutDriver
  /** Where the browser exchanges a bank account's numbers for a token; they never come to the shop. */
  readonly bankTokenUrl: string
  /**
   * Has the provider keep the bank account behind a browser's token; undefined for an unknown or too old
   * token. Throws PayoutUnknown.
   */
  keepBankAccount: (token: string) => Promise<KeptBankAccount | undefined>
  /** Pays the amount, once for its key. Answers within the port's time-out or throws PayoutUnknown. */
  send: (request: PayoutRequest) => Promise<PayoutState>
  /**
   * Returns a payout's state; undefined when the provider does not know the key. Throws PayoutUnknown.
   */
  find: (key: string) => Promise<PayoutState | undefined>
  /**
   * Makes sure that a key the provider does not know is never paid, even if its request arrives later;
   * returns the state when the request did arrive. Throws PayoutUnknown.
   */
  withdraw: (key: string) => Promise<PayoutState>
  /**
   * Returns the event in a webhook with a right signature; undefined for a wrong or too old one. `body`:
   * the exact bytes.
   */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ) => PayoutEvent | undefined
}
