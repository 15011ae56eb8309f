// The kits and bags of the mocks: Greta's orders in all relevant states, and a partner's codes.
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import type { BagStatus, KitStatus } from '@hemline/rules/kits/states.ts'
import type {
  BagType,
  CleanoutFlowVariant,
  CleanoutIncentive,
  CleanoutService,
  KitWay,
} from '@hemline/rules/vocabulary/seller.ts'
import { mockUsers } from './people.ts'

export type MockShipTo = {
  fullName: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
}
export type MockBagCounts = {
  graded: number
  counted: number | null
  gettingReady: number
  listed: number
  sold: number
  notAccepted: number
  ended: number
}
export type MockBagEvent = { id: string; kind: string; label: string; detail: string | null; at: string }
export type MockBag = {
  id: string
  number: string
  name?: string | null
  status: BagStatus
  shippedAt: string | null
  receivedAt: string | null
  processingAt: string | null
  doneAt: string | null
  counts: MockBagCounts
  earned: number
  feePaid: number
  events: MockBagEvent[]
}
export type MockKit = {
  id: string
  sellerId: string | null
  visitorId: number | null
  email: string | null
  requestKey: string
  bagType: BagType
  service: CleanoutService
  status: KitStatus
  incentives: CleanoutIncentive[]
  charityId: number | null
  restChoice: RestChoice
  fee: number
  shipTo: MockShipTo | null
  labelCode: string
  way: KitWay
  /** The slug of the partner that handed out the kit, or on whose page it was ordered. */
  partner: string | null
  trackingOut: string | null
  orderedAt: string
  shippedAt: string | null
  deliveredAt: string | null
  sentBackAt: string | null
  receivedAt: string | null
  bag: MockBag
}
/** The settings of the clean-out pages; tests change them. */
export type MockCleanout = {
  kits: MockKit[]
  variant: CleanoutFlowVariant
  incentives: CleanoutIncentive[]
  /** The number of pieces graded before a bag that is sent now, at 900 a day. */
  waiting: number
  nextNumber: number
}

export const mockCharities = [
  {
    id: 41,
    slug: 'open-door-fund',
    name: 'Open Door Fund',
    about: 'Pays for rent and meals of families in a hard month.',
  },
  {
    id: 42,
    slug: 'green-mile-trust',
    name: 'Green Mile Trust',
    about: 'Plants trees along city streets and looks after them.',
  },
] as const

export const mockKitPartners = [
  {
    slug: 'alderbrook',
    name: 'Alderbrook',
    about: 'Coats and knitwear that last. Ask for a bag at the counter of any Alderbrook shop.',
  },
] as const

/** The luxury retailer, on whose page labels are ordered. */
export const mockRetailer = {
  slug: 'maison-aurele',
  name: 'Maison Aurele',
  about: 'A luxury store whose customers send pieces in for credit.',
} as const

/** Codes on a partner's bags: two free ones, and one that belongs to another account. */
export const markedBagCodes = {
  free: bagCodeOf(730_000_900),
  taken: bagCodeOf(730_000_902),
  alsoFree: bagCodeOf(730_000_901),
} as const
/** The code from a mailing. */
export const mockKitPromoCode = 'SPRING40'

const dayMs = 86_400_000
const greta = mockUsers[2]?.id ?? null
const nothing: MockBagCounts = {
  graded: 0,
  counted: null,
  gettingReady: 0,
  listed: 0,
  sold: 0,
  notAccepted: 0,
  ended: 0,
}
const home: MockShipTo = {
  fullName: 'Greta Lindqvist',
  line1: '12 Juniper Row',
  line2: null,
  city: 'Portland',
  state: 'OR',
  zip: '97209',
}

type Times = Partial<
  Record<'shipped' | 'delivered' | 'sentBack' | 'received' | 'processing' | 'done', number>
>
type Sketch = {
  n: number
  daysAgo: number
  /** Days after the order. */
  at?: Times
  kit: Partial<MockKit> & { status: KitStatus }
  bag?: Partial<MockBag>
}

const eventNames: readonly [keyof Times, string, string][] = [
  ['shipped', 'kit.shipped', 'The empty bag is on its way to you'],
  ['delivered', 'kit.delivered', 'The empty bag is with you'],
  ['sentBack', 'bag.shipped', 'The carrier has your bag'],
  ['received', 'bag.received', 'Your bag is at our door'],
  ['processing', 'bag.processing', 'Its first piece is on the table'],
  ['done', 'bag.done', 'All its pieces are looked over'],
]

function kitFrom({ n, daysAgo, at = {}, kit, bag }: Sketch, now: Date): MockKit {
  const start = now.getTime() - daysAgo * dayMs
  const after = (days: number | undefined) =>
    days === undefined ? null : new Date(start + days * dayMs).toISOString()
  const events = eventNames.flatMap(([name, kind, label], i) => {
    const when = after(at[name])
    return when ? [{ id: `event-${n}-${i}`, kind, label, detail: null, at: when }] : []
  })
  const service = kit.service ?? 'standard'
  return {
    id: `0193bb00-0000-7000-8000-00000000000${n}`,
    sellerId: greta,
    visitorId: null,
    email: null,
    requestKey: `seed-${n}`,
    bagType: 'bag',
    service,
    incentives: [],
    charityId: null,
    restChoice: 'reclaim',
    fee: bagFees[service],
    shipTo: home,
    labelCode: bagCodeOf(730_100_000 + n),
    way: 'account',
    partner: null,
    trackingOut: at.shipped === undefined ? null : `HMSB00000${n}`,
    orderedAt: after(0) ?? '',
    shippedAt: after(at.shipped),
    deliveredAt: after(at.delivered),
    sentBackAt: after(at.sentBack),
    receivedAt: after(at.received),
    bag: {
      id: `0193bb10-0000-7000-8000-00000000000${n}`,
      number: String(204_000 + n),
      status: 'ordered',
      shippedAt: after(at.sentBack),
      receivedAt: after(at.received),
      processingAt: after(at.processing),
      doneAt: after(at.done),
      counts: nothing,
      earned: 0,
      feePaid: 0,
      events: [
        {
          id: `event-${n}-ordered`,
          kind: 'kit.ordered',
          label: 'You ordered a kit',
          detail: null,
          at: after(0) ?? '',
        },
        ...events,
      ],
      ...bag,
    },
    ...kit,
  }
}

const sketches: readonly Sketch[] = [
  {
    n: 1,
    daysAgo: 75,
    at: { shipped: 1, delivered: 4, sentBack: 9, received: 12, processing: 14, done: 15 },
    kit: { status: 'received', incentives: ['ncc_credit_40'] },
    bag: {
      status: 'done',
      earned: 18_460,
      feePaid: 1499,
      counts: { graded: 22, counted: 22, gettingReady: 0, listed: 9, sold: 8, notAccepted: 4, ended: 1 },
    },
  },
  {
    n: 2,
    daysAgo: 20,
    at: { shipped: 1, delivered: 4, sentBack: 11, received: 15, processing: 19 },
    kit: { status: 'received', service: 'premium' },
    bag: {
      status: 'processing',
      counts: { graded: 7, counted: 16, gettingReady: 4, listed: 2, sold: 0, notAccepted: 1, ended: 0 },
    },
  },
  {
    n: 3,
    daysAgo: 12,
    at: { delivered: 0, sentBack: 6, received: 10 },
    kit: {
      status: 'received',
      bagType: 'label',
      shipTo: null,
      service: 'donation',
      charityId: 42,
      restChoice: 'donate',
    },
    bag: { status: 'received', counts: { ...nothing, counted: 11 } },
  },
  { n: 4, daysAgo: 6, at: { delivered: 0 }, kit: { status: 'delivered', bagType: 'label', shipTo: null } },
  { n: 5, daysAgo: 4.5, at: { shipped: 1 }, kit: { status: 'shipped', incentives: ['payout_booster_15'] } },
  {
    n: 6,
    daysAgo: 240,
    at: { delivered: 0 },
    kit: { status: 'lapsed', bagType: 'label', shipTo: null },
    bag: { status: 'canceled' },
  },
  { n: 7, daysAgo: 300, kit: { status: 'canceled' }, bag: { status: 'canceled' } },
]

/** Greta's marked kits by their state. */
export const markedKits = {
  done: '0193bb00-0000-7000-8000-000000000001',
  label: '0193bb00-0000-7000-8000-000000000004',
  onItsWay: '0193bb00-0000-7000-8000-000000000005',
  lapsed: '0193bb00-0000-7000-8000-000000000006',
} as const

const partnerKit = (code: string, n: number, sellerId: string | null): Sketch => ({
  n,
  daysAgo: 30,
  kit: {
    status: 'delivered',
    sellerId,
    labelCode: code,
    way: 'activation',
    partner: 'alderbrook',
    shipTo: null,
  },
})

/** Returns the kits and bags at `now`: Greta's, and those of a partner. */
export function seededCleanout(now: Date): MockCleanout {
  const priya = mockUsers[3]?.id ?? null
  const partners = [partnerKit(markedBagCodes.free, 8, null), partnerKit(markedBagCodes.taken, 9, priya)]
  const another: Sketch = { ...partnerKit(markedBagCodes.alsoFree, 0, null) }
  return {
    kits: [...sketches, ...partners, another].map((one) => kitFrom(one, now)),
    variant: 'control',
    incentives: ['payout_booster_15'],
    waiting: 4200,
    nextNumber: 50,
  }
}
