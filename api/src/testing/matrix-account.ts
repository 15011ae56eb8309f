// Rights to the account's home; rows of matrix.ts. Members see what waits for themselves.
import { type Asks, asks, type Row } from './matrix-types.ts'

const seen = { ...Object.fromEntries(asks.map((who) => [who, 'answered'])), visitor: 'UNAUTHENTICATED' }

export const accountMatrix: Record<string, Row> = {
  'Query.accountNeeds': {
    document: () => '{ accountNeeds { id } }',
    expected: seen as Record<Asks, string>,
  },
}
