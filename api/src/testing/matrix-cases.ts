// Rights to the resolution hub; rows of matrix.ts. None of the five viewers has bought anything; another
// shopper's order or case is answered as if it did not exist.
import { everybody, type Row, staffOnly } from './matrix-types.ts'

const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'
const wish = `orderId: "${nobodys}", lineIds: ["${nobodys}"], kind: damaged`
const count = ({ totalCount }: { totalCount: number }) => `${totalCount} cases`

export const casesMatrix: Record<string, Row> = {
  'Query.resolutionItems': {
    document: () => `{ resolutionItems(orderId: "${nobodys}") { lineId } }`,
    outcome: (pieces: unknown[]) => `${pieces.length} pieces`,
    expected: everybody('0 pieces'),
  },
  'Query.resolutionShippings': {
    document: () => `{ resolutionShippings(orderId: "${nobodys}") { id } }`,
    outcome: (parcels: unknown[]) => `${parcels.length} parcels`,
    expected: everybody('0 parcels'),
  },
  'Query.resolutionOffers': {
    document: () => `{ resolutionOffers(input: { ${wish} }) { __typename } }`,
    expected: everybody('CaseRefused'),
  },
  'Query.cases': {
    document: () => '{ cases { totalCount } }',
    outcome: count,
    expected: everybody('0 cases'),
  },
  'Query.case': { document: () => '{ case(code: "1") { id } }', expected: everybody('null') },
  'Query.staffCases': { document: () => '{ staffCases { totalCount } }', expected: staffOnly('answered') },
  'Query.staffCase': { document: () => '{ staffCase(code: "1") { takenBy } }', expected: staffOnly('null') },
  'Mutation.selectResolution': {
    document: () =>
      `mutation { selectResolution(input: { ${wish}, words: "a hole", offer: person, total: 0, key: "matrix-cases" }) { __typename } }`,
    expected: { ...everybody('CaseRefused'), visitor: 'SignInRequired' },
  },
  'Mutation.writeToCase': {
    document: () =>
      'mutation { writeToCase(input: { code: "1", text: "hello", key: "matrix-cases" }) { __typename } }',
    expected: everybody('CaseRefused'),
  },
  'Mutation.withdrawCase': {
    document: () => 'mutation { withdrawCase(code: "1") { __typename } }',
    expected: everybody('CaseRefused'),
  },
  'Mutation.takeCase': {
    document: () => 'mutation { takeCase(code: "1", take: true) { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.answerCase': {
    document: () =>
      'mutation { answerCase(input: { code: "1", text: "hello", isNote: true, key: "matrix-cases" }) { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.decideCase': {
    document: () => 'mutation { decideCase(input: { code: "1", offer: refund, total: 1 }) { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.approveCase': {
    document: () => 'mutation { approveCase(input: { code: "1", approves: true, total: 1 }) { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.declineCase': {
    document: () =>
      'mutation { declineCase(input: { code: "1", reason: "no_photo", key: "matrix-cases" }) { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.closeCase': {
    document: () => 'mutation { closeCase(code: "1") { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
}
