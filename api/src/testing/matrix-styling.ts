// Rights to the style chat; rows of matrix.ts. Everybody may chat, and sees no thread but the own ones.
import { everybody, type Row } from './matrix-types.ts'

const people = (outcome: string) => ({ ...everybody(outcome), banned: 'FORBIDDEN' })
const none = '01939bd2-4c11-7a55-8d21-0000000000bb'

export const stylingMatrix: Record<string, Row> = {
  'Query.styleProfile': {
    document: () => '{ styleProfile { pieces } }',
    expected: everybody('answered'),
  },
  'Query.stylistModel': {
    document: () => '{ stylistModel }',
    expected: everybody('null'),
  },
  'Query.styleWatch': {
    document: () => `{ styleWatch(outfitId: "${none}", itemNumber: 1) { title } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Query.styleThreads': {
    document: () => '{ styleThreads { id } }',
    expected: everybody('answered'),
  },
  'Query.styleThread': {
    document: () => `{ styleThread(id: "${none}") { id } }`,
    expected: everybody('null'),
  },
  'Query.styleOutfit': {
    document: () => `{ styleOutfit(threadId: "${none}", id: "${none}") { id } }`,
    expected: everybody('null'),
  },
  'Query.styleAlternatives': {
    document: () => `{ styleAlternatives(outfitId: "${none}", itemNumber: 1) { difference } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Mutation.setStyleTrait': {
    document: () => 'mutation { setStyleTrait(key: "color_names", value: "green") { pieces } }',
    expected: people('answered'),
  },
  'Mutation.sayToStylist': {
    document: () => 'mutation { sayToStylist(input: { words: "hello" }) { __typename } }',
    expected: people('StyleThreadPayload'),
  },
  'Mutation.removeStyleChip': {
    document: () => `mutation { removeStyleChip(threadId: "${none}", key: "size") { __typename } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Mutation.swapStylePiece': {
    document: () =>
      `mutation { swapStylePiece(input: { outfitId: "${none}", out: 1, into: 2 }) { __typename } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Mutation.holdStyleOutfit': {
    document: () => `mutation { holdStyleOutfit(id: "${none}") { __typename } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Mutation.shareStyleOutfit': {
    document: () => `mutation { shareStyleOutfit(id: "${none}", shared: true) { __typename } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Mutation.deleteStyleThread': {
    document: () => `mutation { deleteStyleThread(id: "${none}") { id } }`,
    expected: everybody('NOT_FOUND'),
  },
}
