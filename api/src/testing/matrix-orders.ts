// Rights to orders; rows of matrix.ts. None of the five viewers has an order; another user's order is
// answered as if it did not exist, to employees too, who have operations of their own.
import { asks, type Row } from './matrix-types.ts'

const all = (outcome: string): Row['expected'] =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Row['expected']
const nobodys = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'

export const ordersMatrix: Record<string, Row> = {
  'Query.order': { document: () => `{ order(id: "${nobodys}") { id } }`, expected: all('null') },
  'Query.orders': {
    document: () => '{ orders { totalCount } }',
    outcome: ({ totalCount }: { totalCount: number }) => `${totalCount} orders`,
    expected: all('0 orders'),
  },
  'Query.orderAttempt': {
    document: () => '{ orderAttempt(attemptKey: "somebody-elses-key") { __typename } }',
    expected: all('null'),
  },
  'Mutation.leavePayment': {
    document: () => 'mutation { leavePayment(attemptKey: "somebody-elses-key") { __typename } }',
    expected: all('null'),
  },
  'Query.paymentSettings': { document: () => '{ paymentSettings { driver } }', expected: all('answered') },
  // Without an address nothing is ordered.
  'Mutation.placeOrder': {
    document: ({ inCart, who }) =>
      `mutation { placeOrder(input: { attemptKey: "matrix-key-of-${who}", amountShown: 0, totalShown: 0, lineIds: ["${inCart}"], paymentMethod: "credits" }) { __typename } }`,
    expected: { ...all('ItemsLost'), banned: 'FORBIDDEN' },
  },
  'Query.cancelMoney': {
    document: () => `{ cancelMoney(id: "${nobodys}", lineIds: []) { total } }`,
    expected: all('null'),
  },
  'Mutation.cancelOrder': {
    document: () => `mutation { cancelOrder(id: "${nobodys}") { __typename } }`,
    expected: all('OrderNotCancelable'),
  },
  'Mutation.mailOrderLink': {
    // An id for each of them: an order's links are counted, and more than three in an hour refused.
    document: ({ who }) =>
      `mutation { mailOrderLink(id: "${nobodys.slice(0, -1)}${asks.indexOf(who)}", email: "somebody@hemline.example") { __typename } }`,
    expected: all('MailOrderLinkPayload'),
  },
  // Specification §1: for who is logged in.
  'Mutation.validateMerchant': {
    document: () => 'mutation { validateMerchant { __typename } }',
    expected: { ...all('WalletSession'), visitor: 'WalletUnavailable', banned: 'WalletUnavailable' },
  },
}
