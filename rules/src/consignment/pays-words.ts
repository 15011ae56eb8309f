// What a new price pays the seller of a piece, in one sentence of a note and its mail.
import { dollars } from '../common/dollars.ts'
import { add, type Cents, cents, zero } from '../common/money.ts'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import { payoutOf } from '../earnings/payouts.ts'

/** A piece on sale with its bag and the unpaid rest of that bag's fee; amounts in cents. */
export type PricedPiece = {
  readonly price: Cents
  readonly terms: PayoutTerms
  readonly bagId: string
  readonly bagFeeLeft: Cents
}

/** The sum that pieces would pay if all were sold at their prices; a bag's fee is taken once. */
function paysTogether(pieces: readonly PricedPiece[]): Cents {
  const bags = [...Map.groupBy(pieces, (one) => one.bagId).values()]
  return bags.reduce((sum, some) => {
    const gross = add(zero, ...some.map((one) => payoutOf(one.price, one.terms).earnings))
    return add(sum, cents(Math.max(0, gross - (some[0]?.bagFeeLeft ?? 0))))
  }, zero)
}

/**
 * Returns a sentence about what a seller's pieces pay at their prices, apart for pieces that are given to a
 * charity. Empty when they pay nothing.
 */
export function paysWords(pieces: readonly PricedPiece[]): string {
  const isGiven = (one: PricedPiece) => one.terms.service === 'donation'
  const own = paysTogether(pieces.filter((one) => !isGiven(one)))
  const given = paysTogether(pieces.filter(isGiven))
  const parts = [
    own > 0 ? `pay you ${dollars(own)}` : '',
    given > 0 ? `bring your charity ${dollars(given)}` : '',
  ].filter(Boolean)
  if (parts.length === 0) return ''
  return pieces.length === 1
    ? `Sold at this price, it would ${parts.join(' and ')}.`
    : `Sold at these prices, they would ${parts.join(' and ')} together.`
}
