// Offers between two people: amounts, whose turn it is, and the words that both sides read (decision 0199).
import { type Cents, cents } from '../common/money.ts'
import { hasContact } from '../questions/questions.ts'
import {
  type OfferStatus,
  offerLeastPercent,
  offersPerPiece,
  offerWordsMost,
} from '../vocabulary/direct-sell.ts'

export const offerLabels: Record<OfferStatus, string> = {
  open: 'Open',
  accepted: 'Agreed: held to be paid',
  declined: 'Declined',
  expired: 'Ran out',
  withdrawn: 'Withdrawn',
  lapsed: 'Agreed, and not paid in time',
  bought: 'Bought',
}

/** Why a seller can neither make an offer for a piece of the own closet nor report it. */
export const ownPieceMessage = 'This is your own piece.'

export type OfferSide = 'buyer' | 'seller'
export type Turn = { readonly by: OfferSide; readonly amount: number }

/**
 * Returns the least amount that a buyer may offer for a direct seller's price: 40 percent, rounded up to
 * whole dollars, and at least $1. Both in cents.
 */
export const leastOffer = (asking: number): Cents =>
  cents(Math.max(100, Math.ceil((asking * offerLeastPercent) / 10_000) * 100))

/**
 * Returns up to three suggested offers: 5, 10 and 15 percent below the price asked, in whole dollars, from
 * the least offer on. All in cents.
 */
export const offerSuggestions = (asking: number): Cents[] =>
  [...new Set([5, 10, 15].map((percent) => Math.round((asking * (100 - percent)) / 10_000) * 100))]
    .filter((amount) => amount >= leastOffer(asking) && amount < asking)
    .map((amount) => cents(amount))

/**
 * Returns the lowest and the highest amount (cents, both allowed) that buyer or seller may name next. A buyer
 * names at least the least offer and more than before, and less than the seller's last amount or the asked
 * price; a seller more than the buyer's last, and less than before. `lowest` above `highest`: no amount is
 * left.
 */
export function roomFor(
  side: OfferSide,
  { asking, turns }: { asking: number; turns: readonly Turn[] },
): { lowest: Cents; highest: Cents } {
  const last = (by: OfferSide) => turns.findLast((turn) => turn.by === by)?.amount
  const theirs = last('buyer')
  const ours = last('seller')
  if (side === 'buyer')
    return {
      lowest: cents(Math.max(leastOffer(asking), theirs === undefined ? 0 : theirs + 1)),
      highest: cents((ours ?? asking) - 1),
    }
  return {
    lowest: cents((theirs ?? 0) + 1),
    highest: cents(Math.min(asking, ours === undefined ? asking : ours - 1)),
  }
}

/**
 * Returns the reason, as a sentence, why buyer or seller can't name this amount (cents) in their offers: no
 * whole cents, no amount left between the two, too low, or too high (the limit is named). Undefined when they
 * can.
 */
export function amountFault(
  amount: number,
  side: OfferSide,
  of: { asking: number; turns: readonly Turn[] },
): string | undefined {
  if (!Number.isInteger(amount)) return 'Please enter an amount in dollars and cents.'
  const { lowest, highest } = roomFor(side, of)
  if (lowest > highest) return 'There is no amount left between the two of you.'
  const dollars = (value: number) => `$${(value / 100).toFixed(2)}`
  if (amount < lowest)
    return side === 'buyer' && of.turns.length === 0
      ? `The least that can be offered is ${dollars(lowest)}.`
      : `Please name at least ${dollars(lowest)}.`
  return amount > highest ? `Please name at most ${dollars(highest)}.` : undefined
}

/**
 * Returns the reason, as a sentence, why the message beside an offer can't be sent (more than 240 characters,
 * or a mail address, link or phone number in it); undefined when it can. It may be empty.
 */
export function offerWordsFault(words: string): string | undefined {
  if (words.length > offerWordsMost) return `Please use at most ${offerWordsMost} characters.`
  return hasContact(words) ? 'Please leave out mail addresses, links and phone numbers.' : undefined
}

/** Returns whether buyer or seller has named the five amounts that each may name for a piece. */
export const hasNamedEnough = (turns: readonly Turn[], side: OfferSide): boolean =>
  turns.filter((turn) => turn.by === side).length >= offersPerPiece

/**
 * Splits an agreed amount (cents) over pieces by their asked prices (cents), to the cent: the parts sum to
 * the amount, and none is above its asked price. Throws RangeError when the amount is above the sum of the
 * prices, or these are 0.
 */
export function splitAgreed(amount: number, asked: readonly number[]): number[] {
  const sum = asked.reduce((all, one) => all + one, 0)
  if (sum <= 0 || amount > sum) throw new RangeError(`offers: ${amount} of ${sum}`)
  const exact = asked.map((one) => (one * amount) / sum)
  const parts = exact.map(Math.floor)
  const byRest = exact
    .map((value, i) => ({ i, rest: value - (parts[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest)
  let left = amount - parts.reduce((all, one) => all + one, 0)
  for (const { i } of byRest) {
    if (left <= 0) break
    parts[i] = (parts[i] ?? 0) + 1
    left -= 1
  }
  return parts
}
