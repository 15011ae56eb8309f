// Rules of the employees' search: one text over people, orders, pieces, bags, parcels and cases, by any
// fragment of a name, an address, a number or a code (issue "The house", staff shell; decision 0119).
import { mayDo, type StaffTask } from '../fulfillment/staff.ts'

export const searchKinds = ['people', 'orders', 'pieces', 'bags', 'parcels', 'cases'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What a parcel carries: an order, what a shopper sends back, or a piece on its way back to its seller. */
export const parcelKinds = ['order', 'return', 'seller_return'] as const
export type ParcelKind = (typeof parcelKinds)[number]

/** The tasks of which one opens the screen of such a parcel. */
const parcelTasks: Readonly<Record<ParcelKind, readonly StaffTask[]>> = {
  order: ['pick', 'pack', 'see_orders'],
  return: ['returns'],
  seller_return: ['return_to_seller'],
}

/** Returns whether employees with these roles may search for this kind of parcel. */
export const maySearchParcels = (roles: readonly string[], kind: ParcelKind): boolean =>
  parcelTasks[kind].some((task) => mayDo(roles, task))

/** The tasks of which one opens a kind. */
const kindTasks: Readonly<Record<SearchKind, readonly StaffTask[]>> = {
  people: ['see_orders'],
  orders: ['see_orders'],
  pieces: ['edit_items'],
  bags: ['intake'],
  parcels: parcelKinds.flatMap((kind) => parcelTasks[kind]),
  cases: ['cases'],
}

/**
 * Returns whether employees with these roles may search for this kind of thing (people, orders, pieces, …).
 */
export const maySearch = (roles: readonly string[], kind: SearchKind): boolean =>
  kindTasks[kind].some((task) => mayDo(roles, task))

/** The most results of each kind in a response. */
export const hitsPerKind = 5
/** The log of searches for people forgets an entry after this time. */
export const personSearchKeptDays = 365
/** A search that goes on from the text before, within this time, is the same search of somebody who types. */
export const typingSeconds = 30
/** A longer text is cut. */
export const searchLength = 80
/** Words beyond these don't narrow the search any more. */
export const searchWords = 4

export type DeskText = {
  /**
   * Words in lower case, the longest first; empty when none has three letters or digits beside each other.
   */
  words: readonly string[]
  /** The whole text as a number: a piece or a bag begins with these digits. */
  number: number | null
  /** The whole text as a part of a code, without spaces and dashes, in lower case. */
  code: string | null
  /** The whole text as the number of a return: "R 40917", or the digits alone. */
  returnNumber: number | null
  /** The whole text as the number of a case: "Case 3107", or the digits alone. */
  caseNumber: number | null
}

/** Numbers of returns and cases are integers of the database: at most nine digits are one for certain. */
const returnPattern = /^r?(\d{3,9})$/
const casePattern = /^(?:case)?(\d{3,9})$/

const numberIn = (text: string, pattern: RegExp): number | null => {
  const digits = pattern.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Three signs are the least that an index of trigrams can look for. */
const solid = /[\p{L}\p{N}]{3}/u

/**
 * Parses the text of the desk's search into words, numbers and a code; each is empty or null when the text
 * has none.
 */
export function readDeskText(typed: string): DeskText {
  const text = typed.normalize('NFC').trim().slice(0, searchLength).toLowerCase().replace(/^#\s*/, '')
  const words = text
    .split(/[\s-]+/)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, searchWords)
  const joined = text.replace(/[\s-]+/g, '')
  return {
    words: words.some((word) => solid.test(word)) ? words : [],
    number: /^\d{3,15}$/.test(joined) ? Number(joined) : null,
    code: /^[a-z0-9]{4,40}$/.test(joined) && /\d/.test(joined) ? joined : null,
    returnNumber: numberIn(joined, returnPattern),
    caseNumber: numberIn(joined, casePattern),
  }
}

/** Returns whether a parsed desk search has nothing to look for. */
export const isNoSearch = ({ words, number, code }: DeskText): boolean =>
  words.length === 0 && number === null && code === null

/** Returns whether a text contains every one of the words, ignoring case; false for no words. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.toLowerCase().includes(word))
