// Rules of the employees' search: one text over people, orders, pieces, bags, parcels, returns and cases, by
// any fragment of a name, an address, a number or a code (decision 0119).
import { mayDo, type StaffTask } from '../fulfillment/staff.ts'

export const searchKinds = ['people', 'orders', 'pieces', 'bags', 'parcels', 'returns', 'cases'] as const
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
  parcels: [...parcelTasks.order, ...parcelTasks.seller_return],
  returns: parcelTasks.return,
  cases: ['cases'],
}

/**
 * Returns whether employees with these roles may search for this kind of thing (people, orders, pieces, …).
 */
export const maySearch = (roles: readonly string[], kind: SearchKind): boolean =>
  kindTasks[kind].some((task) => mayDo(roles, task))

/** The most results of each kind in a response. */
export const hitsPerKind = 5
/** The most results in a response to a search that is narrowed to one kind. */
export const hitsInScope = 20
/** Results of a kind are counted up to this number. */
export const hitsCounted = 100

/** Returns the number of results in words: "100+" where counting stopped. */
export const hitsWord = (count: number): string => (count < hitsCounted ? String(count) : `${hitsCounted}+`)

/**
 * What an employee may narrow the search to: one kind of result, or the deeds (screens that the employee may
 * open).
 */
export const searchScopes = [...searchKinds, 'deeds'] as const
export type SearchScope = (typeof searchScopes)[number]

/** Returns the scopes that employees with these roles may narrow a search to; deeds are for everybody. */
export const scopesOf = (roles: readonly string[]): SearchScope[] =>
  searchScopes.filter((scope) => scope === 'deeds' || maySearch(roles, scope))

/**
 * Splits a typed prefix from a search text: the beginning of a scope's name with a colon ("o:", "orders:"),
 * or ">" for the deeds. A beginning of several names means the first of them in `open`. Undefined when the
 * text has no prefix of a scope in `open`.
 */
export function readScopePrefix(
  typed: string,
  open: readonly SearchScope[],
): { scope: SearchScope; rest: string } | undefined {
  const deeds = /^\s*>\s*(.*)$/.exec(typed)
  if (deeds) return open.includes('deeds') ? { scope: 'deeds', rest: deeds[1] ?? '' } : undefined
  const [, word, rest = ''] = /^\s*([a-z]+):\s*(.*)$/i.exec(typed) ?? []
  const scope = word === undefined ? undefined : open.find((name) => name.startsWith(word.toLowerCase()))
  return scope && { scope, rest }
}

const plainKey = (text: string): string => text.toLowerCase().replace(/[\s#-]+/g, '')

/**
 * Returns how well a result fits a search text, by the texts that tell it from others (a number, a name, an
 * address): 3 when one is the text, 2 when one begins with it, 1 when a word of one does, else 0.
 */
export function fitOf(typed: string, keys: readonly (string | number | null | undefined)[]): number {
  const wanted = plainKey(typed)
  const fits = keys.map((key) => {
    const text = String(key ?? '')
    if (plainKey(text) === wanted) return 3
    if (plainKey(text).startsWith(wanted)) return 2
    return text.split(/[\s,@.]+/).some((word) => plainKey(word).startsWith(wanted)) ? 1 : 0
  })
  return Math.max(0, ...fits)
}
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
 * Parses an employee's search text, of which 80 characters count. `words`: at most four, in lower case, the
 * longest first; empty when none has three letters or digits in a row. `number`, `code`, `returnNumber` and
 * `caseNumber` read the whole text, without spaces and dashes, as one of these; null when it can't be one.
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

/** Returns whether a parsed desk search has nothing to look for: no words, no number and no code. */
export const isNoSearch = ({ words, number, code }: DeskText): boolean =>
  words.length === 0 && number === null && code === null

/** Returns whether a text contains every one of the words, ignoring case; false for no words. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.toLowerCase().includes(word))
