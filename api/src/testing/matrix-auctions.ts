// Rights to bid and to put pieces on auction; rows of matrix.ts.
import { staffOnly } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const auctionsMatrix = {
  // Members alone bid; this piece is on no auction.
  'Mutation.placeBid': {
    document: () =>
      `mutation { placeBid(input: { itemNumber: 148204027, max: 5000, requestKey: "${nobody}" }) { __typename } }`,
    expected: {
      visitor: 'UNAUTHENTICATED',
      another: 'AuctionOver',
      employee: 'BidRefused',
      banned: 'FORBIDDEN',
      shopper: 'AuctionOver',
    },
  },
  'Mutation.startAuction': {
    document: () =>
      'mutation { startAuction(input: { itemNumber: 1, start: 4000, days: 5 }) { __typename } }',
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.withdrawAuction': {
    document: () => 'mutation { withdrawAuction(itemNumber: 1) { __typename } }',
    expected: staffOnly('NOT_FOUND'),
  },
}
