// Carriers by the names people know, and where each tells how a parcel fares.
const pages: Readonly<Record<string, string>> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

export const carrierNames: Readonly<Record<string, string>> = { fedex: 'FedEx', newgistics: 'Newgistics', ups: 'UPS', usps: 'USPS' }

/** The carrier's page for a code; undefined when it has none of its own. */
export function trackingHref(carrier: string, code: string): string | undefined {
  const page = pages[carrier]
  return page && `${page}${encodeURIComponent(code)}`
}
