// Rights to parcels and to employees' acts on orders; rows of matrix.ts. The rights of each role are tested
// in rules/src/fulfillment/staff.test.ts.
import { everybody, mutation, staffOnly } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const fulfillmentMatrix = {
  'Query.lastDeliveryShipment': {
    document: () => '{ lastDeliveryShipment { id } }',
    expected: everybody('null'),
  },
  // Somebody else's is as if there were none: fulfillment.test.ts.
  'Query.shipmentTracking': {
    document: () => `{ shipmentTracking(type: "order", id: "${nobody}") { label } }`,
    expected: everybody('null'),
  },
  'Query.pickList': { document: () => '{ pickList { places { name } } }', expected: staffOnly('answered') },
  'Query.staffParcel': {
    document: () => `{ staffParcel(search: "${nobody}") { id } }`,
    expected: staffOnly('null'),
  },
  'Query.staffOrders': {
    document: () => '{ staffOrders(search: "") { id } }',
    expected: staffOnly('answered'),
  },
  'Query.waitingRefunds': {
    document: () => '{ waitingRefunds { totalCount } }',
    expected: staffOnly('answered'),
  },
  'Query.staffOrder': {
    document: () => `{ staffOrder(id: "${nobody}") { refundable } }`,
    expected: staffOnly('null'),
  },
  'Mutation.startPicking': {
    document: mutation(`startPicking(shipmentId: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.stopPicking': {
    document: mutation(`stopPicking(shipmentId: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.reportMissing': {
    document: mutation(
      `reportMissing(input: { shipmentId: "${nobody}", itemNumber: 1, reason: "Not there" })`,
    ),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.packParcel': {
    document: mutation(`packParcel(input: { shipmentId: "${nobody}", itemNumbers: [1] })`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.handOverParcel': {
    document: mutation(`handOverParcel(shipmentId: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.staffRefundOrder': {
    document: mutation(`staffRefundOrder(input: { orderId: "${nobody}", amount: 1, reason: "Not there" })`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.staffCancelOrder': {
    document: mutation(`staffCancelOrder(input: { orderId: "${nobody}", reason: "Not there" })`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.staffSendGiftCardAgain': {
    document: mutation(`staffSendGiftCardAgain(input: { id: "${nobody}", reason: "Not there" })`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.staffResendMail': {
    document: mutation(`staffResendMail(input: { orderId: "${nobody}", reason: "Not there" })`),
    expected: staffOnly('NOT_FOUND'),
  },
}
