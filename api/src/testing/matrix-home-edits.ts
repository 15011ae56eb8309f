// Who may choose pieces for the home page and put texts in force: people at work; everybody sees those.
import { everybody, type Row, staffOnly } from './matrix-types.ts'

export const homeEditsMatrix: Record<string, Row> = {
  'Query.homeEdits': { document: () => '{ homeEdits { id } }', expected: everybody('answered') },
  'Query.homeHero': { document: () => '{ homeHero { id } }', expected: everybody('answered') },
  'Query.staffHomeEdits': {
    document: () => '{ staffHomeEdits { id } }',
    expected: staffOnly('answered'),
  },
  'Mutation.saveHomeEdit': {
    document: () =>
      'mutation { saveHomeEdit(input: { id: "01939bd2-4c11-7a55-8d21-0b3f7f3a8321", title: "", words: "", startsAt: "2026-11-25T12:00:00Z", itemNumbers: [] }) { __typename } }',
    expected: staffOnly('HomeEditRefused'),
  },
  'Query.resaleReports': {
    document: () => '{ resaleReports { year } }',
    expected: everybody('answered'),
  },
  'Query.contentRelease': {
    document: () => '{ contentRelease { number } }',
    expected: everybody('answered'),
  },
}
