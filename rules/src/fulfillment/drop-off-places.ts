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
  { name: 'Alder Pharmacy', street: 'Alder Street', hours: 'Mon–Sat 8:00–20:00' },
  { name: 'Corner Print & Post', street: 'Main Street', hours: 'Mon–Fri 9:00–18:00, Sat 10:00–14:00' },
  { name: 'Larkspur Market', street: 'Larkspur Avenue', hours: 'daily 7:00–22:00' },
  { name: 'Tin Roof Hardware', street: 'Mill Road', hours: 'Mon–Sat 7:30–18:00' },
  { name: 'Paper Lantern Stationery', street: 'Third Street', hours: 'Tue–Sat 10:00–18:30' },
  { name: 'Juniper Laundry', street: 'Juniper Lane', hours: 'daily 6:00–21:00' },
  { name: 'Bellweather Books', street: 'Station Road', hours: 'Mon–Sat 10:00–19:00' },
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
