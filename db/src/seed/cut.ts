// The cut of an item. Each choice is made once and holds both its words and the parameters of the
// drawing.
import type { Leaf } from './categories.ts'
import type { Chance } from './chance.ts'
import { type Design, designFor } from './designs.ts'
import type { SeedShape } from './shape.ts'

/** Description attributes, by their names without "chars". */
type Attributes = Readonly<Record<string, string>>
type Choice = readonly [words: Attributes, shape: SeedShape]
export type SeedCut = { words: Record<string, string>; shape: SeedShape; design: Design | undefined }

const necks = {
  crew: [{ neckline: 'Crew neck' }, { neck: 'crew' }],
  v: [{ neckline: 'V-neck' }, { neck: 'v' }],
  scoop: [{ neckline: 'Scoop neck' }, { neck: 'scoop' }],
  square: [{ neckline: 'Square neck' }, { neck: 'square' }],
  boat: [{ neckline: 'Boat neck' }, { neck: 'boat' }],
  mock: [{ neckline: 'Mock neck' }, { neck: 'mock' }],
  turtle: [{ neckline: 'Turtleneck' }, { neck: 'turtle' }],
} as const satisfies Record<string, Choice>
const anyNeck = [necks.crew, necks.v, necks.scoop, necks.square, necks.boat, necks.mock]

const sleeves = {
  none: [{ sleeveLength: 'Sleeveless' }, { sleeve: 'none' }],
  short: [{ sleeveLength: 'Short sleeve' }, { sleeve: 'short' }],
  elbow: [{ sleeveLength: '3/4 sleeve' }, { sleeve: 'elbow' }],
  long: [{ sleeveLength: 'Long sleeve' }, { sleeve: 'long' }],
} as const satisfies Record<string, Choice>
const anySleeve = [sleeves.none, sleeves.short, sleeves.elbow, sleeves.long]

const legs = {
  straight: [{ pantCut: 'Straight leg' }, { leg: 'straight' }],
  skinny: [{ pantCut: 'Skinny' }, { leg: 'skinny' }],
  wide: [{ pantCut: 'Wide leg' }, { leg: 'wide' }],
  boot: [{ pantCut: 'Bootcut' }, { leg: 'boot' }],
  tapered: [{ pantCut: 'Tapered' }, { leg: 'tapered' }],
  flared: [{ pantCut: 'Flared' }, { leg: 'flared' }],
} as const satisfies Record<string, Choice>

/** What is the same of every piece of its silhouette. */
const always = (words: Attributes, shape: SeedShape = {}): Choice[] => [[words, shape]]
const goldTone = '#c9a24b'
const silverTone = '#b9b6ae'
const hardware: Choice[] = [
  [{ accent: 'Gold-tone hardware' }, { metal: goldTone }],
  [{ accent: 'Silver-tone hardware' }, { metal: silverTone }],
]
const adornment = (key: string, adorned: string, plain: string): Choice[] => [
  [{ [key]: adorned }, { adorned: true }],
  [{ [key]: plain }, { adorned: false }],
]

/** For each silhouette, the choices it can be drawn with: one of every list is taken. */
const choicesOf: Readonly<Record<string, readonly (readonly Choice[])[]>> = {
  tee: [anyNeck, [sleeves.short, ...anySleeve]],
  blouse: [
    [
      [
        { neckline: 'V-neck', topAttribute: 'Tie front' },
        { neck: 'v', adorned: true },
      ],
      [{ neckline: 'V-neck' }, { neck: 'v', adorned: false }],
      ...anyNeck,
    ],
    anySleeve,
  ],
  shirt: [
    always({ neckline: 'Collared', features: 'Curved hem' }),
    [sleeves.long, sleeves.long, sleeves.elbow, sleeves.short],
  ],
  sweater: [
    [necks.crew, necks.crew, necks.v, necks.turtle, necks.mock],
    [sleeves.long, sleeves.long, sleeves.elbow],
    [
      [{}, { adorned: true }],
      [{}, { adorned: false }],
    ],
  ],
  cardigan: [always({ neckline: 'V-neck' }), [sleeves.long, sleeves.long, sleeves.elbow]],
  hoodie: [always({ neckline: 'Hooded', sleeveLength: 'Long sleeve', features: 'Kangaroo pocket' })],
  puffer: [always({ jacketStyle: 'Puffer', sleeveLength: 'Long sleeve', features: 'Stand collar' })],
  'day-dress': [
    anyNeck,
    anySleeve,
    [...always({ skirtDressStyle: 'A-line' }), ...always({ skirtDressStyle: 'Fit and flare' })],
  ],
  'shirt-dress': [always({ neckline: 'Collared', skirtDressStyle: 'Shirt dress' }), anySleeve],
  'wrap-dress': [always({ neckline: 'V-neck', skirtDressStyle: 'Wrap' }), anySleeve],
  'knit-dress': [
    always({ sleeveLength: 'Long sleeve', skirtDressStyle: 'Sweater dress' }),
    [necks.turtle, necks.mock],
  ],
  skirt: [always({ skirtDressStyle: 'A-line' })],
  'pleated-skirt': [always({ skirtDressStyle: 'Pleated' })],
  jeans: [[legs.straight, legs.skinny, legs.wide, legs.boot]],
  trousers: [[legs.straight, legs.wide, legs.tapered, legs.flared]],
  shorts: [always({ features: 'Cuffed hem' })],
  jumpsuit: [always({ neckline: 'V-neck', sleeveLength: 'Sleeveless' }), [legs.wide, legs.tapered]],
  romper: [always({ neckline: 'V-neck' }), anySleeve],
  pump: [
    [
      [{ shoeStyle: 'Pump' }, { heel: 'high' }],
      [{ shoeStyle: 'Kitten heel' }, { heel: 'low' }],
    ],
  ],
  tote: [hardware, always({ features: 'Two handles' })],
  'shoulder-bag': [hardware, always({ features: 'Front flap' })],
  clutch: [hardware, always({ features: 'Wrist strap' })],
  backpack: [hardware, always({ features: 'Buckled straps' })],
  earrings: [adornment('earringStyle', 'Drop', 'Hoop')],
  necklace: [adornment('necklaceStyle', 'Pendant', 'Chain')],
  ring: [adornment('ringStyle', 'Cocktail', 'Band')],
  bracelet: [always({ braceletStyle: 'Chain' })],
  belt: [
    [
      [{ accent: 'Gold-tone buckle' }, { metal: goldTone }],
      [{ accent: 'Silver-tone buckle' }, { metal: silverTone }],
    ],
  ],
}

/** Categories that are named by a cut. */
const cutOfCategory: Readonly<Record<string, Choice>> = {
  'straight-jeans': legs.straight,
  'skinny-jeans': legs.skinny,
  'wide-leg-jeans': legs.wide,
  'bootcut-jeans': legs.boot,
}

/** How long a piece of this category and silhouette is; what it is drawn as by itself when not said. */
const lengthOf = ({ slug }: Leaf, kind: string): SeedShape => {
  if (slug === 'mini-dresses' || slug === 'mini-skirts') return { length: 'mini' }
  if (slug === 'midi-dresses' && kind === 'day-dress') return { length: 'midi' }
  if (slug === 'cocktail-dresses' || slug === 'casual-dresses' || slug === 'kids-dresses')
    return { length: 'knee' }
  return {}
}

/** Chooses the cut of an item with this pattern: one choice for every feature of its silhouette. */
export function cutFor(
  leaf: Leaf,
  kind: string,
  { pattern, chance }: { pattern: string; chance: Chance },
): SeedCut {
  const taken = (choicesOf[kind] ?? []).map((choices) => chance.pick(choices))
  const design = designFor(leaf, kind, { pattern, chance })
  const named = cutOfCategory[leaf.slug]
  const small = leaf.line === 'k' && leaf.root === 'kids-clothes'
  return {
    words: Object.assign({}, ...taken.map(([words]) => words), design?.words, named?.[0]),
    shape: Object.assign(
      {},
      ...taken.map(([, shape]) => shape),
      design ? { design: design.drawn, ...design.shape } : {},
      named?.[1],
      lengthOf(leaf, kind),
      small ? { small } : {},
    ),
    design,
  }
}
