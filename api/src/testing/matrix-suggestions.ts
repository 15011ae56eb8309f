// Rights to recent searches; rows of matrix.ts. Viewers may see and change only their own.
import { everybody, type Row } from './matrix-types.ts'

export const suggestionsMatrix: Record<string, Row> = {
  'Query.typeahead': {
    document: () => '{ typeahead(text: "dre") { text } }',
    expected: everybody('answered'),
  },
  'Query.recentSearches': { document: () => '{ recentSearches }', expected: everybody('answered') },
  'Query.recentSearchesV2': {
    document: () => '{ recentSearchesV2 { totalCount } }',
    expected: everybody('answered'),
  },
  'Query.alpSearchTerms': {
    document: () => '{ alpSearchTerms(filters: []) { text } }',
    expected: everybody('answered'),
  },
  'Mutation.rememberSearch': {
    document: ({ who }) => `mutation { rememberSearch(text: "of ${who}") { recentSearch { text } } }`,
    expected: { ...everybody('answered'), banned: 'FORBIDDEN' },
  },
  // Banned people too, of their own: to forget is not to use the shop.
  'Mutation.forgetSearches': {
    document: () => 'mutation { forgetSearches { recentSearches { totalCount } } }',
    expected: everybody('answered'),
  },
}
