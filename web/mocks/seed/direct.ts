// What people sell by themselves in the mocks: Priya's closet with pieces on sale, a draft, an offer to
// answer and a parcel to send. Times are milliseconds, amounts cents.
import type { DirectDraft } from '@hemline/rules/direct-sell/listings.ts'
import type { DirectListingStatus, OfferStatus, ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { MemberReportAct, MemberReportKind } from '@hemline/rules/vocabulary/safety.ts'
import type { MockItem } from '../item.ts'

export type MockListing = DirectDraft & {
  id: string
  owner: string
  status: DirectListingStatus
  note: string | null
  /** A vacation took it off, and its end puts it back. */
  waits?: boolean
  itemNumber: number | null
  favoriteCount: number
  reasons: string[]
  reports: { by: string; reason: ReportReason; words: string; at: number; looked?: boolean }[]
  submittedAt: number | null
  changedAt: number
}
export type MockCloset = {
  owner: string
  openedAt: number
  city: string
  state: string
  vacationUntil: number | null
}
export type MockRating = {
  id: string
  stars: number
  words: string
  writtenAt: number
  changedAt: number | null
  earlier?: { stars: number; words: string; at: number; removed?: boolean }[]
  /** An employee took its words off. */
  isRemoved?: boolean
}
/** A report of a person or of words; `about` is the person, `subject` what was reported. */
export type MockReport = {
  id: string
  by: string
  about: string
  kind: MemberReportKind
  subject: string
  reported: string
  reason: ReportReason
  words: string
  at: number
  decision: MemberReportAct | null
  note: string
  decidedAt: number | null
  decidedBy: string
  isLifted: boolean
}
export type MockSale = {
  id: string
  seller: string
  buyer: string
  place: string
  itemNumbers: number[]
  paidAt: number
  parcel: 'waiting' | 'packed' | 'shipped'
  packedAt: number | null
  deliveredAt: number | null
  canceledAt: number | null
  trackingCode: string | null
  ofSeller: MockRating | null
  ofBuyer: MockRating | null
}
export type MockTurn = {
  id: string
  by: 'buyer' | 'seller'
  amount: number
  words: string
  at: number
  key: string
}
export type MockOffer = {
  id: string
  buyer: string
  seller: string
  itemNumbers: number[]
  asking: number
  status: OfferStatus
  turns: MockTurn[]
  payUntil: number | null
}
export type MockDirect = {
  closets: MockCloset[]
  listings: MockListing[]
  sales: MockSale[]
  offers: MockOffer[]
  /** Brands that are not sold here. */
  prohibited: { id: string; name: string; reason: string; since: number; byName: string }[]
  /** Who has blocked whom, by user id. */
  blocks: { id: string; by: string; whom: string; origin: 'person' | 'asker'; at: number }[]
  reports: MockReport[]
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const personOf = (n: number) => `01920000-0000-7000-8000-00000000000${n}`
const nora = personOf(1)
const imani = personOf(2)
const priya = personOf(4)
const vesna = personOf(8)

/** Pieces that Priya has sold: copies of pieces on sale under numbers of their own, with their pictures. */
const soldFrom = 880_001
const soldCount = 4
const peersOf = (items: readonly MockItem[]) =>
  items.filter((item) => item.source === 'p2p' && item.state === 'listed' && item.photo_ids.length > 1)

/** Returns the pieces that people sold to each other before the mocks began. */
export function soldPieces(items: readonly MockItem[]): MockItem[] {
  return peersOf(items)
    .slice(-soldCount)
    .map((item, i) => ({ ...item, item_number: soldFrom + i, state: 'delivered', held_until: null }))
}

/** Returns the listing that a piece on sale came from. */
export function listingOfItem(item: MockItem, owner: string, changedAt: number): MockListing {
  return {
    id: `listing-${item.item_number}`,
    owner,
    status: 'listed',
    note: null,
    itemNumber: item.item_number,
    photoIds: item.photo_ids.map(String),
    categoryId: item.category_id,
    brandName: item.brand_name,
    department: null,
    sizingId: item.sizing_id,
    colors: item.color_names.slice(0, 3),
    materials: item.materials.map((one) => one.replace(/^\d+% /, '')),
    pattern: null,
    cut: null,
    details: [],
    condition: item.condition,
    flaws: item.condition === 'flawed_gem' ? ['stain'] : [],
    words: 'Worn to two dinners, and kept in its bag since.',
    measurements: item.measurements,
    weight: 'medium',
    price: item.price_cents,
    retail: item.msrp_cents,
    floor: Math.round((item.price_cents * 0.8) / 100) * 100,
    takesOffers: true,
    comesDown: false,
    favoriteCount: item.favorite_count,
    reasons: [],
    reports: [],
    submittedAt: changedAt,
    changedAt,
  }
}

function listingsOf(peers: readonly MockItem[], ago: (hours: number) => number): MockListing[] {
  const made = peers.slice(0, 5).map((item, i) => listingOfItem(item, priya, ago(24 * (i + 2))))
  const [first, , , fourth, fifth] = made
  if (!first || !fourth || !fifth) return made
  // Off the shop, as pieces are that nobody sees: they get a number when they are on sale again.
  Object.assign(fourth, { status: 'paused', itemNumber: null, changedAt: ago(90) })
  Object.assign(fifth, {
    status: 'under_review',
    note: 'Its brand is often copied. A person looks it over, mostly within a day.',
    reasons: ['Its brand is often copied.'],
    reports: [{ by: imani, reason: 'not_as_shown', words: 'The buttons look different.', at: ago(5) }],
    itemNumber: null,
    submittedAt: ago(7),
    changedAt: ago(7),
  })
  const draft: MockListing = {
    ...first,
    id: 'listing-draft',
    status: 'draft',
    itemNumber: null,
    photoIds: first.photoIds.slice(0, 2),
    sizingId: null,
    condition: null,
    words: '',
    price: null,
    floor: null,
    favoriteCount: 0,
    submittedAt: null,
    changedAt: ago(1),
  }
  const sold: MockListing = {
    ...first,
    id: 'listing-sold',
    status: 'sold',
    itemNumber: soldFrom,
    changedAt: ago(20),
  }
  return [draft, ...made, sold]
}

const rating = (id: string, stars: number, words: string, writtenAt: number): MockRating => {
  return { id, stars, words, writtenAt, changedAt: null }
}

function salesOf(ago: (hours: number) => number): MockSale[] {
  const sale = (at: number, more: Partial<MockSale>): MockSale => ({
    id: `sale-${at}`,
    seller: priya,
    buyer: vesna,
    place: 'Portland, OR',
    itemNumbers: [soldFrom + at],
    paidAt: ago(20),
    parcel: 'waiting',
    packedAt: null,
    deliveredAt: null,
    canceledAt: null,
    trackingCode: null,
    ofSeller: null,
    ofBuyer: null,
    ...more,
  })
  const sent = { parcel: 'shipped', trackingCode: '9400111899223197428490' } as const
  return [
    sale(0, { buyer: imani, place: 'Tucson, AZ' }),
    sale(1, { ...sent, paidAt: ago(70) }),
    sale(2, { ...sent, buyer: nora, place: 'Bozeman, MT', paidAt: ago(130), deliveredAt: ago(20) }),
    sale(3, {
      ...sent,
      paidAt: ago(400),
      deliveredAt: ago(300),
      ofSeller: rating('review-1', 5, 'Came within three days, and as described.', ago(280)),
      ofBuyer: rating('review-2', 5, 'Friendly and quick.', ago(270)),
    }),
  ]
}

function offersOf(listings: readonly MockListing[], ago: (hours: number) => number): MockOffer[] {
  const onSale = listings.filter((one) => one.status === 'listed')
  const [first, second, third] = onSale
  if (!first || !second || !third) return []
  const share = ({ price }: MockListing, percent: number) =>
    Math.round(((price ?? 0) * percent) / 10_000) * 100
  const turn = (id: string, by: MockTurn['by'], amount: number, [words, at]: [string, number]): MockTurn => {
    return { id, by, amount, words, at, key: id }
  }
  const offer = (id: string, of: MockListing, more: Partial<MockOffer>): MockOffer => ({
    id,
    buyer: nora,
    seller: priya,
    itemNumbers: [of.itemNumber ?? 0],
    asking: of.price ?? 0,
    status: 'open',
    turns: [],
    payUntil: null,
    ...more,
  })
  return [
    offer('offer-1', first, {
      turns: [
        turn('turn-1', 'buyer', share(first, 70), [
          'Would you take it? It is for a first day at work.',
          ago(15),
        ]),
        turn('turn-2', 'seller', share(first, 94), ['It was hardly worn, so I could do this.', ago(14.5)]),
        turn('turn-3', 'buyer', share(first, 86), ['Meet me here and I pay right away.', ago(1)]),
      ],
    }),
    offer('offer-2', second, {
      buyer: vesna,
      turns: [turn('turn-4', 'buyer', share(second, 90), ['', ago(3)])],
    }),
    offer('offer-3', third, {
      buyer: imani,
      status: 'declined',
      turns: [turn('turn-5', 'buyer', share(third, 60), ['A little lower?', ago(50)])],
    }),
  ]
}

/** Returns the state of direct selling (closets, listings, sales, offers) with which the mock begins. */
export function seededDirect(items: readonly MockItem[], now: Date): MockDirect {
  const ago = (hours: number) => now.getTime() - hours * hourMs
  const listings = listingsOf(peersOf(items), ago)
  return {
    closets: [
      {
        owner: priya,
        openedAt: now.getTime() - 210 * dayMs,
        city: 'Denver',
        state: 'CO',
        vacationUntil: null,
      },
    ],
    listings,
    prohibited: [],
    sales: salesOf(ago),
    offers: offersOf(listings, ago),
    blocks: [],
    reports: [],
  }
}
