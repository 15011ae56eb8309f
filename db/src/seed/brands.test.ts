import { houseOf, houses } from '@hemline/rules/catalogue/brands/houses.ts'
import { profileOf } from '@hemline/rules/catalogue/brands/profiles.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import { brandClaim } from '@hemline/rules/vocabulary/constants.ts'
import { expect, test } from 'vitest'
import { brandCount, brandsFor, poolsOf } from './brands.ts'
import { makeItem } from './item.ts'
import { defaultAnchor } from './main.ts'

test('a shop of ten million pieces has as many brands as the shop claims, and a small one no more than are known', () => {
  expect(brandCount(10_000_000, 1600)).toBe(brandClaim)
  expect(brandCount(25_000, 1600)).toBe(1600)
})

/** What is widely known of well-known names, said once more by hand. */
const famous: readonly (readonly [tier: string, sort: string, names: string])[] = [
  [
    'luxury',
    'watchmaker',
    'Rolex, Omega, Patek Philippe, Vacheron Constantin, Audemars Piguet, Breitling, IWC, Panerai, Jaeger-LeCoultre, Roger Dubuis, A. Lange & Söhne',
  ],
  ['designer', 'watchmaker', 'Longines, TAG Heuer, Tudor, Montblanc, Baume & Mercier'],
  [
    'luxury',
    'fine-jewelry',
    'Graff, Buccellati, Piaget, Chaumet, Bulgari, Van Cleef & Arpels, Tiffany & Co., Messika',
  ],
  ['luxury', 'luxury-house', 'Valentino, Versace, Dolce & Gabbana, Chloé'],
  ['luxury', 'luxury-clothes', 'Tom Ford, Loro Piana, Brunello Cucinelli'],
  [
    'designer',
    'luxury-clothes',
    'Thom Browne, Paul Smith, Giorgio Armani, Emporio Armani, Max Mara, St. John, Escada, Sportmax',
  ],
  ['designer', 'avant-garde', 'Maison Margiela'],
  ['designer', 'suit-maker', 'Hugo Boss'],
  ['premium', 'outdoor', "Barbour, Arc'teryx, Jack Wolfskin"],
  ['value', 'fast-fashion', 'Pull & Bear, Reserved, LC Waikiki, New Look'],
  ['value', 'family-basics', 'Primark, C&A, KiK, Pepco'],
  ['premium', 'fine-jewelry', 'Zales, Kay Jewelers, Jared, Blue Nile, Tanishq'],
  ['premium', 'denim-house', 'G-Star Raw, Diesel, Nudie Jeans, Salsa'],
  ['mid', 'athletic-giant', 'Puma, Reebok, Fila, ASICS, Under Armour, Adidas Originals'],
]

test('houses have the tier and the sort that they are known for', () => {
  const brands = new Map(brandsFor(25_000).map((brand) => [brand.name, brand]))
  const told = famous.flatMap(([tier, sort, names]) =>
    names.split(', ').map((name) => ({ name, wanted: `${tier} ${sort}`, brand: brands.get(name) })),
  )
  expect(told.length).toBeGreaterThanOrEqual(60)
  expect(
    told.flatMap(({ name, wanted, brand }) => {
      const found = brand ? `${brand.tier} ${brand.sort}` : 'no brand'
      return found === wanted ? [] : [`${name}: ${found}, not ${wanted}`]
    }),
  ).toEqual([])
})

test('shops for men and of other people’s brands make neither dresses nor heels', () => {
  const shops = brandsFor(25_000).filter(({ name }) =>
    /^(Harry Rosen|DXL Men's Apparel|JoS\. A\. Bank|REI|DSW|Nordstrom Rack|Kids Foot Locker|JD Sports)$/.test(
      name,
    ),
  )
  expect(shops).toHaveLength(8)
  for (const { sort, name } of shops) {
    const made = [...profileOf(sort, name).shares.keys()]
    expect([name, made.filter((slug) => /dress|skirt|heels|blouse/.test(slug))]).toEqual([name, []])
  }
})

test('costly cloth costs more, and nothing of a great house is given away', () => {
  const brands = brandsFor(25_000)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  const items = Array.from({ length: 25_000 }, (_, index) => makeItem(index, world).item)
  const of = (cloth: string) => items.filter(({ materials: [first] }) => first === cloth)
  const least = (cloth: string, read: 'msrp_cents' | 'price_cents') =>
    Math.min(...of(cloth).map((item) => item[read])) / 100
  expect(of('14K Gold').length).toBeGreaterThan(50)
  expect(least('14K Gold', 'msrp_cents')).toBeGreaterThanOrEqual(150)
  expect(least('14K Gold', 'price_cents')).toBeGreaterThan(35)
  expect(least('Cashmere', 'msrp_cents')).toBeGreaterThanOrEqual(40)
  const median = (title: RegExp, cloth: string) => {
    const prices = of(cloth).flatMap((item) => (title.test(item.title) ? [item.msrp_cents] : []))
    return prices.toSorted((a, b) => a - b)[prices.length >> 1] ?? 0
  }
  expect(median(/jacket$/, 'Leather')).toBeGreaterThan(1.5 * median(/jacket$/, 'Faux Leather'))
  const great = new Set(brands.flatMap(({ id, tier }) => (tier === 'luxury' ? [id] : [])))
  expect(
    Math.min(...items.flatMap((item) => (great.has(item.brand_id) ? [item.price_cents] : []))),
  ).toBeGreaterThan(1900)
})

test('each line of a house is a brand of the shop', () => {
  const slugs = new Set(brandsFor(25_000).map(({ slug }) => slug))
  const lines = houses.flatMap(([, all]) => all)
  expect(lines.filter((line) => !slugs.has(slugify(line)))).toEqual([])
  expect(houseOf('adidas originals')).toBe('adidas')
})
