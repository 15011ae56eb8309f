// Search suggestions by the shop's real rules, for the mocks' pieces.
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { listingTermFacets, listingTerms } from '@hemline/rules/suggestions/listing.ts'
import {
  cleanSearchText,
  isPrivateText,
  recentAmount,
  saysSomething,
  searchPath,
  searchTextKey,
} from '@hemline/rules/suggestions/recent-searches.ts'
import { makeShelf, named, type Shelf, type ShelfCount, wordsOf } from '@hemline/rules/suggestions/shelf.ts'
import { matchesWordStarts, suggest } from '@hemline/rules/suggestions/suggestions.ts'
import {
  recentSearchesKept,
  recentSearchesShown,
  typeaheadMost,
} from '@hemline/rules/vocabulary/suggestions.ts'
import { itemsNow, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { type MockSearch, nextId } from '../db.ts'
import type { MockItem } from '../item.ts'
import { facetNames } from '../seed/facet-names.ts'
import { filterColumns } from '../seed/filter-columns.ts'
import { searchItems } from './search.mock.ts'

/** The searches of other shoppers in the mocks' shop. */
const searched = ['linen dress', 'white sneakers', 'silk']

const shelves = new WeakMap<MockContext['db'], Shelf>()

function valuesOf(item: MockItem): [kind: string, values: readonly string[]][] {
  const { material_tags, pattern } = filterColumns(item)
  return [
    ['any', ['']],
    ['department_tags', item.department_tags],
    ['brand_name_tags', [item.brand_name]],
    ['color_names', item.color_names],
    ['materials', material_tags],
    ['pattern', pattern === null ? [] : [pattern]],
    ['style_tags', item.style_tags],
    ['occasion_tags', item.occasion_tags],
  ]
}

function shelfOf(ctx: MockContext): Shelf {
  const known = shelves.get(ctx.db)
  if (known) return known
  const listed = itemsNow(ctx).filter((item) => item.state === 'listed')
  const counts = new Map<string, ShelfCount>()
  for (const item of listed)
    for (const category of item.category_tags)
      for (const [kind, values] of valuesOf(item))
        for (const value of values) {
          const key = `${category}/${kind}/${value}`
          counts.set(key, { category, kind, value, color: null, count: (counts.get(key)?.count ?? 0) + 1 })
        }
  const brands = Map.groupBy(listed, (item) => item.brand_slug)
  const made = makeShelf({
    categories: facetNames.categories,
    counts: [...counts.values()],
    brands: [...brands].map(([slug, pieces]) => ({
      name: pieces[0]?.brand_name ?? slug,
      slug,
      count: pieces.length,
    })),
    searched,
  })
  shelves.set(ctx.db, made)
  return made
}

const mine = (ctx: MockContext): MockSearch[] => ctx.db.state.searches[ownerOf(ctx)] ?? []
const recentOf = ({ id, text, at }: MockSearch) => ({
  id,
  text,
  path: searchPath(text),
  searchedAt: new Date(at),
})

function recentSearches(ctx: MockContext, limit?: number | null) {
  return { nodes: mine(ctx).slice(0, recentAmount(limit)).map(recentOf), totalCount: mine(ctx).length }
}

function rememberSearch(ctx: MockContext, typed: string) {
  const text = cleanSearchText(typed)
  if (!saysSomething(text)) throw refuse('BAD_INPUT', 'Type what you are looking for.')
  if (isPrivateText(text)) return { recentSearch: null }
  refuseBanned(ctx)
  const key = searchTextKey(text)
  const known = mine(ctx).find((one) => searchTextKey(one.text) === key)
  const search = { id: known?.id ?? `mock-search-${nextId(ctx.db)}`, text, at: ctx.now.getTime() }
  ctx.db.state.searches[ownerOf(ctx)] = [search, ...mine(ctx).filter((one) => one !== known)].slice(
    0,
    recentSearchesKept,
  )
  return { recentSearch: recentOf(search) }
}

function forgetSearches(ctx: MockContext, ids?: string[] | null) {
  ctx.db.state.searches[ownerOf(ctx)] = ids ? mine(ctx).filter((one) => !ids.includes(one.id)) : []
  return { recentSearches: recentSearches(ctx) }
}

type TypeaheadArgs = { text: string; filters?: FilterInput[] | null }

function typeahead(ctx: MockContext, args: TypeaheadArgs) {
  const text = cleanSearchText(args.text)
  const filters = args.filters ?? []
  const typed = wordsOf(text)
  const offered = suggest(shelfOf(ctx), text, { filters })
  const recent =
    text === ''
      ? mine(ctx).slice(0, recentSearchesShown)
      : mine(ctx)
          .filter((one) => typed.length > 0 && matchesWordStarts(typed, named(one, one.text)))
          .slice(0, typeaheadMost.recent)
  const own = new Set(recent.map((one) => wordsOf(one.text).join('')))
  const question = {
    amount: typeaheadMost.items,
    filters,
    query: offered.likelyText,
    facets: [],
    skipFallback: true,
    skipSpellcheck: offered.sure,
  }
  const found = typed.length > 0 ? searchItems(ctx, question) : undefined
  const { sure: _, ...rest } = offered
  const corrected = found?.correction?.applied ? found.correction.correctedQuery.searchText : undefined
  return {
    ...rest,
    text,
    correctedText: corrected ?? offered.correctedText,
    recent: recent.map(recentOf),
    terms: offered.terms.filter((one) => !own.has(wordsOf(one.text).join(''))),
    likelyText: typed.length > 0 ? (corrected ?? offered.likelyText) : '',
    understood: found?.understood ?? [],
    items: found?.nodes ?? [],
    totalCount: found?.totalCount ?? 0,
  }
}

type TermArgs = { filters: FilterInput[]; query?: string | null; limit?: number | null }

function alpSearchTerms(ctx: MockContext, { filters, query, limit }: TermArgs) {
  const text = cleanSearchText(query ?? '')
  const answer = searchItems(ctx, {
    amount: 0,
    filters,
    query: text,
    facets: listingTermFacets,
    skipFallback: true,
  })
  const { totalCount: total, facets, understood, correction } = answer
  const asked = correction?.applied ? correction.correctedQuery.searchText : text
  return listingTerms(
    { filters, query: asked, total, facets, categories: facetNames.categories, understood },
    limit,
  )
}

type Limited = { limit?: number | null }

export const suggestionsMocks = {
  Query: {
    typeahead: (_: unknown, args: TypeaheadArgs, ctx: MockContext) => typeahead(ctx, args),
    recentSearches: (_: unknown, { limit }: Limited, ctx: MockContext) =>
      recentSearches(ctx, limit).nodes.map((one) => one.text),
    recentSearchesV2: (_: unknown, { limit }: Limited, ctx: MockContext) => recentSearches(ctx, limit),
    alpSearchTerms: (_: unknown, args: TermArgs, ctx: MockContext) => alpSearchTerms(ctx, args),
  },
  Mutation: {
    rememberSearch: (_: unknown, { text }: { text: string }, ctx: MockContext) => rememberSearch(ctx, text),
    forgetSearches: (_: unknown, { ids }: { ids?: string[] | null }, ctx: MockContext) =>
      forgetSearches(ctx, ids),
  },
}
