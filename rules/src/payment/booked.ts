// What the ledger books when a part of an order is given back: the entries, who gets the money, and what is
// left of the order. The API posts these entries as they are, and the property test of returns compares them
// with the preview that the shopper saw.
import { type Cents, cents, zero } from '../common/money.ts'
import {
  type Earned,
  type LedgerEntry,
  orderPaidEntries,
  type Paid,
  refundOwedEntries,
  reversed,
} from '../ledger/ledger.ts'
import { earnedLess, type Part, partSum } from './parts.ts'
import { backOf, paidInAll, paidWithout } from './refunds.ts'

/** How an order stands in the ledger. */
type Standing = { readonly paid: Paid; readonly earned: Earned }

/** What is given back to each means of payment, its entries, and how the order stands afterwards. */
export type Booked = {
  readonly back: Paid
  readonly entries: readonly LedgerEntry[]
  readonly left: Standing
}

const amountOf = (paid: Paid, part: Part): Cents => cents(Math.min(partSum(part), paidInAll(paid)))

/**
 * Returns the booking of a part of an order that is given back to its means of payment: what each gets, the
 * ledger entries, and what is left of the order. `isCharged`: the payment was captured, so that the processor
 * owes its share; else the reservation shrinks. Writes nothing.
 */
export function bookedBack({ paid, earned }: Standing, part: Part, isCharged: boolean): Booked {
  const back = backOf(paid, amountOf(paid, part))
  return {
    back,
    entries: isCharged ? refundOwedEntries(back, part) : reversed(orderPaidEntries(back)),
    left: { paid: paidWithout(paid, back), earned: earnedLess(earned, part) },
  }
}

/**
 * Returns the booking of a part of a charged order that is given as shop credit in a new drop without end:
 * ledger entries and what is left of the order. The means of payment are relieved of the same sum, so that
 * nothing is given back twice. Writes nothing.
 */
export function bookedCredit({ paid, earned }: Standing, part: Part, dropId: string): Booked {
  const amount = amountOf(paid, part)
  const drop = { id: dropId, kind: 'promo_credit' as const, amount, expiresAt: null }
  const back: Paid = { orderId: paid.orderId, drops: [drop], giftCards: [], charged: zero }
  return {
    back,
    entries: refundOwedEntries(back, part),
    left: { paid: paidWithout(paid, backOf(paid, amount)), earned: earnedLess(earned, part) },
  }
}
