// long-file: lists of data, a value a line
// What the kinds of a family have in common: cloths, measures, flaws and how they are shown.
import { childrensColors, leatherColors, lowerColors, outerColors } from './colors.ts'
import type { Base, Measure, Pattern, Share } from './kind.ts'

type Cloths = readonly Share<readonly string[]>[]
type Prints = readonly Share<Pattern>[]

export const drapes: Cloths = [
  [4, ['Polyester']],
  [3, ['Viscose']],
  [2, ['Silk']],
  [2, ['Rayon', 'Linen']],
  [3, ['Cotton']],
  [1, ['Chiffon', 'Polyester']],
  [1, ['Crepe', 'Polyester']],
  [1, ['Satin', 'Polyester']],
]
export const evenings: Cloths = [
  [3, ['Polyester', 'Elastane']],
  [2, ['Silk']],
  [2, ['Lace', 'Nylon']],
  [2, ['Satin', 'Polyester']],
  [2, ['Velvet', 'Polyester']],
  [2, ['Sequins', 'Polyester']],
  [1, ['Tulle', 'Nylon']],
]
export const cottons: Cloths = [
  [5, ['Cotton']],
  [3, ['Cotton', 'Elastane']],
  [3, ['Cotton', 'Polyester']],
  [1, ['Modal', 'Elastane']],
]
export const shirtings: Cloths = [
  [5, ['Cotton']],
  [2, ['Linen']],
  [1, ['Cotton', 'Linen']],
  [1, ['Silk']],
  [1, ['Cotton', 'Elastane']],
]
export const wools: Cloths = [
  [3, ['Wool']],
  [3, ['Cotton', 'Acrylic']],
  [2, ['Acrylic', 'Wool']],
  [2, ['Merino Wool', 'Nylon']],
  [1, ['Alpaca', 'Wool']],
  [1, ['Mohair', 'Acrylic']],
]
export const denims: Cloths = [
  [3, ['Cotton']],
  [4, ['Cotton', 'Elastane']],
  [2, ['Cotton', 'Polyester', 'Elastane']],
]
export const suitings: Cloths = [
  [3, ['Wool', 'Polyester']],
  [2, ['Wool']],
  [2, ['Polyester', 'Viscose']],
  [1, ['Cotton', 'Linen']],
  [1, ['Linen']],
]
export const trouserings: Cloths = [
  [3, ['Cotton', 'Elastane']],
  [3, ['Viscose', 'Polyester']],
  [2, ['Wool', 'Elastane']],
  [1, ['Crepe', 'Polyester']],
]
export const stretches: Cloths = [
  [4, ['Nylon', 'Elastane']],
  [4, ['Polyester', 'Elastane']],
  [1, ['Cotton', 'Elastane']],
]
export const leathers: Cloths = [
  [5, ['Leather']],
  [2, ['Suede']],
  [2, ['Faux Leather']],
]
export const shoeCloths: Cloths = [
  [6, ['Leather']],
  [3, ['Suede']],
  [2, ['Faux Leather']],
  [1, ['Patent Leather']],
]
export const metals: Cloths = [
  [5, ['Gold Plated Brass']],
  [3, ['Sterling Silver']],
  [1, ['Stainless Steel']],
  [1, ['14K Gold']],
]

export const plain: Prints = [[1, 'solid']]
export const mostlyPlain: Prints = [
  [12, 'solid'],
  [1, 'stripe'],
  [1, 'color-block'],
]
export const prints: Prints = [
  [8, 'solid'],
  [5, 'floral'],
  [2, 'stripe'],
  [2, 'dot'],
  [1, 'check'],
  [1, 'gingham'],
  [1, 'animal'],
  [1, 'paisley'],
  [1, 'abstract'],
]
const topPrints: Prints = [
  [9, 'solid'],
  [4, 'floral'],
  [2, 'stripe'],
  [1, 'dot'],
  [1, 'paisley'],
  [1, 'animal'],
  [1, 'abstract'],
]
const knitPrints: Prints = [
  [6, 'knit'],
  [3, 'rib'],
  [2, 'stripe'],
  [1, 'color-block'],
]
const outerPrints: Prints = [
  [8, 'solid'],
  [1, 'check'],
  [1, 'plaid'],
  [1, 'houndstooth'],
  [1, 'tweed'],
]

export const bust: Measure = ['Bust', 38, 2]
export const dressMeasures: readonly Measure[] = [
  ['Bust', 37, 2],
  ['Waist', 30, 2],
  ['Length', 41, 0.5],
]
const topMeasures: readonly Measure[] = [bust, ['Length', 25, 0.5]]
/**
 * Returns the measurements of a jacket or coat of this length: name, inches in size M, and inches from one
 * size to the next.
 */
export const outerMeasures = (length: number): readonly Measure[] => [
  ['Bust', 40, 2],
  ['Shoulder', 15.75, 0.5],
  ['Length', length, 0.5],
]
/**
 * Returns the measurements of trousers with this inseam: name, inches in size M, and inches from one size to
 * the next.
 */
export const legMeasures = (inseam: number): readonly Measure[] => [
  ['Waist', 31, 1.5],
  ['Inseam', inseam, 0],
  ['Rise', 10.5, 0.25],
]
const skirtMeasures: readonly Measure[] = [
  ['Waist', 30, 1.5],
  ['Length', 24, 0.5],
]

const pills = [
  'Light pilling',
  'A patch of light pilling',
  'A small pulled thread',
  'A small hole',
  'A faint mark',
  'Slight fading',
] as const
const styles = [
  'minimal',
  'classic',
  'romantic',
  'bohemian',
  'sporty',
  'preppy',
  'edgy',
  'vintage-inspired',
] as const
const rises = { waist: ['High waisted', 'Mid rise', 'Low rise'] } as const
const washCold = 'Machine wash cold, lay flat to dry'
const handWash = 'Hand wash cold, hang to dry'
const dryClean = 'Dry clean only'
const hung = ['hanger', 'form'] as const
const laid = ['flat', 'folded'] as const

const clothes = { departments: ['women'], line: 'clothes', chars: {}, styles, season: 'any' } as const

export const dresses: Base = {
  ...clothes,
  root: 'dresses',
  sizes: 'top',
  measures: dressMeasures,
  materials: drapes,
  patterns: prints,
  occasions: ['casual', 'work', 'party', 'wedding guest', 'vacation'],
  area: 'dress',
  flaws: pills,
  care: handWash,
  shown: hung,
  drawnAs: 'day-dress',
}
export const tops: Base = {
  ...clothes,
  root: 'tops',
  sizes: 'top',
  measures: topMeasures,
  materials: drapes,
  patterns: topPrints,
  occasions: ['casual', 'work'],
  area: 'top',
  flaws: pills,
  care: handWash,
  shown: ['hanger', 'flat', 'form'],
  drawnAs: 'blouse',
}
export const sweaters: Base = {
  ...tops,
  root: 'sweaters',
  materials: wools,
  patterns: knitPrints,
  season: 'cold',
  area: 'knit',
  care: 'Hand wash cold, lay flat to dry',
  shown: ['flat', 'folded', 'hanger'],
  drawnAs: 'sweater',
}
export const outerwear: Base = {
  ...clothes,
  colors: outerColors,
  root: 'coats-jackets',
  sizes: 'top',
  measures: outerMeasures(27),
  materials: suitings,
  patterns: outerPrints,
  occasions: ['work', 'winter', 'casual'],
  area: 'outer',
  flaws: ['A loose button', 'A faint mark', 'A worn edge'],
  care: dryClean,
  shown: hung,
  drawnAs: 'coat',
}
export const jeans: Base = {
  ...clothes,
  root: 'jeans',
  sizes: 'jeans',
  measures: legMeasures(29),
  materials: denims,
  patterns: [[1, 'denim']],
  occasions: ['casual', 'work'],
  area: 'lower',
  flaws: ['A little fraying', 'A pale patch of fading'],
  care: washCold,
  shown: ['flat', 'folded', 'hanger'],
  drawnAs: 'jeans',
}
export const pants: Base = {
  ...jeans,
  colors: lowerColors,
  root: 'pants',
  sizes: 'bottom',
  materials: trouserings,
  patterns: [
    [8, 'solid'],
    [1, 'check'],
    [1, 'stripe'],
    [1, 'plaid'],
  ],
  measures: legMeasures(28),
  flaws: ['A dull mark', 'A worn fold'],
  shown: ['hanger', 'flat', 'folded'],
  drawnAs: 'trousers',
}
export const skirts: Base = {
  ...dresses,
  colors: lowerColors,
  root: 'skirts',
  sizes: 'bottom',
  measures: skirtMeasures,
  patterns: [
    [7, 'solid'],
    [2, 'floral'],
    [1, 'check'],
    [1, 'plaid'],
    [1, 'tweed'],
    [1, 'animal'],
  ],
  chars: rises,
  occasions: ['casual', 'work', 'party'],
  area: 'lower',
  drawnAs: 'skirt',
}
export const shorts: Base = {
  ...pants,
  colors: lowerColors,
  root: 'shorts',
  measures: [
    ['Waist', 31, 1.5],
    ['Inseam', 4.5, 0],
  ],
  materials: cottons,
  season: 'warm',
  occasions: ['casual', 'vacation'],
  shown: laid,
  drawnAs: 'shorts',
}
export const onePieces: Base = {
  ...dresses,
  root: 'jumpsuits-rompers',
  measures: [
    ['Bust', 37, 2],
    ['Waist', 30, 2],
  ],
  patterns: [
    [8, 'solid'],
    [2, 'floral'],
    [1, 'stripe'],
  ],
  chars: { pieceCount: ['1 piece'] },
  drawnAs: 'jumpsuit',
}
export const suits: Base = {
  ...outerwear,
  root: 'suits-sets',
  chars: { pieceCount: ['2 pieces'] },
  occasions: ['work', 'party', 'wedding guest'],
  drawnAs: 'blazer',
}
export const active: Base = {
  ...tops,
  root: 'activewear',
  materials: stretches,
  patterns: mostlyPlain,
  styles: ['sporty', 'minimal'],
  occasions: ['casual', 'workout'],
  care: 'Machine wash cold, hang to dry',
  shown: ['flat', 'form'],
  drawnAs: 'tee',
}
export const swim: Base = {
  ...active,
  root: 'swimwear',
  patterns: [
    [6, 'solid'],
    [3, 'floral'],
    [2, 'stripe'],
    [1, 'animal'],
    [1, 'tie-dye'],
  ],
  styles: ['minimal', 'sporty', 'romantic'],
  occasions: ['vacation', 'casual'],
  season: 'warm',
  flaws: ['A small pulled thread', 'Slight fading'],
  care: 'Rinse after wear, hand wash cold',
  drawnAs: 'romper',
}
export const sleep: Base = {
  ...tops,
  root: 'sleep-intimates',
  materials: [
    [3, ['Cotton']],
    [2, ['Satin', 'Polyester']],
    [2, ['Modal', 'Elastane']],
    [1, ['Silk']],
  ],
  patterns: [
    [6, 'solid'],
    [2, 'stripe'],
    [2, 'floral'],
    [1, 'dot'],
    [1, 'plaid'],
  ],
  styles: ['romantic', 'classic', 'minimal'],
  occasions: ['lounge'],
  drawnAs: 'blouse',
}
export const maternity: Base = { ...tops, root: 'maternity-clothes', departments: ['maternity'] }
export const shoes: Base = {
  ...clothes,
  colors: leatherColors,
  root: 'shoes',
  departments: ['women', 'shoes'],
  line: 'shoes',
  sizes: 'shoe',
  measures: [['Insole', 9.6, 0.17]],
  materials: shoeCloths,
  patterns: [
    [16, 'solid'],
    [1, 'animal'],
  ],
  chars: { shoeWidth: ['Medium', 'Medium', 'Medium', 'Narrow', 'Wide'] },
  occasions: ['casual', 'work', 'party'],
  area: 'shoe',
  flaws: ['Light scuffs', 'A few creases', 'Some wear'],
  care: 'Wipe with a damp cloth',
  shown: ['standing'],
  drawnAs: 'sneaker',
}
export const bags: Base = {
  ...clothes,
  colors: leatherColors,
  root: 'handbags',
  departments: ['women', 'handbags'],
  line: 'bags',
  sizes: 'one',
  measures: [
    ['Width', 12, 0],
    ['Height', 9.5, 0],
    ['Depth', 4.5, 0],
    ['Strap drop', 10, 0],
  ],
  materials: [
    [7, ['Leather']],
    [2, ['Canvas', 'Leather']],
    [2, ['Faux Leather']],
    [1, ['Nylon']],
    [1, ['Suede']],
  ],
  patterns: [
    [14, 'solid'],
    [1, 'animal'],
    [1, 'check'],
  ],
  occasions: ['casual', 'work', 'party'],
  area: 'bag',
  flaws: ['Light scratches', 'A rubbed spot', 'A small ink line'],
  care: 'Wipe with a soft dry cloth',
  shown: ['standing', 'hung'],
  drawnAs: 'shoulder-bag',
}
export const jewelry: Base = {
  ...clothes,
  root: 'jewelry',
  departments: ['women', 'jewelry'],
  line: 'jewelry',
  sizes: 'one',
  measures: [['Length', 18, 0]],
  materials: metals,
  patterns: plain,
  occasions: ['casual', 'work', 'party'],
  area: 'jewel',
  flaws: ['Light tarnish', 'Fine surface scratches'],
  care: 'Keep dry; polish with a soft cloth',
  shown: ['flat'],
  drawnAs: 'necklace',
}
export const accessories: Base = {
  ...clothes,
  root: 'accessories',
  departments: ['women', 'accessories'],
  line: 'accessories',
  sizes: 'one',
  measures: [
    ['Length', 70, 0],
    ['Width', 24, 0],
  ],
  materials: [
    [3, ['Wool']],
    [2, ['Silk']],
    [2, ['Cashmere']],
    [2, ['Cotton']],
  ],
  patterns: prints,
  occasions: ['casual', 'work'],
  area: 'small',
  flaws: pills,
  care: handWash,
  shown: laid,
  drawnAs: 'scarf',
}
export const kids: Base = {
  ...tops,
  colors: childrensColors,
  root: 'kids-clothes',
  departments: ['girls', 'boys'],
  line: 'kids',
  sizes: 'kids',
  materials: cottons,
  patterns: [
    [7, 'solid'],
    [3, 'stripe'],
    [1, 'dot'],
    [1, 'plaid'],
    [1, 'graphic'],
  ],
  occasions: ['school', 'play', 'holiday'],
  care: washCold,
  shown: ['flat', 'hanger'],
  drawnAs: 'tee',
}
export const kidsShoes: Base = {
  ...shoes,
  colors: childrensColors,
  root: 'kids-shoes',
  departments: ['girls', 'boys'],
  line: 'kids',
  sizes: 'kids-shoe',
  patterns: plain,
  occasions: ['school', 'play', 'holiday'],
}
