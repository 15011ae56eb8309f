// Partners and feeds of the mocks: one feed that waits for a person, one that left rows out.
import type { ContractStep } from '@hemline/rules/partners/contracts.ts'
import type { FeedMode, FeedState, RowOutcome, RowProblem } from '@hemline/rules/partners/feeds.ts'

export type MockRow = {
  number: number
  sku: string
  outcome: RowOutcome | null
  itemNumber: number | null
  problems: RowProblem[]
  changed: string[]
}
export type MockFeed = {
  id: string
  number: number
  reference: string
  mode: FeedMode
  state: FeedState
  refusal: string | null
  newBrands: { name: string; rows: number }[]
  rows: MockRow[]
  receivedAt: string
  endedAt: string | null
  decidedBy: string | null
  decidedAt: string | null
}
export type MockKey = {
  id: string
  madeAt: string
  madeBy: string
  endsAt: string | null
  lastUsedAt: string | null
}
export type MockPartner = {
  id: number
  name: string
  slug: string
  kind: 'partner' | 'rental' | 'dropshipper'
  active: boolean
  terms: {
    accountEmail: string
    city: string
    state: string
    ladder: ContractStep[]
    holdDays: number
  } | null
  keys: MockKey[]
  people: { id: string; name: string; email: string; addedAt: string; addedBy: string | null }[]
  feeds: MockFeed[]
  events: { id: string; at: string; by: string | null; words: string }[]
}

const feedId = (n: number) => `01939bd2-4c11-7a55-8d21-0000000f${String(n).padStart(4, '0')}`
const good = (number: number, sku: string): MockRow => ({
  number,
  sku,
  outcome: 'listed',
  itemNumber: 900_000 + number,
  problems: [],
  changed: [],
})
const refused = (number: number, sku: string, problem: RowProblem): MockRow => ({
  number,
  sku,
  outcome: 'refused',
  itemNumber: null,
  problems: [problem],
  changed: [],
})

const feeds = (): MockFeed[] => [
  {
    id: feedId(2),
    number: 2,
    reference: '2026-10-02',
    mode: 'good_rows',
    state: 'waiting',
    refusal: null,
    newBrands: [{ name: 'Maison Ondine', rows: 1 }],
    rows: [{ number: 1, sku: 'AL-201', outcome: null, itemNumber: null, problems: [], changed: [] }],
    receivedAt: '2026-10-02T08:00:00.000Z',
    endedAt: null,
    decidedBy: null,
    decidedAt: null,
  },
  {
    id: feedId(1),
    number: 1,
    reference: '2026-10-01',
    mode: 'good_rows',
    state: 'applied',
    refusal: null,
    newBrands: [],
    rows: [
      good(1, 'AL-101'),
      refused(2, 'AL-102', {
        field: 'price',
        value: '3.00',
        reason: 'The lowest price here is $4.99.',
      }),
      refused(3, 'AL-103', {
        field: 'size',
        value: '44D',
        reason: 'There is no such size of this kind of piece.',
      }),
    ],
    receivedAt: '2026-10-01T08:00:00.000Z',
    endedAt: '2026-10-01T08:01:00.000Z',
    decidedBy: null,
    decidedAt: null,
  },
]

const bare = { active: true, terms: null, keys: [], people: [], feeds: [], events: [] }

/** Returns the partners with which the mock begins. */
export const mockPartners = (): MockPartner[] => [
  {
    ...bare,
    id: 11,
    name: 'Alderbrook',
    slug: 'alderbrook',
    kind: 'partner',
    terms: {
      accountEmail: 'priya@hemline.example',
      city: 'Portland',
      state: 'OR',
      ladder: [
        { from: 0, basisPoints: 4000 },
        { from: 5000, basisPoints: 6250 },
      ],
      holdDays: 14,
    },
    keys: [
      {
        id: 'pk_alderbrookfirst',
        madeAt: '2026-09-30T12:00:00.000Z',
        madeBy: 'Marta Okafor',
        endsAt: null,
        lastUsedAt: '2026-10-02T08:00:00.000Z',
      },
    ],
    people: [],
    feeds: feeds(),
    events: [{ id: '1', at: '2026-09-30T12:00:00.000Z', by: 'Marta Okafor', words: 'Set the terms' }],
  },
  {
    ...bare,
    id: 12,
    name: 'Fennel Row',
    slug: 'fennel-row',
    kind: 'partner',
    keys: [],
    people: [],
    feeds: [],
    events: [],
  },
  {
    ...bare,
    id: 21,
    name: 'Second Evening',
    slug: 'second-evening',
    kind: 'rental',
    keys: [],
    people: [],
    feeds: [],
    events: [],
  },
]
