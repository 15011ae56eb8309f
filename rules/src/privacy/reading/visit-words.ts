// What the collector stored of a visit, in words: which kind of page, and what was done there.
import { productEvents, storedNames } from '../../analytics/events.ts'
import type { PageType } from '../../site/route-row.ts'

/** The kinds of pages (specification §2, page types) as people call them. */
export const pageKindWords: Readonly<Record<PageType, string>> = {
  home: 'The home page',
  cart: 'The cart',
  checkout: 'Checkout',
  kids: 'Children’s clothes',
  cleanout: 'Clean out',
  'gift-cards': 'Gift cards',
  account: 'Your account',
  'order-placed': 'An order that was placed',
  'shipment-tracking': 'The way of a parcel',
  'shop-details': 'A piece',
  saved: 'Favorites and saved searches',
  'shop-listings': 'A listing',
  'shop-search': 'A search',
  'landing-page': 'A page about the shop',
  brands: 'Brands',
  'shop-supplier': 'A supplier',
  'shop-mlp': 'A page of chosen pieces',
  'shop-similar': 'Similar pieces',
  'shop-identical': 'Identical pieces',
  'shop-pdlp': 'A piece with others around it',
  'bag-details': 'A bag that you sent in',
  'cart-post-atc': 'After a piece went into the cart',
  'shop-menu': 'The menu',
  storefront: 'A member’s page',
  rescues: 'Rescue boxes',
  'rewards-loyalty': 'Rewards',
  'shop-image-search': 'A search by picture',
  'shop-image-search-share': 'A shared search by picture',
}

const storedWords: Readonly<Record<string, string>> = {
  [storedNames.pageView]: 'Opened a page',
  [storedNames.pagePing]: 'Stayed on a page',
  [storedNames.pageLog]: 'How fast a page was',
  [storedNames.itemsSeen]: 'Saw pieces',
  [storedNames.transactionItem]: 'Bought a piece',
}
const productWords: Readonly<Record<keyof typeof productEvents, string>> = {
  addToCart: 'Added to the cart',
  removeFromCart: 'Took out of the cart',
  purchase: 'Bought',
  addFavorite: 'Added to favorites',
  removeFavorite: 'Took out of favorites',
  productView: 'Looked at a piece',
  searchSubmit: 'Searched',
  signupView: 'Saw the sign-up',
  logout: 'Logged out',
  kitOrdered: 'Ordered a clean-out bag',
  partnerKitOrdered: 'Ordered a bag of a partner',
  cardClick: 'Opened a piece in a listing',
}
const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-')
const byName = new Map<string, string>(
  Object.entries(productEvents).map(([key, { category, action }]) => [
    `${slug(category)}_${slug(action)}`,
    productWords[key as keyof typeof productEvents],
  ]),
)

/**
 * Returns what an event of a visit was, in words: "Opened a page", "Added to the cart". Of other events it
 * says what was pressed: "Header: menu".
 */
export function visitWords(name: string): string {
  const [category = '', action = '', ...label] = name.split('_')
  const known = storedWords[name] ?? byName.get(`${category}_${action}`)
  if (known) return known
  const words = [action, ...label].filter(Boolean).join(', ').replaceAll('-', ' ')
  const about = category.replaceAll('-', ' ')
  const first = about.charAt(0).toUpperCase() + about.slice(1)
  return words ? `${first}: ${words}` : first
}
