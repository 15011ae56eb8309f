// A row of the site's table of pages (route-table.ts), and what its fields may hold.

/** Page types of specification §2 that the built pages have; pages like the account's count as account. */
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
  | 'cart-post-atc'
  | 'shop-menu'
  | 'storefront'
  | 'rescues'
  | 'rewards-loyalty'
  | 'shop-image-search'
  | 'shop-image-search-share'

/**
 * Header and footer of a page: `full` is both; `small-footer` the header and a short footer; `no-footer` the
 * header alone; `checkout` a header that only links home and back, without a footer; `desk` the frame of
 * people at work; `bare` no header and a short footer (a special page of §2).
 */
export type Frame = 'full' | 'small-footer' | 'no-footer' | 'checkout' | 'desk' | 'bare'

/**
 * The pop-ups that may open by themselves on a page (§2 and §4: path not excluded; decision 0072): `all` on
 * pages for browsing, `delivery` only the question after a delivery, on pages about the user's own orders.
 * None over a piece and its gallery, in the middle of a task, over help or settings, on the selling pages,
 * and for employees.
 */
export type Popups = 'all' | 'delivery' | 'none'

export type RouteRow = {
  readonly paths: readonly string[]
  readonly page: PageType
  /** `full` without one. */
  readonly frame?: Frame
  /** `none` without one. */
  readonly popups?: Popups
  /** The header has a separate row for the search on phones, where its bar has no room for the field. */
  readonly searchRow?: true
  /** A listing that has links to the listings beside it (§7 related links). */
  readonly related?: true
  /**
   * The paths hold our own names and numbers only; capital letters in an address are made small by a
   * redirect.
   */
  readonly lowerCase?: true
  /** The address may hold a key; other pages are not told from where their reader comes. */
  readonly keyed?: true
  /** The title of a page of one person or one moment, which search engines don't list. */
  readonly closed?: string
}
