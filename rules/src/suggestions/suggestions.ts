// Suggestions while a shopper types: terms, categories and brands that begin with the typed words, and the
// likeliest complete search (decision 0086). Pure: the API and the mocks each supply their own shelf.

import { sentenceName } from '../common/labels.ts'
import { phraseKey, singular, tableOf } from '../query/engine/normal.ts'
import type { FilterInput } from '../search/filters.ts'
import type { CategoryName } from '../search/listing-path.ts'
import { readListing } from '../search/listing-url.ts'
import { type Department, departmentLabels, departments } from '../vocabulary/departments.ts'
import { curatedBrands, typeaheadMost } from '../vocabulary/suggestions.ts'
import { mended } from './mending.ts'
import { searchPath } from './recent-searches.ts'
import { type Named, type Phrase, type Shelf, type ShelfBrand, startLetters, wordsOf } from './shelf.ts'

/** A suggested search text with the address of its search page. */
export type SuggestedTerm = { text: string; path: string }
/**
 * A suggested category or brand page. `within`: the parent category or department shown beside the label.
 */
export type SuggestedPlace = { label: string; within: string | null; path: string; count: number }
/** The suggestions for a typed text. */
export type Offered = { terms: SuggestedTerm[]; categories: SuggestedPlace[]; brands: SuggestedPlace[] }
/** The suggestions for a typed text, with the likeliest search. */
export type Suggested = Offered & {
  /** The corrected text, when no suggestion begins with the typed words; otherwise null. */
  correctedText: string | null
  /** The search that the shopper is likeliest typing; empty for an empty text. */
  likelyText: string
  /** Whether a suggestion begins with the text or its words are known: no spelling check is needed. */
  sure: boolean
}

type Wording = Pick<Phrase, 'words' | 'joined'>

/**
 * Returns a test whether a name matches the typed words. The test runs on thousands of names per keystroke
 * and therefore allocates nothing.
 */
function beginningWith(typed: readonly string[]): (name: Wording) => boolean {
  const run = typed.join('')
  return ({ words, joined }) => {
    if (joined.startsWith(run)) return true
    for (const word of typed) {
      let isThere = false
      for (const one of words) if (one.startsWith(word)) isThere = true
      if (!isThere) return false
    }
    return true
  }
}

/**
 * Returns whether every typed word begins a word of the name, or all typed words written together begin the
 * whole name: "tshirt", "apc".
 */
export const matchesWordStarts = (typed: readonly string[], name: Wording): boolean =>
  beginningWith(typed)(name)

const term = (text: string): SuggestedTerm => ({ text, path: searchPath(text) })

/**
 * Returns the terms without repetitions: "linen dress" and "Linen Dresses" are one search, and the first
 * is kept.
 */
function onceEach(terms: readonly string[]): string[] {
  const keys = terms.map(phraseKey)
  return terms.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}

/**
 * Returns the terms that match the typed words: those that begin with the text first, within both groups
 * in the order of the shelf.
 */
function termsFor(shelf: Shelf, typed: readonly string[]): string[] {
  const joined = typed.join('')
  const longest = typed.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const fits = beginningWith(typed)
  const first: string[] = []
  const then: string[] = []
  for (const start of new Set([longest, joined].map((word) => word.slice(0, startLetters)))) {
    for (const phrase of shelf.phrases.get(start) ?? []) {
      if (first.length >= 2 * typeaheadMost.terms) break
      if (phrase.joined === joined || !fits(phrase)) continue
      if (phrase.joined.startsWith(joined)) first.push(phrase.text)
      else if (then.length < typeaheadMost.terms) then.push(phrase.text)
    }
  }
  return onceEach([...first, ...then]).slice(0, typeaheadMost.terms)
}

const departmentWords: Readonly<Record<string, Department>> = tableOf<Department>({
  ...Object.fromEntries(departments.map((one) => [one, one])),
  womens: 'women',
  woman: 'women',
  ladies: 'women',
  girl: 'girls',
  boy: 'boys',
})
/** Departments that are also root categories; typed alone, their names mean the category. */
const ownRoots = new Set(['shoes', 'handbags', 'jewelry', 'accessories', 'maternity'])

/**
 * Returns the department among the typed words, and the other words. A single word is never read as a
 * department, since the shopper may still be typing another word.
 */
function departmentIn(typed: readonly string[]): {
  department: Department | undefined
  rest: readonly string[]
} {
  const at = typed.findIndex((word) => departmentWords[word] !== undefined && !ownRoots.has(word))
  const department = departmentWords[typed[at] ?? '']
  return department && typed.length > 1
    ? { department, rest: typed.filter((_, i) => i !== at) }
    : { department: undefined, rest: typed }
}

const kidsRoot = /^kids-/

/** Returns the first path segment of a category page: /women/dresses, /shoes/boots, /kids/kids-clothes. */
function homeOf({ path, departmentTags }: CategoryName): string {
  const root = path.split('/')[0] ?? ''
  if (ownRoots.has(root)) return root
  return kidsRoot.test(root)
    ? 'kids'
    : (departmentTags.find((tag) => departments.includes(tag as Department)) ?? 'products')
}

const places = new WeakMap<Shelf, Map<string, SuggestedPlace | undefined>>()

/**
 * Returns a category as a suggestion, within the given department or at its own address; undefined when it
 * has no page or no pieces there. Answers are cached per shelf.
 */
export function placeOf(shelf: Shelf, one: CategoryName, department?: string): SuggestedPlace | undefined {
  const known = places.get(shelf) ?? new Map<string, SuggestedPlace | undefined>()
  places.set(shelf, known)
  const key = `${department ?? ''}/${one.slug}`
  if (!known.has(key)) known.set(key, findPlace(shelf, one, department))
  return known.get(key)
}

function findPlace(shelf: Shelf, one: CategoryName, department?: string): SuggestedPlace | undefined {
  const names = { categories: shelf.categories.map(({ of }) => of) }
  const home = department ?? homeOf(one)
  const { known, canonical } = readListing({ pathname: `/${home}/${one.path}`, search: '' }, names)
  const count =
    (department === undefined ? undefined : shelf.departmentCounts.get(`${department}/${one.slug}`)) ??
    (department ? 0 : undefined)
  const pieces = count ?? shelf.categoryCounts.get(one.slug) ?? 0
  if (!known || pieces === 0) return undefined
  const parent = names.categories.find(({ path }) => path === one.path.split('/').slice(0, -1).join('/'))
  const label = home === 'kids' ? 'Kids' : (departmentLabels[home as Department] ?? null)
  const within = department || !parent ? label : sentenceName(parent.name)
  return {
    label: sentenceName(one.name),
    within: within === sentenceName(one.name) ? null : within,
    path: canonical,
    count: pieces,
  }
}

const startsFirst = <T>(found: readonly Named<T>[], joined: string) => [
  ...found.filter((one) => one.joined.startsWith(joined)),
  ...found.filter((one) => !one.joined.startsWith(joined)),
]

function categoriesFor(shelf: Shelf, typed: readonly string[], asked: string | undefined): SuggestedPlace[] {
  const { department = asked, rest } = departmentIn(typed)
  const found = startsFirst(shelf.categories.filter(beginningWith(rest)), rest.join(''))
  const places: SuggestedPlace[] = []
  for (const { of } of found) {
    if (places.length === typeaheadMost.categories) break
    const place = placeOf(shelf, of, department)
    if (place) places.push(place)
  }
  return places
}

/** Up to this many letters, well-known brands come first, since so few letters say little. */
const fewLetters = 2
const wellKnown = new Set(curatedBrands)

function brandsFor(shelf: Shelf, typed: readonly string[]): SuggestedPlace[] {
  const found = startsFirst(shelf.brands.filter(beginningWith(typed)), typed.join(''))
  const few = typed.join('').length <= fewLetters
  const ranked = few
    ? [
        ...found.filter(({ of }) => wellKnown.has(of.name)),
        ...found.filter(({ of }) => !wellKnown.has(of.name)),
      ]
    : found
  return ranked.slice(0, typeaheadMost.brands).map(({ of }) => brandPlace(of))
}

const brandPlace = ({ name, slug, count }: ShelfBrand): SuggestedPlace => ({
  label: name,
  within: null,
  path: `/brand/${slug}`,
  count,
})

function offersFor(shelf: Shelf, typed: readonly string[], department: string | undefined): Offered {
  return {
    terms: termsFor(shelf, typed).map(term),
    categories: categoriesFor(shelf, typed, department),
    brands: brandsFor(shelf, typed),
  }
}

const isEmpty = ({ terms, categories, brands }: Offered) =>
  terms.length + categories.length + brands.length === 0
const shortest = 3
const ended = (word: string, { whole }: Shelf) =>
  /\d/.test(word) || (word.length >= shortest && (whole.has(word) || whole.has(singular(word))))

/**
 * Returns the search that the shopper is likeliest typing: the text itself when its last word is complete,
 * otherwise the best suggestion that begins with the text.
 */
function likelyFor(shelf: Shelf, text: string, { terms, categories, brands }: Offered): string {
  const typed = wordsOf(text)
  const last = typed.at(-1) ?? ''
  if (ended(last, shelf)) return text
  const joined = typed.join('')
  const runOn = (one: string | undefined) => wordsOf(one ?? '').join('')
  const category = categories[0]?.label.toLowerCase()
  const term = terms[0]?.text
  const brand = brands[0]?.label
  // "gu" is on its way to Gucci rather than to Gucci handbags.
  const better = brand !== undefined && runOn(term).startsWith(runOn(brand)) ? brand : term
  const offered = [category, better, brand].filter((one) => one !== undefined)
  return offered.find((one) => runOn(one).startsWith(joined)) ?? offered[0] ?? text
}

/**
 * Returns terms for the last words of a text, with the words before them in front ("cheap silk dr"), when
 * the search understands those earlier words.
 */
function termsBehind(shelf: Shelf, text: string, understands: (text: string) => boolean): SuggestedTerm[] {
  const raw = text.split(' ')
  if (/\d/.test(raw.at(-1) ?? '')) return []
  for (let at = 1; at < raw.length; at++) {
    const head = raw.slice(0, at).join(' ')
    const terms = termsFor(shelf, wordsOf(raw.slice(at).join(' ')))
    if (terms.length > 0)
      return understands(head) ? terms.map((one) => term(`${head} ${one}`)).slice(0, termsBehindMost) : []
  }
  return []
}
const termsBehindMost = 4

/** The context in which the shopper types. */
export type Typing = {
  /** The filters of the current listing; only the department is used. */
  filters?: readonly FilterInput[]
  /** Returns whether the search understands every word of a text, idle words included. */
  understands?: (text: string) => boolean
}

/**
 * Returns the search suggestions (terms, categories, brands) for a typed text; popular terms for an empty
 * text, none for a text of signs alone. When nothing matches and a word is unknown, the suggestions are those
 * of the corrected text (`correctedText`, else null).
 */
export function suggest(
  shelf: Shelf,
  text: string,
  { filters = [], understands = () => false }: Typing = {},
): Suggested {
  const typed = wordsOf(text)
  if (typed.length === 0) {
    const terms = text === '' ? onceEach(shelf.popular).slice(0, typeaheadMost.terms).map(term) : []
    return { terms, categories: [], brands: [], correctedText: null, likelyText: text, sure: false }
  }
  const asked = filters.find(({ key }) => key === 'department_tags')?.values ?? []
  const department = asked.length === 1 && departments.includes(asked[0] as Department) ? asked[0] : undefined
  const offered = offersFor(shelf, typed, department)
  if (isEmpty(offered)) offered.terms = termsBehind(shelf, text, understands)
  const strange = isEmpty(offered) && !understands(text)
  const better = strange ? mended(typed, shelf) : undefined
  const again = better && offersFor(shelf, wordsOf(better), department)
  const used =
    again && !isEmpty(again)
      ? { offered: again, text: better, correctedText: better }
      : { offered, text, correctedText: null }
  const likelyText = likelyFor(shelf, used.text, used.offered)
  return {
    ...used.offered,
    correctedText: used.correctedText,
    likelyText,
    sure: !isEmpty(used.offered) || !strange,
  }
}
