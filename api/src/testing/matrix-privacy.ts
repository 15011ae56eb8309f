// Rights to privacy; rows of matrix.ts. Everybody may choose and ask, banned people too: what is theirs is
// theirs.
import { everybody, type Row } from './matrix-types.ts'

export const privacyMatrix: Record<string, Row> = {
  'Query.privacy': {
    document: () => '{ privacy { email refusal } }',
    outcome: ({ email, refusal }: { email: string | null; refusal: string | null }) =>
      email === null ? 'nobody’s' : refusal === null ? 'their own' : 'an employee’s',
    expected: { ...everybody('their own'), visitor: 'nobody’s', employee: 'an employee’s' },
  },
  'Query.deletionLink': {
    document: () => '{ deletionLink(token: "made up") { use } }',
    expected: everybody('null'),
  },
  'Mutation.setDoNotSell': {
    document: () => 'mutation { setDoNotSell(doNotSell: true) { doNotSell } }',
    expected: everybody('answered'),
  },
  'Mutation.askForDeletion': {
    document: () => 'mutation { askForDeletion { __typename } }',
    expected: { ...everybody('DeletionAsked'), visitor: 'PrivacyRefused', employee: 'PrivacyRefused' },
  },
  'Mutation.confirmDeletion': {
    document: () => 'mutation { confirmDeletion(token: "made up") { __typename } }',
    expected: everybody('DeletionLinkEnded'),
  },
  'Mutation.takeBackDeletion': {
    document: () => 'mutation { takeBackDeletion(token: "made up") { __typename } }',
    expected: everybody('DeletionLinkEnded'),
  },
  'Mutation.askForDataExport': {
    document: () => 'mutation { askForDataExport { __typename } }',
    expected: { ...everybody('DataExportAsked'), visitor: 'UNAUTHENTICATED' },
  },
}
