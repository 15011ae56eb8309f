// Rights to returns; rows of matrix.ts. None of the five viewers has bought anything; another shopper's
// return is answered as if it did not exist.
import { asks, type Row } from './matrix-types.ts'

const all = (outcome: string): Row['expected'] =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Row['expected']
const staffOnly = (outcome: string): Row['expected'] => ({
  ...all('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  employee: outcome,
})
const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'
const lines = `lines: [{ lineId: "${nobodys}", reason: "too_small" }]`

export const returnsMatrix: Record<string, Row> = {
  'Query.orderReturnsSetup': {
    document: () => '{ orderReturnsSetup { pieces { lineId } } }',
    outcome: ({ pieces }: { pieces: unknown[] }) => `${pieces.length} pieces`,
    expected: all('0 pieces'),
  },
  'Query.returnQuote': {
    document: () => `{ returnQuote(${lines}) { __typename } }`,
    expected: all('ReturnRefused'),
  },
  'Query.returns': {
    document: () => '{ returns { totalCount } }',
    outcome: ({ totalCount }: { totalCount: number }) => `${totalCount} returns`,
    expected: all('0 returns'),
  },
  'Query.return': { document: () => `{ return(id: "${nobodys}") { id } }`, expected: all('null') },
  'Query.dropOffPlaces': {
    document: () => `{ dropOffPlaces(returnId: "${nobodys}") { id } }`,
    outcome: (places: unknown[]) => `${places.length} places`,
    expected: all('0 places'),
  },
  'Query.staffReturns': {
    document: () => '{ staffReturns { totalCount } }',
    expected: staffOnly('answered'),
  },
  'Query.staffReturn': {
    document: () => '{ staffReturn(code: "R 1") { hints } }',
    expected: staffOnly('null'),
  },
  'Mutation.createReturn': {
    document: ({ who }) =>
      `mutation { createReturn(input: { ${lines}, refundType: full_refund, total: 1, key: "matrix-return-${who}" }) { __typename } }`,
    expected: { ...all('ReturnRefused'), visitor: 'SignInRequired' },
  },
  'Mutation.editReturn': {
    document: () =>
      `mutation { editReturn(input: { id: "${nobodys}", ${lines}, refundType: full_refund, total: 1 }) { __typename } }`,
    expected: all('ReturnRefused'),
  },
  'Mutation.cancelReturn': {
    document: () => `mutation { cancelReturn(id: "${nobodys}") { __typename } }`,
    expected: all('ReturnRefused'),
  },
  'Mutation.bookPickUp': {
    document: () => `mutation { bookPickUp(returnId: "${nobodys}", day: "2026-11-28") { __typename } }`,
    expected: all('ReturnRefused'),
  },
  'Mutation.answerReturnOffer': {
    document: () =>
      `mutation { answerReturnOffer(returnId: "${nobodys}", lineId: "${nobodys}", accepts: true) { __typename } }`,
    expected: all('ReturnRefused'),
  },
  'Mutation.receiveReturn': {
    document: () => 'mutation { receiveReturn(code: "R 1") { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.inspectReturnedPiece': {
    document: () =>
      `mutation { inspectReturnedPiece(input: { returnId: "${nobodys}", lineId: "${nobodys}", outcome: accepted }) { __typename } }`,
    expected: staffOnly('StaffRefusal'),
  },
}
