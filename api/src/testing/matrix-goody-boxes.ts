// Rights to goody boxes; rows of matrix.ts. None of the five viewers has a box; another person's box is
// answered as if it did not exist.
import { everybody, members, type Row, staffOnly } from './matrix-types.ts'

const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'

export const goodyBoxesMatrix: Record<string, Row> = {
  'Query.goodySetup': {
    document: () => '{ goodySetup { openBoxId } }',
    outcome: () => 'answered',
    expected: everybody('answered'),
  },
  'Query.goodyBoxes': {
    document: () => '{ goodyBoxes { id } }',
    outcome: () => 'answered',
    expected: everybody('answered'),
  },
  'Query.goodyBox': { document: () => `{ goodyBox(id: "${nobodys}") { id } }`, expected: everybody('null') },
  'Query.goodyQuote': {
    document: () => `{ goodyQuote(boxId: "${nobodys}") { total } }`,
    expected: everybody('NOT_FOUND'),
  },
  'Query.goodyAttempt': {
    document: () =>
      `{ goodyAttempt(attemptKey: "goody-nobody-paid-this-way", boxId: "${nobodys}") { __typename } }`,
    expected: everybody('null'),
  },
  'Query.staffGoodyBoxes': {
    document: () => '{ staffGoodyBoxes { totalCount } }',
    outcome: () => 'answered',
    expected: staffOnly('answered'),
  },
  'Query.staffGoodyBox': {
    document: () => `{ staffGoodyBox(id: "${nobodys}") { id } }`,
    expected: staffOnly('null'),
  },
  'Mutation.askGoodyBox': {
    document: () =>
      'mutation { askGoodyBox(input: { formKey: "matrix-of-rights", departments: ["nobodys"], kinds: [], budget: 1 }) { __typename } }',
    expected: members('BAD_INPUT'),
  },
  'Mutation.reserveGoodyBox': {
    document: ({ who }) =>
      `mutation { reserveGoodyBox(input: { attemptKey: "goody-matrix-of-rights-${who}", boxId: "${nobodys}", addressId: "${nobodys}", amountShown: 1, totalShown: 1 }) { __typename } }`,
    expected: members('GoodyRefused'),
  },
  'Mutation.chooseGoodyPieces': {
    document: () =>
      `mutation { chooseGoodyPieces(input: { boxId: "${nobodys}", choices: [] }) { __typename } }`,
    expected: everybody('GoodyRefused'),
  },
  'Mutation.cancelGoodyBox': {
    document: () => `mutation { cancelGoodyBox(boxId: "${nobodys}") { __typename } }`,
    expected: everybody('GoodyRefused'),
  },
  'Mutation.payGoodyBox': {
    document: () =>
      `mutation { payGoodyBox(input: { boxId: "${nobodys}", paymentToken: "tok_none" }) { __typename } }`,
    expected: everybody('GoodyRefused'),
  },
  'Mutation.swapGoodyPiece': {
    document: () =>
      `mutation { swapGoodyPiece(input: { boxId: "${nobodys}", out: 1, into: 2 }) { __typename } }`,
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.cancelGoodyBoxForPerson': {
    document: () =>
      `mutation { cancelGoodyBoxForPerson(input: { boxId: "${nobodys}", reason: "A zip broke." }) { __typename } }`,
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.approveGoodyBox': {
    document: () => `mutation { approveGoodyBox(input: { boxId: "${nobodys}", note: "" }) { __typename } }`,
    expected: staffOnly('StaffRefusal'),
  },
}
