// Rights to orders; rows of matrix.ts. None of the five viewers has an order; another user's order is
// answered as if it did not exist, to employees too, who have operations of their own.
import { asks, everybody, type Row } from './matrix-types.ts'

const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'

export const ordersMatrix: Record<string, Row> = {
  'Query.order': { document: () => `{ order(id: "${nobodys}") { id } }`, expected: everybody('null') },
  'Query.orders': {
    document: () => '{ orders { totalCount } }',
    outcome: ({ totalCount }: { totalCount: number }) => `${totalCount} orders`,
    expected: everybody('0 orders'),
  },
  'Query.orderAttempt': {
    document: () => '{ orderAttempt(attemptKey: "somebody-elses-key") { __typename } }',
    expected: everybody('null'),
  },
  'Mutation.leavePayment': {
    document: () => 'mutation { leavePayment(attemptKey: "somebody-elses-key") { __typename } }',
    expected: everybody('null'),
  },
  'Query.savedMethods': { document: () => '{ savedMethods { id } }', expected: everybody('answered') },
  'Mutation.addSavedMethod': {
    document: () => 'mutation { addSavedMethod(token: "tok_none") { __typename } }',
    expected: { ...everybody('SavedMethodRefused'), visitor: 'UNAUTHENTICATED', banned: 'FORBIDDEN' },
  },
  'Mutation.removeSavedMethod': {
    document: () => `mutation { removeSavedMethod(id: "${nobodys}") { __typename } }`,
    expected: { ...everybody('SavedMethodsPayload'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.makeSavedMethodDefault': {
    document: () => `mutation { makeSavedMethodDefault(id: "${nobodys}") { __typename } }`,
    expected: { ...everybody('SavedMethodsPayload'), visitor: 'UNAUTHENTICATED' },
  },
  'Query.paymentSettings': {
    document: () => '{ paymentSettings { driver } }',
    expected: everybody('answered'),
  },
  // Without an address nothing is ordered.
  'Mutation.placeOrder': {
    document: ({ inCart, who }) =>
      `mutation { placeOrder(input: { attemptKey: "matrix-key-of-${who}", amountShown: 0, totalShown: 0, lineIds: ["${inCart}"], paymentMethod: "credits" }) { __typename } }`,
    expected: { ...everybody('ItemsLost'), banned: 'FORBIDDEN' },
  },
  'Query.cancelMoney': {
    document: () => `{ cancelMoney(id: "${nobodys}", lineIds: []) { total } }`,
    expected: everybody('null'),
  },
  'Mutation.cancelOrder': {
    document: () => `mutation { cancelOrder(id: "${nobodys}") { __typename } }`,
    expected: everybody('OrderNotCancelable'),
  },
  'Mutation.mailOrderLink': {
    // An id for each of them: an order's links are counted, and more than three in an hour refused.
    document: ({ who }) =>
      `mutation { mailOrderLink(id: "${nobodys.slice(0, -1)}${asks.indexOf(who)}", email: "somebody@hemline.example") { __typename } }`,
    expected: everybody('MailOrderLinkPayload'),
  },
  // Specification §1: for who is logged in.
  'Mutation.validateMerchant': {
    document: () => 'mutation { validateMerchant { __typename } }',
    expected: { ...everybody('WalletSession'), visitor: 'WalletUnavailable', banned: 'WalletUnavailable' },
  },
}
