// The pieces themselves, without a database.
import { existsSync } from 'node:fs'
import { profileOf } from '@hemline/rules/catalogue/brands/profiles.ts'
import { itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { sizeRows, sizesOf } from '@hemline/rules/catalogue/sizes.ts'
import { showpieces } from '@hemline/rules/site/home-words.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import { conditions, delistReasons, itemSources } from '@hemline/rules/vocabulary/items.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandsFor, poolsOf } from './brands.ts'
import { makeItem } from './item.ts'
import type { SeedWorld } from './kind-and-brand.ts'
import { defaultAnchor } from './main.ts'
import { markedItems } from './marked.ts'
import { basicColors } from './palette.ts'
import type { SeedItem } from './seed-item.ts'
import { suppliers, thirdPartySellers } from './suppliers.ts'

const worldOf = (items: number): SeedWorld => {
  const brands = brandsFor(items)
  return { brands, pools: poolsOf(brands), anchor: defaultAnchor }
}
/** As many pieces as the small shop has. */
const shop = 1200
const world = worldOf(shop)
let made: ReturnType<typeof makeItem>[]
let items: SeedItem[]

beforeAll(() => {
  made = Array.from({ length: shop }, (_, i) => makeItem(i, world))
  items = made.map((m) => m.item)
})

const byNumber = (n: number) => made.find((m) => m.item.item_number === n)
const values = (read: (item: SeedItem) => readonly unknown[]) => new Set(items.flatMap(read))
const all = (wanted: readonly unknown[], found: Set<unknown>) =>
  expect(wanted.filter((v) => !found.has(v))).toEqual([])

describe('the smallest shop', () => {
  test('is the same each time it is made, in any order', () => {
    expect(makeItem(417, worldOf(shop))).toEqual(made[417])
  })
  test('has a piece in every state, condition, source and with every reason for delisting', () => {
    all(
      itemStates,
      values((i) => [i.state]),
    )
    all(
      conditions,
      values((i) => [i.condition]),
    )
    all(
      itemSources,
      values((i) => [i.source]),
    )
    all(
      delistReasons,
      values((i) => [i.delist_reason]),
    )
  })
  test('has a listed piece in every department, category and color, and one in every warehouse', () => {
    const listed = items.filter((i) => i.state === 'listed')
    all(departments, new Set(listed.flatMap((i) => i.department_tags)))
    all(
      kinds.map((l) => l.id),
      new Set(listed.map((i) => i.category_id)),
    )
    all(
      basicColors.map((c) => c.name),
      new Set(listed.flatMap((i) => i.color_names)),
    )
    all(
      warehouses.map((w) => w.warehouseId),
      values((i) => [i.warehouse_id]),
    )
  })
  test('fills every field of an item at least once', () => {
    const filled = (v: unknown) => v !== null && v !== false && !(Array.isArray(v) && v.length === 0)
    const empty = Object.keys(items[0] ?? {}).filter(
      (key) => !items.some((i) => filled(i[key as keyof SeedItem])),
    )
    // Bags come after the pieces (seller-bags.ts).
    expect(empty).toEqual(['bag_id'])
  })
  test('has every description attribute', () => {
    const names =
      'accent braceletStyle careInstructions earringStyle features general jacketStyle jeanWash neckline necklaceStyle pantCut pattern pieceCount ringStyle shoeStyle shoeWidth skirtDressStyle sleeveLength topAttribute waist'
    all(
      names.split(' '),
      values((i) => Object.keys(i.chars)),
    )
  })
  test('has about 86 of 100 pieces on sale', () => {
    const share = items.filter((i) => i.state === 'listed').length / items.length
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(0.9)
  })
  test('shows none, one, three to six and twelve pictures, some from the second image host', () => {
    const counts = new Set(items.map((i) => i.photo_ids.length))
    all([0, 1, 3, 4, 5, 6, 12], counts)
    expect(byNumber(markedItems.noPhotos)?.photos).toEqual([])
    expect(byNumber(markedItems.twelvePhotos)?.photos).toHaveLength(12)
    expect(items.some((i) => i.photo_ids.some((id) => id >= 1_500_000_000))).toBe(true)
    expect(new Set(items.flatMap((i) => i.photo_ids)).size).toBe(items.flatMap((i) => i.photo_ids).length)
  })
})

describe('every piece', () => {
  test('is as colorful as a closet: black leads, bags and shoes are mostly dark, brides wear white', () => {
    const shareOf = (some: readonly SeedItem[], colors: readonly string[]) =>
      some.filter(({ color_names: [first = ''] }) => colors.includes(first)).length / some.length
    const ofLine = (line: string) => {
      const ids = new Set(kinds.filter((kind) => kind.line === line).map(({ id }) => id))
      return items.filter((item) => ids.has(item.category_id))
    }
    const black = shareOf(items, ['black'])
    expect(black).toBeGreaterThan(0.17)
    expect(black).toBeLessThan(0.3)
    for (const { name } of basicColors)
      if (name !== 'multi') expect(shareOf(items, [name]), name).toBeLessThanOrEqual(black)
    expect(shareOf(ofLine('bags'), ['black', 'brown', 'tan'])).toBeGreaterThan(0.5)
    const bride = kinds.find(({ slug }) => slug === 'wedding-dresses')?.id
    const brides = items.filter((item) => item.category_id === bride)
    expect(shareOf(brides, ['white', 'pink'])).toBe(1)
  })
  test('costs at most its estimated retail, at least $4.99, and never more than 90 % less', () => {
    for (const i of items) {
      expect(i.price_cents).toBeLessThan(i.msrp_cents)
      expect(i.price_cents).toBeGreaterThanOrEqual(499)
      expect(i.price_cents / i.msrp_cents).toBeGreaterThanOrEqual(0.1)
    }
  })
  test('has a size that its category comes in', () => {
    for (const i of items) {
      const leaf = kinds.find((l) => l.id === i.category_id)
      expect(leaf && sizesOf[leaf.sizes].map((s) => s.sizing_id)).toContain(i.sizing_id)
    }
    expect(new Set(sizeRows.map((s) => s.sizing_id)).size).toBe(sizeRows.length)
  })
  test('was listed before the shop’s present, and sold after it was listed', () => {
    for (const i of items) {
      if (i.state === 'listed') expect(i.listed_at?.getTime()).toBeLessThanOrEqual(defaultAnchor.getTime())
      if (i.sold_at)
        expect(i.sold_at.getTime()).toBeGreaterThanOrEqual(i.listed_at?.getTime() ?? Number.POSITIVE_INFINITY)
    }
  })
  test('has no flaw, told or shown, in the grades that stand for the shop', () => {
    const faultless = made.filter(({ item }) => showpieces.values.includes(item.condition))
    expect(faultless.length).toBeGreaterThan(100)
    for (const { item, photos } of faultless) {
      expect(item.flaws).toEqual([])
      expect(photos.filter(({ art }) => 'flaw' in art && art.flaw)).toEqual([])
    }
    // Each of the three pictures at the top of the home page has pieces to choose from.
    for (const kind of ['dresses', 'coats-jackets', 'jeans'])
      expect(
        faultless.filter(({ item }) => item.state === 'listed' && item.category_tags.includes(kind)).length,
      ).toBeGreaterThan(0)
  })
  test('looks as its words say: the first color is the cloth’s, and a flaw told is a flaw shown', () => {
    for (const { item, photos } of made) {
      const front = photos[0]
      if (front) expect(front.art.view).toBe('front')
      if (item.chars.pattern === 'Floral') expect(front?.art.cloth.pattern ?? 'floral').toBe('floral')
      const flaw = item.flaws[0]
      const caption = photos.find((p) => p.id === flaw?.photoId)?.caption
      if (flaw && photos.length > 1)
        expect(caption).toBe(item.condition === 'repaired' ? caption : flaw.description)
    }
  })
})

test('a badge is a file of the site', () => {
  const badges = new Set(items.flatMap((item) => item.badge_url ?? []))
  expect(badges.size).toBeGreaterThan(0)
  for (const badge of badges)
    expect(existsSync(new URL(`../../../web/public${badge}`, import.meta.url)), badge).toBe(true)
})

describe('words on the condition', () => {
  test('tell a flaw with its place, and agree with the grade', () => {
    for (const { condition, condition_overrides, flaws, condition_description } of items) {
      for (const { description } of flaws) expect(description).toMatch(/^\S.*, .*\. \S.*\.$/)
      if (['new_with_tags', 'excellent'].includes(condition)) expect(condition_overrides).toEqual([])
      expect(condition_description).toMatch(/^[A-Z].*\.$/)
    }
    expect(new Set(items.map((i) => i.condition_description)).size).toBeGreaterThan(70)
  })
})

describe('style and occasion', () => {
  const kindOf = ({ category_id }: SeedItem) => kinds.find(({ id }) => id === category_id)
  test('are those of the kind to which cloth and pattern point, and no chance', () => {
    for (const item of items) {
      expect(kindOf(item)?.styles).toEqual(expect.arrayContaining(item.style_tags))
      expect(kindOf(item)?.occasions).toEqual(expect.arrayContaining(item.occasion_tags))
    }
    const of = (material: string) => items.filter(({ materials }) => materials[0] === material)
    const sequined = of('Sequins').filter((item) => kindOf(item)?.occasions.includes('party'))
    expect(sequined.length).toBeGreaterThan(0)
    for (const item of sequined)
      expect([item.title, item.occasion_tags]).toContainEqual(expect.arrayContaining(['party']))
    const laced = of('Lace').filter((item) => kindOf(item)?.styles.includes('romantic'))
    for (const item of laced)
      expect([item.title, item.style_tags]).toContainEqual(expect.arrayContaining(['romantic']))
  })
})

describe('styles', () => {
  test('come more than once for six of a hundred pieces, with the same name and look, in another size or grade', () => {
    const many = Array.from({ length: 3000 }, (_, i) => makeItem(i, world))
    const byStyle = Map.groupBy(
      many.filter(({ item }) => item.mpn),
      ({ item }) => `${item.brand_id} ${item.mpn}`,
    )
    const twins = [...byStyle.values()].filter((group) => group.length > 1)
    const share = twins.flat().length / many.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.08)
    for (const group of twins) {
      expect(
        new Set(
          group.map(
            ({ item }) => `${item.title} ${item.category_id} ${item.color_names.join()} ${item.mpn_title}`,
          ),
        ).size,
      ).toBe(1)
      expect(
        new Set(
          group.flatMap(({ photos }) =>
            photos.slice(0, 1).map(({ art }) => JSON.stringify([art.kind, art.cloth, art.shape, art.seed])),
          ),
        ).size,
      ).toBe(1)
    }
    const differ = twins.filter(
      (group) =>
        new Set(group.map(({ item }) => `${item.sizing_id} ${item.condition}`)).size === group.length,
    )
    expect(differ.length / twins.length).toBeGreaterThan(0.6)
  })
})

describe('sellers beside us', () => {
  test('send what bears their name', () => {
    const sent = items.filter((i) => i.source === 'dropship')
    expect(sent.length).toBeGreaterThan(5)
    for (const i of sent)
      expect(thirdPartySellers.find((s) => s.id === i.third_party_seller_id)?.name).toBe(
        suppliers.find((s) => s.id === i.dropshipper_id)?.name,
      )
  })
})

describe('measures', () => {
  test('fit the kind: clutches are small and flat, beanies have no brim, shoes of children are short', () => {
    const of = (slug: string) => items.filter((i) => i.category_tags.at(-1) === slug)
    const inches = (i: SeedItem, name: string) => i.measurements.find((m) => m.name === name)?.inches
    for (const i of of('clutches')) {
      expect(inches(i, 'Strap drop')).toBeUndefined()
      expect(inches(i, 'Depth')).toBeLessThan(2)
      expect(inches(i, 'Height')).toBeLessThan(inches(i, 'Width') ?? 0)
    }
    for (const i of of('hats')) if (i.title.endsWith('beanie')) expect(inches(i, 'Brim')).toBeUndefined()
    for (const i of [...of('kids-sneakers'), ...of('kids-boots')])
      expect(i.measurements.map((m) => [m.name, m.inches < 9.5])).toEqual([['Insole', true]])
  })
})

describe('brands', () => {
  test('make no piece outside their profile, in the first 30,000 pieces of the usual shop', () => {
    const usual = worldOf(25_000)
    const outside = Array.from({ length: 30_000 }, (_, i) => makeItem(i, usual).item).flatMap((item) => {
      const brand = usual.brands.find(({ id }) => id === item.brand_id)
      const slug = item.category_tags.at(-1) ?? ''
      return brand && !profileOf(brand.sort, brand.name).shares.has(slug) ? [`${brand.name}: ${slug}`] : []
    })
    expect(outside).toEqual([])
  })
  test('number at least 1,500 in the default shop, with different slugs, and eight that may run small', () => {
    const brands = brandsFor(25_000)
    expect(brands.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(brands.map((b) => b.slug)).size).toBe(brands.length)
    expect(brands.filter((b) => b.may_run_small)).toHaveLength(8)
  })
  test('reach 25,000 in a very large shop, each name once, with the same ids as in a small one', () => {
    const brands = brandsFor(1_000_000)
    expect(brands).toHaveLength(25_000)
    expect(new Set(brands.map((b) => b.name)).size).toBe(25_000)
    expect(brands.slice(0, 150)).toEqual(brandsFor(600))
  })
})
