// The sitemap: one row a route. Tests render every row; the footer and header link to these paths only.
import type { ChromeKind } from '@hemline/rules/chrome.ts'
import type { RouteKind } from '@hemline/rules/routes.ts'
import { kitRows } from './cleanout-kits-table.ts'
import { earningsRows } from './earnings-table.ts'

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
  { kind: 'employee-intake', path: '/employee/intake', example: '/employee/intake', pageType: 'account', chrome: 'reduced', title: 'Intake' },
  {
    kind: 'employee-bag',
    path: '/employee/intake/$code',
    example: '/employee/intake/HB7305000015',
    pageType: 'account',
    chrome: 'reduced',
    title: 'Grading',
  },
  { kind: 'employee-listing', path: '/employee/listing', example: '/employee/listing', pageType: 'account', chrome: 'reduced', title: 'Listing' },
  { kind: 'employee-review', path: '/employee/review', example: '/employee/review', pageType: 'account', chrome: 'reduced', title: 'Review' },
  { kind: 'employee-items', path: '/employee/items', example: '/employee/items', pageType: 'account', chrome: 'reduced', title: 'Pieces' },
  {
    kind: 'employee-item',
    path: '/employee/items/$itemNumber',
    example: '/employee/items/900007',
    pageType: 'account',
    chrome: 'reduced',
    title: 'A piece',
  },
  {
    kind: 'employee-preview',
    path: '/employee/preview/$id',
    example: '/employee/preview/900007',
    pageType: 'account',
    chrome: 'reduced',
    title: 'Preview',
  },
  {
    kind: 'employee-returns',
    path: '/employee/returns-to-seller',
    example: '/employee/returns-to-seller',
    pageType: 'account',
    chrome: 'reduced',
    title: 'Back to sellers',
  },
  { kind: 'employee-jobs', path: '/employee/jobs', example: '/employee/jobs', pageType: 'account', chrome: 'reduced', title: 'Jobs' },
  {
    kind: 'employee-order',
    path: '/employee/orders/$orderId',
    example: '/employee/orders/0193aa10-0000-7000-8000-0000a1b2c3d4',
    pageType: 'account',
    chrome: 'reduced',
    title: 'Order',
  },
  { kind: 'cleanout', path: '/cleanout', example: '/cleanout', pageType: 'cleanout', chrome: 'full', title: 'Clean out your closet' },
  { kind: 'my-cleanouts', path: '/my/cleanouts', example: '/my/cleanouts', pageType: 'account', chrome: 'full', title: 'Your bags' },
  { kind: 'my-bag', path: '/my/cleanouts/$identifier', example: '/my/cleanouts/204001', pageType: 'bag-details', chrome: 'full', title: 'Your bag' },
  { kind: 'my-items', path: '/my/cleanouts/items', example: '/my/cleanouts/items', pageType: 'account', chrome: 'full', title: 'Your pieces' },
  { kind: 'my-items', path: '/my/items', example: '/my/items', pageType: 'account', chrome: 'reduced', title: 'Your pieces' },
  { kind: 'my-item', path: '/my/items/$itemNumber', example: '/my/items/900025', pageType: 'account', chrome: 'reduced', title: 'Your piece' },
  { kind: 'cleanout-way', path: '/cleanout/guide', example: '/cleanout/guide', pageType: 'cleanout', chrome: 'full', title: 'The reselling guide' },
  { kind: 'cleanout-way', path: '/cleanout/impact', example: '/cleanout/impact', pageType: 'cleanout', chrome: 'full', title: 'What your bag saves' },
  {
    kind: 'cleanout-way',
    path: '/cleanout/estimate',
    example: '/cleanout/estimate',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'What would it pay?',
  },
  {
    kind: 'cleanout-way',
    path: '/cleanout/choose-service',
    example: '/cleanout/choose-service',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Choose your service',
  },
  {
    kind: 'cleanout-way',
    path: '/cleanout/choose-service/standard',
    example: '/cleanout/choose-service/standard',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Standard clean-out',
  },
  {
    kind: 'cleanout-way',
    path: '/cleanout/choose-service/premium',
    example: '/cleanout/choose-service/premium',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Premium clean-out',
  },
  {
    kind: 'cleanout-way',
    path: '/cleanout/choose-service/donation',
    example: '/cleanout/choose-service/donation',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Donate a bag',
  },
  { kind: 'cleanout-way', path: '/cleanout/premium', example: '/cleanout/premium', pageType: 'cleanout', chrome: 'full', title: 'Premium' },
  { kind: 'cleanout-way', path: '/cleanout/beta', example: '/cleanout/beta', pageType: 'cleanout', chrome: 'full', title: 'Try what is new' },
  {
    kind: 'cleanout-way',
    path: '/cleanout/partner',
    example: '/cleanout/partner',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Clean-out partners',
  },
  {
    kind: 'cleanout-way',
    path: '/cleanout/survey',
    example: '/cleanout/survey',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'How was your clean-out?',
  },
  ...kitRows,
  ...earningsRows,
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
