// long-file: lists of data, a value a line
// The small lists from which the mocks' pieces are made: kinds of pieces, brands, colours, sizes.
import { sizes } from '@hemline/rules/catalogue/sizes.ts'
import type { Department } from '@hemline/rules/vocabulary/departments.ts'
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'

export type SizeRun = 'letters' | 'waists' | 'shoes' | 'kids' | 'one'
export type Kind = {
  categoryId: number
  root: { id: number; slug: string; name: string }
  slug: string
  name: string
  noun: string
  shape: string
  departments: readonly Department[]
  sizes: SizeRun
  /** The price when new of a mid-tier brand, in whole dollars. */
  retail: number
  materials: readonly string[]
  chars: Record<string, string>
  /** Name, and inches in the smallest size. */
  measured: readonly (readonly [string, number])[]
}

const root = (id: number, slug: string, name: string) => ({ id, slug, name })
const dresses = root(100, 'dresses', 'Dresses')
const tops = root(120, 'tops', 'Tops')
const sweaters = root(140, 'sweaters', 'Sweaters')
const coats = root(160, 'coats-jackets', 'Coats & Jackets')
const jeans = root(180, 'jeans', 'Jeans')
const pants = root(200, 'pants', 'Pants')
const skirts = root(220, 'skirts', 'Skirts')
const shoes = root(300, 'shoes', 'Shoes')
const handbags = root(320, 'handbags', 'Handbags')
const jewelry = root(400, 'jewelry', 'Jewelry')
const accessories = root(420, 'accessories', 'Accessories')
const kids = root(440, 'kids-clothes', 'Kids’ Clothes')

type Row = readonly [
  id: number,
  slug: string,
  name: string,
  noun: string,
  shape: string,
  sizes: SizeRun,
  retail: number,
  material: string,
  chars: Record<string, string>,
]
const kindsOf = (
  from: Kind['root'],
  departments: readonly Department[],
  measured: Kind['measured'],
  rows: readonly Row[],
): Kind[] =>
  rows.map(([categoryId, slug, name, noun, shape, sizes, retail, material, chars]) => {
    return {
      categoryId,
      root: from,
      slug,
      name,
      noun,
      shape,
      departments,
      sizes,
      retail,
      materials: material.split('|'),
      chars,
      measured,
    }
  })

export const kinds: readonly Kind[] = [
  ...kindsOf(
    dresses,
    ['women'],
    [
      ['Bust', 34],
      ['Waist', 27],
      ['Length', 43],
    ],
    [
      [
        101,
        'midi-dresses',
        'Midi Dresses',
        'midi dress',
        'dress',
        'letters',
        148,
        'Silk|Viscose',
        { neckline: 'V-neck', skirtDressStyle: 'Midi', sleeveLength: 'Short sleeve' },
      ],
      [
        102,
        'cocktail-dresses',
        'Cocktail Dresses',
        'cocktail dress',
        'dress',
        'letters',
        188,
        'Polyester|Satin',
        { neckline: 'Square neck', skirtDressStyle: 'Cocktail' },
      ],
    ],
  ),
  ...kindsOf(
    tops,
    ['women'],
    [
      ['Bust', 35],
      ['Length', 24],
    ],
    [
      [
        121,
        'blouses',
        'Blouses',
        'blouse',
        'top',
        'letters',
        88,
        'Silk|Cotton',
        { neckline: 'Tie neck', sleeveLength: 'Long sleeve' },
      ],
      [
        122,
        't-shirts',
        'T-Shirts',
        't-shirt',
        'top',
        'letters',
        38,
        'Cotton|Linen',
        { neckline: 'Crew neck', sleeveLength: 'Short sleeve' },
      ],
    ],
  ),
  ...kindsOf(
    sweaters,
    ['women'],
    [
      ['Bust', 35],
      ['Length', 24],
    ],
    [
      [
        141,
        'cardigans',
        'Cardigans',
        'cardigan',
        'top',
        'letters',
        98,
        'Cashmere|Wool',
        { neckline: 'V-neck', sleeveLength: 'Long sleeve' },
      ],
      [
        142,
        'turtlenecks',
        'Turtlenecks',
        'turtleneck',
        'top',
        'letters',
        110,
        'Merino wool|Wool',
        { neckline: 'Turtleneck' },
      ],
    ],
  ),
  ...kindsOf(
    coats,
    ['women'],
    [
      ['Bust', 38],
      ['Length', 37],
      ['Sleeve', 23],
    ],
    [
      [
        161,
        'trench-coats',
        'Trench Coats',
        'trench coat',
        'coat',
        'letters',
        268,
        'Cotton|Gabardine',
        { jacketStyle: 'Trench' },
      ],
      [162, 'blazers', 'Blazers', 'blazer', 'coat', 'letters', 198, 'Wool|Linen', { jacketStyle: 'Blazer' }],
    ],
  ),
  ...kindsOf(
    jeans,
    ['women'],
    [
      ['Waist', 28],
      ['Inseam', 28],
      ['Rise', 10],
    ],
    [
      [
        181,
        'straight-jeans',
        'Straight Jeans',
        'straight jeans',
        'bottom',
        'waists',
        128,
        'Denim|Cotton',
        { pantCut: 'Straight leg', jeanWash: 'Medium wash', waist: 'High waisted' },
      ],
      [
        182,
        'wide-leg-jeans',
        'Wide-Leg Jeans',
        'wide-leg jeans',
        'bottom',
        'waists',
        138,
        'Denim|Cotton',
        { pantCut: 'Wide leg', jeanWash: 'Dark wash', waist: 'Mid rise' },
      ],
    ],
  ),
  ...kindsOf(
    pants,
    ['women'],
    [
      ['Waist', 28],
      ['Inseam', 28],
    ],
    [
      [
        201,
        'trousers',
        'Trousers',
        'trousers',
        'bottom',
        'letters',
        118,
        'Wool|Linen',
        { pantCut: 'Tapered', waist: 'High waisted' },
      ],
    ],
  ),
  ...kindsOf(
    skirts,
    ['women'],
    [
      ['Waist', 27],
      ['Length', 29],
    ],
    [
      [
        221,
        'pleated-skirts',
        'Pleated Skirts',
        'pleated skirt',
        'skirt',
        'letters',
        92,
        'Polyester|Silk',
        { skirtDressStyle: 'Pleated' },
      ],
    ],
  ),
  ...kindsOf(
    shoes,
    ['shoes', 'women'],
    [['Heel height', 2]],
    [
      [
        301,
        'ankle-boots',
        'Ankle Boots',
        'ankle boots',
        'shoe',
        'shoes',
        198,
        'Leather|Suede',
        { shoeStyle: 'Ankle boot', shoeWidth: 'Medium' },
      ],
      [
        356,
        'heels',
        'Heels',
        'heels',
        'shoe',
        'shoes',
        168,
        'Suede|Leather',
        { shoeStyle: 'Pump', shoeWidth: 'Narrow' },
      ],
      [
        303,
        'sneakers',
        'Sneakers',
        'sneakers',
        'shoe',
        'shoes',
        98,
        'Leather|Canvas',
        { shoeStyle: 'Sneaker', shoeWidth: 'Wide' },
      ],
    ],
  ),
  ...kindsOf(
    handbags,
    ['handbags', 'women'],
    [
      ['Width', 13],
      ['Height', 10],
      ['Depth', 4.5],
    ],
    [
      [321, 'totes', 'Totes', 'tote', 'bag', 'one', 228, 'Leather|Canvas', { features: 'Inside pocket' }],
      [
        322,
        'crossbody-bags',
        'Crossbody Bags',
        'crossbody bag',
        'bag',
        'one',
        198,
        'Leather|Suede',
        { features: 'Adjustable strap' },
      ],
    ],
  ),
  ...kindsOf(
    jewelry,
    ['jewelry', 'women'],
    [['Length', 16]],
    [
      [
        401,
        'necklaces',
        'Necklaces',
        'necklace',
        'jewel',
        'one',
        68,
        'Gold plate|Silver',
        { necklaceStyle: 'Pendant' },
      ],
      [
        402,
        'earrings',
        'Earrings',
        'earrings',
        'jewel',
        'one',
        48,
        'Silver|Gold plate',
        { earringStyle: 'Hoop' },
      ],
    ],
  ),
  ...kindsOf(
    accessories,
    ['accessories', 'women'],
    [
      ['Length', 40],
      ['Width', 1.5],
    ],
    [
      [421, 'scarves', 'Scarves', 'scarf', 'scarf', 'one', 58, 'Silk|Wool', { pattern: 'Floral' }],
      [422, 'belts', 'Belts', 'belt', 'scarf', 'one', 48, 'Leather', { features: 'Brass buckle' }],
    ],
  ),
  ...kindsOf(
    kids,
    ['girls'],
    [['Length', 20]],
    [
      [
        441,
        'girls-dresses',
        'Girls’ Dresses',
        'dress',
        'dress',
        'kids',
        42,
        'Cotton',
        { pattern: 'Gingham' },
      ],
    ],
  ),
  ...kindsOf(
    kids,
    ['girls', 'boys'],
    [['Length', 16]],
    [[442, 'kids-tops', 'Kids’ Tops', 'shirt', 'top', 'kids', 32, 'Cotton|Flannel', { pattern: 'Plaid' }]],
  ),
]

export type BrandSeed = { id: number; name: string; tier: BrandTier }
const named: readonly (readonly [string, BrandTier])[] = [
  ['Marlowe & Finch', 'mid'],
  ['Atelier Noor', 'designer'],
  ['Saltbox', 'value'],
  ['Corvina', 'premium'],
  ['Émile Rousseau', 'luxury'],
  ['Juniper Row', 'mid'],
  ['Halden', 'premium'],
  ['Little Larch', 'value'],
  ['Theodora', 'mid'],
  ['Ostra', 'designer'],
]
export const brands: readonly BrandSeed[] = named.map(([name, tier], i) => ({ id: 11 + i, name, tier }))

export const tierFactor: Record<BrandTier, number> = {
  value: 0.5,
  mid: 1,
  premium: 1.8,
  designer: 3.6,
  luxury: 7,
}

export const colors: readonly { name: string; shade: string; hex: string }[] = [
  { name: 'black', shade: 'ink', hex: '#2b2a2c' },
  { name: 'green', shade: 'bottle green', hex: '#2f5d4a' },
  { name: 'blue', shade: 'cornflower', hex: '#5b7fb4' },
  { name: 'red', shade: 'brick', hex: '#a8483a' },
  { name: 'ivory', shade: 'oat', hex: '#d9ccb4' },
  { name: 'brown', shade: 'cognac', hex: '#8a5a3c' },
  { name: 'pink', shade: 'old rose', hex: '#c58a90' },
  { name: 'gray', shade: 'slate', hex: '#77808a' },
  { name: 'yellow', shade: 'ochre', hex: '#c89b3c' },
]

/** What the sizes of each run have in common, as in the shop's table of sizes. */
export const sizeFacts = {
  letters: { sizeCategory: 'top', sizeGroup: 'letters', departmentGroup: 'women' },
  waists: { sizeCategory: 'bottom', sizeGroup: 'waist', departmentGroup: 'women' },
  shoes: { sizeCategory: 'shoe', sizeGroup: 'numbers', departmentGroup: 'shoes' },
  kids: { sizeCategory: 'kids', sizeGroup: 'letters', departmentGroup: 'kids' },
  one: { sizeCategory: 'one', sizeGroup: 'one', departmentGroup: 'all' },
} as const satisfies Record<SizeRun, object>

/** A run of sizes with the ids that the shop's own table gives their labels. */
function sizeRun(run: SizeRun, labels: readonly string[], equivalents: readonly string[] = []) {
  const { sizeCategory, sizeGroup, departmentGroup } = sizeFacts[run]
  const ids = labels.map((label) => {
    const row = sizes.find(
      (one) =>
        one.label === label &&
        one.size_category === sizeCategory &&
        one.size_group === sizeGroup &&
        one.department_group === departmentGroup,
    )
    if (!row) throw new Error(`the shop has no size ${label} among ${run}`)
    return row.sizing_id
  })
  return { ids, labels, equivalents }
}

export const sizeRuns: Record<SizeRun, ReturnType<typeof sizeRun>> = {
  letters: sizeRun('letters', ['XS', 'S', 'M', 'L', 'XL'], ['0|2', '4|6', '8|10', '12|14', '16']),
  waists: sizeRun('waists', ['25', '26', '27', '28', '30', '32'], ['0', '2', '4', '6', '10', '14']),
  shoes: sizeRun('shoes', ['6', '6.5', '7', '7.5', '8', '9']),
  kids: sizeRun('kids', ['2T', '4T', '6', '8']),
  one: sizeRun('one', ['One Size']),
}
