// Designs that one silhouette has: their words, materials, measures, and the drawing's name of the
// design.
import type { Leaf } from './categories.ts'
import type { Chance } from './chance.ts'
import type { SeedShape } from './shape.ts'

/** A measurement's name, its inches for a middle size, and the inches that each size adds. */
export type Measure = readonly [name: string, usual: number, each: number]
export type Design = {
  words: Readonly<Record<string, string>>
  /** The design's name in the pictures package. */
  drawn: string
  shape?: SeedShape
  /** Takes the place of the category's noun in the title. */
  noun?: string
  materials?: readonly (readonly string[])[]
  /** Its pattern, when it always has the same. */
  pattern?: string
  measures?: readonly Measure[]
  /** Cannot be had in a print. */
  plain?: true
  /** Not made for children. */
  grown?: true
}

const shoe = (style: string, drawn: string, rest: Partial<Design> = {}): Design => ({
  words: { shoeStyle: style },
  drawn,
  ...rest,
})
const insole: Measure = ['Insole', 9.6, 0.17]
const heeled = (heel: number, ...more: readonly Measure[]): readonly Measure[] => [
  ['Heel height', heel, 0],
  ...more,
  insole,
]
const coatOf = (length: number, bust = 41): readonly Measure[] => [
  ['Bust', bust, 2],
  ['Shoulder', 16, 0.5],
  ['Length', length, 0.5],
]
const sleeved = { sleeveLength: 'Long sleeve' }
const bare = { neckline: 'Scoop neck', sleeveLength: 'Sleeveless' }
const laid = (length: number, width: number): readonly Measure[] => [
  ['Length', length, 0],
  ['Width', width, 0],
]
const warm = [['Wool'], ['Cashmere'], ['Acrylic', 'Wool']] as const
const round = (inches: number): Measure => ['Inner circumference', inches, 0]

export const designs: Readonly<Record<string, readonly Design[]>> = {
  sneaker: [
    shoe('Low top', 'low'),
    shoe('High top', 'high', { noun: 'high-top sneakers' }),
    shoe('Slip-on', 'slip-on', { noun: 'slip-on sneakers', materials: [['Canvas'], ['Suede']] }),
  ],
  boot: [
    shoe('Chelsea', 'chelsea', { measures: heeled(2, ['Shaft height', 5.5, 0.1]) }),
    shoe('Knee high', 'knee', {
      noun: 'knee-high boots',
      grown: true,
      measures: heeled(2, ['Shaft height', 15, 0.2]),
    }),
    shoe('Lace-up', 'laced', { noun: 'lace-up boots', measures: heeled(1.25, ['Shaft height', 6.5, 0.1]) }),
  ],
  sandal: [
    shoe('Ankle strap', 'strap'),
    shoe('Slide', 'slide', { noun: 'slides', measures: heeled(0.75) }),
    shoe('Platform', 'platform', { noun: 'platform sandals', measures: heeled(3.25, ['Platform', 1.5, 0]) }),
  ],
  blazer: [
    { words: { jacketStyle: 'Single breasted', ...sleeved }, drawn: 'single' },
    {
      words: { jacketStyle: 'Double breasted', ...sleeved },
      drawn: 'double',
      noun: 'double-breasted blazer',
    },
    {
      words: { jacketStyle: 'Cropped', ...sleeved },
      drawn: 'cropped',
      noun: 'cropped blazer',
      measures: coatOf(20.5, 39),
    },
  ],
  coat: [
    { words: { jacketStyle: 'Double breasted', ...sleeved, features: 'Belted' }, drawn: 'belted' },
    {
      words: { jacketStyle: 'Trench', ...sleeved, features: 'Storm flap and belt' },
      drawn: 'trench',
      noun: 'trench coat',
      measures: coatOf(42),
    },
    {
      words: { jacketStyle: 'Peacoat', ...sleeved, features: 'Slanted pockets' },
      drawn: 'peacoat',
      noun: 'peacoat',
      measures: coatOf(30),
    },
    {
      words: { jacketStyle: 'Wrap', ...sleeved, features: 'Tie belt' },
      drawn: 'wrap',
      noun: 'wrap coat',
      measures: coatOf(43),
    },
  ],
  'maxi-dress': [
    { words: { ...bare, skirtDressStyle: 'Tiered' }, drawn: 'tiered' },
    { words: { neckline: 'Halter', sleeveLength: 'Sleeveless', skirtDressStyle: 'Column' }, drawn: 'halter' },
    {
      words: { neckline: 'V-neck', sleeveLength: 'Short sleeve', skirtDressStyle: 'Empire' },
      drawn: 'empire',
      shape: { neck: 'v', sleeve: 'short' },
    },
  ],
  slip: [
    { words: { ...bare, skirtDressStyle: 'Slip' }, drawn: 'plain' },
    { words: { ...bare, skirtDressStyle: 'Slip', accent: 'Lace trim' }, drawn: 'lace' },
    { words: { ...bare, skirtDressStyle: 'Slip', features: 'Side slit' }, drawn: 'slit' },
  ],
  scarf: [
    {
      words: { features: 'Fringed ends' },
      drawn: 'fringed',
      materials: [['Wool'], ['Cashmere'], ['Cotton']],
      measures: laid(70, 20),
    },
    {
      words: { features: 'Rolled edges' },
      drawn: 'square',
      noun: 'square scarf',
      materials: [['Silk']],
      measures: laid(35, 35),
    },
    {
      words: { features: 'Worn as a loop' },
      drawn: 'loop',
      noun: 'infinity scarf',
      materials: [['Wool'], ['Cashmere'], ['Cotton']],
      measures: laid(58, 14),
    },
  ],
  hat: [
    {
      words: { accent: 'Ribbon band', features: 'Wide brim' },
      drawn: 'brim',
      materials: [['Wool Felt'], ['Straw']],
      measures: [round(22.5), ['Brim', 2.75, 0]],
    },
    {
      words: { features: 'Turned cuff' },
      drawn: 'beanie',
      noun: 'beanie',
      materials: warm,
      pattern: 'rib',
      measures: [round(19), ['Height', 8.5, 0]],
    },
    {
      words: { features: 'Adjustable at the back' },
      drawn: 'cap',
      noun: 'cap',
      materials: [['Cotton'], ['Cotton', 'Polyester']],
      measures: [round(22), ['Visor', 2.75, 0]],
    },
    {
      words: { features: 'Soft brim' },
      drawn: 'bucket',
      noun: 'bucket hat',
      materials: [['Cotton'], ['Cotton', 'Linen']],
      measures: [round(22.5), ['Brim', 2.25, 0]],
    },
  ],
  sunglasses: [
    { words: { accent: 'Square frame' }, drawn: 'square', materials: [['Acetate'], ['Plastic']] },
    {
      words: { accent: 'Round frame' },
      drawn: 'round',
      noun: 'round sunglasses',
      materials: [['Acetate'], ['Plastic']],
    },
    {
      words: { accent: 'Cat-eye frame' },
      drawn: 'cat-eye',
      noun: 'cat-eye sunglasses',
      materials: [['Acetate'], ['Plastic']],
    },
    {
      words: { accent: 'Aviator frame' },
      drawn: 'aviator',
      noun: 'aviator sunglasses',
      materials: [['Metal']],
      plain: true,
    },
  ],
}

const bag = (width: number, height: number, depth: number, hung: Measure): readonly Measure[] => [
  ['Width', width, 0],
  ['Height', height, 0],
  ['Depth', depth, 0],
  hung,
]
/** Measures of silhouettes that share a family with items of a very different size. */
export const measuresOfKind: Readonly<Record<string, readonly Measure[]>> = {
  'maxi-dress': [
    ['Bust', 37, 2],
    ['Waist', 30, 2],
    ['Length', 54, 0.5],
  ],
  tote: bag(12.5, 14, 5.5, ['Handle drop', 9.5, 0]),
  'shoulder-bag': bag(10.5, 8, 3, ['Strap drop', 11.5, 0]),
  clutch: bag(10, 5.75, 1.5, ['Wrist strap', 6.5, 0]),
  backpack: bag(11, 14.5, 5, ['Top handle', 2.5, 0]),
}

/** Chooses the design of an item; undefined for a silhouette with only one. */
export function designFor(
  leaf: Leaf,
  kind: string,
  { pattern, chance }: { pattern: string; chance: Chance },
): Design | undefined {
  const all = designs[kind]
  if (!all) return undefined
  return chance.pick(
    all.filter((one) => !(one.plain && pattern !== 'solid') && !(one.grown && leaf.line === 'k')),
  )
}
