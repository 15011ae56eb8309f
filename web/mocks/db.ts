// The mocks' tables: pieces that never change, and the state around them that does.
import type { MockItem } from './item.ts'
import type { MockGiftCardLine, MockReclaim } from './marked-gift-cards.ts'
import type { MockOrder } from './orders.ts'
import { type MockAddress, type MockCartAddress, mockAddresses } from './seed/addresses.ts'
import { type MockConsigned, seededConsigned } from './seed/consigned.ts'
import type { MockEarnings } from './seed/earnings.ts'
import { buildItems } from './seed/items.ts'
import { type MockCleanout, seededCleanout } from './seed/kits.ts'
import { seededShopping } from './seed/orders.ts'
import { type MockUser, mockUsers } from './seed/people.ts'

/** Who owns a cart, favorites and settings: `user:{id}` or `visitor:{id}`. */
export type OwnerKey = string
export type Hold = { owner: OwnerKey; expiresAt: number; released?: boolean; turn?: boolean }
/** A recent search; the latest first. */
export type MockSearch = { id: string; text: string; at: number }
export type CartLine = { id: string; itemNumber: number; addedAt: number }

/** `merchandise`: of the orders in it, in cents. */
export type MockBundle = { id: string; openedAt: number; merchandise: number; threshold: number }

/** What changes; plain JSON, so that it can survive a reload. */
export type MockState = {
  nextId: number
  visitors: number[]
  users: MockUser[]
  /** User by session token. */
  sessions: Record<string, string>
  carts: Record<OwnerKey, CartLine[]>
  holds: Record<string, Hold>
  /** Who waits for a piece, first to last. */
  queue: Record<string, OwnerKey[]>
  /** The promotion that was chosen for a cart, or that none is to apply by itself. */
  promoChoices: Record<OwnerKey, { code: string | null; skipAuto: boolean; reward?: string | null }>
  addresses: MockAddress[]
  cartAddresses: Record<OwnerKey, MockCartAddress>
  /** Option by delivery key. */
  shippingChoices: Record<OwnerKey, Record<string, number>>
  bundles: Record<OwnerKey, MockBundle>
  /** Gift cards that a cart buys, those that pay it, and pieces that go back to their seller. */
  giftCardLines: Record<OwnerKey, MockGiftCardLine[]>
  appliedGiftCards: Record<OwnerKey, string[]>
  reclaims: Record<OwnerKey, MockReclaim[]>
  favorites: Record<OwnerKey, number[]>
  searches: Record<OwnerKey, MockSearch[]>
  settings: Record<OwnerKey, Record<string, Record<string, unknown>>>
  /** Pieces that were bought while somebody looked. */
  sold: number[]
  /** User by token of a mailed link. */
  resets: Record<string, string>
  /** When links to an order were asked for, by its id. */
  orderLinks: Record<string, number[]>
  /** Null in a shop that is being made: then those that the seed has come first. */
  orders: MockOrder[] | null
  /** By user; a seller's are seeded when they are first asked for. */
  earnings: Record<string, MockEarnings>
  /** The seller's pieces; null as with orders. */
  consigned: MockConsigned[] | null
  /** Kits and bags; null as with orders. */
  cleanout: MockCleanout | null
  /** Answers to the survey, by kit or by who answered. */
  surveys: { requestKey: string; about: string; score: number }[]
  /** What people wrote with the contact form. */
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
  carts: {},
  holds: {},
  queue: {},
  promoChoices: {},
  giftCardLines: {},
  appliedGiftCards: {},
  reclaims: {},
  shippingChoices: {},
  bundles: {},
  addresses: mockAddresses.map((one) => ({ ...one })),
  cartAddresses: {},
  favorites: {},
  searches: {},
  settings: {},
  sold: [],
  resets: {},
  orderLinks: {},
  orders: null,
  earnings: {},
  consigned: null,
  cleanout: null,
  surveys: [],
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

/** A shop of its own; with a store its state survives. Listing times count back from `now`. */
export function createDb(now: () => Date, store?: Store): MockDb {
  const state = restored(store)
  const items = buildItems(now())
  if (state.orders === null) Object.assign(state, seededShopping(items, now()))
  state.cleanout ??= seededCleanout(now())
  state.consigned ??= seededConsigned(items, now())
  const save = () => store?.write(JSON.stringify({ version: storedVersion, state }))
  return { items, state, save, now }
}

export function nextId(db: MockDb): number {
  const id = db.state.nextId
  db.state.nextId += 1
  return id
}
