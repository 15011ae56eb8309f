// Words for cuts: the description attributes of a shape, and the words that distinguish pieces in titles. All
// words come from the shape, so that no text contradicts the picture of the same shape.
import type { BodyShape, LegFit, LegsShape, Neck, Shape, ShoeShape, SkirtShape, Waistband } from './shape.ts'
import { otherChars, otherTelling } from './words-things.ts'

/** Description attributes by their names without "chars". */
export type Attributes = Record<string, string>

export const necklines: Readonly<Record<Neck, string>> = {
  crew: 'Crew neck',
  v: 'V-neck',
  'deep-v': 'V-neck',
  surplice: 'V-neck',
  scoop: 'Scoop neck',
  square: 'Square neck',
  boat: 'Boat neck',
  mock: 'Mock neck',
  turtle: 'Turtleneck',
  cowl: 'Cowl neck',
  halter: 'Halter',
  'off-shoulder': 'Off the shoulder',
  'one-shoulder': 'One shoulder',
  strapless: 'Strapless',
  sweetheart: 'Sweetheart',
  keyhole: 'Keyhole',
  henley: 'Henley',
  funnel: 'Funnel neck',
}
/** Collars that a neckline is named by; with others the coat or jacket has no neckline to name. */
const collarNecklines: Readonly<Partial<Record<BodyShape['collar'], string>>> = {
  shirt: 'Collared',
  polo: 'Collared',
  'peter-pan': 'Collared',
  band: 'Band collar',
  'tie-neck': 'Tie neck',
  hood: 'Hooded',
}
export const sleeveWords: Readonly<Record<BodyShape['sleeve'], string>> = {
  none: 'Sleeveless',
  strap: 'Sleeveless',
  cap: 'Short sleeve',
  short: 'Short sleeve',
  elbow: '3/4 sleeve',
  'three-quarter': '3/4 sleeve',
  long: 'Long sleeve',
}
export const legWords: Readonly<Record<LegFit, string>> = {
  skinny: 'Skinny',
  slim: 'Slim leg',
  straight: 'Straight leg',
  boyfriend: 'Boyfriend',
  mom: 'Straight leg',
  tapered: 'Tapered',
  bootcut: 'Bootcut',
  flare: 'Flared',
  wide: 'Wide leg',
  palazzo: 'Wide leg',
  balloon: 'Balloon',
  jogger: 'Jogger',
  legging: 'Skinny',
}
const rises = { low: 'Low rise', mid: 'Mid rise', high: 'High waisted', 'paper-bag': 'High waisted' } as const

/** The style of a dress; undefined for other pieces of the body. */
function dressStyle(shape: BodyShape): string {
  if (shape.closure === 'wrap') return 'Wrap'
  if (shape.collar === 'shirt') return 'Shirt dress'
  if (shape.hem === 'tiered') return 'Tiered'
  if (shape.cuff === 'rib') return 'Sweater dress'
  if (shape.fit === 'column') return shape.sleeve === 'strap' ? 'Slip' : 'Column'
  if (shape.waist === 'empire') return 'Empire'
  if (shape.fit === 'slim') return 'Sheath'
  if (shape.fit === 'a-line') return 'A-line'
  return shape.waist === 'none' ? 'Shift' : 'Fit and flare'
}

/** Collars that a jacket's style is named by. Of jackets with lapels the closure and the length say more. */
const collarStyles: Readonly<Partial<Record<BodyShape['collar'], string>>> = {
  moto: 'Moto',
  rib: 'Bomber',
  shirt: 'Shirt collar',
  stand: 'Stand collar',
  band: 'Stand collar',
  shawl: 'Shawl collar',
  hood: 'Hooded',
  fur: 'Hooded',
}

function jacketStyle({ collar, closure, details, hemLength, neck, sleeve, waist }: BodyShape): string {
  if (sleeve === 'none') return collar === 'stand' ? 'High-neck vest' : 'Vest'
  if (details.includes('storm-flap')) return 'Trench'
  if (details.includes('quilted') && collar === 'stand') return 'Puffer'
  if (collar === 'none') return neck === 'crew' ? 'Collarless' : 'Collarless, V-neck'
  const named = collarStyles[collar]
  if (named) return named
  if (hemLength === 'waist' || hemLength === 'crop') return 'Cropped'
  if (closure === 'wrap') return 'Wrap'
  if (closure === 'double-breasted') return 'Double breasted'
  return waist === 'belt' ? 'Belted' : 'Single breasted'
}

/** Closures and details that a piece is described by beside its cut. */
const features: Readonly<Partial<Record<BodyShape['pockets'] | BodyShape['closure'], string>>> = {
  kangaroo: 'Kangaroo pocket',
  patch: 'Patch pockets',
  chest: 'Chest pocket',
  cargo: 'Cargo pockets',
  slash: 'Slanted pockets',
  zip: 'Zip',
  toggles: 'Toggles',
  snaps: 'Snaps',
  belt: 'Tie belt',
}

/** How a top or jacket sits, as far as its cut says so; a dress is told by the shape of its skirt. */
const fitWords: Readonly<Partial<Record<BodyShape['fit'], string>>> = {
  slim: 'Slim fit',
  regular: 'Regular fit',
  relaxed: 'Relaxed fit',
  oversized: 'Oversized',
}

/** The sorts of pieces of the body whose attributes differ. */
export type BodyUse = 'top' | 'dress' | 'outer'

function bodyChars(shape: BodyShape, use: BodyUse): Attributes {
  const neckline =
    use === 'outer' && !['hood'].includes(shape.collar)
      ? undefined
      : (collarNecklines[shape.collar] ?? necklines[shape.neck])
  const top = shape.details.includes('bow-front')
    ? 'Tie front'
    : shape.waist === 'peplum'
      ? 'Peplum'
      : shape.details.includes('ruffles')
        ? 'Ruffles'
        : undefined
  const fit = use === 'dress' || shape.legs ? undefined : fitWords[shape.fit]
  const feature = features[shape.pockets] ?? features[shape.closure]
  return {
    ...(neckline && { neckline }),
    sleeveLength: sleeveWords[shape.sleeve],
    ...(fit && { general: fit }),
    ...(use === 'dress' && !shape.legs && { skirtDressStyle: dressStyle(shape) }),
    ...(use === 'outer' && { jacketStyle: jacketStyle(shape) }),
    ...(use === 'top' && top && { topAttribute: top }),
    ...(shape.legs && shape.legs.length !== 'brief' && { pantCut: legWords[shape.legs.fit] }),
    ...(shape.details.includes('lace-trim') && { accent: 'Lace trim' }),
    ...(feature && { features: feature }),
  }
}

const skirtWords: Readonly<Record<SkirtShape['cut'], string>> = {
  pencil: 'Pencil',
  'a-line': 'A-line',
  circle: 'Circle',
  pleated: 'Pleated',
  wrap: 'Wrap',
  tiered: 'Tiered',
  straight: 'Straight',
  bubble: 'Bubble',
  skort: 'Skort',
}

const shortLegs = ['brief', 'short', 'bermuda']
const legChars = ({ rise, leg, details, hem }: LegsShape): Attributes => ({
  waist: rises[rise],
  ...(!shortLegs.includes(leg.length) && { pantCut: legWords[leg.fit] }),
  ...(details.includes('distressed') && { accent: 'Distressed' }),
  ...(hem === 'turned' && { features: 'Cuffed hem' }),
})

/**
 * Returns the description attributes that follow from a piece's shape. `use`: as what a garment for the body
 * is worn (dress, top, jacket …).
 */
export function charsOf(shape: Shape, use: BodyUse): Attributes {
  if (shape.on === 'body') return bodyChars(shape, use)
  if (shape.on === 'legs') return legChars(shape)
  if (shape.on === 'skirt') return { skirtDressStyle: skirtWords[shape.cut] }
  return otherChars(shape)
}

const adjusted: readonly Waistband[] = ['drawstring', 'tie']
const fixed: readonly Waistband[] = ['fly', 'side-zip', 'belt-loops']

/**
 * Returns whether the waist of a skirt or of legs can be adjusted; null for other pieces, and for a waist
 * that stretches by itself.
 */
export function adjustableWaistOf(shape: Shape): boolean | null {
  if (shape.on !== 'legs' && shape.on !== 'skirt') return null
  if (adjusted.includes(shape.waistband) || (shape.on === 'skirt' && shape.closure === 'wrap')) return true
  return fixed.includes(shape.waistband) ? false : null
}

type Told<S> = readonly (readonly [word: string, holds: (shape: S) => boolean])[]

/** Hems of pieces that have a skirt. */
const skirted = ['mini', 'knee', 'midi', 'maxi', 'floor']

const bodyTold: Told<BodyShape> = [
  ['wrap', (s) => s.closure === 'wrap'],
  ['slip', (s) => s.fit === 'column' && s.sleeve === 'strap' && s.waist === 'none'],
  ['shirt', (s) => s.collar === 'shirt' && skirted.includes(s.hemLength) && !s.legs],
  ['tiered', (s) => s.hem === 'tiered'],
  ['off-the-shoulder', (s) => s.neck === 'off-shoulder'],
  ['one-shoulder', (s) => s.neck === 'one-shoulder'],
  ['strapless', (s) => s.neck === 'strapless'],
  ['halter', (s) => s.neck === 'halter'],
  ['tie-waist', (s) => s.waist === 'tie' && s.closure !== 'belt' && s.closure !== 'wrap'],
  ['smocked', (s) => s.waist === 'smocked' || s.details.includes('smocking')],
  ['quilted', (s) => s.details.includes('quilted')],
  ['cropped', (s) => s.hemLength === 'crop' || (s.hemLength === 'waist' && s.collar !== 'moto')],
  ['double-breasted', (s) => s.closure === 'double-breasted'],
  ['hooded', (s) => s.collar === 'hood'],
  ['belted', (s) => s.waist === 'belt' && s.collar !== 'moto'],
  ['studded', (s) => s.details.includes('studs')],
  ['lace-trim', (s) => s.details.includes('lace-trim')],
  ['ruffled', (s) => s.details.includes('ruffles')],
  ['embroidered', (s) => s.details.includes('embroidery')],
  ['bow', (s) => s.details.includes('bow')],
  ['tie-front', (s) => s.details.includes('bow-front') || s.hem === 'tie'],
  ['pintuck', (s) => s.details.includes('pintucks')],
  ['cutout', (s) => s.details.includes('cutout')],
  ['racerback', (s) => s.details.includes('racer-back')],
  ['puff-sleeve', (s) => s.sleeveCut === 'puff'],
  ['bishop-sleeve', (s) => s.sleeveCut === 'bishop'],
  ['bell-sleeve', (s) => s.sleeveCut === 'bell'],
  ['flutter-sleeve', (s) => s.sleeveCut === 'flutter'],
  ['half-zip', (s) => s.closure === 'half-zip'],
  ['zip-up', (s) => s.closure === 'zip' && s.collar !== 'moto'],
  ['open-front', (s) => s.closure === 'open'],
  ['handkerchief', (s) => s.hem === 'handkerchief'],
  ['high-low', (s) => s.hem === 'high-low'],
  ['fringed', (s) => s.hem === 'fringe'],
  ['empire-waist', (s) => s.waist === 'empire'],
  ['turtleneck', (s) => s.neck === 'turtle'],
  ['cowl-neck', (s) => s.neck === 'cowl'],
  ['mock-neck', (s) => s.neck === 'mock'],
  ['funnel-neck', (s) => s.neck === 'funnel' && s.cuff === 'rib'],
  ['boat-neck', (s) => s.neck === 'boat'],
  ['square-neck', (s) => s.neck === 'square'],
  ['sweetheart', (s) => s.neck === 'sweetheart'],
  ['henley', (s) => s.neck === 'henley'],
  ['oversized', (s) => s.fit === 'oversized'],
  ['side-stripe', (s) => s.details.includes('side-stripe')],
  ['v-neck', (s) => s.neck === 'v' && s.collar === 'none'],
  ['scoop-neck', (s) => s.neck === 'scoop'],
  ['collarless', (s) => s.collar === 'none' && s.closure === 'hooks'],
  ['shawl-collar', (s) => s.collar === 'shawl'],
  [
    'long-sleeve',
    (s) => s.sleeve === 'long' && s.collar === 'none' && s.closure === 'none' && s.cuff !== 'rib',
  ],
]
const legTold: Told<LegsShape> = [
  ['distressed', (s) => s.details.includes('distressed')],
  ['embroidered', (s) => s.details.includes('embroidery')],
  ['paper-bag', (s) => s.rise === 'paper-bag'],
  ['pleated', (s) => s.details.includes('pleats')],
  ['cuffed', (s) => s.hem === 'turned'],
  ['raw-hem', (s) => s.hem === 'fringe'],
  ['side-stripe', (s) => s.details.includes('side-stripe')],
  ['drawstring', (s) => s.waistband === 'drawstring'],
  ['cropped', (s) => s.leg.length === 'crop' || s.leg.length === 'capri'],
  ['wide-leg', (s) => s.leg.fit === 'wide' && !shortLegs.includes(s.leg.length)],
  ['flared', (s) => s.leg.fit === 'flare'],
  ['bootcut', (s) => s.leg.fit === 'bootcut'],
  ['palazzo', (s) => s.leg.fit === 'palazzo'],
  ['high-waisted', (s) => s.rise === 'high'],
  ['low-rise', (s) => s.rise === 'low'],
  ['tapered', (s) => s.leg.fit === 'tapered'],
  ['slim', (s) => s.leg.fit === 'slim'],
]
const skirtTold: Told<SkirtShape> = [
  ['pleated', (s) => s.details.includes('pleats')],
  ['wrap', (s) => s.cut === 'wrap'],
  ['tiered', (s) => s.cut === 'tiered'],
  ['bubble', (s) => s.cut === 'bubble'],
  ['ruffled', (s) => s.hem === 'ruffle'],
  ['button-front', (s) => s.closure === 'buttons'],
  ['slit', (s) => s.hem === 'slit'],
  ['frayed', (s) => s.hem === 'fringe'],
  ['circle', (s) => s.cut === 'circle'],
  ['a-line', (s) => s.cut === 'a-line'],
  ['straight', (s) => s.cut === 'straight'],
]
const shoeTold: Told<ShoeShape> = [
  ['slip-on', (s) => s.upper === 'slip-on'],
  ['high-top', (s) => s.shaft === 'high-top'],
  ['platform', (s) => s.sole === 'platform'],
  ['gladiator', (s) => s.upper === 'gladiator'],
  ['peep-toe', (s) => s.toe === 'peep'],
  ['slingback', (s) => s.upper === 'slingback'],
  ['ankle-strap', (s) => s.fastening === 'ankle-strap' && s.upper !== 'espadrille'],
  ['lace-up', (s) => s.fastening === 'laces' && ['boot', 'bootie'].includes(s.upper)],
  ['chelsea', (s) => s.upper === 'bootie' && s.fastening === 'elastic'],
  ['horsebit', (s) => s.upper === 'loafer' && s.details.includes('chain')],
  ['tassel', (s) => s.details.includes('tassel')],
  ['bow', (s) => s.details.includes('bow')],
  ['studded', (s) => s.details.includes('studs')],
  ['buckle', (s) => s.fastening === 'buckle'],
  ['block-heel', (s) => s.heel === 'block'],
  ['kitten-heel', (s) => s.heel === 'kitten'],
  ['pointed-toe', (s) => s.toe === 'pointed'],
  ['square-toe', (s) => s.toe === 'square'],
  ['lug-sole', (s) => s.sole === 'lug'],
]

const told = <S>(list: Told<S>, shape: S): string[] =>
  list.filter(([, holds]) => holds(shape)).map(([word]) => word)

/**
 * Returns the words that distinguish a piece's shape from others of its kind in a title, the most telling
 * first.
 */
export function tellingWords(shape: Shape): string[] {
  switch (shape.on) {
    case 'body':
      return told(bodyTold, shape)
    case 'legs':
      return told(legTold, shape)
    case 'skirt':
      return told(skirtTold, shape)
    case 'feet':
      return told(shoeTold, shape)
    default:
      return otherTelling(shape)
  }
}
