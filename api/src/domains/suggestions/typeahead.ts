// What is offered while somebody types (decision 0086). A keystroke costs one statement for one's own searches and one question
// to the engine; all else is in the process.
import { cleanSearchText } from '@hemline/rules/recent-searches.ts'
import { begins, suggest } from '@hemline/rules/suggestions.ts'
import { named, wordsOf } from '@hemline/rules/suggestions-shelf.ts'
import { recentSearchesShown, typeaheadMost } from '@hemline/rules/vocabulary/suggestions.ts'
import type { Context } from '../../context.ts'
import type { QueryTypeaheadArgs, ResolversTypes } from '../../generated/resolvers.ts'
import { type SearchAnswer, searchItems } from '../search/search.ts'
import { shelfOf } from './shelf.ts'
import { ownSearches, recentOf } from './suggestions.ts'

/** Filters of one listing; more are no listing of ours. */
const filtersMax = 50

/**
 * Own searches, terms, categories and brands that begin with the text, how its likeliest search is understood, and that one's
 * first pieces. An empty text gives recent searches and popular terms. While the engine is away everything but pieces comes.
 */
export async function typeahead(ctx: Context, args: QueryTypeaheadArgs): Promise<ResolversTypes['Typeahead']> {
  const text = cleanSearchText(args.text)
  const filters = (args.filters ?? []).slice(0, filtersMax)
  const [own, shelf] = await Promise.all([ownSearches(ctx), shelfOf(ctx)])
  const offered = suggest(shelf, text, filters)
  const typed = wordsOf(text)
  const isEmpty = text === ''
  const recent = isEmpty
    ? own.slice(0, recentSearchesShown)
    : own.filter((one) => typed.length > 0 && begins(typed, named(one, one.text))).slice(0, typeaheadMost.recent)
  const searched = new Set(recent.map((one) => wordsOf(one.text).join('')))
  const found = typed.length > 0 ? await likeliest(ctx, { ...args, filters }, offered) : undefined
  const corrected = found?.correction?.applied ? found.correction.correctedQuery.searchText : null
  return {
    text,
    correctedText: offered.correctedText ?? corrected,
    recent: recent.map(recentOf),
    terms: offered.terms.filter((one) => !searched.has(wordsOf(one.text).join(''))),
    categories: offered.categories,
    brands: offered.brands,
    understood: found?.understood ?? [],
    likelyText: typed.length > 0 ? offered.likelyText : '',
    items: found?.nodes ?? [],
    totalCount: found?.totalCount ?? 0,
  } as ResolversTypes['Typeahead']
}

type Likely = { likelyText: string; sure: boolean }

function likeliest(ctx: Context, { filters }: QueryTypeaheadArgs, { likelyText, sure }: Likely): Promise<SearchAnswer> {
  return searchItems(ctx, {
    amount: typeaheadMost.items,
    filters: filters ?? [],
    query: likelyText,
    facets: [],
    // Pictures beside the box can do without: nothing rather than much work while the engine is away.
    skipFallback: true,
    skipSpellcheck: sure,
    userInfo: {},
  })
}
