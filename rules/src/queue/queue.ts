// The line for a piece that another shopper holds: ordered by the time of joining, one timed turn after
// the other (specification §3 Cart, decision 0053). Every number shown is real.
import type { ItemState } from '../catalogue/item-states.ts'

/** Minutes that a turn lasts: a hold shorter than the usual 20 minutes, since others wait. */
export const turnMinutes = 10
/** Most lines in which one shopper can stand at once. */
export const placesPerShopper = 10
/** Most shoppers in one line: at 20 minutes each, one more would wait past the evening. */
export const lineLimit = 20
/** Most live connections of one shopper at once; each visible tab has one. */
export const liveConnectionsPerShopper = 6

/**
 * Most live connections from one network to one process of the API: enough for an office, but not a
 * thousand sockets of one machine.
 */
export const liveConnectionsPerNetwork = 60
/** Seconds after which the client may retry a refused live connection; a closed tab frees a connection. */
export const liveRetrySeconds = 60
export const tooManyLiveMessage =
  'Live news of your pieces is open in many places already. Close a tab of this shop, or reload the page to see how your pieces stand.'

/** The facts that decide whether a shopper may join a line. */
export type JoinFacts = {
  /** State of the piece; undefined when the piece does not exist. */
  state: ItemState | undefined
  /** Whether another shopper holds the piece now. */
  heldByOther: boolean
  /** Whether the shopper already stands in this line. */
  waiting: boolean
  /** Number of shoppers in this line. */
  length: number
  /** Number of lines in which the shopper stands. */
  places: number
}
/**
 * 'join': the shopper may join; 'there': already in line; 'free': no other shopper holds the piece; the
 * others are refusals.
 */
export type JoinAnswer = 'join' | 'there' | 'free' | 'unavailable' | 'full' | 'too_many'

/**
 * Decides whether a shopper may join the line for a piece: 'join', or 'unavailable' (not listed), 'free'
 * (nobody else holds the piece), 'there' (in line already, keeping the place), 'full' (20 wait), 'too_many'
 * (the shopper waits in 10 lines).
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

/** Returns a place in line as a sentence: "You’re first in line", "You’re 3rd in line". */
export function placeWords(place: number): string {
  return `You’re ${place === 1 ? 'first' : ordinal(place)} in line`
}

function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
