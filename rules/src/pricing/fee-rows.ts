// The fees of an order by their names: one wording in the cart, at checkout, on the order and in its mails.
import { type Cents, cents } from '../common/money.ts'
import { circularityFee } from '../vocabulary/fees.ts'

export const feeNames = {
  circularity_fee: 'Circularity fee',
  retail_delivery_fee: 'Retail delivery fee',
} as const
export type FeeRow = { readonly key: keyof typeof feeNames; readonly label: string; readonly amount: Cents }

/**
 * Returns the rows of an order's fees, whose amounts (cents) add up to `fees`; rows of zero are left out.
 * `circularity`: the part that is the shop's own fee; an order that did not keep it has at most one such fee.
 */
export function feeRows(fees: number, circularity: number = circularityFee): FeeRow[] {
  const own = Math.min(fees, circularity)
  const row = (key: FeeRow['key'], amount: number): FeeRow => ({
    key,
    label: feeNames[key],
    amount: cents(amount),
  })
  return [row('circularity_fee', own), row('retail_delivery_fee', fees - own)].filter(
    ({ amount }) => amount > 0,
  )
}
