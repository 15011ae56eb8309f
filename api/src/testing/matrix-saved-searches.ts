// Rights to saved searches; rows of matrix.ts. Members may see and change only their own.
import { type Asks, asks, type Row } from './matrix-types.ts'

const members = (outcome: string): Record<Asks, string> => ({
  ...(Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>),
  visitor: 'UNAUTHENTICATED',
  banned: 'FORBIDDEN',
})
/** Banned people may look at what is theirs and delete it. */
const membersAndBanned = (outcome: string) => ({ ...members(outcome), banned: outcome })
const listing =
  '{ path: "/women/dresses", filters: [{ key: "category_tags", values: ["dresses"] }], leftOut: [] }'
const nobodys = '01920000-0000-7000-8000-00000000ffff'

export const savedSearchesMatrix: Record<string, Row> = {
  'Query.savedSearches': {
    document: () => '{ savedSearches { id } }',
    expected: membersAndBanned('answered'),
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
  'Mutation.removeSavedSearch': {
    document: () => `mutation { removeSavedSearch(id: "${nobodys}") { id } }`,
    expected: membersAndBanned('NOT_FOUND'),
  },
}
