// The names of analytics events, and the events of the product (specification §3 and §7).

/**
 * An event by its three parts and the name that they form (specification §3): lower case, with dashes for
 * spaces.
 */
export type AnalyticsEvent = {
  event_action: string
  event_category: string
  event_label: string
  event_name: string
}
type Parts = { action: string; category: string; label?: string | undefined }

/** The longest part of an event in characters. */
export const eventPartMax = 100

const part = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '-').slice(0, eventPartMax)

/**
 * Returns an event's parts in lower case with dashes for spaces, and the name formed from category, action
 * and label (§3). An event without a label has an empty one, and a name of two parts.
 */
export function eventOf({ action, category, label = '' }: Parts): AnalyticsEvent {
  const parts = { event_action: part(action), event_category: part(category), event_label: part(label) }
  const words = [parts.event_category, parts.event_action, parts.event_label].filter(Boolean)
  return { ...parts, event_name: words.join('_') }
}

/** The tracked events of the product (§7), and those that the tracker itself brings. */
export const productEvents = {
  addToCart: { category: 'cart', action: 'Add To Cart' },
  removeFromCart: { category: 'cart', action: 'Remove From Cart' },
  purchase: { category: 'checkout', action: 'Purchase' },
  addFavorite: { category: 'favorites', action: 'Add Favorite' },
  removeFavorite: { category: 'favorites', action: 'Remove Favorite' },
  productView: { category: 'product', action: 'Product View' },
  searchSubmit: { category: 'search', action: 'Search Submit' },
  signupView: { category: 'account', action: 'Signup View' },
  logout: { category: 'account', action: 'Logout' },
  kitOrdered: { category: 'cleanout', action: 'Cleanout Kit Ordered' },
  partnerKitOrdered: { category: 'cleanout', action: 'Partner Kit Ordered' },
  cardClick: { category: 'listing', action: 'Item Card Click' },
} as const satisfies Readonly<Record<string, Parts>>
export type ProductEvent = keyof typeof productEvents

/**
 * Builds the analytics event of something that a person did; the label says more, such as the method or the
 * list.
 */
export const productEvent = (event: ProductEvent, label?: string): AnalyticsEvent =>
  eventOf({ ...productEvents[event], label })

/** The names under which the collector stores what is no event with three parts. */
export const storedNames = {
  pageView: 'page-view',
  pagePing: 'page-ping',
  pageLog: 'page-log',
  itemsSeen: 'items-seen',
  transactionItem: 'transaction-item',
} as const

/** Category of the phases of logging in and out (§4), whose action is the phase. */
export const authCategory = 'auth'
