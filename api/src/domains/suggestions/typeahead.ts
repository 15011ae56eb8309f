// Suggestions during typing (decision 0086). A keystroke costs one statement for the viewer's recent
// searches and one request to the engine; the rest is in the process's memory.

import { understand } from '@hemline/rules/query/engine/understand.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { cleanSearchText } from '@hemline/rules/suggestions/recent-searches.ts'
import { named, type Shelf, wordsOf } from '@hemline/rules/suggestions/shelf.ts'
import {
  matchesWordStarts,
  placeOf,
  type Suggested,
  suggest,
} from '@hemline/rules/suggestions/suggestions.ts'
import { recentSearchesShown, typeaheadMost } from '@hemline/rules/vocabulary/suggestions.ts'
import type { Context } from '../../context.ts'
import type { QueryTypeaheadArgs, ResolversTypes, UnderstoodPart } from '../../generated/resolvers.ts'
import { type SearchAnswer, searchItems, shopLexicon } from '../search/search.ts'
import { shelfOf } from './shelf.ts'
import type { RecentSearchRow } from './suggestions.db.ts'
import { ownSearches, recentOf } from './suggestions.ts'

/** The most filters that a listing of the shop has; further ones are ignored. */
const filtersMax = 50

/**
 * Returns recent searches, terms, categories and brands that begin with the text, how its likeliest search is
 * understood, and that search's first items. An empty text gives recent searches and popular terms. Only the
 * items are missing while the engine is away or slower than 700 ms.
 */
export async function typeahead(
  ctx: Context,
  args: QueryTypeaheadArgs,
): Promise<ResolversTypes['Typeahead']> {
  const text = cleanSearchText(args.text)
  const filters = (args.filters ?? []).slice(0, filtersMax)
  const typed = wordsOf(text)
  const [own, shelf, shop] = await Promise.all([
    ownSearches(ctx),
    shelfOf(ctx),
    typed.length > 0 ? shopLexicon(ctx) : undefined,
  ])
  const understands = (words: string) =>
    shop !== undefined && understand(words, shop.lexicon).words.length === 0
  const offered = suggest(shelf, text, { filters, understands })
  const recent = recentFor(own, text)
  const searched = new Set(recent.map((one) => wordsOf(one.text).join('')))
  const found = typed.length > 0 ? await soon(likeliest(ctx, filters, offered)) : undefined
  const corrected = found?.correction?.applied ? found.correction.correctedQuery.searchText : undefined
  return {
    text,
    correctedText: corrected ?? offered.correctedText,
    recent: recent.map(recentOf),
    terms: offered.terms.filter((one) => !searched.has(wordsOf(one.text).join(''))),
    categories:
      offered.categories.length > 0 ? offered.categories : understoodPlaces(shelf, found?.understood ?? []),
    brands: offered.brands,
    understood: found?.understood ?? [],
    likelyText: typed.length > 0 ? (corrected ?? offered.likelyText) : '',
    items: found?.nodes ?? [],
    totalCount: found?.totalCount ?? 0,
  }
}

function recentFor(own: readonly RecentSearchRow[], text: string): RecentSearchRow[] {
  if (text === '') return own.slice(0, recentSearchesShown)
  const typed = wordsOf(text)
  return typed.length === 0
    ? []
    : own.filter((one) => matchesWordStarts(typed, named(one, one.text))).slice(0, typeaheadMost.recent)
}

/** Returns categories that the words stand for when no category has that name, such as "kicks". */
function understoodPlaces(shelf: Shelf, parts: readonly UnderstoodPart[]) {
  const slugs = parts.flatMap(({ key, values, negated }) =>
    key === 'category_tags' && !negated ? values : [],
  )
  const kinds = shelf.categories.filter(({ of }) => slugs.includes(of.slug))
  return kinds.flatMap(({ of }) => placeOf(shelf, of) ?? []).slice(0, typeaheadMost.categories)
}

function likeliest(
  ctx: Context,
  filters: readonly FilterInput[],
  { likelyText, sure }: Suggested,
): Promise<SearchAnswer> {
  return searchItems(ctx, {
    amount: typeaheadMost.items,
    filters: filters.map(({ key, values }) => ({ key, values: [...values] })),
    query: likelyText,
    facets: [],
    // Pictures beside the box can do without: nothing rather than much work while the engine is away.
    skipFallback: true,
    skipSpellcheck: sure,
    userInfo: {},
  })
}

/** Suggestions do not wait longer for the items. */
const picturesWithinMs = 700

async function soon<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), picturesWithinMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
