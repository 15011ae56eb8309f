// Rights to the account's home; rows of matrix.ts. Members see what waits for themselves.
import { loggedIn, type Row } from './matrix-types.ts'

export const accountMatrix: Record<string, Row> = {
  'Query.accountNeeds': {
    document: () => '{ accountNeeds { id } }',
    expected: loggedIn('answered'),
  },
}
