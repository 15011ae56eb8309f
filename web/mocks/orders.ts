// An order of the mocks: plain JSON, in the shape of the schema except for calculated fields.

import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { ParcelSource } from '@hemline/rules/orders/who-packs.ts'
import type { OrderStatus, TransactionKind } from '@hemline/rules/vocabulary/orders.ts'

export type MockAddress = {
  fullName: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
  country: string
  phone: string | null
}
export type MockOrderLine = {
  id: string
  kind: 'item' | 'gift_card' | 'reclaim' | 'rescue'
  itemNumber: number | null
  title: string
  price: number
  discount: number
  net: number
  tax: number
  duty: number
  shipmentId: string | null
  canceledAt: string | null
  giftCard?: {
    recipientName: string
    deliveryMethod: 'email' | 'print'
    deliveryDate: string
    timeZone: string
    sentAt: string | null
  }
}
export type MockShipment = {
  id: string
  source: ParcelSource
  shipFrom: string
  serviceLabel: string
  price: number
  minEstimate: string
  maxEstimate: string
  status: ShipmentStatus
  carrier: string | null
  trackingCode: string | null
  packedAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
}
export type MockTransaction = {
  id: string
  kind: TransactionKind
  amount: number
  label: string
  happenedAt: string
}
export type MockOrderEvent = { id: string; label: string; happenedAt: string }
export type MockOrderTotals = {
  subtotal: number
  discount: number
  shipping: number
  fees: number
  tax: number
  duty: number
  total: number
  credits: number
  giftCards: number
  charged: number
  released: number
  promoCode: string | null
  pointsToEarn: number
}
/**
 * The state of a payment. `settlesAt`: when the processor decides, in milliseconds; `settlesTo`: its
 * decision.
 */
export type MockAttempt = {
  key: string
  state: 'authorized' | 'review' | 'approval' | 'declined'
  settlesAt: number
  settlesTo: 'authorized' | 'declined'
  declineCode: string | null
}
export type MockOrder = {
  id: string
  owner: string
  accessKey: string
  email: string
  status: OrderStatus
  placedAt: string
  attempt: MockAttempt
  bundleId: string | null
  /** The group of a rescue box. */
  rescueGroup?: string
  /** The number of the case whose piece the order replaces. */
  replacesCase?: string
  lines: MockOrderLine[]
  shipments: MockShipment[]
  transactions: MockTransaction[]
  timeline: MockOrderEvent[]
  totals: MockOrderTotals
  shipTo: MockAddress | null
  billTo: MockAddress | null
  deliveryLocation: string | null
  paidWith: string
}
