// Friendly texts of specification §8 and the port through which the browser reports what nobody expected.
import type { CombinedError } from 'urql'

const opening = 'We’ve encountered an error'
export const refreshSuffix = 'Please refresh the page and try again.'
export const tryAgainSuffix = 'Please try again.'

/** The phrases of §8 that screens built so far can show, with the suffix each takes. */
export const phrases = {
  generic: { phrase: '', suffix: refreshSuffix },
  applyPromoCode: { phrase: 'applying that promo code', suffix: '' },
  addToCart: { phrase: 'adding this item to your cart', suffix: tryAgainSuffix },
  fetchingBrands: { phrase: 'fetching brands', suffix: refreshSuffix },
  fetchingFavorites: { phrase: 'fetching favorites', suffix: refreshSuffix },
  fetchingItems: { phrase: 'fetching items', suffix: refreshSuffix },
  passwordLink: { phrase: 'sending you the password change link', suffix: tryAgainSuffix },
  popularSearches: { phrase: 'loading popular searches', suffix: refreshSuffix },
  searchPreview: { phrase: 'loading the search preview', suffix: refreshSuffix },
  typeahead: { phrase: 'loading typeahead results', suffix: refreshSuffix },
  final: { phrase: 'and are working to resolve the issue', suffix: '' },
} as const
export type Phrase = keyof typeof phrases

/** "We’ve encountered an error fetching items. Please refresh the page and try again." */
export function friendly(name: Phrase): string {
  const { phrase, suffix } = phrases[name]
  return `${phrase ? `${opening} ${phrase}` : opening}.${suffix ? ` ${suffix}` : ''}`
}

/** §8: messages that are the shop working as it should, and so are not reported. */
const expected = [
  /code is not applicable/i,
  /invalid gift card number or pin/i,
  /already in (your|user['’]s) cart/i,
  /item cannot be reserved/i,
  /try again in \d+ minute/i,
  /review the payment information/i,
  /shipping to .+ is not supported/i,
  /promotion does not apply to these items/i,
  /in somebody else['’]s cart/i,
  /already used by another account/i,
  /up to \d+ items in your cart/i,
  /status code 429/i,
]

export const isExpected = (message: string): boolean => expected.some((pattern) => pattern.test(message))

/** Refusals that the server words for the person who meets them. */
const refusals: readonly unknown[] = ['FORBIDDEN', 'RATE_LIMITED', 'UNAUTHENTICATED']
const isForPeople = (error: CombinedError['graphQLErrors'][number]) => isExpected(error.message) || refusals.includes(error.extensions?.code)

/** What a person reads for an answer that failed: the server's own words when they were meant for people, else the friendly text. Duplicates once. */
export function friendlyError(error: CombinedError | undefined, name: Phrase): string {
  const words = (error?.graphQLErrors ?? []).filter(isForPeople).map((one) => one.message)
  return words.length > 0 ? [...new Set(words)].join(' ') : friendly(name)
}

/** Whether an answer failed only because the shop refuses what was asked, as it should: nothing that anybody has to look into. */
export function isRefusal(error: CombinedError): boolean {
  return !error.networkError && error.graphQLErrors.length > 0 && error.graphQLErrors.every(isForPeople)
}

export type ErrorReports = { error: (what: string, facts?: unknown) => void; warning: (what: string, facts?: unknown) => void }

export const consoleReports: ErrorReports = {
  error: (what, facts) => globalThis.console.error(what, facts ?? ''),
  warning: (what, facts) => globalThis.console.warn(what, facts ?? ''),
}

let driver: ErrorReports = consoleReports

/** Sends reports elsewhere from now on; returns the driver used before. */
export function setErrorReports(next: ErrorReports): ErrorReports {
  const before = driver
  driver = next
  return before
}

export const reportError = (what: string, facts?: unknown): void => driver.error(what, facts)
export const reportWarning = (what: string, facts?: unknown): void => driver.warning(what, facts)
