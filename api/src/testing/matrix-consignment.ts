// Rights to consigned pieces; rows of matrix.ts. What sellers may do with their own pieces is tested in
// consignment.test.ts.
import { loggedIn, members } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const consignmentMatrix = {
  'Query.sellerItems': { document: () => '{ sellerItems { totalCount } }', expected: loggedIn('answered') },
  // A piece of the seller’s is nobody else’s, people at work included.
  'Query.sellerItem': {
    document: () => '{ sellerItem(itemNumber: 148204027) { itemNumber } }',
    expected: loggedIn('null'),
  },
  'Mutation.changeItemPrice': {
    document: () =>
      `mutation { changeItemPrice(input: { itemNumber: 148204027, price: 100, requestKey: "${nobody}" }) { __typename } }`,
    expected: members('NOT_FOUND', 'FORBIDDEN'),
  },
  'Mutation.donateRest': {
    document: () => 'mutation { donateRest(input: { itemNumbers: [148204027] }) { __typename } }',
    expected: members('NOT_FOUND', 'FORBIDDEN'),
  },
}
