// The API's domains in layers, the lowest first. A domain may import only the door (`y/y.ts`) of a domain
// in a lower layer.
export const domainLayers: readonly (readonly string[])[] = [
  ['identity'],
  ['catalogue', 'alerts', 'analytics', 'blocks', 'experiments'],
  ['notifications'],
  ['size-profile'],
  ['search', 'ledger', 'tax-forms'],
  ['earnings', 'photos', 'rewards'],
  [
    'cart',
    'favorites',
    'saved-searches',
    'company',
    'size-guides',
    'seo',
    'suggestions',
    'waitlist',
    'draws',
  ],
  ['addresses', 'queue', 'auctions', 'storefront', 'home-edits', 'styling', 'image-search', 'content'],
  ['log-in', 'discovery', 'estimates'],
  ['gift-cards', 'shipping', 'rescues', 'goody-boxes', 'passkeys', 'phones', 'saved-methods', 'bins'],
  ['pricing', 'orders'],
  ['payment'],
  ['checkout', 'auto-buys', 'aftercare', 'referrals', 'lifecycle'],
  ['fulfillment', 'labels'],
  ['kits', 'returns', 'rescue-orders'],
  ['bags', 'cases', 'goody-orders'],
  ['consignment', 'intake', 'employee', 'questions'],
  ['desk', 'account', 'privacy', 'direct-sell', 'partners'],
  ['offers'],
  ['safety'],
]

/**
 * Returns a regular expression, as text, for the paths among the API's domains that domain `name` may
 * import: its own folder and the doors of lower layers.
 */
export function doorsBelow(name: string): string {
  const at = domainLayers.findIndex((layer) => layer.includes(name))
  const below = at < 0 ? [] : domainLayers.slice(0, at).flat()
  return `^api/src/domains/(?:${[`${name}/`, ...below.map((y) => `${y}/${y}\\.ts$`)].join('|')})`
}
