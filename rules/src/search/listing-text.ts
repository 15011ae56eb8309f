// A search text says filters too, and people take them for their own: they tick them off and choose others.
// Which address that leads to.

import type { Span } from '../query/engine/types.ts'
import { filterByKey } from './filters.ts'
import { type Place, valuesOf, withFilter } from './listing-url.ts'

/** A part of the text as an answer tells it. */
export type SaidPart = Span & {
  key: string
  values: readonly string[]
  label: string
  negated: boolean
  textWithout: string
}
/** The text that was looked for and its parts. */
export type Said = { text: string; parts: readonly SaidPart[] }

const cutMark = '\u0000'
const joints = 'and|or|with|without|in|of|for|from|by|a|an|the|but'
const beforeCut = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:${joints})\\s+|[&,+/-]\\s*)+${cutMark}`, 'giu')
const afterFirst = new RegExp(`^\\s*${cutMark}\\s*(?:(?:${joints})(?![\\p{L}\\p{N}])\\s*|[&,+/-]\\s*)+`, 'iu')

/** `instead`: what the words said beside it, and goes on saying. */
type Cut = Span & { instead?: string }

/**
 * The text without these stretches, and without the small words that led to them: "red and blue
 * dress" − blue → "red dress".
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
 * The parts of a former text that are in the present one as well: what stays in sight
 * until the new answer is there.
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

/** Ranges are all in force: the highest of the low ends to the lowest of the high ones. */
function commonRange(values: readonly string[]): string[] {
  const ends = values.map((value) => value.split('-'))
  const lows = ends.flatMap(([low]) => (low ? [Number(low)] : []))
  const highs = ends.flatMap(([, high]) => (high ? [Number(high)] : []))
  return values.length < 2
    ? [...values]
    : [`${lows.length > 0 ? Math.max(...lows) : ''}-${highs.length > 0 ? Math.min(...highs) : ''}`]
}

/** The query string as if what the text says had been chosen: what facets show as selected. */
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
 * The same listing for another text, from its first page on. A text in the path moves into the
 * query; a search with nothing left is the list of all pieces. "exact" is about the words and
 * goes with the last of them.
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

/** One word may say several things ("LBD"): what stays of them is said by its name. */
function cutsOf({ parts }: Said, gone: readonly SaidPart[]): Cut[] {
  const spans = gone.filter(({ from }, i) => gone.findIndex((other) => other.from === from) === i)
  return spans.map(({ from, to }) => {
    const kept = parts.filter((part) => part.from === from && !gone.includes(part))
    return { from, to, instead: kept.map(({ label }) => label.toLowerCase()).join(' ') }
  })
}

/**
 * Where a choice in the facets leads. `next` was made from searchWithSaid. A filter that only the text says
 * and that nobody touched stays in the text. One that was touched is taken over: its words leave the text,
 * its values are in the address, all in one step. What was not wanted and is chosen now is no longer refused.
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
