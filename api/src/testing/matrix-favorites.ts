// Rights to favorites lists and share links; rows of matrix.ts. Users may keep and share their own.
import { type Asks, asks, type Row } from './matrix-types.ts'

const everybody = (outcome: string) =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>
/** A visitor has favorites and no lists. */
const people = (outcome: string) => ({
  ...everybody(outcome),
  visitor: 'UNAUTHENTICATED',
  banned: 'FORBIDDEN',
})
/** Banned people may take back what is theirs. */
const peopleAndBanned = (outcome: string) => ({ ...people(outcome), banned: outcome })
const noList = '01939bd2-4c11-7a55-8d21-0000000000aa'

export const favoritesMatrix: Record<string, Row> = {
  'Query.sharedFavorites': {
    document: () => '{ sharedFavorites(code: "none") { __typename } }',
    expected: everybody('null'),
  },
  'Mutation.createFavoriteList': {
    document: () => 'mutation { createFavoriteList(name: "Of the matrix") { __typename } }',
    expected: people('ListsPayload'),
  },
  'Mutation.renameFavoriteList': {
    document: () => `mutation { renameFavoriteList(listId: "${noList}", name: "Mine") { __typename } }`,
    expected: people('ListRefused'),
  },
  'Mutation.deleteFavoriteList': {
    document: () => `mutation { deleteFavoriteList(listId: "${noList}") { __typename } }`,
    expected: peopleAndBanned('ListRefused'),
  },
  'Mutation.moveFavorites': {
    document: ({ favorite }) =>
      `mutation { moveFavorites(input: { itemNumbers: [${favorite}], listId: "${noList}" }) { __typename } }`,
    expected: people('ListRefused'),
  },
  'Mutation.shareFavorites': {
    document: () => 'mutation { shareFavorites(input: { showName: false }) { __typename } }',
    expected: people('ListsPayload'),
  },
  'Mutation.revokeShare': {
    document: () => 'mutation { revokeShare(code: "none") { __typename } }',
    expected: peopleAndBanned('ListsPayload'),
  },
}
