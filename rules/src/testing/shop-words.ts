// A small shop to understand texts in: its kinds, sizes, brands and the words of its titles.

import { petiteOrTall } from '../catalogue/size-cuts.ts'
import { titleOfSlug } from '../common/labels.ts'
import { curatedEntries } from '../query/engine/entries.ts'
import { type Lexicon, makeLexicon } from '../query/engine/lexicon.ts'
import { nearnessOf } from '../query/engine/nearness.ts'
import type { ShopWords } from '../query/engine/types.ts'
import type { CategoryName, SizeName } from '../search/facet-names.ts'

const tree: Readonly<Record<string, string>> = {
  'dresses (top)': 'casual-dresses cocktail-dresses maxi-dresses midi-dresses mini-dresses sweater-dresses',
  'tops (top)': 'blouses button-down-shirts sweatshirts-hoodies t-shirts',
  'sweaters (top)': 'cardigans cashmere-sweaters pullovers',
  'coats-jackets (top)': 'blazers coats puffer-jackets',
  'jeans (bottom)': 'bootcut-jeans skinny-jeans straight-jeans wide-leg-jeans',
  'pants (bottom)': 'casual-pants dress-pants linen-pants',
  'skirts (bottom)': 'midi-skirts mini-skirts',
  'shorts (bottom)': 'casual-shorts denim-shorts',
  'shoes (shoe)': 'boots heels sandals sneakers',
  'handbags (one)': 'backpacks clutches shoulder-bags totes',
  'jewelry (ring)': 'bracelets earrings necklaces rings watches',
  'accessories (one)': 'belts hats scarves sunglasses',
  'kids-clothes (kids)': 'kids-dresses kids-jackets kids-jeans-pants kids-sweaters kids-tops',
  'kids-shoes (kids)': 'kids-boots kids-sneakers',
  'maternity-clothes (top)': 'maternity-dresses maternity-tops',
}

const categories: CategoryName[] = Object.entries(tree).flatMap(([head, below]) => {
  const [, slug = '', sizeCategory = ''] = /^(\S+) \((\w+)\)$/.exec(head) ?? []
  const made = (own: string, path: string): CategoryName => ({
    slug: own,
    name: titleOfSlug(own),
    path,
    departmentTags: ['women'],
    sizeCategory,
  })
  return [made(slug, slug), ...below.split(' ').map((own) => made(own, `${slug}/${own}`))]
})

type Run = { from: number; labels: string; sizeCategory: string; sizeGroup: string; departmentGroup?: string }
const letters = 'XXS XS S M L XL XXL'
const numbers = '00 0 2 4 6 8 10 12 14 16 18'
const runs: Run[] = [
  { from: 1001, labels: letters, sizeCategory: 'top', sizeGroup: 'letters' },
  { from: 1041, labels: numbers, sizeCategory: 'top', sizeGroup: 'numbers' },
  { from: 1101, labels: letters, sizeCategory: 'bottom', sizeGroup: 'letters' },
  { from: 1141, labels: numbers, sizeCategory: 'bottom', sizeGroup: 'numbers' },
  { from: 1181, labels: '23 24 25 26 27 28 29 30 31 32', sizeCategory: 'bottom', sizeGroup: 'waist' },
  {
    from: 1161,
    labels: '14W 16W 18W',
    sizeCategory: 'bottom',
    sizeGroup: 'numbers',
    departmentGroup: 'plus',
  },
  {
    from: 11041,
    labels: numbers.replaceAll(/\S+/g, '$&_Petite/Tall'),
    sizeCategory: 'top',
    sizeGroup: 'numbers',
    departmentGroup: petiteOrTall,
  },
  {
    from: 1301,
    labels: '5 5.5 6 6.5 7 7.5 8 8.5 9',
    sizeCategory: 'shoe',
    sizeGroup: 'numbers',
    departmentGroup: 'shoes',
  },
  { from: 1601, labels: '34A 34B 34C', sizeCategory: 'bra', sizeGroup: 'numbers' },
  { from: 1401, labels: '5 6 7 8', sizeCategory: 'ring', sizeGroup: 'numbers', departmentGroup: 'jewelry' },
  {
    from: 1504,
    labels: '12_Mo 2T 3T 4T 5 6 7 8',
    sizeCategory: 'kids',
    sizeGroup: 'letters',
    departmentGroup: 'kids',
  },
  {
    from: 1561,
    labels: '5C 6C 7C',
    sizeCategory: 'kids',
    sizeGroup: 'numbers',
    departmentGroup: 'kids-shoes',
  },
]
const sizes: SizeName[] = runs.flatMap(({ from, labels, departmentGroup = 'women', ...rest }) =>
  labels
    .split(' ')
    .map((label, i) => ({ sizingId: from + i, label: label.replace('_', ' '), departmentGroup, ...rest })),
)

const brands = [
  'Gap',
  'Theory',
  'Express',
  'Free People',
  "Levi's",
  'Chloé',
  'H&M',
  'Guess',
  'Hope',
  'Inside',
  'Mother',
  'Joie',
  'Max Mara',
]
const moreBrands = [
  'Kate Spade New York',
  'Lauren by Ralph Lauren',
  'Polo Ralph Lauren',
  'Saint Laurent',
  'Diane von Fürstenberg',
  'The North Face',
  'Walking on a Cloud',
]

export const smallShop: ShopWords = {
  brands: [...brands, ...moreBrands].map((name) => ({ name, pieces: 24 })),
  names: { categories, sizes, colors: [] },
  titleWords: new Map(
    'wrap slip lace ankle platform shirt trench striped floral'.split(' ').map((word) => [word, 50]),
  ),
  counts: new Map(),
}

const common = new Set([
  'gap',
  'theory',
  'express',
  'guess',
  'hope',
  'inside',
  'mother',
  'free',
  'people',
  'north',
  'face',
  'kate',
  'spade',
])

export const smallLexicon: Lexicon = makeLexicon(smallShop, curatedEntries, {
  english: common,
  nearness: nearnessOf('wedding nuptials71'),
})
