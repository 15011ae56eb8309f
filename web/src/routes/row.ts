// What a row of the sitemap says of a route.
import type { ChromeKind } from '@hemline/rules/site/chrome.ts'
import type { RouteKind } from '@hemline/rules/site/routes.ts'

/** Page types of specification §2 that routes built so far have; account-like screens count as account. */
export type PageType =
  | 'home'
  | 'cart'
  | 'checkout'
  | 'kids'
  | 'cleanout'
  | 'gift-cards'
  | 'account'
  | 'order-placed'
  | 'shipment-tracking'
  | 'shop-details'
  | 'saved'
  | 'shop-listings'
  | 'shop-search'
  | 'landing-page'
  | 'brands'
  | 'shop-supplier'
  | 'shop-mlp'
  | 'shop-similar'
  | 'shop-identical'
  | 'shop-pdlp'
  | 'bag-details'

export type RouteRow = {
  kind: RouteKind
  path: string
  example: string
  pageType: PageType
  chrome: ChromeKind
  title: string
}
