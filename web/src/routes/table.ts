// The sitemap: one row a route. Tests render every row; the footer and header link to these paths only.
import type { ChromeKind } from '@hemline/rules/chrome.ts'
import type { RouteKind } from '@hemline/rules/routes.ts'

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

export type RouteRow = { kind: RouteKind; path: string; example: string; pageType: PageType; chrome: ChromeKind; title: string }

export const routeTable: readonly RouteRow[] = [
  { kind: 'home', path: '/', example: '/', pageType: 'home', chrome: 'full', title: '' },
  { kind: 'department', path: '/$department', example: '/women', pageType: 'shop-listings', chrome: 'full', title: 'Shop' },
  { kind: 'department', path: '/$department', example: '/kids', pageType: 'kids', chrome: 'full', title: 'Kids' },
  { kind: 'category', path: '/$department/$', example: '/women/dresses', pageType: 'shop-listings', chrome: 'full', title: 'Shop' },
  { kind: 'products', path: '/products/$', example: '/products/dresses', pageType: 'shop-listings', chrome: 'full', title: 'All pieces' },
  { kind: 'products', path: '/products', example: '/products', pageType: 'shop-listings', chrome: 'full', title: 'All pieces' },
  { kind: 'products', path: '/products/$', example: '/products/outlet', pageType: 'shop-listings', chrome: 'full', title: 'Outlet' },
  { kind: 'products', path: '/shop', example: '/shop', pageType: 'shop-listings', chrome: 'full', title: 'All pieces' },
  { kind: 'products', path: '/shop/$', example: '/shop/women/dresses', pageType: 'shop-listings', chrome: 'full', title: 'Shop' },
  { kind: 'department', path: '/$department/$', example: '/kids/boys', pageType: 'kids', chrome: 'full', title: 'Boys' },
  {
    kind: 'category-name',
    path: '/category/$categoryName',
    example: '/category/dresses',
    pageType: 'shop-listings',
    chrome: 'full',
    title: 'Shop',
  },
  { kind: 'search', path: '/search', example: '/search?text=linen+dress', pageType: 'shop-search', chrome: 'full', title: 'Search' },
  { kind: 'search', path: '/search/$searchParam', example: '/search/linen-dress', pageType: 'shop-search', chrome: 'full', title: 'Search' },
  { kind: 'brand', path: '/brand/$brandName', example: '/brand/theory', pageType: 'shop-listings', chrome: 'full', title: 'Brand' },
  { kind: 'brand', path: '/brand/$brandName/$', example: '/brand/theory/dresses', pageType: 'shop-listings', chrome: 'full', title: 'Brand' },
  {
    kind: 'product',
    path: '/product/$',
    example: '/product/women-silk-theory-black-dress/100001',
    pageType: 'shop-details',
    chrome: 'full',
    title: 'Piece',
  },
  { kind: 'brands', path: '/brands/$', example: '/brands', pageType: 'brands', chrome: 'full', title: 'Brands from A to Z' },
  { kind: 'brands', path: '/brands/$', example: '/brands/women/mar', pageType: 'brands', chrome: 'full', title: 'Brands in Women' },
  { kind: 'supplier', path: '/supplier/$id', example: '/supplier/33', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/alderbrook', example: '/alderbrook', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/fennel-row', example: '/fennel-row', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/harbor-nine', example: '/harbor-nine', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/lumen-street', example: '/lumen-street', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/maribel-day', example: '/maribel-day', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/north-loom', example: '/north-loom', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/poppy-acre', example: '/poppy-acre', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/tessellate', example: '/tessellate', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'partner', path: '/second-evening', example: '/second-evening', pageType: 'shop-supplier', chrome: 'full', title: 'Partner' },
  { kind: 'landing', path: '/lp/$slug', example: '/lp/best-seasonal-hits', pageType: 'shop-mlp', chrome: 'full', title: 'Landing page' },
  { kind: 'landing', path: '/lp/$slug', example: '/lp/outfits-you-love', pageType: 'shop-mlp', chrome: 'full', title: 'Landing page' },
  { kind: 'landing', path: '/lp/$slug', example: '/lp/thrift-best-seasonal-hits', pageType: 'shop-mlp', chrome: 'full', title: 'Landing page' },
  { kind: 'landing', path: '/lp/$slug', example: '/lp/thrift-outfits-you-love', pageType: 'shop-mlp', chrome: 'full', title: 'Landing page' },
  { kind: 'landing', path: '/lp/$slug', example: '/lp/thrift-maternity-clothing', pageType: 'shop-mlp', chrome: 'full', title: 'Landing page' },
  {
    kind: 'landing-list',
    path: '/lp/$slug/plp',
    example: '/lp/best-seasonal-hits/plp',
    pageType: 'shop-listings',
    chrome: 'full',
    title: 'Landing page',
  },
  { kind: 'similar', path: '/similar/$itemNumber', example: '/similar/100001', pageType: 'shop-similar', chrome: 'full', title: 'More like this' },
  { kind: 'identical', path: '/identical', example: '/identical?item=210001', pageType: 'shop-identical', chrome: 'full', title: 'The same again' },
  { kind: 'featured', path: '/featured/$itemNumber', example: '/featured/100001', pageType: 'shop-pdlp', chrome: 'full', title: 'Featured' },
  { kind: 'outfits', path: '/outfits/$itemNumber', example: '/outfits/100001', pageType: 'shop-pdlp', chrome: 'full', title: 'Outfits' },
  { kind: 'cart', path: '/cart', example: '/cart', pageType: 'cart', chrome: 'reduced', title: 'Your cart' },
  { kind: 'checkout', path: '/checkout', example: '/checkout', pageType: 'checkout', chrome: 'reduced', title: 'Checkout' },
  { kind: 'favorites', path: '/saved/favorites', example: '/saved/favorites', pageType: 'saved', chrome: 'full', title: 'Favorites' },
  { kind: 'legal', path: '/legal', example: '/legal', pageType: 'landing-page', chrome: 'full', title: 'Legal' },
  { kind: 'legal', path: '/legal/$slug', example: '/legal/privacy-policy', pageType: 'landing-page', chrome: 'full', title: 'Legal' },
  { kind: 'log-in', path: '/log-in', example: '/log-in', pageType: 'account', chrome: 'reduced', title: 'Log in' },
  { kind: 'sign-up', path: '/sign-up', example: '/sign-up', pageType: 'account', chrome: 'reduced', title: 'Create an account' },
  { kind: 'password', path: '/password', example: '/password', pageType: 'account', chrome: 'reduced', title: 'Forgot your password' },
  {
    kind: 'password-change',
    path: '/password/change',
    example: '/password/change?token=abc',
    pageType: 'account',
    chrome: 'reduced',
    title: 'Choose a new password',
  },
  { kind: 'settings', path: '/my/settings', example: '/my/settings', pageType: 'account', chrome: 'full', title: 'Settings' },
  { kind: 'my', path: '/my', example: '/my', pageType: 'account', chrome: 'full', title: 'Your account' },
  { kind: 'orders', path: '/my/orders', example: '/my/orders', pageType: 'account', chrome: 'full', title: 'Your orders' },
  {
    kind: 'order',
    path: '/my/orders/$id',
    example: '/my/orders/0193aa10-0000-7000-8000-0000a1b2c3d4',
    pageType: 'account',
    chrome: 'full',
    title: 'Your order',
  },
  {
    kind: 'bundle',
    path: '/my/bundles/$id',
    example: '/my/bundles/0193aa10-0000-7000-8000-00000000b001',
    pageType: 'account',
    chrome: 'full',
    title: 'Your bundle',
  },
  {
    kind: 'confirmation',
    path: '/confirmation/$orderId',
    example: '/confirmation/0193aa10-0000-7000-8000-0000a1b2c3d4?key=key-0193aa10-0000-7000-8000-0000a1b2c3d4',
    pageType: 'order-placed',
    chrome: 'reduced',
    title: 'Thank you',
  },
  {
    kind: 'shipment',
    path: '/shipment/$type/$orderId',
    example: '/shipment/order/0193aa10-0000-7000-8000-0000a1b2c3d4?key=key-0193aa10-0000-7000-8000-0000a1b2c3d4',
    pageType: 'shipment-tracking',
    chrome: 'full',
    title: 'Where your parcel is',
  },
  {
    kind: 'shipment',
    path: '/shipment/$type/$orderId/$shipment',
    example:
      '/shipment/order/0193aa10-0000-7000-8000-0000c3d4e5f6/0193aa10-0000-7000-8000-0000c3d4e5f6-parcel-1?key=key-0193aa10-0000-7000-8000-0000c3d4e5f6',
    pageType: 'shipment-tracking',
    chrome: 'full',
    title: 'Where your parcel is',
  },
  { kind: 'employee', path: '/employee', example: '/employee', pageType: 'account', chrome: 'reduced', title: 'At work' },
  { kind: 'employee-pick', path: '/employee/pick', example: '/employee/pick', pageType: 'account', chrome: 'reduced', title: 'Pick' },
  { kind: 'employee-pack', path: '/employee/pack', example: '/employee/pack', pageType: 'account', chrome: 'reduced', title: 'Pack' },
  { kind: 'employee-orders', path: '/employee/orders', example: '/employee/orders', pageType: 'account', chrome: 'reduced', title: 'Orders' },
  {
    kind: 'employee-order',
    path: '/employee/orders/$orderId',
    example: '/employee/orders/0193aa10-0000-7000-8000-0000a1b2c3d4',
    pageType: 'account',
    chrome: 'reduced',
    title: 'Order',
  },
  { kind: 'cleanout', path: '/cleanout', example: '/cleanout', pageType: 'cleanout', chrome: 'full', title: 'Clean out your closet' },
  {
    kind: 'my-earnings',
    path: '/my/cleanouts/earnings',
    example: '/my/cleanouts/earnings',
    pageType: 'account',
    chrome: 'full',
    title: 'Your earnings',
  },
  { kind: 'earnings', path: '/cleanout/earnings', example: '/cleanout/earnings', pageType: 'cleanout', chrome: 'full', title: 'Your earnings' },
  { kind: 'cash-out', path: '/cleanout/cashout', example: '/cleanout/cashout', pageType: 'cleanout', chrome: 'full', title: 'Cash out' },
  {
    kind: 'cash-out-cash',
    path: '/cleanout/cashout/cash',
    example: '/cleanout/cashout/cash',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Cash out',
  },
  {
    kind: 'cash-out-credit',
    path: '/cleanout/cashout/credit',
    example: '/cleanout/cashout/credit',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Turn earnings into store credit',
  },
  {
    kind: 'cash-out-donate',
    path: '/cleanout/cashout/donate',
    example: '/cleanout/cashout/donate',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Donate your earnings',
  },
  {
    kind: 'cash-out-result',
    path: '/cleanout/cashout/$id',
    example: '/cleanout/cashout/0193aa10-0000-7000-8000-0000c0000001',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Your cash-out',
  },
  {
    kind: 'verify-email',
    path: '/verify-email/$token',
    example: '/verify-email/working',
    pageType: 'account',
    chrome: 'full',
    title: 'Confirm your email',
  },
  { kind: 'about', path: '/about', example: '/about', pageType: 'landing-page', chrome: 'full', title: 'About us' },
  { kind: 'giftcards', path: '/giftcards', example: '/giftcards', pageType: 'gift-cards', chrome: 'full', title: 'Gift cards' },
  { kind: 'concept', path: '/concept', example: '/concept', pageType: 'landing-page', chrome: 'full', title: 'How it works' },
  { kind: 'find-anything', path: '/find-anything', example: '/find-anything', pageType: 'landing-page', chrome: 'full', title: 'Find anything' },
  { kind: 'contact', path: '/contact', example: '/contact?topic=order', pageType: 'landing-page', chrome: 'full', title: 'Contact us' },
  { kind: 'support', path: '/support', example: '/support', pageType: 'landing-page', chrome: 'full', title: 'Help' },
  { kind: 'goodbye', path: '/goodbye', example: '/goodbye?why=logged-out', pageType: 'landing-page', chrome: 'full', title: 'Goodbye' },
  { kind: 'robots', path: '/robots', example: '/robots', pageType: 'landing-page', chrome: 'none', title: 'For robots' },
  { kind: 'sitemap', path: '/sitemap', example: '/sitemap', pageType: 'landing-page', chrome: 'full', title: 'Site map' },
]
