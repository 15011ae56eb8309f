// Rights to rescue boxes; rows of matrix.ts. None of the five viewers has bought a box; another shopper's box
// is answered as if it did not exist.
import { everybody, type Row } from './matrix-types.ts'

const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'

export const rescuesMatrix: Record<string, Row> = {
  'Query.rescues': {
    document: () => '{ rescues { filling } }',
    outcome: () => 'answered',
    expected: everybody('answered'),
  },
  'Query.rescueGroup': {
    document: () => '{ rescueGroup(id: "999999") { id } }',
    expected: everybody('null'),
  },
  'Query.rescueQuote': {
    document: () => '{ rescueQuote(groupId: "999999") { total } }',
    expected: everybody('NOT_FOUND'),
  },
  'Query.rescueOrder': {
    document: () => `{ rescueOrder(orderUuid: "${nobodys}") { orderUuid } }`,
    expected: everybody('null'),
  },
  'Query.rescueAttempt': {
    document: () => '{ rescueAttempt(attemptKey: "rescue-nobody-paid-this-way") { __typename } }',
    expected: everybody('null'),
  },
  'Query.staffRescueBoxes': {
    document: () => '{ staffRescueBoxes { totalCount } }',
    outcome: () => 'answered',
    expected: { ...everybody('FORBIDDEN'), visitor: 'UNAUTHENTICATED', employee: 'answered' },
  },
  'Mutation.placeRescueOrder': {
    document: ({ who }) =>
      `mutation { placeRescueOrder(input: { attemptKey: "rescue-matrix-of-rights-${who}", groupId: "999999", addressId: "${nobodys}", amountShown: 1, totalShown: 1 }) { __typename } }`,
    expected: { ...everybody('RescueSoldOut'), banned: 'FORBIDDEN' },
  },
  'Mutation.leaveToRescue': {
    document: () => 'mutation { leaveToRescue(itemNumber: 1) { __typename } }',
    expected: { ...everybody('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
  },
}
