// Carriers, drop-off locations, and the shipping options with prices and times (specification §3, §4).
import type { UsState } from './states.ts'
export const carriers = ['fedex', 'newgistics', 'ups', 'usps'] as const
export type Carrier = (typeof carriers)[number]

export const deliveryLocations = [
  'back_door',
  'front_door',
  'knock_or_ring',
  'mail_room',
  'mailbox',
  'office',
  'other',
  'reception',
  'side_door',
] as const
export type DeliveryLocation = (typeof deliveryLocations)[number]

/** Shipping services that count as bundle or expedited options (§4); all other services are standard. */
export const bundleServices = ['order_batch_free_shipping', 'order_batch_shipping'] as const
export const expeditedServices = [
  'expedited_2_day',
  'expedited',
  'mdc_shipping',
  'flat_rate_ddu_express_shipping',
] as const

export const shippingLabels = {
  bundle: 'Bundle',
  expedited: 'Expedited',
  separate: 'Separate shipments',
  standard: 'Standard',
} as const

/**
 * All shipping services; `id` is the number by which a client selects one (§7 getActiveCart:
 * shippingOptionId, seen as 1).
 */
export const shippingServices = {
  standard: { id: 1, name: 'Standard delivery' },
  expedited_2_day: { id: 2, name: 'Two-day delivery' },
  expedited: { id: 3, name: 'Faster delivery' },
  mdc_shipping: { id: 4, name: 'Two-day delivery from each warehouse' },
  order_batch_shipping: { id: 5, name: 'Start a bundle' },
  order_batch_free_shipping: { id: 6, name: 'Add to your bundle' },
  flat_rate_ddu_shipping: { id: 7, name: 'International delivery' },
  flat_rate_ddu_express_shipping: { id: 8, name: 'International express' },
  peer_to_peer: { id: 9, name: 'Sent by its seller' },
} as const
export type ShippingService = keyof typeof shippingServices

/**
 * Cents per delivery of one sender, whatever the number of parcels (decision 0052). Our own standard price
 * is standardShipping of fees.ts.
 */
export const shippingPrices = {
  thirdPartyStandard: 699,
  expedited_2_day: 1499,
  expedited: 1299,
  mdc_shipping: 1999,
  flat_rate_ddu_shipping: 1999,
  flat_rate_ddu_express_shipping: 3499,
} as const

type Range = readonly [least: number, most: number]
/** Working days from the order until a parcel leaves, by its sender. */
export const handlingDays: {
  readonly own: Range
  readonly dropship: Range
  readonly p2p: Range
  readonly partner: Range
} = {
  own: [1, 2],
  dropship: [1, 3],
  p2p: [2, 4],
  partner: [1, 3],
}

/** Working days in transit by distance in miles, nearest zone first (decision 0052). */
export const transitZones: readonly { readonly miles: number; readonly days: Range }[] = [
  { miles: 300, days: [1, 2] },
  { miles: 800, days: [2, 3] },
  { miles: 1400, days: [3, 4] },
  { miles: 2000, days: [4, 5] },
  { miles: Number.POSITIVE_INFINITY, days: [5, 6] },
]
/** States reached by air or ship alone. */
export const farStates: readonly string[] = ['AK', 'HI']
export const farTransitDays: Range = [6, 9]
export const expeditedTransitDays: Record<'expedited_2_day' | 'mdc_shipping' | 'expedited', Range> = {
  expedited_2_day: [2, 2],
  mdc_shipping: [2, 2],
  expedited: [3, 3],
}
export const internationalTransitDays: Record<
  'flat_rate_ddu_shipping' | 'flat_rate_ddu_express_shipping',
  Range
> = {
  flat_rate_ddu_shipping: [7, 14],
  flat_rate_ddu_express_shipping: [3, 5],
}

/**
 * Approximate centre of each state: latitude and longitude in whole degrees, precise enough for a transit
 * zone.
 */
export const stateMiddles: Record<UsState, readonly [latitude: number, longitude: number]> = {
  AL: [33, -87],
  AK: [64, -152],
  AZ: [34, -112],
  AR: [35, -92],
  CA: [37, -120],
  CO: [39, -105],
  CT: [42, -73],
  DE: [39, -75],
  DC: [39, -77],
  FL: [28, -82],
  GA: [33, -83],
  HI: [20, -156],
  ID: [44, -114],
  IL: [40, -89],
  IN: [40, -86],
  IA: [42, -93],
  KS: [38, -98],
  KY: [38, -85],
  LA: [31, -92],
  ME: [45, -69],
  MD: [39, -77],
  MA: [42, -72],
  MI: [44, -85],
  MN: [46, -94],
  MS: [33, -90],
  MO: [38, -92],
  MT: [47, -109],
  NE: [41, -100],
  NV: [39, -117],
  NH: [44, -72],
  NJ: [40, -75],
  NM: [34, -106],
  NY: [43, -75],
  NC: [36, -79],
  ND: [47, -100],
  OH: [40, -83],
  OK: [36, -97],
  OR: [44, -121],
  PA: [41, -78],
  RI: [42, -72],
  SC: [34, -81],
  SD: [44, -100],
  TN: [36, -86],
  TX: [31, -99],
  UT: [39, -112],
  VT: [44, -73],
  VA: [38, -79],
  WA: [47, -120],
  WV: [39, -81],
  WI: [44, -90],
  WY: [43, -108],
}
