// Rights to favorites lists and share links; rows of matrix.ts. Users may keep and share their own.
import { everybody, loggedIn, members, type Row } from './matrix-types.ts'

const noList = '01939bd2-4c11-7a55-8d21-0000000000aa'

export const favoritesMatrix: Record<string, Row> = {
  'Query.sharedFavorites': {
    document: () => '{ sharedFavorites(code: "none") { __typename } }',
    expected: everybody('null'),
  },
  'Mutation.createFavoriteList': {
    document: () => 'mutation { createFavoriteList(name: "Of the matrix") { __typename } }',
    expected: members('ListsPayload'),
  },
  'Mutation.renameFavoriteList': {
    document: () => `mutation { renameFavoriteList(listId: "${noList}", name: "Mine") { __typename } }`,
    expected: members('ListRefused'),
  },
  'Mutation.deleteFavoriteList': {
    document: () => `mutation { deleteFavoriteList(listId: "${noList}") { __typename } }`,
    expected: loggedIn('ListRefused'),
  },
  'Mutation.moveFavorites': {
    document: ({ favorite }) =>
      `mutation { moveFavorites(input: { itemNumbers: [${favorite}], listId: "${noList}" }) { __typename } }`,
    expected: members('ListRefused'),
  },
  'Mutation.shareFavorites': {
    document: () => 'mutation { shareFavorites(input: { showName: false }) { __typename } }',
    expected: members('ListsPayload'),
  },
  'Mutation.revokeShare': {
    document: () => 'mutation { revokeShare(code: "none") { __typename } }',
    expected: loggedIn('ListsPayload'),
  },
}
