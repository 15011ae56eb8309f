// A search text contains filters ("red dress"), which shoppers remove and change like chosen ones. This
// file computes the address after such a change.

import type { Span } from '../query/engine/types.ts'
import { filterByKey } from './filters.ts'
import { type Place, valuesOf, withFilter } from './listing-url.ts'

/** A filter read from the search text, as the search response returns it. */
export type SaidPart = Span & {
  key: string
  values: readonly string[]
  label: string
  negated: boolean
  textWithout: string
}
/** The search text of a response and the filters read from it. */
export type Said = { text: string; parts: readonly SaidPart[] }

const cutMark = '\u0000'
const joints = 'and|or|with|without|in|of|for|from|by|a|an|the|but'
const beforeCut = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:${joints})\\s+|[&,+/-]\\s*)+${cutMark}`, 'giu')
const afterFirst = new RegExp(`^\\s*${cutMark}\\s*(?:(?:${joints})(?![\\p{L}\\p{N}])\\s*|[&,+/-]\\s*)+`, 'iu')

/** A stretch to remove from the text. `instead`: words that replace the stretch, for what else it meant. */
type Cut = Span & { instead?: string }

/**
 * Removes the given stretches from a search text, with the small words that joined them: "red and blue dress"
 * without "blue" becomes "red dress".
 */
export function textWithoutSpans(text: string, spans: readonly Cut[]): string {
  const last = spans.toSorted((a, b) => b.from - a.from)
  const cut = last.reduce(
    (rest, { from, to, instead }) => `${rest.slice(0, from)} ${instead || cutMark} ${rest.slice(to)}`,
    text,
  )
  const single = cut.replace(/\s+/g, ' ').replaceAll(`${cutMark} ${cutMark}`, cutMark)
  return single
    .replace(beforeCut, cutMark)
    .replace(afterFirst, '')
    .replaceAll(cutMark, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns the understood parts of an earlier search text that still occur in the new text, at their new
 * positions; the page shows them until the new response arrives.
 */
export function partsStill(said: Said, text: string): SaidPart[] {
  if (said.text === text) return [...said.parts]
  const moved = new Map<number, number>()
  let at = 0
  for (const part of said.parts) {
    const from = moved.has(part.from) ? -1 : text.indexOf(said.text.slice(part.from, part.to), at)
    if (from < 0) continue
    moved.set(part.from, from)
    at = from + part.to - part.from
  }
  return said.parts.flatMap((part) => {
    const from = moved.get(part.from)
    if (from === undefined) return []
    const to = from + part.to - part.from
    return [{ ...part, from, to, textWithout: textWithoutSpans(text, [{ from, to }]) }]
  })
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const sameValues = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.some((other) => same(value, other)))

/** Returns the intersection of ranges: from the highest lower end to the lowest upper end. */
function commonRange(values: readonly string[]): string[] {
  const ends = values.map((value) => value.split('-'))
  const lows = ends.flatMap(([low]) => (low ? [Number(low)] : []))
  const highs = ends.flatMap(([, high]) => (high ? [Number(high)] : []))
  return values.length < 2
    ? [...values]
    : [`${lows.length > 0 ? Math.max(...lows) : ''}-${highs.length > 0 ? Math.min(...highs) : ''}`]
}

/**
 * Adds the filters understood from the search text to the query string, as if the shopper had chosen them, so
 * that facets show them as selected.
 */
export function searchWithSaid(search: string, parts: readonly SaidPart[]): string {
  const wanted = Map.groupBy(
    parts.filter((part) => !part.negated),
    (part) => part.key,
  )
  let shown = search
  for (const [key, list] of wanted) {
    const all = [...valuesOf(search, key), ...list.flatMap(({ values }) => values)]
    const once = all.filter((value, i) => all.findIndex((other) => same(value, other)) === i)
    shown = withFilter(shown, key, filterByKey.get(key)?.kind === 'range' ? commonRange(once) : once)
  }
  return shown
}

/**
 * Returns the address of the same listing with another search text, from page 1. A text in the path moves
 * into the query; a search without text or filters becomes /products. The parameter "exact" is dropped
 * with the text.
 */
export function placeWithText({ pathname, search }: Place, text: string): Place {
  const params = new URLSearchParams(search)
  params.delete('page')
  const isSearch = /^\/search(?:\/|$)/.test(pathname)
  if (text === '') for (const key of ['text', 'exact']) params.delete(key)
  else params.set('text', text)
  const isBare = text === '' && ![...params.keys()].some((key) => filterByKey.has(key))
  const query = params.toString().replaceAll('%2C', ',')
  return {
    pathname: isSearch ? (isBare ? '/products' : '/search') : pathname,
    search: query ? `?${query}` : '',
  }
}

/**
 * Returns the stretches to remove for these parts. One word may mean several filters ("LBD"): the labels
 * of the remaining ones replace the word.
 */
function cutsOf({ parts }: Said, gone: readonly SaidPart[]): Cut[] {
  const spans = gone.filter(({ from }, i) => gone.findIndex((other) => other.from === from) === i)
  return spans.map(({ from, to }) => {
    const kept = parts.filter((part) => part.from === from && !gone.includes(part))
    return { from, to, instead: kept.map(({ label }) => label.toLowerCase()).join(' ') }
  })
}

/**
 * Returns the address after a change in the facets; `next` is the query string made from searchWithSaid. A
 * filter of the text that the shopper did not change stays in the text. A changed filter moves to the
 * address, and its words leave the text. An excluded value that the shopper chooses is no longer excluded.
 */
export function placeAfterChoice(place: Place, said: Said, next: string): Place {
  const shown = searchWithSaid(place.search, said.parts)
  const isTouched = (key: string) => !sameValues(valuesOf(next, key), valuesOf(shown, key))
  const gone = said.parts.filter(({ key, negated, values }) =>
    negated
      ? valuesOf(next, key).some((value) => values.some((other) => same(value, other)))
      : isTouched(key),
  )
  let search = next
  for (const { key, negated } of said.parts)
    if (!negated && !isTouched(key)) search = withFilter(search, key, valuesOf(place.search, key))
  const here = { pathname: place.pathname, search }
  return gone.length === 0 ? here : placeWithText(here, textWithoutSpans(said.text, cutsOf(said, gone)))
}
