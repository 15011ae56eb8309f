// What a goody box comes to: the sums of every order, with free delivery (decision 0171).
import { zero } from '../common/money.ts'
import { cartTotals } from '../pricing/totals.ts'
import type { Destination, Totals, TotalsLine } from '../pricing/totals-types.ts'
import { freeShippingThreshold } from '../vocabulary/constants.ts'

/** The key that a browser makes for an attempt to reserve a box; its beginning tells it from a cart's. */
export const goodyKeyPattern = /^goody-[\w-]{16,73}$/

/** The facts of a box that is to be reserved: its pieces and where it goes; null while that is unknown. */
export type GoodyOrderFacts = {
  readonly lines: readonly TotalsLine[]
  readonly destination: Destination | null
  readonly now: Date
}

/**
 * Adds up the pieces of a goody box with fees and tax, in cents, within the United States. Delivery is free;
 * credit, promotions and gift cards do not apply to a goody box.
 */
export function goodyTotals({ lines, destination, now }: GoodyOrderFacts): Totals {
  return cartTotals({
    now,
    lines: lines.map((line) => ({ ...line, ownPercent: 0, ownCode: null })),
    shopper: {
      loggedIn: true,
      international: false,
      country: 'US',
      freeShippingThreshold,
      firstOrder: false,
      pointsMultiplier: 1,
    },
    destination,
    estimateTaxes: true,
    delivery: [{ price: zero, freeable: false }],
    bundleShipsFree: false,
    promotions: [],
    chosenCode: null,
    skipPromoAutoApply: true,
    rewards: [],
    drops: [],
    giftCards: [],
  })
}
