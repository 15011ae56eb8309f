// Rights to saved searches; rows of matrix.ts. Members may see and change only their own.
import { type Asks, asks, loggedIn, members, type Row } from './matrix-types.ts'

const everybody = Object.fromEntries(asks.map((who) => [who, 'answered'])) as Record<Asks, string>
const listing =
  '{ path: "/women/dresses", filters: [{ key: "category_tags", values: ["dresses"] }], leftOut: [] }'
const nobodys = '01920000-0000-7000-8000-00000000ffff'

export const savedSearchesMatrix: Record<string, Row> = {
  'Query.savedSearches': {
    document: () => '{ savedSearches { id } }',
    expected: loggedIn('answered'),
  },
  'Query.searchPreview': {
    document: () => `{ searchPreview(listing: ${listing}) { criteria } }`,
    expected: members('answered'),
  },
  'Mutation.saveSearch': {
    document: () =>
      `mutation { saveSearch(input: { listing: ${listing}, name: "Dresses", rhythm: daily }) { __typename } }`,
    expected: members('SaveSearchPayload'),
  },
  'Mutation.pauseSavedSearch': {
    document: () => `mutation { pauseSavedSearch(id: "${nobodys}", paused: true) { id } }`,
    expected: members('NOT_FOUND'),
  },
  'Mutation.lookAtSavedSearch': {
    document: () => `mutation { lookAtSavedSearch(id: "${nobodys}") { id } }`,
    expected: members('NOT_FOUND'),
  },
  'Query.autoBuyDetails': {
    document: () => '{ autoBuyDetails(most: 6000) { pieceUpTo } }',
    expected: members('answered'),
  },
  // Whoever has the link of a mail may stop what it stops.
  'Query.autoBuyLink': {
    document: () => '{ autoBuyLink(code: "forged") { name } }',
    expected: everybody,
  },
  'Mutation.setAutoBuy': {
    document: () =>
      `mutation { setAutoBuy(input: { searchId: "${nobodys}", most: 6000, lastDay: "2027-01-01", savedMethodId: "${nobodys}", addressId: "${nobodys}", agrees: true }) { __typename } }`,
    expected: members('NOT_FOUND'),
  },
  'Mutation.stopAutoBuy': {
    document: () => `mutation { stopAutoBuy(searchId: "${nobodys}") { savedSearch { id } } }`,
    expected: members('NOT_FOUND'),
  },
  'Mutation.stopAutoBuyByLink': {
    document: () => 'mutation { stopAutoBuyByLink(code: "forged") { name } }',
    expected: everybody,
  },
  'Mutation.removeSavedSearch': {
    document: () => `mutation { removeSavedSearch(id: "${nobodys}") { id } }`,
    expected: loggedIn('NOT_FOUND'),
  },
}
