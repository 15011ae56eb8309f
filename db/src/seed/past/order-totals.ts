// Computes the totals of seeded past orders with the shop's own rules.
import { type CartGroup, cartGroups } from '@hemline/rules/cart/groups.ts'
import { cartTotals, plainCart } from '@hemline/rules/pricing/totals.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Destination, Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { deliveryChoices, type ShippingOption, shippingOptions } from '@hemline/rules/shipping/shipping.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { isUsState } from '@hemline/rules/vocabulary/states.ts'
import type { Buyer } from './buyers.ts'
import { pastId } from './ids.ts'
import type { PastOrder } from './plan.ts'

/** The lines of an order in the sequence of its pieces, its delivery and its totals. */
export type Bill = {
  readonly lines: readonly TotalsLine[]
  readonly groups: readonly CartGroup[]
  readonly options: readonly ShippingOption[]
  readonly totals: Totals
}

function destinationOf({ shipTo }: Buyer): Destination {
  const { country, state, zip } = shipTo
  return country === 'US' && isUsState(state) ? { country: 'US', state, zip } : { country }
}

/**
 * Computes the totals of a seeded past order with each sender's standard delivery, on the day it was placed.
 */
export function billOf(order: PastOrder): Bill {
  const { buyer, pieces, placedAt: now, n } = order
  const lines = pieces.map((piece, i) => pieceLine(pastId('line', now, n, i), piece))
  const groups = cartGroups(pieces)
  const destination = destinationOf(buyer)
  const { country } = buyer.shipTo
  const loggedIn = buyer.userId !== null
  const options = shippingOptions(groups, {
    now,
    loggedIn,
    destination,
    country,
    bundle: null,
    chosen: {},
  })
  const plain = plainCart(lines, { now, freeShippingThreshold })
  const totals = cartTotals({
    ...plain,
    destination,
    estimateTaxes: true,
    delivery: deliveryChoices(options),
    shopper: { ...plain.shopper, loggedIn, international: country !== 'US', country },
  })
  return { lines, groups, options, totals }
}
