// Suppliers that send in items beside the shop's own sellers. All are invented.
export type SeedSupplier = {
  id: number
  name: string
  slug: string
  kind: 'partner' | 'rental' | 'dropshipper' | 'charity' | 'retailer'
  active: boolean
  profile: Record<string, unknown>
}

const profileOf = (name: string, slug: string, description: string) => ({
  bannerText: `Pre-loved pieces from ${name}`,
  logoText: name,
  description,
  bannerImages: [`/partners/${slug}-wide.webp`, `/partners/${slug}-narrow.webp`],
  logo: `/partners/${slug}.svg`,
})
const one = (id: number, kind: SeedSupplier['kind'], name: string, description: string): SeedSupplier => {
  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-')
  return { id, name, slug, kind, active: true, profile: profileOf(name, slug, description) }
}

/** A charity that says what the money does. */
const withMoney = (charity: SeedSupplier, moneyDoes: string): SeedSupplier => {
  const profile = { ...charity.profile, moneyDoes }
  return { ...charity, profile }
}

export const suppliers: readonly SeedSupplier[] = [
  one(
    11,
    'partner',
    'Alderbrook',
    'Wool coats and knitwear from a mill town in the north, taken back and mended by the people who made them.',
  ),
  one(
    12,
    'partner',
    'Fennel Row',
    'Easy linen and cotton for warm weeks. Send a piece back and the next one costs less.',
  ),
  one(13, 'partner', 'Harbor Nine', 'Sailcloth bags and deck shoes that outlast their first owner.'),
  one(14, 'partner', 'Lumen Street', 'Evening dresses that were worn once, sometimes not even that.'),
  one(15, 'partner', 'Maribel Day', 'Dresses in prints drawn in house, collected from customers since 2019.'),
  one(16, 'partner', 'North Loom', 'Denim in four washes, repaired free of charge before it comes to us.'),
  one(17, 'partner', 'Poppy Acre', 'Clothes for small people, passed on when they grow.'),
  one(18, 'partner', 'Tessellate', 'Workwear for women: blazers, trousers and shirts that keep their line.'),
  one(
    21,
    'rental',
    'Second Evening',
    'Pieces that finished their time in a rental wardrobe, cleaned and checked.',
  ),
  one(31, 'dropshipper', 'Juniper Archive', 'Ships from its own stock room in Portland.'),
  one(32, 'dropshipper', 'Casa Moreno', 'Designer bags with papers, sent from Austin.'),
  { ...one(33, 'dropshipper', 'Quiet Closet Co', 'No longer sends new pieces.'), active: false },
  withMoney(
    one(41, 'charity', 'Open Door Fund', 'Pays for rent and meals of families in a hard month.'),
    'It goes to landlords, utilities and grocers directly, within two days of a call. A wool coat that sells for $80 pays about a week of meals for one family.',
  ),
  withMoney(
    one(42, 'charity', 'Green Mile Trust', 'Plants trees along city streets and looks after them.'),
    'A young tree, its stake and two summers of water cost about $120. Neighbors choose the street, and the trust looks after the tree until it stands by itself.',
  ),
  one(51, 'retailer', 'Maison Aurele', 'A luxury store whose customers send pieces in for credit.'),
]

/** Returns the ids of the seeded suppliers of one kind. */
export const supplierIds = (kind: SeedSupplier['kind']): number[] =>
  suppliers.filter((s) => s.kind === kind).map((s) => s.id)

export const thirdPartySellers: readonly {
  id: number
  name: string
  seller_type: string
  city: string
  state: string
}[] = [
  { id: 1, name: 'Priya N.', seller_type: 'p2p', city: 'Denver', state: 'CO' },
  { id: 2, name: 'Marguerite L.', seller_type: 'p2p', city: 'Portland', state: 'ME' },
  { id: 3, name: 'Dolores W.', seller_type: 'p2p', city: 'Tucson', state: 'AZ' },
  { id: 4, name: 'Juniper Archive', seller_type: 'dropshipper', city: 'Portland', state: 'OR' },
  { id: 5, name: 'Casa Moreno', seller_type: 'dropshipper', city: 'Austin', state: 'TX' },
]

/** Of the private sellers, the one whom a person of the demonstration is behind: Priya. */
export const closetSellerId = 1

/**
 * Returns the id of the third-party seller with the dropshipper's name, as which shoppers see the
 * dropshipper. Throws when there is none.
 */
export function sellerOfDropshipper(dropshipperId: number): number {
  const name = suppliers.find((s) => s.id === dropshipperId)?.name
  const seller = thirdPartySellers.find((s) => s.name === name)
  if (!seller) throw new Error(`no seller for dropshipper ${dropshipperId}`)
  return seller.id
}
