// What a shopper is told of returns before an order: on the page of a piece and in the cart. It says what
// refusalOfReturn and returnMoney do later.
import { dollars } from '../common/dollars.ts'
import type { Cents } from '../common/money.ts'
import { deliveryReturnDays } from '../vocabulary/limits.ts'
import { restockingFee, returnLabelFee } from '../vocabulary/returns.ts'

/** The facts of a piece on sale that decide whether it may go back. */
type PieceOnSale = {
  readonly finalSale: boolean
  /** Whether a person sells it. */
  readonly isP2P: boolean
  /** Category slugs. */
  readonly categories: readonly string[]
}

/** Whether a kind of jewelry goes through a piercing: all kinds of earrings. */
export const isPierced = (categories: readonly string[]): boolean =>
  categories.some((one) => one.endsWith('earrings'))

/** Why a piece can't go back, in two parts: the first names the reason. Undefined when it can. */
export function keptFor({
  finalSale,
  isP2P,
  categories,
}: PieceOnSale): [lead: string, rest: string] | undefined {
  if (finalSale) return ['Final sale.', 'This piece can’t be returned.']
  if (isPierced(categories)) return ['Final sale.', 'Pierced jewelry can’t come back.']
  if (isP2P) return ['Sold by a person.', 'It can come back only if it isn’t as described.']
  return undefined
}

/** Until when a piece may go back, after "can go back". */
export const returnTime = `unworn, with its tag on, within ${deliveryReturnDays} days of delivery.`

type FeeTerms = {
  /** The price of our label from the shopper's country; null: it depends on the country. */
  label?: Cents | null
  /** Whether shop credit is a way to be paid back: it is not for pieces that partners send. */
  byCredit: boolean
}

/** What a return costs, as one or two sentences. */
export function returnCost({ label = returnLabelFee, byCredit }: FeeTerms): string {
  const isHome = label === returnLabelFee
  const credit = byCredit && isHome ? 'Shop credit costs nothing; for your money back w' : 'W'
  const restocking = `${credit}e keep ${dollars(restockingFee)} a piece, nothing on your first return.`
  const price =
    label === null ? 'Our label’s price depends on your country' : `Our label is ${dollars(label)}`
  return `${restocking} ${price}, or you post it yourself.`
}
