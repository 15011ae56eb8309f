// Saved searches by the shop's real rules. The mocks have no worker: what was listed after somebody looked
// counts as new.
import { type OuterChannel, outerChannels } from '@hemline/rules/notifications/kinds.ts'
import { searchCriteria, suggestedNames } from '@hemline/rules/saved-searches/criteria.ts'
import {
  asksSame,
  fullRefusal,
  keptListing,
  leftOutOf,
  neverOf,
  previewQueries,
  savingProblems,
  takenRefusal,
} from '@hemline/rules/saved-searches/listing-to-save.ts'
import { isInOwnSizes, withSizesKept } from '@hemline/rules/saved-searches/own-sizes.ts'
import {
  cleanSearchName,
  freeSearchName,
  frequencyDays,
  type SearchRhythm,
  savedSearchesMost,
  searchNameKey,
  tooBroad,
} from '@hemline/rules/saved-searches/saved-searches.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { readSearch, type SearchQuery } from '@hemline/rules/search/search.ts'
import { naiveSearch } from '@hemline/schema/search/naive.ts'
import { itemsNow, type MockContext, refuse } from '../context.ts'
import { type MockSavedSearch, nextId } from '../db.ts'
import { facetNames } from '../seed/facet-names.ts'
import { filterColumns } from '../seed/filter-columns.ts'
import { mockWords } from './search-words.ts'
import { profilesOf } from './size-profile.mock.ts'

type Listing = {
  path: string
  title?: string | null
  filters: FilterInput[]
  text?: string | null
  leftOut: string[]
  id?: string | null
}
type SaveInput = {
  listing: Listing
  name: string
  rhythm: SearchRhythm
  channels?: OuterChannel[] | null
}

function memberOf({ user }: MockContext): string {
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in to save searches.')
  if (user.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return user.id
}

const savedBy = (ctx: MockContext): MockSavedSearch[] => ctx.db.state.savedSearches[memberOf(ctx)] ?? []
const queryOf = (ctx: MockContext, { filters, text }: { filters: FilterInput[]; text: string }) =>
  readSearch(
    { amount: 0, filters, query: text },
    { sizes: facetNames.sizes, ...(text && { lexicon: mockWords(ctx.db.items).lexicon }) },
  ).query

const find = (ctx: MockContext, query: SearchQuery) =>
  naiveSearch(
    itemsNow(ctx).map((item) => ({ ...item, ...filterColumns(item) })),
    { ...query, amount: 40, page: 1, sort: 'newest_first', facets: [] },
    ctx.now,
  )

const ownSizesOf = (ctx: MockContext) => ({ profiles: profilesOf(ctx), names: facetNames })
const criteriaOf = (ctx: MockContext, search: { filters: FilterInput[]; text: string }) =>
  searchCriteria(queryOf(ctx, search), search.text, facetNames, isInOwnSizes(search.filters, ownSizesOf(ctx)))

/** A saved search with its news, as the API answers it. */
export function viewOf(ctx: MockContext, search: MockSavedSearch) {
  const query = queryOf(ctx, search)
  const looked = new Date(search.lookedAt)
  const found = search.paused ? [] : find(ctx, query).rows
  const fresh = found.filter(({ listed_at }) => listed_at !== null && listed_at > looked)
  return {
    ...search,
    criteria: criteriaOf(ctx, search),
    leftOut: leftOutOf(search.filters),
    newCount: fresh.length,
    newItemNumbers: fresh.slice(0, 40).map(({ item_number }) => item_number),
    lastMatchAt: fresh[0]?.listed_at?.toISOString() ?? null,
  }
}

function readAsked(ctx: MockContext, listing: Listing) {
  const given = keptListing(listing)
  if (!given) throw refuse('BAD_INPUT', 'That is not a listing of the shop.')
  const kept = withSizesKept(given, ownSizesOf(ctx))
  const query = queryOf(ctx, kept)
  const [total = 0, rest = 0, late = 0] = previewQueries(query).map((one) => find(ctx, one).total)
  return { ...kept, query, totalCount: total, keptCount: rest, perDay: late / frequencyDays }
}

function preview(ctx: MockContext, listing: Listing) {
  const others = savedBy(ctx).filter(({ id }) => id !== listing.id)
  const asked = readAsked(ctx, listing)
  return {
    ...asked,
    criteria: criteriaOf(ctx, asked),
    name: freeSearchName(
      suggestedNames(listing.title ?? '', asked.query, facetNames),
      new Set(others.map(({ name }) => searchNameKey(name))),
    ),
    tooBroad: tooBroad(asked.query, asked.perDay) ?? null,
    never: neverOf(asked.query, facetNames) ?? null,
  }
}

function save(ctx: MockContext, { listing, name: typed, rhythm, channels }: SaveInput) {
  const saved = savedBy(ctx)
  const fields = savingProblems(typed, listing.leftOut)
  if (fields[0]) return { __typename: 'InvalidInput', message: fields[0].message, fields }
  const asked = readAsked(ctx, listing)
  const never = neverOf(asked.query, facetNames)
  if (never) return { __typename: 'SearchNeverMatches', ...never }
  const broad = tooBroad(asked.query, asked.perDay)
  if (broad) return { __typename: 'SearchTooBroad', message: broad }
  const edited = listing.id ? ownOf(ctx, listing.id) : undefined
  const others = saved.filter((one) => one !== edited)
  if (others.length >= savedSearchesMost) return fullRefusal
  const name = cleanSearchName(typed)
  const names = others.map((one) => one.name)
  const taken = takenRefusal(name, names, suggestedNames(name, asked.query, facetNames))
  if (taken) return taken
  const now = ctx.now.toISOString()
  const { path, filters, text } = asked
  const asksOther = edited !== undefined && !asksSame(edited, asked)
  const row: MockSavedSearch = {
    id: `01920000-0000-7000-8000-${String(nextId(ctx.db)).padStart(12, '0')}`,
    paused: false,
    channels: [...outerChannels],
    createdAt: now,
    lookedAt: now,
    ...edited,
    ...(channels && { channels }),
    ...(asksOther && { lookedAt: now }),
    name,
    path,
    filters,
    text,
    rhythm,
  }
  ctx.db.state.savedSearches[memberOf(ctx)] = edited
    ? saved.map((one) => (one === edited ? row : one))
    : [row, ...saved]
  return { __typename: 'SaveSearchPayload', savedSearch: viewOf(ctx, row) }
}

/** The viewer's saved search with this id; refuses the others. */
export function ownOf(ctx: MockContext, id: string): MockSavedSearch {
  const found = savedBy(ctx).find((one) => one.id === id)
  if (!found) throw refuse('NOT_FOUND', 'There is no such saved search.')
  return found
}

type ById = { id: string }

export const savedSearchesMocks = {
  Query: {
    savedSearches: (_: unknown, __: unknown, ctx: MockContext) => {
      const views = savedBy(ctx).map((search) => viewOf(ctx, search))
      return [...views.filter((one) => one.newCount > 0), ...views.filter((one) => one.newCount === 0)]
    },
    searchPreview: (_: unknown, { listing }: { listing: Listing }, ctx: MockContext) => preview(ctx, listing),
  },
  Mutation: {
    saveSearch: (_: unknown, { input }: { input: SaveInput }, ctx: MockContext) => save(ctx, input),
    pauseSavedSearch: (_: unknown, { id, paused }: ById & { paused: boolean }, ctx: MockContext) =>
      viewOf(ctx, Object.assign(ownOf(ctx, id), { paused })),
    lookAtSavedSearch: (_: unknown, { id }: ById, ctx: MockContext) =>
      viewOf(ctx, Object.assign(ownOf(ctx, id), { lookedAt: ctx.now.toISOString() })),
    removeSavedSearch: (_: unknown, { id }: ById, ctx: MockContext) => {
      const gone = ownOf(ctx, id)
      ctx.db.state.savedSearches[memberOf(ctx)] = savedBy(ctx).filter((one) => one !== gone)
      delete ctx.db.state.autoBuys[id]
      return { id }
    },
  },
}
