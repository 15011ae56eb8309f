// The counters at which the simulated carriers take parcels: a table of invented shops, of which every town
// has some. A real carrier's driver answers with its own.

/** A counter of a carrier; `hours` as people read them. */
export type DropOffPlace = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly hours: string
}

const shops = [
  { name: 'Alder Pharmacy', street: 'Alder Street', hours: 'Mon–Sat 8 AM–8 PM' },
  { name: 'Corner Print & Post', street: 'Main Street', hours: 'Mon–Fri 9 AM–6 PM, Sat 10 AM–2 PM' },
  { name: 'Larkspur Market', street: 'Larkspur Avenue', hours: 'daily 7 AM–10 PM' },
  { name: 'Tin Roof Hardware', street: 'Mill Road', hours: 'Mon–Sat 7:30 AM–6 PM' },
  { name: 'Paper Lantern Stationery', street: 'Third Street', hours: 'Tue–Sat 10 AM–6:30 PM' },
  { name: 'Juniper Laundry', street: 'Juniper Lane', hours: 'daily 6 AM–9 PM' },
  { name: 'Bellweather Books', street: 'Station Road', hours: 'Mon–Sat 10 AM–7 PM' },
] as const

const atMost = 3

/**
 * Returns three invented drop-off counters in a US town, with id, name, address and hours; the same ZIP code
 * always has the same. Empty without a five-digit `zip` or without a state.
 */
export function dropOffPlacesIn(town: {
  readonly zip: string
  readonly city: string
  readonly state: string | null
}): DropOffPlace[] {
  if (!/^\d{5}$/.test(town.zip) || town.state === null) return []
  const seed = Number(town.zip)
  return Array.from({ length: atMost }, (_, i) => {
    const shop = shops[(seed + i * 3) % shops.length] ?? shops[0]
    const house = 10 + ((seed * (i + 7)) % 890)
    return {
      id: `${town.zip}-${i + 1}`,
      name: shop.name,
      address: `${house} ${shop.street}, ${town.city}, ${town.state} ${town.zip}`,
      hours: shop.hours,
    }
  })
}
