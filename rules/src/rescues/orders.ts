// What a rescue box costs in all, and what its checkout refuses (decision 0163). The
// sums are those of every order: the same function, without promotions and rewards.
import { type Cents, cents } from '../common/money.ts'
import type { Drop } from '../ledger/ledger.ts'
import { cartTotals } from '../pricing/totals.ts'
import type { Destination, Totals, TotalsLine } from '../pricing/totals-types.ts'
import { freeShippingThreshold } from '../vocabulary/constants.ts'
import { warehouses } from '../vocabulary/warehouses.ts'
import { type RescueGroupKey, rescueBoxOf, rescueTaxCategory } from './groups.ts'

/** The key that a browser makes for an attempt to pay a box; its beginning tells it from a cart's. */
export const rescueKeyPattern = /^rescue-[\w-]{16,73}$/

/** All pieces of rescue boxes are gathered in one house, so that a box is one parcel. */
const gatheredIn = 12
const found = warehouses.find((one) => one.warehouseId === gatheredIn)
if (!found) throw new Error(`rescues: there is no warehouse ${gatheredIn}`)
export const rescueWarehouse = found

/**
 * Returns where the pieces of a group of rescue boxes lie: the warehouse's code and the shelf, which has the
 * group's number.
 */
export const rescuePlace = (groupId: number): string =>
  `${rescueWarehouse.code}, rescue shelf ${String(groupId).padStart(3, '0')}`

/** Boxes up to this weight, in grams, travel for the lower price. */
const lightGrams = 2500

/** Returns the delivery price of a rescue box in cents: 699 up to 2,500 grams, 999 above. */
export const rescueDelivery = (grams: number): Cents => cents(grams <= lightGrams ? 699 : 999)

/** The facts of a box that is to be paid: its group, where it goes, and the shopper's credit. */
export type RescueOrderFacts = {
  readonly group: RescueGroupKey
  /** The id of each piece's line. */
  readonly lineIds: readonly string[]
  readonly destination: Destination | null
  readonly drops: readonly Drop[]
  readonly loggedIn: boolean
  readonly now: Date
}

/**
 * Returns the order lines of a rescue box for the computation of totals: one for each id, all at the same
 * price in cents and final sale, since it must not matter which pieces were packed.
 */
export function rescueLines(group: RescueGroupKey, lineIds: readonly string[]): TotalsLine[] {
  const { pricePiece } = rescueBoxOf(group)
  return lineIds.map((id) => ({
    id,
    kind: 'item',
    price: pricePiece,
    msrp: pricePiece,
    source: 'own',
    departments: [],
    categories: [rescueTaxCategory(group.kind)],
    outlet: false,
    finalSale: true,
    ownPercent: 0,
    ownCode: null,
  }))
}

/**
 * Adds up a rescue box in cents: pieces, delivery, fees, tax, and the credit that pays a part of it.
 * Promotions, rewards and gift cards do not apply.
 */
export function rescueTotals({
  group,
  lineIds,
  destination,
  drops,
  loggedIn,
  now,
}: RescueOrderFacts): Totals {
  return cartTotals({
    now,
    lines: rescueLines(group, lineIds),
    shopper: {
      loggedIn,
      international: false,
      country: 'US',
      freeShippingThreshold,
      firstOrder: false,
      pointsMultiplier: 1,
    },
    destination,
    estimateTaxes: true,
    delivery: [{ price: rescueDelivery(rescueBoxOf(group).grams), freeable: false }],
    bundleShipsFree: false,
    promotions: [],
    chosenCode: null,
    skipPromoAutoApply: true,
    rewards: [],
    drops,
    giftCards: [],
  })
}

export const rescueSoldOutMessage =
  'Somebody was faster: this box is gone. Nothing was charged. New ones come as pieces do.'
export const rescueAbroadMessage = 'Rescue boxes travel within the United States only.'
