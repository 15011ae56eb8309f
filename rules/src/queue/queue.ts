// The line for a piece that somebody else holds: fair by the time of joining, one timed turn after the other
// (specification §3 Cart, decision 0053). What it says is what is so: no number in it is ever made up.
import type { ItemState } from '../catalogue/item-states.ts'

/**
 * How long a turn lasts: a hold of its own, shorter than the 20 minutes of one who found the
 * piece free, since others wait.
 */
export const turnMinutes = 10
/** Lines that one shopper can stand in at once. */
export const placesPerShopper = 10
/** The most shoppers in one line: at 20 minutes each, one more shopper would wait past the evening. */
export const lineLimit = 20
/** Live connections of one shopper at once; each tab in sight has one. */
export const liveConnectionsPerShopper = 6

/**
 * The same of one network, with one process of the API: an office whose people wait, and never a
 * thousand sockets of one machine.
 */
export const liveConnectionsPerNetwork = 60
/** Seconds after which a refused live connection may be tried again: who closes a tab makes room. */
export const liveRetrySeconds = 60
export const tooManyLiveMessage =
  'Live news of your pieces is open in many places already. Close a tab of this shop, or reload the page to see how your pieces stand.'

export type JoinFacts = {
  /** Undefined: there is no such piece. */
  state: ItemState | undefined
  /** Somebody else holds it now. */
  heldByOther: boolean
  /** The shopper stands in this line already. */
  waiting: boolean
  /** How many stand in this line. */
  length: number
  /** In how many lines the shopper stands. */
  places: number
}
export type JoinAnswer = 'join' | 'there' | 'free' | 'unavailable' | 'full' | 'too_many'

/**
 * Whether a shopper may join a line, and if not, why: what is free needs no line, and a
 * place is kept by asking again.
 */
export function joinAnswer({ state, heldByOther, waiting, length, places }: JoinFacts): JoinAnswer {
  if (state !== 'listed') return 'unavailable'
  if (!heldByOther) return 'free'
  if (waiting) return 'there'
  if (length >= lineLimit) return 'full'
  return places >= placesPerShopper ? 'too_many' : 'join'
}

export const itemFreeMessage = 'Nobody else holds this item. You can add it to your cart.'
export const queueFullMessage = 'The line for this item is full.'
export const tooManyPlacesMessage = `You can wait for up to ${placesPerShopper} items at once.`

/** "You’re first in line", "You’re 3rd in line". */
export function placeWords(place: number): string {
  return `You’re ${place === 1 ? 'first' : ordinal(place)} in line`
}

function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
