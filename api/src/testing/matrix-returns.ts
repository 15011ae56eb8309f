// Rights to returns; rows of matrix.ts. None of the five viewers has bought anything; another shopper's
// return is answered as if it did not exist.
import { everybody, type Row, staffOnly } from './matrix-types.ts'

const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'
const lines = `lines: [{ lineId: "${nobodys}", reason: "too_small" }]`
const gift = '{ code: "ABCD-2345", proof: "94607" }'

export const returnsMatrix: Record<string, Row> = {
  'Query.orderReturnsSetup': {
    document: () => '{ orderReturnsSetup { pieces { lineId } } }',
    outcome: ({ pieces }: { pieces: unknown[] }) => `${pieces.length} pieces`,
    expected: everybody('0 pieces'),
  },
  'Query.returnQuote': {
    document: () => `{ returnQuote(${lines}) { __typename } }`,
    expected: everybody('ReturnRefused'),
  },
  'Query.returns': {
    document: () => '{ returns { totalCount } }',
    outcome: ({ totalCount }: { totalCount: number }) => `${totalCount} returns`,
    expected: everybody('0 returns'),
  },
  'Query.return': { document: () => `{ return(id: "${nobodys}") { id } }`, expected: everybody('null') },
  'Query.dropOffPlaces': {
    document: () => `{ dropOffPlaces(returnId: "${nobodys}") { id } }`,
    outcome: (places: unknown[]) => `${places.length} places`,
    expected: everybody('0 places'),
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
    expected: { ...everybody('ReturnRefused'), visitor: 'SignInRequired' },
  },
  'Mutation.editReturn': {
    document: () =>
      `mutation { editReturn(input: { id: "${nobodys}", ${lines}, refundType: full_refund, total: 1 }) { __typename } }`,
    expected: everybody('ReturnRefused'),
  },
  'Mutation.cancelReturn': {
    document: () => `mutation { cancelReturn(id: "${nobodys}") { __typename } }`,
    expected: everybody('ReturnRefused'),
  },
  'Mutation.makeGiftCode': {
    document: () => `mutation { makeGiftCode(orderId: "${nobodys}") { __typename } }`,
    expected: everybody('GiftRefused'),
  },
  'Mutation.findGift': {
    document: () => `mutation { findGift(gift: ${gift}) { __typename } }`,
    expected: { ...everybody('GiftNotFound'), visitor: 'SignInRequired' },
  },
  'Mutation.createGiftReturn': {
    document: ({ who }) =>
      `mutation { createGiftReturn(input: { gift: ${gift}, ${lines}, addressId: "${nobodys}", key: "matrix-gift-${who}" }) { __typename } }`,
    expected: { ...everybody('GiftNotFound'), visitor: 'SignInRequired' },
  },
  'Mutation.bookPickUp': {
    document: () =>
      `mutation { bookPickUp(returnId: "${nobodys}", day: "2026-11-28", window: morning) { __typename } }`,
    expected: everybody('ReturnRefused'),
  },
  'Mutation.cancelPickUp': {
    document: () => `mutation { cancelPickUp(returnId: "${nobodys}") { __typename } }`,
    expected: everybody('ReturnRefused'),
  },
  'Mutation.answerReturnOffer': {
    document: () =>
      `mutation { answerReturnOffer(returnId: "${nobodys}", lineId: "${nobodys}", accepts: true) { __typename } }`,
    expected: everybody('ReturnRefused'),
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
