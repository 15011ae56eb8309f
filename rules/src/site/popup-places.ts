// The pages on which a pop-up may open by itself (specification §2 and §4: path not excluded; decision
// 0072). Every route kind is listed.
import { classify, type RouteKind } from './routes.ts'

/**
 * `all`: every pop-up, on pages for browsing. `delivery`: only the question after a delivery, on pages
 * about the user's own orders. `none`: no pop-up.
 */
type Place = 'all' | 'delivery' | 'none'

/**
 * Pop-ups by route kind. None over a piece and its gallery, in the middle of a task (cart, checkout,
 * forms, a search), over help or account settings, on the selling pages (special pages of §2), and on
 * employee pages.
 */
export const popupPlaces: Readonly<Record<RouteKind, Place>> = {
  home: 'all',
  department: 'all',
  category: 'all',
  products: 'all',
  'category-name': 'all',
  brand: 'all',
  brands: 'all',
  supplier: 'all',
  partner: 'all',
  favorites: 'all',
  about: 'all',
  concept: 'all',
  my: 'delivery',
  orders: 'delivery',
  order: 'delivery',
  bundle: 'delivery',
  search: 'none',
  landing: 'none',
  'landing-list': 'none',
  product: 'none',
  featured: 'none',
  similar: 'none',
  outfits: 'none',
  identical: 'none',
  cart: 'none',
  checkout: 'none',
  confirmation: 'none',
  shipment: 'none',
  giftcards: 'none',
  legal: 'none',
  support: 'none',
  contact: 'none',
  'find-anything': 'none',
  robots: 'none',
  sitemap: 'none',
  'log-in': 'none',
  'sign-up': 'none',
  password: 'none',
  'password-change': 'none',
  'verify-email': 'none',
  settings: 'none',
  goodbye: 'none',
  cleanout: 'none',
  'cleanout-way': 'none',
  'kit-order': 'none',
  'kit-ordered': 'none',
  'kit-activate': 'none',
  'kit-label': 'none',
  'my-kits': 'none',
  'my-cleanouts': 'none',
  'my-items': 'none',
  'my-bag': 'none',
  'my-item': 'none',
  'my-earnings': 'none',
  earnings: 'none',
  'cash-out': 'none',
  'cash-out-cash': 'none',
  'cash-out-credit': 'none',
  'cash-out-donate': 'none',
  'cash-out-result': 'none',
  employee: 'none',
  'employee-pick': 'none',
  'employee-pack': 'none',
  'employee-orders': 'none',
  'employee-order': 'none',
  'employee-intake': 'none',
  'employee-bag': 'none',
  'employee-listing': 'none',
  'employee-review': 'none',
  'employee-items': 'none',
  'employee-item': 'none',
  'employee-preview': 'none',
  'employee-returns': 'none',
  'employee-jobs': 'none',
  'not-found': 'none',
}

const placeOf = (path: string): Place => popupPlaces[classify(path).kind]

/** Returns whether the pop-up that offers a kit may open on this path. */
export const isCleanoutPopupPath = (path: string): boolean => placeOf(path) === 'all'

/** Returns whether the pop-up after a delivery may open on this path. */
export const isDeliveryPopupPath = (path: string): boolean => placeOf(path) !== 'none'
