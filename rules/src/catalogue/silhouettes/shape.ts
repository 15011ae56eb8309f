// long-file: one vocabulary, a word a line
/**
 * How a piece is cut, in the words of the trade. One such record is the source of a piece's title,
 * attributes, outline and pictures, so that they can't disagree. A silhouette is a name for one of these
 * records; a kind of piece (a leaf category) lists the silhouettes that its pieces can have.
 *
 * Source: issue "Real pieces", section 3; decision 0123.
 */

export const necks = [
  'crew',
  'v',
  'deep-v',
  'scoop',
  'square',
  'boat',
  'mock',
  'turtle',
  'cowl',
  'halter',
  'off-shoulder',
  'one-shoulder',
  'strapless',
  'sweetheart',
  'keyhole',
  'henley',
  'surplice',
  'funnel',
] as const
export type Neck = (typeof necks)[number]

export const collars = [
  'none',
  'shirt',
  'band',
  'polo',
  'notch',
  'peak',
  'shawl',
  'peter-pan',
  'tie-neck',
  'stand',
  'moto',
  'storm',
  'rib',
  'hood',
  'fur',
] as const
export type Collar = (typeof collars)[number]

export const closures = [
  'none',
  'buttons',
  'half-buttons',
  'double-breasted',
  'single-button',
  'zip',
  'half-zip',
  'asymmetric-zip',
  'snaps',
  'toggles',
  'hooks',
  'wrap',
  'belt',
  'open',
  'back-zip',
] as const
export type Closure = (typeof closures)[number]

export const sleeveLengths = ['none', 'strap', 'cap', 'short', 'elbow', 'three-quarter', 'long'] as const
export type SleeveLength = (typeof sleeveLengths)[number]

export const sleeveCuts = ['set-in', 'raglan', 'puff', 'bell', 'bishop', 'dolman', 'flutter', 'drop'] as const
export type SleeveCut = (typeof sleeveCuts)[number]

export const cuffs = ['plain', 'button', 'rib', 'elastic', 'turned', 'strap'] as const
export type Cuff = (typeof cuffs)[number]

/** Where the lowest hem of a top, coat, dress or skirt falls. */
export const hemLengths = ['crop', 'waist', 'hip', 'thigh', 'mini', 'knee', 'midi', 'maxi', 'floor'] as const
export type HemLength = (typeof hemLengths)[number]

export const hems = [
  'straight',
  'curved',
  'rib',
  'ruffle',
  'tiered',
  'asymmetric',
  'handkerchief',
  'high-low',
  'elastic',
  'tie',
  'fringe',
  'slit',
] as const
export type Hem = (typeof hems)[number]

export const waists = [
  'none',
  'seam',
  'empire',
  'drop',
  'tie',
  'belt',
  'elastic',
  'smocked',
  'peplum',
  'princess',
] as const
export type Waist = (typeof waists)[number]

export const fits = ['slim', 'regular', 'relaxed', 'oversized', 'a-line', 'fit-and-flare', 'column'] as const
export type Fit = (typeof fits)[number]

export const pockets = [
  'none',
  'patch',
  'chest',
  'welt',
  'flap',
  'slash',
  'kangaroo',
  'zip',
  'cargo',
] as const
export type Pockets = (typeof pockets)[number]

/** What is sewn on or worked into a piece beside its cut. */
export const details = [
  'cable',
  'quilted',
  'pleats',
  'ruffles',
  'lace-trim',
  'bow',
  'pintucks',
  'smocking',
  'embroidery',
  'fringe',
  'yoke',
  'epaulettes',
  'storm-flap',
  'racer-back',
  'open-back',
  'cutout',
  'contrast-trim',
  'side-stripe',
  'cups',
  'bib',
  'patchwork',
  'distressed',
  'chain',
  'logo-plate',
  'tassel',
  'bow-front',
  'studs',
  'stone',
  'pearl',
  'charm',
  'pom-pom',
  'ears',
  'underskirt',
] as const
export type Detail = (typeof details)[number]

/** Tops, knits, jackets, coats, dresses and everything else that hangs from the shoulders. */
export type BodyShape = {
  on: 'body'
  fit: Fit
  hemLength: HemLength
  neck: Neck
  collar: Collar
  closure: Closure
  sleeve: SleeveLength
  sleeveCut: SleeveCut
  cuff: Cuff
  waist: Waist
  hem: Hem
  pockets: Pockets
  details: readonly Detail[]
  /** The legs of a jumpsuit, romper, overall, bodysuit or one-piece; absent for all others. */
  legs?: LegCut
}

export const rises = ['low', 'mid', 'high', 'paper-bag'] as const
export type Rise = (typeof rises)[number]

export const legFits = [
  'skinny',
  'slim',
  'straight',
  'boyfriend',
  'mom',
  'tapered',
  'bootcut',
  'flare',
  'wide',
  'palazzo',
  'balloon',
  'jogger',
  'legging',
] as const
export type LegFit = (typeof legFits)[number]

export const legLengths = ['brief', 'short', 'bermuda', 'capri', 'crop', 'ankle', 'full'] as const
export type LegLength = (typeof legLengths)[number]

export type LegCut = { fit: LegFit; length: LegLength }

export const waistbands = [
  'fly',
  'side-zip',
  'drawstring',
  'elastic',
  'wide-band',
  'bump-band',
  'tie',
  'belt-loops',
] as const
export type Waistband = (typeof waistbands)[number]

/** Jeans, pants, leggings, shorts and bottoms of swim and sleep. */
export type LegsShape = {
  on: 'legs'
  rise: Rise
  leg: LegCut
  waistband: Waistband
  pockets: Pockets
  hem: Hem | 'turned'
  details: readonly Detail[]
}

export const skirtCuts = [
  'pencil',
  'a-line',
  'circle',
  'pleated',
  'wrap',
  'tiered',
  'straight',
  'bubble',
  'skort',
] as const
export type SkirtCut = (typeof skirtCuts)[number]

export type SkirtShape = {
  on: 'skirt'
  cut: SkirtCut
  hemLength: HemLength
  hem: Hem
  waistband: Waistband
  closure: Closure
  pockets: Pockets
  details: readonly Detail[]
}

export const uppers = [
  'pump',
  'slingback',
  'mary-jane',
  'dorsay',
  'ballet',
  'loafer',
  'oxford',
  'derby',
  'monk',
  'moccasin',
  'mule',
  'slide',
  'clog',
  'slipper',
  'espadrille',
  'thong',
  'strappy',
  'gladiator',
  'sport',
  'court',
  'runner',
  'slip-on',
  'boot',
  'bootie',
] as const
export type Upper = (typeof uppers)[number]

export const toes = ['round', 'almond', 'pointed', 'square', 'open', 'peep', 'cap'] as const
export type Toe = (typeof toes)[number]

export const heels = ['flat', 'low-block', 'block', 'kitten', 'stiletto', 'wedge', 'stacked', 'cone'] as const
export type Heel = (typeof heels)[number]

export const shafts = ['none', 'high-top', 'ankle', 'mid', 'knee', 'over-knee'] as const
export type Shaft = (typeof shafts)[number]

export const soles = ['thin', 'rubber', 'cup', 'lug', 'platform', 'jute', 'cork', 'foam'] as const
export type Sole = (typeof soles)[number]

export const fastenings = [
  'none',
  'laces',
  'buckle',
  'ankle-strap',
  't-strap',
  'zip',
  'elastic',
  'velcro',
] as const
export type Fastening = (typeof fastenings)[number]

export type ShoeShape = {
  on: 'feet'
  upper: Upper
  toe: Toe
  heel: Heel
  shaft: Shaft
  sole: Sole
  fastening: Fastening
  details: readonly Detail[]
}

export const bagBodies = [
  'tote',
  'shoulder',
  'crossbody',
  'satchel',
  'hobo',
  'bucket',
  'belt-bag',
  'wristlet',
  'wallet',
  'laptop',
  'weekender',
  'clutch',
  'minaudiere',
  'backpack',
  'baguette',
  'camera',
  'saddle',
  'pouch',
  'card-case',
  'diaper',
] as const
export type BagBody = (typeof bagBodies)[number]

export const straps = ['none', 'one-handle', 'two-handles', 'long', 'chain', 'wrist', 'two-shoulder'] as const
export type Strap = (typeof straps)[number]

export const bagTops = ['open', 'zip', 'flap', 'turn-lock', 'drawstring', 'frame', 'snap', 'buckle'] as const
export type BagTop = (typeof bagTops)[number]

export type BagShape = {
  on: 'hand'
  body: BagBody
  strap: Strap
  top: BagTop
  size: 'mini' | 'small' | 'medium' | 'large'
  structure: 'soft' | 'structured'
  details: readonly Detail[]
}

export const jewels = [
  'studs',
  'hoops',
  'drops',
  'climbers',
  'chain',
  'pendant',
  'choker',
  'strand',
  'statement',
  'locket',
  'band',
  'solitaire',
  'signet',
  'stacking',
  'cocktail-ring',
  'bangle',
  'cuff',
  'link-bracelet',
  'beaded-bracelet',
  'charm-bracelet',
  'tennis',
  'anklet',
  'brooch',
  'watch-round',
  'watch-square',
  'watch-sport',
] as const
export type Jewel = (typeof jewels)[number]

export type JewelShape = {
  on: 'jewel'
  jewel: Jewel
  size: 'fine' | 'medium' | 'bold'
  details: readonly Detail[]
}

export const extras = [
  'square-scarf',
  'long-scarf',
  'infinity-scarf',
  'wrap-shawl',
  'bandana',
  'belt-plain',
  'belt-wide',
  'belt-chain',
  'belt-woven',
  'obi',
  'beanie',
  'beret',
  'fedora',
  'bucket-hat',
  'cap',
  'sun-hat',
  'visor',
  'headband',
  'scrunchie',
  'hair-clip',
  'fascinator',
  'gloves',
  'mittens',
  'fingerless',
  'sunglasses-round',
  'sunglasses-cat',
  'sunglasses-aviator',
  'sunglasses-square',
  'eyeglasses',
  'tie',
  'bow-tie',
  'umbrella',
  'key-ring',
  'passport-case',
  'cosmetic-case',
  'phone-case',
  'ankle-socks',
  'crew-socks',
  'knee-socks',
  'tights',
  'fishnets',
  'leg-warmers',
  'bib',
  'blanket',
] as const
export type Extra = (typeof extras)[number]

export type ExtraShape = { on: 'extra'; extra: Extra; details: readonly Detail[] }

/** Underwear that is not cut like a top or like shorts. */
export const underpinnings = ['bra', 'bralette', 'sports-bra', 'bikini-top', 'corset', 'shaper'] as const
export type Underpinning = (typeof underpinnings)[number]

export type BraShape = {
  on: 'bust'
  bra: Underpinning
  cups: 'molded' | 'triangle' | 'bandeau' | 'scoop' | 'balconette'
  straps: 'thin' | 'wide' | 'racer' | 'halter' | 'none'
  details: readonly Detail[]
}

export type Shape =
  | BodyShape
  | LegsShape
  | SkirtShape
  | ShoeShape
  | BagShape
  | JewelShape
  | ExtraShape
  | BraShape
