// The sums of cases in the mocks, and where they go.
import type { CaseGrant } from '@hemline/rules/cases/offers.ts'
import type { CaseOffer } from '@hemline/rules/vocabulary/cases.ts'
import type { MockOrder } from '../orders.ts'

/** Returns the money of one way to settle a case, as granted; undefined when that way is not granted. */
export const moneyIn = (grant: CaseGrant, offer: CaseOffer) =>
  ({ keep_part: grant.keepPart, refund: grant.refund, credit: grant.credit, carrier_claim: grant.claim })[
    offer as 'refund'
  ] ?? undefined

/** Returns the means of payment, one row at most, that get a sum (cents) of an order back. */
export const targetOf = (order: MockOrder, offer: CaseOffer, amount: number) =>
  amount === 0
    ? []
    : [
        offer === 'credit'
          ? { key: 'credit', label: 'Shop credit', amount }
          : { key: `card/${order.paidWith}`, label: `To ${order.paidWith}`, amount },
      ]
