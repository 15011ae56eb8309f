// A row for every payment method of specification §3: what it is called, when it is offered, how it is paid
// with, and who can do it. docs/payment-methods.md is written from it.

import { allowedPaymentMethods, type PaymentFacts } from '../pricing/totals-payments.ts'
import { homeCountry } from '../vocabulary/constants.ts'
import type { FeatureFlag } from '../vocabulary/flags.ts'
import type { CardType, PaymentDriver, PaymentKind, PaymentMethod } from '../vocabulary/payments.ts'
import { isWalletOffered } from './wallet-gate.ts'

export type MethodRow = {
  readonly method: PaymentMethod
  readonly label: string
  /** A line below the label. */
  readonly hint?: string
  readonly kind: PaymentKind
  /** In words, for the docs; the rule itself is `methodOffers` (rules/src/pricing/totals-payments.ts). */
  readonly offeredWhen: string
  /** Offered only while this flag is on. */
  readonly flag?: FeatureFlag
  /** The drivers that can charge the method. */
  readonly drivers: readonly PaymentDriver[]
  /** The method's name at Stripe. */
  readonly stripeType?: string
}

const lent = 'the country’s row has the method, goods only, amount to pay'

/** In the order in which checkout shows them. */
export const methodTable: readonly MethodRow[] = [
  {
    method: 'card_processor_credit_card',
    label: 'Card',
    kind: 'token',
    offeredWhen: 'something is to pay',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'card',
  },
  {
    method: 'card_processor_mobile_wallet_card',
    label: 'Mobile wallet',
    hint: 'With the wallet of this device',
    kind: 'wallet',
    offeredWhen: 'the gate of §1: device, flag, at home, logged in, protocol 3 or newer',
    flag: 'pwa_applepay',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'card',
  },
  {
    method: 'card_processor_digital_wallet',
    label: 'Digital wallet',
    hint: 'Approve with your wallet account',
    kind: 'approval',
    offeredWhen: 'something is to pay',
    flag: 'pwa_paypal',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'paypal',
  },
  {
    method: 'digital_wallet',
    label: 'Saved one-click wallet',
    hint: 'Pay with the card that you saved with the wallet provider',
    kind: 'approval',
    offeredWhen: 'at home',
    flag: 'pwa_paypal',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'link',
  },
  {
    method: 'bnpl_pay_in_four',
    label: 'Pay in 4',
    hint: 'Four payments, one every two weeks, no interest',
    kind: 'approval',
    offeredWhen: `${lent} $35 to $1,500`,
    flag: 'pwa_afterpay',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'afterpay_clearpay',
  },
  {
    method: 'bnpl_monthly',
    label: 'Pay monthly',
    hint: 'Over 3 to 12 months; the provider shows the cost first',
    kind: 'approval',
    offeredWhen: `${lent} $150 to $10,000`,
    flag: 'pwa_afterpay',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'affirm',
  },
  {
    method: 'bnpl',
    label: 'Pay later',
    hint: 'In full, 30 days from now',
    kind: 'approval',
    offeredWhen: `${lent} $35 to $2,000`,
    flag: 'pwa_afterpay',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'klarna',
  },
  {
    method: 'bnpl_cash_app',
    label: 'Cash app',
    hint: 'Approve in your cash app',
    kind: 'approval',
    offeredWhen: `${lent} $1 to $2,000`,
    flag: 'pwa_afterpay',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'cashapp',
  },
  {
    method: 'card_processor_peer_payment',
    label: 'Peer payment',
    hint: 'Approve with your peer payment account',
    kind: 'approval',
    offeredWhen: 'at home',
    drivers: ['sandbox'],
  },
  {
    method: 'marketplace_wallet',
    label: 'Marketplace wallet',
    hint: 'Pay with the address and card of your marketplace account',
    kind: 'approval',
    offeredWhen: 'at home',
    drivers: ['sandbox', 'stripe'],
    stripeType: 'amazon_pay',
  },
  {
    method: 'cross_border_shipper',
    label: 'International checkout',
    hint: 'Paid in your currency, duty included',
    kind: 'approval',
    offeredWhen: 'abroad',
    drivers: ['sandbox'],
  },
  {
    method: 'credits',
    label: 'Credit',
    kind: 'none',
    offeredWhen: 'credit pays everything, or nothing costs anything',
    drivers: [],
  },
  {
    method: 'clutch',
    label: 'Gift card',
    kind: 'none',
    offeredWhen: 'gift cards pay what credit does not, and nothing is left',
    drivers: [],
  },
]

const byMethod = new Map(methodTable.map((row) => [row.method, row]))

/** Returns the table row of a payment method. Throws when the table has none. */
export function methodRow(method: PaymentMethod): MethodRow {
  const row = byMethod.get(method)
  if (!row) throw new Error(`no payment method ${method}`)
  return row
}

/**
 * Returns whether the browser has to send a payment token with this method: cards and wallets do; methods
 * approved on another page, and orders that charge nothing, don't.
 */
export const needsToken = (method: string): boolean => {
  const kind = byMethod.get(method as PaymentMethod)?.kind
  return kind === 'token' || kind === 'wallet'
}

/**
 * Returns whether the payment driver and feature flags allow a payment method, regardless of the device;
 * false for an unknown method. Methods that need no payment are always allowed.
 */
export function isMethodOpen(method: PaymentMethod, facts: Pick<CheckoutFacts, 'driver' | 'flags'>): boolean {
  const row = methodTable.find((one) => one.method === method)
  if (!row) return false
  return (
    row.kind === 'none' ||
    (row.drivers.includes(facts.driver) && (row.flag === undefined || facts.flags.has(row.flag)))
  )
}

export type CheckoutFacts = PaymentFacts & {
  readonly driver: PaymentDriver
  readonly flags: ReadonlySet<FeatureFlag>
  /** The device's wallet; undefined when it has none. */
  readonly wallet?: { readonly protocolVersion: number }
}

function isOpen({ method }: MethodRow, facts: CheckoutFacts): boolean {
  if (!isMethodOpen(method, facts)) return false
  if (method !== 'card_processor_mobile_wallet_card') return true
  const { wallet, international, country, loggedIn } = facts
  return isWalletOffered({
    deviceSupports: wallet !== undefined,
    flagOn: true,
    international: international || country !== homeCountry,
    loggedIn,
    protocolVersion: wallet?.protocolVersion ?? 0,
  })
}

/**
 * Returns the rows of the payment methods that checkout shows, in order: those the totals allow and flags,
 * driver and device don't rule out.
 */
export function offeredMethods(facts: CheckoutFacts): MethodRow[] {
  const allowed = new Set(allowedPaymentMethods(facts))
  return methodTable.filter((row) => allowed.has(row.method) && isOpen(row, facts))
}

const cardTypeByMethod: Partial<Record<PaymentMethod, CardType>> = {
  card_processor_credit_card: 'CreditCard',
  card_processor_mobile_wallet_card: 'CreditCard',
  card_processor_digital_wallet: 'PayPalAccount',
  digital_wallet: 'PayPalAccount',
}

/** Returns the type of card behind a payment method (specification §3, Card types); null for the others. */
export const cardTypeOf = (method: PaymentMethod): CardType | null => cardTypeByMethod[method] ?? null
