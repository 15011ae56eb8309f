// The texts of earnings: the division of a price, the state of a sale's earnings, and the state of a
// cash-out.

import {
  type PayoutStatus,
  payoutStatuses,
  payoutStatusLabels,
} from '@hemline/rules/earnings/payout-states.ts'
import type {
  CashOutFieldsFragment,
  CashOutSetupFieldsFragment,
  GetEarningSalesQuery,
} from '@hemline/schema/generated/graphql.ts'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { countOf, money } from '../../platform/format.ts'
import type { ThreadStep } from '../cleanout/Thread.tsx'

export type Sale = GetEarningSalesQuery['earningSales']['nodes'][number]
export type CashOut = CashOutFieldsFragment
export type Setup = CashOutSetupFieldsFragment

const lineWords: Readonly<Record<string, { name: string; note?: string }>> = {
  payout: { name: 'Your payout' },
  booster: { name: 'Your booster' },
  bag_fee: { name: 'Bag fee', note: 'Once a bag, out of its first sales' },
  selling_fee: { name: 'Selling fee', note: 'Photos, storage, selling and shipping' },
}

/**
 * Returns the lines of a sale's split (seller's earnings, fees and so on), each with its name; amounts in
 * signed cents, which add up to the price.
 */
export const saleLines = ({ lines }: { lines: readonly { kind: string; amount: number }[] }) =>
  lines.map(({ kind, amount }) => ({ key: kind, amount, ...(lineWords[kind] ?? { name: kind }) }))

export type StateWords = { badge: string; mood: 'plain' | 'good' | 'gold' | 'bad'; detail: string }

/**
 * Returns the state of a sale's earnings (taken back, available or pending) as badge, color and a sentence
 * with its day.
 */
export function saleState({
  state,
  availableAt,
  clawedBackAt,
  holdDays,
}: Pick<Sale, 'state' | 'availableAt' | 'clawedBackAt' | 'holdDays'>): StateWords {
  if (state === 'clawed_back')
    return {
      badge: 'Taken back',
      mood: 'bad',
      detail: clawedBackAt ? `It came back on ${dayOfEarnings(clawedBackAt)}` : 'It came back',
    }
  if (state === 'available')
    return {
      badge: 'Available',
      mood: 'good',
      detail: availableAt ? `Since ${dayOfEarnings(availableAt)}` : '',
    }
  return {
    badge: 'Pending',
    mood: 'gold',
    detail: availableAt
      ? `Clears ${dayOfEarnings(availableAt)}`
      : `Clears ${countOf(holdDays, 'day')} after it is delivered`,
  }
}

const isStatus = (text: string): text is PayoutStatus => (payoutStatuses as readonly string[]).includes(text)
/** Returns whether a cash-out's status is final: paid or failed. */
export const isFinal = ({ status }: Pick<CashOut, 'status'>): boolean =>
  status === 'paid' || status === 'failed'
/** Returns whether the cash-out goes through a payment provider, and so takes time. */
export const isOnItsWay = ({ kind }: Pick<CashOut, 'kind'>): boolean =>
  kind === 'digital_wallet' || kind === 'card_provider' || kind === 'bank_account'

/**
 * Returns one line about a cash-out's current state, for the seller's list: credit and its bonus, thanks,
 * paid when, late or failed.
 */
export function cashOutLine(one: CashOut): string {
  if (one.kind === 'credit')
    return `Store credit of ${money(one.amount + one.bonus)}, ${money(one.bonus)} of it on top`
  if (one.kind === 'donation')
    return one.receiptNumber ? `Thank you. Receipt ${one.receiptNumber}` : 'Thank you'
  if (one.status === 'failed') return 'Not paid. The money is yours again'
  if (one.status === 'late') return 'Taking longer than usual. We are asking; it is never sent twice'
  if (one.status === 'paid') return one.settledAt ? `Paid on ${dayOfEarnings(one.settledAt)}` : 'Paid'
  return one.statusLabel
}

/**
 * Returns the steps requested, sent and paid of a cash-out; a late or failed one shows this at the step
 * where it happened. `moment` formats a time.
 */
export function cashOutSteps(one: CashOut, moment: (iso: string) => string): ThreadStep[] {
  const at = (status: PayoutStatus) => one.events.find((event) => event.status === status)?.at
  const reached: readonly PayoutStatus[] = one.events.map(({ status }) => status).filter(isStatus)
  const way: readonly PayoutStatus[] = [
    'requested',
    ...(reached.includes('sent') || one.status !== 'failed' ? (['sent'] as const) : []),
    ...(one.status === 'late' || reached.includes('late') ? (['late'] as const) : []),
    one.status === 'failed' ? 'failed' : 'paid',
  ]
  const now = isStatus(one.status) ? way.indexOf(one.status) : 0
  return way.map((status, index) => {
    const iso = at(status)
    const state = index < now || one.status === 'paid' ? 'done' : index === now ? 'now' : 'next'
    return { label: payoutStatusLabels[status], state, detail: iso ? moment(iso) : undefined }
  })
}

/** Returns the path of a donation's page with its receipt. */
export const donationHref = (id: string): string => `/cleanout/donate/confirmation?donation=${id}`

/** Returns the path of the page with a receipt of a given bag. */
export const bagReceiptHref = (bagNumber: string, receiptNumber: string): string =>
  `/cleanout/donate/confirmation?bag=${bagNumber}&receipt=${receiptNumber}`

/**
 * Returns the path of the page about earnings that left the balance: a donation's receipt page, else the
 * cash-out's page.
 */
export const leftHref = ({ id, kind }: Pick<CashOut, 'id' | 'kind'>): string =>
  kind === 'donation' ? donationHref(id) : cashOutHref(id)

/** Returns the path of a cash-out's page. */
export const cashOutHref = (id: string): string => `/cleanout/cashout/${id}`
