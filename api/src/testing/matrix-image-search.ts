// Rights to the search by picture; rows of matrix.ts. Everybody may search, and sees no picture but the own
// ones and shared ones.
import { everybody, type Row } from './matrix-types.ts'

const none = '01939bd2-4c11-7a55-8d21-0000000000cc'

export const imageSearchMatrix: Record<string, Row> = {
  'Query.imageSearch': {
    document: () => `{ imageSearch(id: "${none}") { id } }`,
    expected: everybody('null'),
  },
  'Query.imageSearchMatches': {
    document: () => `{ imageSearchMatches(id: "${none}") { __typename } }`,
    expected: everybody('ImageSearchRefused'),
  },
  'Mutation.startImageSearch': {
    document: () => 'mutation { startImageSearch(input: { itemNumber: 1 }) { __typename } }',
    expected: { ...everybody('ImageSearchRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.shareImageSearch': {
    document: () => `mutation { shareImageSearch(id: "${none}", shared: true) { __typename } }`,
    expected: everybody('ImageSearchRefused'),
  },
  'Mutation.deleteImageSearch': {
    document: () => `mutation { deleteImageSearch(id: "${none}") { id } }`,
    expected: everybody('NOT_FOUND'),
  },
}
