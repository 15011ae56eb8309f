// The steps of a sale, as the person who sells and the person who bought follow them. Pure.
import { directHoldDays } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { DirectSaleFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dateOf, moment } from '../../../platform/format.ts'
import type { SeamStep } from '../../../ui/Seam.tsx'

export type Sale = DirectSaleFieldsFragment

/** Returns whether the viewer bought the pieces of a sale between members and has them. */
export const isBuyersOwn = ({ asBuyer, status }: Sale): boolean =>
  asBuyer && (status === 'delivered' || status === 'paid')

const reached = ['to_send', 'label_printed', 'on_its_way', 'delivered', 'paid'] as const

/** Returns the steps of a sale between members with their times; empty for a canceled one. */
export function stepsOf(sale: Sale, now: number): SeamStep[] {
  if (sale.status === 'canceled') return []
  const at = reached.indexOf(sale.status)
  const stateOf = (step: number) => (at >= step ? 'done' : at === step - 1 ? 'now' : 'later')
  const paid = { key: 'bought', label: 'Bought', detail: moment(sale.paidAt, now), state: 'done' }
  const label = {
    key: 'label',
    label: sale.asBuyer ? 'Being packed' : 'Label',
    detail: at >= 1 ? 'made' : `by ${moment(sale.sendBy, now)}`,
    state: stateOf(1),
  }
  const way = {
    key: 'way',
    label: 'On its way',
    detail: sale.carrierName && at >= 2 ? `with ${sale.carrierName}` : '',
    state: stateOf(2),
  }
  const there = {
    key: 'there',
    label: 'Delivered',
    detail: sale.deliveredAt ? moment(sale.deliveredAt, now) : '',
    state: stateOf(3),
  }
  const money = {
    key: 'money',
    label: 'Yours',
    detail: sale.availableAt ? dateOf(sale.availableAt) : `${directHoldDays} days after it arrives`,
    state: stateOf(4),
  }
  return sale.asBuyer ? [paid, label, way, there] : [paid, label, way, there, money]
}

/**
 * Returns the headline of a sale between members for the side that looks: the seller reads what to do or the
 * sale's state, the buyer whether the piece is here; both that a sale is canceled.
 */
export function headline(sale: Sale): string {
  const { asBuyer, status, otherName } = sale
  if (status === 'canceled') return 'This sale is canceled'
  if (asBuyer) return isBuyersOwn(sale) ? 'It is here' : `It comes from ${otherName}`
  switch (status) {
    case 'to_send':
      return `Send it to ${otherName}`
    case 'label_printed':
      return 'Ready to drop off'
    case 'on_its_way':
      return 'On its way'
    case 'delivered':
      return 'Delivered'
    default:
      return 'Paid to you'
  }
}

/** The reasons for which a seller cancels, to choose from. */
export const cancelReasons = [
  'I can’t find it any more',
  'It is damaged',
  'I sold it elsewhere',
  'I can’t send it in time',
  'Something else',
] as const
