// The one table of the site's pages (specification §2). From its rows come the screen of a path, the frame
// around the screen, its pop-ups, its document head when the path alone decides, and the pattern in the
// host's log.
//
// The notation of paths is explained in rules/src/site/route-patterns.ts. A path without parameters wins over
// one with parameters; of two with parameters the one that is higher in the table wins.

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

export const routeTable = {
  home: { paths: ['/'], page: 'home', popups: 'all', searchRow: true },
  department: {
    paths: ['/:department(department)'],
    page: 'shop-listings',
    popups: 'all',
    related: true,
    searchRow: true,
    lowerCase: true,
  },
  kids: {
    paths: ['/kids', '/kids/:department(kidsDepartment)'],
    page: 'kids',
    popups: 'all',
    related: true,
    searchRow: true,
    lowerCase: true,
  },
  category: {
    paths: ['/kids/:department(kidsDepartment)/*path', '/:department(departmentOrKids)/*path'],
    page: 'shop-listings',
    popups: 'all',
    related: true,
    searchRow: true,
    lowerCase: true,
  },
  products: {
    paths: ['/products/*path', '/shop/*path'],
    page: 'shop-listings',
    popups: 'all',
    related: true,
    searchRow: true,
    lowerCase: true,
  },
  'category-name': {
    paths: ['/category/:category'],
    page: 'shop-listings',
    popups: 'all',
    related: true,
    lowerCase: true,
  },
  search: { paths: ['/search/_?'], page: 'shop-search', searchRow: true, lowerCase: true },
  brand: {
    paths: ['/brand/:brand/_?/_?/_?'],
    page: 'shop-listings',
    popups: 'all',
    related: true,
    searchRow: true,
    lowerCase: true,
  },
  brands: {
    paths: ['/brands', '/brands/:department(departmentOrKids)/:query?', '/brands/:query'],
    page: 'brands',
    popups: 'all',
  },
  supplier: { paths: ['/supplier/:supplier(supplierId)'], page: 'shop-supplier', popups: 'all' },
  partner: { paths: ['/:supplier(partner)'], page: 'shop-supplier', popups: 'all', lowerCase: true },
  landing: { paths: ['/lp/:slug'], page: 'shop-mlp', lowerCase: true },
  'landing-list': { paths: ['/lp/:slug/plp'], page: 'shop-listings', lowerCase: true },
  product: {
    paths: ['/product/:itemNumber(itemNumber)', '/product/_/:itemNumber(itemNumber)'],
    page: 'shop-details',
    lowerCase: true,
  },
  featured: { paths: ['/featured/:itemNumber(itemNumber)'], page: 'shop-pdlp' },
  similar: { paths: ['/similar/:itemNumber(itemNumber)'], page: 'shop-similar' },
  outfits: { paths: ['/outfits/:itemNumber(itemNumber)'], page: 'shop-pdlp' },
  menu: { paths: ['/menu'], page: 'shop-menu', lowerCase: true },
  identical: { paths: ['/identical'], page: 'shop-identical' },

  cart: { paths: ['/cart'], page: 'cart', frame: 'small-footer', lowerCase: true, closed: 'Your cart' },
  added: {
    paths: ['/cart/added/:itemNumber(itemNumber)'],
    page: 'cart-post-atc',
    frame: 'small-footer',
    lowerCase: true,
    closed: 'In your cart',
  },
  checkout: { paths: ['/checkout'], page: 'checkout', frame: 'checkout', closed: 'Checkout' },
  confirmation: {
    paths: ['/confirmation/:orderId'],
    page: 'order-placed',
    frame: 'small-footer',
    keyed: true,
    closed: 'Thank you',
  },
  shipment: {
    paths: ['/shipment/:type(shipmentType)/:orderId/:shipment?'],
    page: 'shipment-tracking',
    keyed: true,
    closed: 'Where your parcel is',
  },
  favorites: {
    paths: ['/saved', '/saved/favorites'],
    page: 'saved',
    popups: 'all',
    searchRow: true,
    closed: 'Favorites',
  },
  storefront: { paths: ['/u/:code'], page: 'storefront', keyed: true, closed: 'A closet' },
  'shared-favorites': { paths: ['/fv/:code'], page: 'saved', keyed: true, closed: 'Shared with you' },
  'saved-searches': {
    paths: ['/saved/searches'],
    page: 'saved',
    popups: 'all',
    searchRow: true,
    closed: 'Saved searches',
  },

  'log-in': { paths: ['/log-in'], page: 'account', frame: 'small-footer', closed: 'Log in' },
  'sign-up': { paths: ['/sign-up'], page: 'account', frame: 'small-footer', closed: 'Create an account' },
  password: { paths: ['/password'], page: 'account', frame: 'small-footer', closed: 'Forgot your password' },
  'password-change': {
    paths: ['/password/change'],
    page: 'account',
    frame: 'small-footer',
    keyed: true,
    closed: 'Choose a new password',
  },
  'verify-email': {
    paths: ['/verify-email/:token'],
    page: 'account',
    keyed: true,
    closed: 'Confirm your email',
  },
  my: { paths: ['/my'], page: 'account', popups: 'delivery', closed: 'Your account' },
  'my-sizes': { paths: ['/my/sizes'], page: 'account', closed: 'Your sizes' },
  settings: { paths: ['/my/settings'], page: 'account', closed: 'Settings' },
  activity: { paths: ['/my/activity'], page: 'account', closed: 'What happened' },
  subscriptions: { paths: ['/my/subscriptions'], page: 'account', closed: 'What we tell you' },
  unsubscribe: { paths: ['/unsubscribe'], page: 'account', keyed: true, closed: 'Stop mails' },
  orders: { paths: ['/my/orders'], page: 'account', popups: 'delivery', closed: 'Your orders' },
  order: {
    paths: ['/my/orders/:orderId'],
    page: 'account',
    popups: 'delivery',
    keyed: true,
    closed: 'Your order',
  },
  bundle: { paths: ['/my/bundles/:bundleId'], page: 'account', popups: 'delivery', closed: 'Your bundle' },

  cleanout: { paths: ['/cleanout'], page: 'cleanout', lowerCase: true },
  'cleanout-way': { paths: ['/cleanout/*way(cleanoutWay)'], page: 'cleanout' },
  'kit-order': {
    paths: [
      '/cleanout/sell',
      '/cleanout/visitor',
      '/cleanout/visitor/sell',
      '/cleanout/visitor-order',
      '/cleanout/visitor-order-v2',
    ],
    page: 'cleanout',
    closed: 'Order a clean-out kit',
  },
  'promo-kit-order': {
    paths: ['/promo-bag-order'],
    page: 'cleanout',
    frame: 'bare',
    closed: 'Order a clean-out kit',
  },
  'kit-ordered': {
    paths: ['/cleanout/visitor/sell/confirmation', '/cleanout/activate/confirmation'],
    page: 'cleanout',
    closed: 'Your kit',
  },
  'kit-activate': { paths: ['/cleanout/activate/:partner?'], page: 'cleanout', closed: 'Activate your bag' },
  'kit-label': {
    paths: ['/cleanout/online-label/:kitId'],
    page: 'cleanout',
    keyed: true,
    closed: 'Your label',
  },
  'my-kits': { paths: ['/my/cleanouts/kits'], page: 'account', closed: 'Your kits' },
  'my-cleanouts': { paths: ['/my/cleanouts'], page: 'account', closed: 'Your bags' },
  'my-bag': { paths: ['/my/cleanouts/:identifier'], page: 'bag-details', closed: 'Your bag' },
  'my-bag-items': { paths: ['/my/cleanouts/items'], page: 'account', closed: 'Your pieces' },
  'my-items': { paths: ['/my/items'], page: 'account', frame: 'small-footer', closed: 'Your pieces' },
  'my-item': {
    paths: ['/my/items/:itemNumber(itemNumber)'],
    page: 'account',
    frame: 'small-footer',
    closed: 'Your piece',
  },
  'my-earnings': { paths: ['/my/cleanouts/earnings'], page: 'account', closed: 'Your earnings' },
  earnings: { paths: ['/cleanout/earnings'], page: 'cleanout', closed: 'Your earnings' },
  'cash-out': { paths: ['/cleanout/cashout'], page: 'cleanout', closed: 'Cash out' },
  'cash-out-cash': { paths: ['/cleanout/cashout/cash'], page: 'cleanout', closed: 'Cash out' },
  'cash-out-credit': {
    paths: ['/cleanout/cashout/credit'],
    page: 'cleanout',
    closed: 'Turn earnings into store credit',
  },
  'cash-out-donate': {
    paths: ['/cleanout/cashout/donate'],
    page: 'cleanout',
    closed: 'Donate your earnings',
  },
  'cash-out-result': { paths: ['/cleanout/cashout/:cashOutId'], page: 'cleanout', closed: 'Your cash-out' },

  employee: { paths: ['/employee'], page: 'account', frame: 'desk', closed: 'At work' },
  'employee-pick': { paths: ['/employee/pick'], page: 'account', frame: 'desk', closed: 'Pick' },
  'employee-pack': { paths: ['/employee/pack'], page: 'account', frame: 'desk', closed: 'Pack' },
  'employee-orders': {
    paths: ['/employee/orders'],
    page: 'account',
    frame: 'desk',
    closed: 'Orders',
  },
  'employee-order': {
    paths: ['/employee/orders/:orderId'],
    page: 'account',
    frame: 'desk',
    closed: 'Order',
  },
  'employee-intake': {
    paths: ['/employee/intake'],
    page: 'account',
    frame: 'desk',
    closed: 'Intake',
  },
  'employee-bag': {
    paths: ['/employee/intake/:code'],
    page: 'account',
    frame: 'desk',
    closed: 'Grading',
  },
  'employee-listing': {
    paths: ['/employee/listing'],
    page: 'account',
    frame: 'desk',
    closed: 'Listing',
  },
  'employee-review': {
    paths: ['/employee/review'],
    page: 'account',
    frame: 'desk',
    closed: 'Review',
  },
  'employee-person': {
    paths: ['/employee/people/:personId'],
    page: 'account',
    frame: 'desk',
    closed: 'A person',
  },
  'employee-items': { paths: ['/employee/items'], page: 'account', frame: 'desk', closed: 'Pieces' },
  'employee-item': {
    paths: ['/employee/items/:itemNumber(itemNumber)'],
    page: 'account',
    frame: 'desk',
    closed: 'A piece',
  },
  'employee-preview': {
    paths: ['/employee/preview/:itemNumber(itemNumber)'],
    page: 'account',
    frame: 'desk',
    closed: 'Preview',
  },
  'employee-returns': {
    paths: ['/employee/returns-to-seller'],
    page: 'account',
    frame: 'desk',
    closed: 'Back to sellers',
  },
  'employee-edits': { paths: ['/employee/edits'], page: 'account', frame: 'desk', closed: 'Edits' },
  'employee-searches': { paths: ['/employee/searches'], page: 'account', frame: 'desk', closed: 'Searches' },
  'employee-jobs': { paths: ['/employee/jobs'], page: 'account', frame: 'desk', closed: 'Jobs' },

  giftcards: { paths: ['/giftcards'], page: 'gift-cards', lowerCase: true },
  concept: {
    paths: ['/concept'],
    page: 'landing-page',
    popups: 'all',
    searchRow: true,
    lowerCase: true,
  },
  'find-anything': { paths: ['/find-anything'], page: 'landing-page', lowerCase: true },
  about: { paths: ['/about'], page: 'landing-page', popups: 'all', lowerCase: true },
  contact: { paths: ['/contact'], page: 'landing-page', lowerCase: true },
  support: { paths: ['/support'], page: 'landing-page', lowerCase: true },
  legal: { paths: ['/legal/:slug?'], page: 'landing-page', lowerCase: true },
  goodbye: {
    paths: ['/goodbye'],
    page: 'landing-page',
    searchRow: true,
    lowerCase: true,
    closed: 'Goodbye',
  },
  robots: { paths: ['/robots'], page: 'landing-page', frame: 'bare', lowerCase: true, closed: 'For robots' },
  sitemap: { paths: ['/sitemap'], page: 'landing-page', searchRow: true, lowerCase: true },
} as const satisfies Readonly<Record<string, RouteRow>>

export type RouteTable = typeof routeTable
