// Rights to saved sizes; rows of matrix.ts. Members may see and save their own, banned users may only look
// and delete, visitors have none.
import { everybody, loggedIn, members, type Row } from './matrix-types.ts'

const someFlags =
  'enabled: true, includeEquivalents: false, includeMaternity: false, includePetite: false, includeTall: false'

export const sizesMatrix: Record<string, Row> = {
  'Query.sizeProfile': {
    document: () => '{ sizeProfile(departmentTag: "women") { sizingIds } }',
    expected: { ...everybody('null'), shopper: 'answered' },
  },
  'Query.sizeProfiles': {
    document: () => '{ sizeProfiles { department } }',
    outcome: (profiles: unknown[]) => (profiles.length > 0 ? 'the shopper’s' : 'none of it'),
    expected: { ...everybody('none of it'), shopper: 'the shopper’s' },
  },
  'Query.sizeChoices': {
    document: () => '{ sizeChoices(departmentTag: "women") { label } }',
    expected: everybody('answered'),
  },
  'Query.sizesFromPiece': {
    document: () =>
      '{ sizesFromPiece(departmentTag: "women", brand: "no-such-brand", kind: "dresses", sizingId: 1004) { brand } }',
    expected: everybody('null'),
  },
  'Query.childSizes': { document: () => '{ childSizes { name } }', expected: everybody('answered') },
  'Query.fitNote': {
    document: () => '{ fitNote(itemNumber: 1) { measure } }',
    expected: everybody('null'),
  },
  'Query.fitBasis': {
    document: () => '{ fitBasis { measure } }',
    outcome: (rows: unknown[]) => (rows.length > 0 ? 'their own' : 'none of it'),
    expected: { ...everybody('their own'), visitor: 'none of it' },
  },
  'Mutation.saveBodyMeasure': {
    document: () => 'mutation { saveBodyMeasure(measure: "Bust", inches: 36) { fitBasis { measure } } }',
    expected: members('answered'),
  },
  'Mutation.forgetFit': {
    document: () => 'mutation { forgetFit { fitBasis { measure } } }',
    expected: loggedIn('answered'),
  },
  'Mutation.upsertSizeProfile': {
    document: () =>
      `mutation { upsertSizeProfile(input: { department: "juniors", ${someFlags}, sizingIds: [] }) { isFirst } }`,
    expected: members('answered'),
  },
  'Mutation.saveChildSizes': {
    document: () =>
      'mutation { saveChildSizes(input: { name: "June", sizingIds: [] }) { children { name } } }',
    expected: members('answered'),
  },
  'Mutation.removeChildSizes': {
    document: () =>
      'mutation { removeChildSizes(id: "01939bd2-4c11-7a55-8d21-0b3f7f3a8321") { children { name } } }',
    expected: loggedIn('answered'),
  },
}
