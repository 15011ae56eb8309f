// The one list of the API's domains, from the lowest layer up. A domain sees only the doors
// (`y/y.ts`) of layers below its own.
export const domainLayers: readonly (readonly string[])[] = [
  ['identity'],
  ['catalogue'],
  ['search', 'ledger'],
  ['earnings', 'photos'],
  ['cart', 'favorites', 'company', 'size-guides', 'seo', 'suggestions'],
  ['addresses', 'queue'],
  ['log-in', 'discovery', 'estimates'],
  ['gift-cards', 'shipping'],
  ['pricing', 'orders'],
  ['payment'],
  ['checkout', 'aftercare'],
  ['fulfillment', 'labels'],
  ['kits'],
  ['bags'],
  ['consignment', 'intake', 'employee'],
]

/** Paths (as one regular expression) that domain `name` may import among the API's domains. */
export function doorsBelow(name: string): string {
  const at = domainLayers.findIndex((layer) => layer.includes(name))
  const below = at < 0 ? [] : domainLayers.slice(0, at).flat()
  return `^api/src/domains/(?:${[`${name}/`, ...below.map((y) => `${y}/${y}\\.ts$`)].join('|')})`
}
