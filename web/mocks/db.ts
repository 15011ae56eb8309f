// The mocks' tables: the fixed pieces and the state that changes.

import type { DeskScreen } from '@hemline/rules/desk/views.ts'
import type { NotificationKind, OuterChannel, Rhythm } from '@hemline/rules/notifications/kinds.ts'
import type { SearchRhythm } from '@hemline/rules/saved-searches/saved-searches.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import type { SizeProfile } from '@hemline/rules/size-profile/my-sizes.ts'
import type { PhotoSource } from '@hemline/rules/vocabulary/photos.ts'
import type { DirectAnswers } from '@hemline/rules/waitlist/survey.ts'
import type { MockItem } from './item.ts'
import { markedGiftCode, markedOrders } from './marked.ts'
import type { MockBoughtCard, MockGiftCardLine, MockReclaim } from './marked-gift-cards.ts'
import type { MockOrder } from './orders.ts'
import { type MockAddress, type MockCartAddress, mockAddresses } from './seed/addresses.ts'
import { type MockCase, seededCases } from './seed/cases.ts'
import { type MockConsigned, seededConsigned } from './seed/consigned.ts'
import { type MockDirect, seededDirect, soldPieces } from './seed/direct.ts'
import type { MockEarnings, MockTaxForm } from './seed/earnings.ts'
import {
  type MockFavoriteList,
  type MockFavoriteShare,
  type MockLoved,
  seededFavorites,
} from './seed/favorites.ts'
import { boughtGiftCards } from './seed/gift-cards.ts'
import { type MockGoodyBox, seededGoodyBoxes } from './seed/goody-boxes.ts'
import type { MockImageSearch } from './seed/image-search.ts'
import { buildItems } from './seed/items.ts'
import { type MockCleanout, seededCleanout } from './seed/kits.ts'
import { seededShopping } from './seed/orders.ts'
import { type MockPasskey, type MockTwoStep, type MockUser, mockUsers } from './seed/people.ts'
import { type MockReferral, seededReferrals } from './seed/referrals.ts'
import { type MockReturn, seededReturns } from './seed/returns.ts'
import type { MockMember } from './seed/rewards.ts'
import { type MockStorefront, seededStorefronts } from './seed/storefronts.ts'
import type { MockStyleThread, MockStyleWord } from './seed/styling.ts'

/** The owner of a cart, favorites and settings: `user:{id}` or `visitor:{id}`. */
export type OwnerKey = string
export type Hold = { owner: OwnerKey; expiresAt: number; released?: boolean; turn?: boolean }
/** A recent search; lists have the latest first. */
export type MockSearch = { id: string; text: string; at: number }
/** A saved search; times are ISO strings. */
export type MockSavedSearch = {
  id: string
  name: string
  path: string
  filters: FilterInput[]
  text: string
  rhythm: SearchRhythm
  channels: OuterChannel[]
  paused: boolean
  createdAt: string
  lookedAt: string
}
export type MockAutoBuy = {
  most: number
  pieces: number
  lastDay: string
  savedMethodId: string
  addressId: string
  allowsFinalSale: boolean
  isStopped: boolean
  /** The search as it was agreed to. */
  criteria: string
}
export type MockDeskView = { id: string; screen: DeskScreen; name: string; query: string }
/** What somebody was told; lists have the latest first. */
export type MockNotification = {
  id: string
  kind: NotificationKind
  key: string
  title: string
  body: string
  link: string
  itemNumber: number | null
  itemNumbers: readonly number[]
  amountCents: number | null
  createdAt: number
  readAt: number | null
}
/** What somebody said about being told. */
export type MockWishes = {
  said: Record<string, 'active' | 'canceled'>
  rhythms: Record<string, Rhythm>
  zone: string | null
  from: number
  until: number
  pausedUntil: number | null
  changedAt: number | null
  phone: { number: string; confirmed: boolean } | null
  browsers: string[]
}
/** An uploaded photo; `hash`: of its bytes, which decides what a search by picture finds in it. */
export type MockUpload = { owner: OwnerKey; use: string | null; source?: PhotoSource; hash?: number }
export type CartLine = { id: string; itemNumber: number; addedAt: number }

/** `merchandise`: the value of the bundle's orders, in cents. */
export type MockBundle = { id: string; openedAt: number; merchandise: number; threshold: number }

/** The sizes that a member saved for a department; `updatedAt` in ISO. */
export type MockProfile = SizeProfile & { sizingIds: number[]; updatedAt: string }
export type MockFit = {
  body: { measure: string; inches: number; takenAt: string }[]
  forgottenAt: string | null
}
/** A saved way to pay; a wallet account has neither digits nor an end. */
export type MockSavedMethod = {
  id: string
  type: 'CreditCard' | 'PayPalAccount'
  label: string
  last4: string | null
  month: number | null
  year: number | null
  isDefault: boolean
}
/** The phone of an account, as people write it. */
export type MockPhone = {
  number: string | null
  isDomestic: boolean
  waiting: { number: string; until: string } | null
}
export type MockChild = { id: string; name: string; sizingIds: number[] }

/** The state that changes, as plain JSON, so that it can be stored across a reload. */
export type MockState = {
  nextId: number
  visitors: number[]
  users: MockUser[]
  /** User id by session token. */
  sessions: Record<string, string>
  /** When each session began, by its token. */
  devices: Record<string, string>
  /** By user id. */
  twoSteps: Record<string, MockTwoStep>
  /** Log-ins that wait for their second step. */
  challenges: Record<string, { userId: string; tries: number }>
  passkeys: MockPasskey[]
  /** What devices have to sign, with who adds a passkey; null for a log-in. */
  passkeyChallenges: Record<string, string | null>
  /** By user id. */
  phones: Record<string, MockPhone>
  /** The address that an account changes to, by the user's id. */
  emailChanges: Record<string, { email: string; sentAt: string; until: string }>
  savedMethods: Record<string, MockSavedMethod[]>
  carts: Record<OwnerKey, CartLine[]>
  holds: Record<string, Hold>
  /** The shoppers in the queue for a piece, the first one first. */
  queue: Record<string, OwnerKey[]>
  /** The promotion chosen for a cart, and whether promotions are kept from applying automatically. */
  promoChoices: Record<OwnerKey, { code: string | null; skipAuto: boolean; reward?: string | null }>
  addresses: MockAddress[]
  cartAddresses: Record<OwnerKey, MockCartAddress>
  /** Shipping option by delivery key. */
  shippingChoices: Record<OwnerKey, Record<string, number>>
  bundles: Record<OwnerKey, MockBundle>
  /** The gift cards bought in a cart, those that pay for it, and pieces that return to their seller. */
  giftCardLines: Record<OwnerKey, MockGiftCardLine[]>
  appliedGiftCards: Record<OwnerKey, string[]>
  reclaims: Record<OwnerKey, MockReclaim[]>
  /** The gift cards that members bought. */
  boughtGiftCards: MockBoughtCard[]
  /** Favorites, the last one first. */
  loved: Record<OwnerKey, MockLoved[]>
  /** Made for each member when first requested. */
  rewards: Record<OwnerKey, MockMember>
  /** Tickets of draws. */
  tickets: { drawId: string; owner: OwnerKey; number: number; paid: boolean; key: string }[]
  storefronts: MockStorefront[]
  styleThreads: MockStyleThread[]
  styleWords: MockStyleWord[]
  imageSearches: MockImageSearch[]
  /** Null in a new shop until the seeded ones are added. */
  referrals: MockReferral[] | null
  /** Who chose not to be sold, when each account asked for a copy of its data, and used links of mails. */
  doNotSell: Record<OwnerKey, boolean>
  dataExports: Record<string, string>
  usedLinks: string[]
  /** The referral code that a visitor came with, by visitor id. */
  referralCodes: Record<number, string>
  /** What the link of that code said of itself, by visitor. */
  referralContexts: Record<number, string>
  /** The code of the friend whose gift a member has not used yet, by the member's id. */
  openGifts: Record<string, string>
  /** Brand ids and codes of storefronts that a person follows. */
  follows: Record<OwnerKey, (number | string)[]>
  /** Null in a new shop until the seeded ones are added. */
  favoriteLists: MockFavoriteList[] | null
  favoriteShares: MockFavoriteShare[]
  sizeProfiles: Record<OwnerKey, MockProfile[]>
  children: Record<OwnerKey, MockChild[]>
  /** What people measured at home, and until when what they kept is forgotten. */
  fit: Record<OwnerKey, MockFit>
  searches: Record<OwnerKey, MockSearch[]>
  /** By user id, the latest first. */
  savedSearches: Record<string, MockSavedSearch[]>
  /** Agreements of saved searches that buy by themselves, by the search. */
  autoBuys: Record<string, MockAutoBuy>
  settings: Record<OwnerKey, Record<string, Record<string, unknown>>>
  /** The country that a visitor chose. */
  countries: Record<OwnerKey, string>
  /** Numbers of pieces bought during the session. */
  sold: number[]
  /** User id by the token of an emailed link. */
  resets: Record<string, string>
  /** The times when links to an order were requested, by order id. */
  orderLinks: Record<string, number[]>
  /** Null in a new shop until the seeded orders are added. */
  orders: MockOrder[] | null
  /** Gift codes by order; an order without one is no gift. */
  giftCodes: Record<string, string>
  /** Null in a new shop until the seeded returns are added. */
  returns: MockReturn[] | null
  /** Null in a new shop until the seeded cases are added. */
  cases: MockCase[] | null
  /** Uploaded photos by id: whose each is, and the form that shows it. Null in a new shop. */
  uploads: Record<string, MockUpload> | null
  /** By user id; a seller's earnings are seeded when first requested. */
  earnings: Record<string, MockEarnings>
  /** By user id: the tax form in force. */
  taxForms: Record<string, MockTaxForm>
  /** The seller's pieces; null until seeded. */
  consigned: MockConsigned[] | null
  /** Kits and bags; null until seeded. */
  cleanout: MockCleanout | null
  /** The warehouses that employees set for a person, by user id. */
  warehousesOf: Record<string, number[]>
  /** Views of tables at the desk, by user id, in the user's order. */
  /** Where pieces lie, by item number. */
  bins: Record<string, { bin: string; warehouseId: number; putBy: string; putAt: string }>
  deskViews: Record<string, MockDeskView[]>
  /** What somebody was told, by user id; lists are seeded when first requested. */
  notifications: Record<string, MockNotification[]>
  /** By user id. */
  wishes: Record<string, MockWishes>
  goodyBoxes: MockGoodyBox[] | null
  /** What people sell by themselves; null until seeded. */
  direct: MockDirect | null
  /** The answers to the survey; `about` is the kit or the user. */
  surveys: { requestKey: string; about: string; score: number }[]
  /** The waitlist for selling directly; the surveys by their owner. */
  waitlist: {
    places: { email: string; owner: string; joinedAt: string }[]
    surveys: Record<string, DirectAnswers & { changedAt: string }>
  }
  /** The messages sent with the contact form. */
  contactMessages: {
    messageId: string
    topic: string
    name: string
    email: string
    reference?: string | null
    text: string
  }[]
}

export type MockDb = { items: readonly MockItem[]; state: MockState; save: () => void; now: () => Date }
export type Store = { read: () => string | null; write: (text: string) => void }

const storedVersion = 1
const fresh = (): MockState => ({
  nextId: 1,
  visitors: [],
  users: mockUsers.map((user) => ({ ...user })),
  sessions: {},
  devices: {},
  twoSteps: {},
  challenges: {},
  passkeys: [],
  passkeyChallenges: {},
  phones: {},
  emailChanges: {},
  savedMethods: {},
  carts: {},
  holds: {},
  queue: {},
  promoChoices: {},
  rewards: {},
  tickets: [],
  giftCardLines: {},
  appliedGiftCards: {},
  reclaims: {},
  boughtGiftCards: boughtGiftCards(),
  shippingChoices: {},
  bundles: {},
  addresses: mockAddresses.map((one) => ({ ...one })),
  cartAddresses: {},
  loved: {},
  favoriteLists: null,
  storefronts: seededStorefronts(),
  styleThreads: [],
  styleWords: [],
  imageSearches: [],
  referrals: null,
  doNotSell: {},
  dataExports: {},
  usedLinks: [],
  referralCodes: {},
  referralContexts: {},
  openGifts: {},
  follows: {},
  favoriteShares: [],
  sizeProfiles: {},
  children: {},
  fit: {},
  searches: {},
  savedSearches: {},
  autoBuys: {},
  settings: {},
  countries: {},
  sold: [],
  resets: {},
  orderLinks: {},
  orders: null,
  giftCodes: { [markedOrders.delivered]: markedGiftCode },
  returns: null,
  cases: null,
  uploads: null,
  earnings: {},
  taxForms: {},
  consigned: null,
  cleanout: null,
  warehousesOf: {},
  bins: {},
  deskViews: {},
  notifications: {},
  wishes: {},
  goodyBoxes: null,
  direct: null,
  surveys: [],
  waitlist: { places: [], surveys: {} },
  contactMessages: [],
})

function restored(store: Store | undefined): MockState {
  try {
    const stored = JSON.parse(store?.read() ?? 'null') as { version: number; state: MockState } | null
    return stored?.version === storedVersion ? { ...fresh(), ...stored.state } : fresh()
  } catch {
    return fresh()
  }
}

/**
 * Creates a shop; with a store its state survives a reload. Listing times count back from `now`. All rows are
 * copies: what one shop changes in a row, a seeded constant or another shop does not see.
 */
export function createDb(now: () => Date, store?: Store): MockDb {
  const seeded = restored(store)
  const onSale = buildItems(now())
  const pieces = [...onSale, ...soldPieces(onSale)]
  if (seeded.orders === null) Object.assign(seeded, seededShopping(pieces, now()))
  seeded.referrals ??= seededReferrals(now())
  seeded.returns ??= seededReturns(seeded.orders ?? [], now())
  seeded.cases ??= seededCases(seeded.orders ?? [], now())
  if (seeded.favoriteLists === null) Object.assign(seeded, seededFavorites(pieces))
  seeded.cleanout ??= seededCleanout(now())
  seeded.consigned ??= seededConsigned(pieces, now())
  seeded.goodyBoxes ??= seededGoodyBoxes(pieces, now())
  seeded.direct ??= seededDirect(pieces, now())
  const { items, state } = structuredClone({ items: pieces, state: seeded })
  const save = () => store?.write(JSON.stringify({ version: storedVersion, state }))
  return { items, state, save, now }
}

/** Returns a new number and counts on. */
export function nextId(db: MockDb): number {
  const id = db.state.nextId
  db.state.nextId += 1
  return id
}
