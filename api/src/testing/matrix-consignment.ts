// Rights to consigned pieces; rows of matrix.ts. What sellers may do with their own pieces is tested in
// consignment.test.ts.
const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'
/** Everybody but visitors gets as far as `outcome`; banned people only look. */
const members = (outcome: string, banned = outcome) => ({
  visitor: 'UNAUTHENTICATED',
  another: outcome,
  employee: outcome,
  banned,
  shopper: outcome,
})

export const consignmentMatrix = {
  'Query.sellerItems': { document: () => '{ sellerItems { totalCount } }', expected: members('answered') },
  // A piece of the seller’s is nobody else’s, people at work included.
  'Query.sellerItem': {
    document: () => '{ sellerItem(itemNumber: 148204027) { itemNumber } }',
    expected: members('null'),
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
