// The states of a piece in which the piece lies in one of our houses.
import { type ItemState, itemStates } from '../catalogue/item-states.ts'

const away: readonly ItemState[] = ['packed', 'shipped', 'delivered']

/** Returns whether a piece in this state lies in a house: it is not packed, on its way or with its buyer. */
export const isFromHouse = (state: string): boolean =>
  itemStates.some((one) => one === state) && !away.some((one) => one === state)
