import { describe, expect, it } from 'vitest'
import { categorySlugs } from '../../catalogue/kinds/slugs.ts'
import { filterByKey } from '../../search/filters.ts'
import { departments } from '../../vocabulary/departments.ts'
import { conditions } from '../../vocabulary/items.ts'
import { shoeWidths } from '../../vocabulary/sizing.ts'
import { phraseKey } from '../engine/normal.ts'
import type { Entry } from '../engine/types.ts'
import { detailEntries } from './words-details.ts'
import { kindEntries } from './words-kinds.ts'
import { lookEntries } from './words-looks.ts'
import { shopEntries } from './words-shop.ts'

const all: readonly Entry[] = [...kindEntries, ...lookEntries, ...detailEntries, ...shopEntries]
const list = (text: string) => text.split(', ')
const yes = ['true']

/** The values of the shop by their filter keys. */
const values: Readonly<Record<string, readonly string[]>> = {
  category_tags: categorySlugs,
  department_tags: departments,
  color_names: list(
    'white, blue, black, multi, tan, green, brown, red, purple, pink, gray, orange, yellow, gold, silver',
  ),
  advanced_color_names: [
    ...list(
      'cream, ivory, white, black, charcoal black, ink, oatmeal, mocha, sand, camel, emerald, burgundy, chestnut, olive, teal, raspberry',
    ),
    ...list(
      'charcoal, cobalt, plum, cherry, navy, sky blue, bottle green, aubergine, mustard, lavender, apricot, terracotta, butter, blush, rust',
    ),
    ...list(
      'dusty rose, brick red, slate, heather gray, chocolate, sage, marigold, ecru, washed black, mid blue, indigo, pale blue, silver, gold',
    ),
    'rose gold',
  ],
  materials: [
    ...list(
      'cotton, polyester, elastane, wool, viscose, linen, leather, silk, nylon, rayon, faux leather, acrylic, suede, canvas, merino wool',
    ),
    ...list(
      'gold plated brass, rose gold plated brass, cashmere, sterling silver, stainless steel, acetate, plastic, wool felt, metal, straw',
    ),
    ...list(
      'velvet, corduroy, lace, satin, chiffon, crepe, sequins, tulle, fleece, faux fur, shearling, mesh, modal, alpaca, mohair',
    ),
    ...list('rubber, jute, patent leather, 14k gold, gold filled, pearl, down'),
  ],
  pattern: list(
    'plaid, gingham, houndstooth, paisley, abstract, tie-dye, camo, color-block, graphic, solid, striped, checked, floral, animal-print, dotted, rib-knit, tweed, breton-striped, cable-knit',
  ),
  style_tags: list('vintage-inspired, minimal, edgy, romantic, sporty, preppy, classic, bohemian'),
  occasion_tags: list('casual, work, party, vacation, wedding guest, winter, play, holiday, school'),
  search_tags: list('holiday, office, capsule wardrobe, weekend, layering, vacation'),
  neckline_tags: list(
    'off the shoulder, one shoulder, strapless, cowl neck, sweetheart, keyhole, henley, funnel neck, v-neck, scoop neck, collared, crew neck, mock neck, square neck, boat neck, hooded, turtleneck, halter',
  ),
  sleeve_length: list('long sleeve, 3/4 sleeve, short sleeve, sleeveless'),
  pant_cut_tags: list('straight leg, wide leg, skinny, tapered, bootcut, flared'),
  waist_tags: list('mid rise, high waisted, low rise'),
  jean_wash_tags: list('white wash, medium wash, black wash, dark wash, light wash'),
  shoe_width: shoeWidths,
  condition: conditions,
  condition_overrides: list('altered, odor, fading, pilling'),
  listed_days: list('1, 7, 30'),
  user_promotion_discount_percent: ['1'],
  clearance: yes,
  fresh_sale: yes,
  luxe_brand: yes,
  shop_local: yes,
  is_rare_find: yes,
}

/** Words of titles that an entry may ask for: they tell one style of a kind from another. */
const titleWords = [
  'puff-sleeve',
  'bell-sleeve',
  'bishop-sleeve',
  'flutter-sleeve',
  ...list(
    'wrap, tie-waist, slip, shirt, trench, peacoat, cropped, double-breasted, pleated, high-top, slip-on, ankle, knee-high, lace-up, slides, platform, chelsea',
  ),
  ...list('infinity, square, beanie, bucket, cap, aviator, cat-eye, round'),
]

const byWord = new Map(all.flatMap((entry) => entry.words.map((word) => [phraseKey(word), entry] as const)))
const kindOf = (word: string) => byWord.get(phraseKey(word))?.filters?.category_tags
const filtersOf = (word: string) => byWord.get(phraseKey(word))?.filters

describe('the lexicon of sure words', () => {
  it('uses filter keys and values of the shop', () => {
    const used = all.flatMap((entry) => [
      ...Object.entries(entry.filters ?? {}),
      ...(entry.leanings ?? []).map((leaning) => [leaning.key, leaning.values] as const),
      ...[entry.kids ?? [], entry.maternity ?? []].map((slugs) => ['category_tags', slugs] as const),
    ])
    const unknown = used.flatMap(([key, given]) =>
      given.filter((value) => !filterByKey.has(key) || !values[key]?.includes(value)),
    )
    expect(unknown).toEqual([])
  })

  it('says each phrase once', () => {
    const keys = all.flatMap(({ words }) => words.map((word) => [phraseKey(word), word] as const))
    const counted = Map.groupBy(keys, ([key]) => key)
    expect(
      [...counted.values()].filter((same) => same.length > 1).map((same) => same.map(([, word]) => word)),
    ).toEqual([])
    expect(keys.filter(([key]) => key === '')).toEqual([])
  })

  it('has an effect for every entry', () => {
    const idle = all.filter(
      ({ words, filters, leanings, absent }) =>
        words.length === 0 || !(Object.keys(filters ?? {}).length || leanings?.length || absent),
    )
    expect(idle).toEqual([])
  })

  it('asks titles for words only that they have', () => {
    expect(all.flatMap(({ text }) => (text && !titleWords.includes(text) ? [text] : []))).toEqual([])
  })

  it('names what several values are, so that a chip is short', () => {
    const bare = all.filter(({ filters, label }) => {
      const given = Object.values(filters ?? {})
      return (
        label === undefined &&
        (given.length > 1 || (given[0]?.length ?? 0) > 3 || given.flat().includes('true'))
      )
    })
    expect(bare.map(({ words }) => words[0])).toEqual([])
  })

  it('knows at least 200 kinds of pieces by more than 900 names', () => {
    expect(kindEntries.length).toBeGreaterThanOrEqual(200)
    expect(kindEntries.flatMap(({ words }) => words).length).toBeGreaterThan(900)
  })

  it('knows every category, colour, shade, material and pattern of the shop', () => {
    const reached = (key: string) =>
      new Set(
        all.flatMap(({ filters, kids, maternity }) => [
          ...(filters?.[key] ?? []),
          ...(kids ?? []),
          ...(maternity ?? []),
        ]),
      )
    for (const key of [
      'category_tags',
      'color_names',
      'materials',
      'pattern',
      'neckline_tags',
      'waist_tags',
      'jean_wash_tags',
      'style_tags',
    ])
      expect([key, values[key]?.filter((value) => !reached(key).has(value))]).toEqual([key, []])
    for (const name of [...(values.color_names ?? []), ...(values.advanced_color_names ?? [])])
      expect([name, byWord.has(phraseKey(name))]).toEqual([name, true])
  })

  it.each([
    ['kicks', ['sneakers']],
    ['Trainers', ['sneakers']],
    ['jumper', ['sweaters']],
    ['pocketbook', ['handbags']],
    ['slacks', ['dress-pants']],
    ['sunnies', ['sunglasses']],
    ['cardi', ['cardigans']],
    ['playsuits', ['rompers']],
    ['T-Shirt', ['t-shirts']],
    ['rucksack', ['backpacks']],
    ['mini-dress', ['mini-dresses']],
    ['shorts', ['shorts']],
    ['shades', ['sunglasses']],
  ])('finds %s in %j', (word, slugs) => {
    expect(kindOf(word)).toEqual(slugs)
  })

  it('names the nearest kind for what the shop has none of', () => {
    for (const word of ['smartwatch', 'blazer dress', 'scrubs', 'suspender'])
      expect([word, byWord.get(phraseKey(word))?.absent]).toEqual([word, true])
    for (const word of [
      'boots',
      'hoops',
      'loafers',
      'swimsuit',
      'leggings',
      'raincoat',
      'crossbody',
      'pajamas',
    ])
      expect([word, byWord.get(phraseKey(word))?.absent]).toEqual([word, undefined])
  })

  it('looks for children’s and mothers’ pieces where they lie', () => {
    expect(byWord.get('dress')).toMatchObject({ kids: ['kids-dresses'], maternity: ['maternity-dresses'] })
    expect(byWord.get('sneaker')?.kids).toEqual(['kids-sneakers'])
    expect(byWord.get('jeans')?.kids).toEqual(['kids-jeans-pants'])
    expect(byWord.get('necklace')?.kids).toBeUndefined()
  })

  it('keeps words apart that are alike', () => {
    expect(filtersOf('medium wash')).toEqual({ jean_wash_tags: ['medium wash'] })
    expect(filtersOf('wide leg')).toEqual({ pant_cut_tags: ['wide leg'] })
    expect(filtersOf('wide width')).toEqual({ shoe_width: ['wide'] })
    expect(filtersOf('rose gold')).toEqual({ advanced_color_names: ['rose gold'] })
    expect(filtersOf('gold')).toEqual({ color_names: ['gold'] })
    expect(filtersOf('light blue')).toEqual({ advanced_color_names: ['sky blue', 'pale blue'] })
    expect(filtersOf('faux leather')).toEqual({ materials: ['faux leather'] })
  })

  it.each(
    list(
      'light, short, long, wide, narrow, medium, small, large, wrap, mini, midi, maxi, good, soft, warm, band, sunny, shade, bright',
    ),
  )('makes no filter of "%s", which means several things', (word) => {
    expect(filtersOf(word)).toBeUndefined()
  })
})
