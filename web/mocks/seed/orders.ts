// Nora's orders, in all relevant states. Their pieces are marked ones, with long names among them.
import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import type { OrderStatus, TransactionKind } from '@hemline/rules/vocabulary/orders.ts'
import type { MockItem } from '../item.ts'
import { markedItems, markedOrders } from '../marked.ts'
import type { MockAddress, MockOrder, MockShipment } from '../orders.ts'
import { mockUsers } from './people.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

export const mockHome: MockAddress = {
  fullName: 'Nora Whitfield',
  line1: '48 Harbor Lane',
  line2: 'Apartment 5',
  city: 'Oakland',
  state: 'CA',
  zip: '94612',
  country: 'US',
  phone: '5105550123',
}

const ownerOfNora = `user:${mockUsers[0]?.id}`

type Sketch = {
  id: string
  daysAgo: number
  status: OrderStatus
  parcels: {
    status: ShipmentStatus
    source?: MockShipment['source']
    from: string
    service?: string
    pieces: number[]
  }[]
  /** Type, amount in cents (null: the charged amount), and hours after the order. */
  money: [TransactionKind, number | null, string, number][]
  steps: [string, number][]
  credits?: number
  bundleId?: string
}

const sketches: readonly Sketch[] = [
  {
    id: markedOrders.confirmed,
    daysAgo: 0.2,
    status: 'confirmed',
    credits: 500,
    parcels: [
      { status: 'waiting', from: 'Phoenix, AZ', pieces: [markedItems.flawed, markedItems.onePhoto] },
      { status: 'waiting', source: 'p2p', from: 'Denver, CO', pieces: [markedItems.thirdParty] },
    ],
    money: [
      ['credit', 500, 'Promotional credit', 0],
      ['authorization', null, 'Visa ending in 4242', 0],
    ],
    steps: [['Order placed', 0]],
  },
  {
    id: markedOrders.bundled,
    daysAgo: 2,
    status: 'in_progress',
    bundleId: markedOrders.bundle,
    parcels: [{ status: 'held', from: 'Phoenix, AZ', service: 'Bundle', pieces: [markedItems.runsSmall] }],
    money: [['authorization', null, 'Visa ending in 4242', 0]],
    steps: [
      ['Order placed', 0],
      ['Added to your bundle', 0],
    ],
  },
  {
    id: markedOrders.shipped,
    daysAgo: 4,
    status: 'shipped',
    parcels: [
      {
        status: 'shipped',
        from: 'Mechanicsburg, PA',
        pieces: [markedItems.longBrand, markedItems.rightToLeftBrand],
      },
      { status: 'delivered', from: 'Denver, CO', pieces: [markedItems.twelvePhotos] },
    ],
    money: [
      ['authorization', null, 'Mastercard ending in 1117', 0],
      ['final_charge', null, 'Mastercard ending in 1117', 30],
    ],
    steps: [
      ['Order placed', 0],
      ['Parcel from Denver, CO packed', 28],
      ['Charged to Mastercard ending in 1117', 30],
      ['Parcel from Denver, CO shipped', 31],
      ['Parcel from Mechanicsburg, PA shipped', 49],
      ['Parcel from Denver, CO delivered', 80],
    ],
  },
  {
    id: markedOrders.delivered,
    daysAgo: 12,
    status: 'delivered',
    parcels: [
      {
        status: 'delivered',
        from: 'Phoenix, AZ',
        pieces: [markedItems.sold, markedItems.noPhotos, markedItems.promotion],
      },
    ],
    money: [
      ['authorization', null, 'Visa ending in 4242', 0],
      ['final_charge', null, 'Visa ending in 4242', 26],
    ],
    steps: [
      ['Order placed', 0],
      ['Packed, and charged to Visa ending in 4242', 26],
      ['Shipped', 31],
      ['Delivered', 98],
    ],
  },
  {
    id: markedOrders.canceled,
    daysAgo: 60,
    status: 'canceled',
    credits: 1000,
    parcels: [{ status: 'canceled', from: 'Duluth, GA', pieces: [markedItems.withdrawn] }],
    money: [
      ['credit', 1000, 'Cash credit', 0],
      ['authorization', null, 'Visa ending in 4242', 0],
      ['credit_refund', 1000, 'Cash credit', 5],
    ],
    steps: [
      ['Order placed', 0],
      ['Canceled by you', 5],
    ],
  },
]

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const past = (status: ShipmentStatus, ...of: ShipmentStatus[]) => of.includes(status)

function shipmentOf(sketch: Sketch, at: number, i: number): MockShipment {
  const {
    status,
    source = 'own',
    from,
    service = 'Standard',
  } = sketch.parcels[i] as Sketch['parcels'][number]
  const gone = past(status, 'shipped', 'delivered', 'out_for_delivery', 'lost')
  return {
    id: `${sketch.id}-parcel-${i + 1}`,
    source,
    shipFrom: from,
    serviceLabel: service,
    price: i === 0 ? 699 : 0,
    status,
    minEstimate: isoDay(at + 4 * dayMs),
    maxEstimate: isoDay(at + 7 * dayMs),
    carrier: gone ? 'ups' : null,
    trackingCode: gone ? `1Z999AA1012345678${i}` : null,
    packedAt: gone ? new Date(at + 28 * hourMs).toISOString() : null,
    shippedAt: gone ? new Date(at + 31 * hourMs).toISOString() : null,
    deliveredAt: status === 'delivered' ? new Date(at + 80 * hourMs).toISOString() : null,
  }
}

function orderOf(sketch: Sketch, items: readonly MockItem[], now: Date): MockOrder {
  const at = now.getTime() - sketch.daysAgo * dayMs
  const later = (hours: number) => new Date(at + hours * hourMs).toISOString()
  const shipments = sketch.parcels.map((_, i) => shipmentOf(sketch, at, i))
  const lines = sketch.parcels.flatMap((parcel, p) =>
    parcel.pieces.flatMap((itemNumber) => {
      const item = items.find((one) => one.item_number === itemNumber)
      if (!item) return []
      const price = item.price_cents
      const shipmentId = shipments[p]?.id ?? null
      const canceledAt = sketch.status === 'canceled' ? later(5) : null
      const plain = { kind: 'item' as const, discount: 0, duty: 0, canceledAt }
      return [
        {
          ...plain,
          id: `${sketch.id}-${itemNumber}`,
          itemNumber,
          title: item.title,
          price,
          net: price,
          tax: Math.round(price * 0.08),
          shipmentId,
        },
      ]
    }),
  )
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
  const subtotal = sum((line) => line.price)
  const tax = sum((line) => line.tax)
  const credits = sketch.credits ?? 0
  const total = subtotal + tax + 699 + 129
  const charged = total - credits
  const label = sketch.money.find(([kind]) => kind === 'authorization')?.[2] ?? ''
  return {
    id: sketch.id,
    owner: ownerOfNora,
    accessKey: `key-${sketch.id}`,
    email: mockUsers[0]?.email ?? '',
    status: sketch.status,
    placedAt: new Date(at).toISOString(),
    attempt: {
      key: `seed-${sketch.id}`,
      state: 'authorized',
      settlesAt: 0,
      settlesTo: 'authorized',
      declineCode: null,
    },
    bundleId: sketch.bundleId ?? null,
    lines,
    shipments,
    transactions: sketch.money.map(([kind, amount, label, hours], i) => ({
      id: `${sketch.id}-money-${i}`,
      kind,
      label,
      amount: amount ?? charged,
      happenedAt: later(hours),
    })),
    timeline: sketch.steps.map(([label, hours], i) => ({
      id: `${sketch.id}-step-${i}`,
      label,
      happenedAt: later(hours),
    })),
    totals: {
      subtotal,
      discount: 0,
      shipping: 699,
      fees: 129,
      tax,
      duty: 0,
      total,
      credits,
      giftCards: 0,
      charged,
      released: 0,
      promoCode: null,
      pointsToEarn: Math.floor(subtotal / 100),
    },
    shipTo: mockHome,
    billTo: mockHome,
    deliveryLocation: 'front_door',
    paidWith: label,
  }
}

type Seeded = {
  orders: MockOrder[]
  bundles: Record<string, { id: string; openedAt: number; merchandise: number; threshold: number }>
}

/** Returns Nora's orders in their state at `now`, and the bundle of one of them. */
export function seededShopping(items: readonly MockItem[], now: Date): Seeded {
  const orders = sketches.map((sketch) => orderOf(sketch, items, now))
  const bundled = orders.find((one) => one.bundleId === markedOrders.bundle)
  const facts = {
    openedAt: Date.parse(bundled?.placedAt ?? ''),
    merchandise: bundled?.totals.subtotal ?? 0,
    threshold: freeShippingThreshold,
  }
  return { orders, bundles: { [ownerOfNora]: { id: markedOrders.bundle, ...facts } } }
}
