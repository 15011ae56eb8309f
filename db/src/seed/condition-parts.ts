// The parts that a piece has, as far as the sentences on its condition name them: they follow from its cut,
// its kind and its cloth, as its picture does.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { BodyShape, Extra, Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'

/** What is known of a piece when its condition is told. `ours`: the shop's own people looked it over. */
export type Inspected = {
  kind: Kind
  cut: Shape
  materials: readonly string[]
  ours: boolean
}

const lined =
  'blazers coats puffer-jackets trench-coats peacoats leather-jackets bomber-jackets moto-jackets parkas faux-fur-coats wool-coats capes pant-suits skirt-suits kids-coats'.split(
    ' ',
  )
const unlinedCloths = ['Fleece', 'Linen']
const evenings = ['gowns', 'cocktail-dresses', 'wedding-dresses', 'bodycon-dresses']

const glasses: readonly Extra[] = [
  'sunglasses-round',
  'sunglasses-cat',
  'sunglasses-aviator',
  'sunglasses-square',
  'eyeglasses',
]
const hosiery: readonly Extra[] = [
  'ankle-socks',
  'crew-socks',
  'knee-socks',
  'tights',
  'fishnets',
  'leg-warmers',
]
const belts: readonly Extra[] = ['belt-plain', 'belt-wide', 'belt-woven', 'obi']
const carried: readonly Extra[] = ['passport-case', 'cosmetic-case', 'phone-case', 'key-ring']
const hardThings: readonly Extra[] = ['hair-clip', 'key-ring', 'belt-chain', 'phone-case']
const flatThings: readonly Extra[] = [
  'square-scarf',
  'long-scarf',
  'infinity-scarf',
  'wrap-shawl',
  'bandana',
  'tie',
  'blanket',
  'bib',
]
const wornCloths: readonly Extra[] = [
  'beanie',
  'beret',
  'bucket-hat',
  'cap',
  'visor',
  'headband',
  'scrunchie',
  'gloves',
  'mittens',
  'fingerless',
  'leg-warmers',
  'bow-tie',
]
const wornThings: readonly Extra[] = [...wornCloths, 'fedora', 'sun-hat', 'fascinator']
const sewnCases: readonly Extra[] = ['passport-case', 'cosmetic-case']

const isExtra = (cut: Shape, among: readonly Extra[]) => cut.on === 'extra' && among.includes(cut.extra)
const isBody = (cut: Shape): cut is BodyShape => cut.on === 'body'
const knees = ['ankle', 'full', 'crop']
const bareShoulders = ['strapless', 'off-shoulder', 'halter', 'one-shoulder']
const toTheGround = ['maxi', 'floor']
const longHems = ['thigh', 'mini', 'knee', ...toTheGround, 'midi']
const buttoned = ['buttons', 'half-buttons', 'double-breasted', 'single-button']
const zipped = ['zip', 'half-zip', 'asymmetric-zip', 'back-zip']
const elastics = ['elastic', 'drawstring', 'wide-band', 'bump-band']
const bent = ['strappy', 'gladiator', 'thong', 'slide', 'espadrille']
const clasps = ['flap', 'turn-lock', 'frame', 'buckle']
const claspless = ['bangle', 'cuff', 'studs', 'hoops', 'drops', 'climbers', 'brooch']
const rings = ['band', 'solitaire', 'signet', 'stacking', 'cocktail-ring', 'beaded-bracelet']
const knitted = ['Cotton', 'Modal', 'Viscose', 'Wool', 'Acrylic', 'Elastane']

const hasNeck = (cut: Shape) => isBody(cut) && !['strapless', 'off-shoulder'].includes(cut.neck)
const hasHem = (cut: Shape) =>
  isBody(cut)
    ? !cut.legs
    : cut.on === 'skirt' || (cut.on === 'legs' && cut.leg.length !== 'brief' && cut.leg.fit !== 'legging')
const closesWith = (cut: Shape, some: readonly string[]) =>
  (isBody(cut) || cut.on === 'skirt') && some.includes(cut.closure)
/** Which pieces have a part. */
const having = {
  ours: ({ ours }) => ours,
  theirs: ({ ours }) => !ours,
  body: ({ cut }) => isBody(cut),
  bust: ({ cut }) => cut.on === 'bust',
  hosiery: ({ cut }) => isExtra(cut, hosiery),
  footed: ({ cut }) => isExtra(cut, hosiery) && !isExtra(cut, ['leg-warmers', 'fishnets']),
  legs: ({ cut }) => cut.on === 'legs',
  neck: ({ cut }) => hasNeck(cut),
  'knitted-neck': ({ cut, materials: [first = ''] }) =>
    hasNeck(cut) && isBody(cut) && cut.collar === 'none' && knitted.includes(first),
  shoulders: ({ cut }) =>
    isBody(cut) &&
    !bareShoulders.includes(cut.neck) &&
    cut.sleeve !== 'strap' &&
    cut.sleeveCut !== 'raglan' &&
    cut.sleeveCut !== 'dolman',
  sleeves: ({ cut }) => isBody(cut) && cut.sleeve !== 'none' && cut.sleeve !== 'strap',
  'long-sleeves': ({ cut }) => isBody(cut) && cut.sleeve === 'long',
  straps: ({ cut }) =>
    (cut.on === 'bust' && cut.straps !== 'none') ||
    (isBody(cut) && cut.sleeve === 'strap' && cut.neck !== 'strapless'),
  hem: ({ cut }) => hasHem(cut),
  'rib-hem': ({ cut }) => isBody(cut) && cut.hem === 'rib',
  long: ({ cut }) => isBody(cut) && longHems.includes(cut.hemLength),
  'to-the-ground': ({ cut }) =>
    cut.on === 'legs'
      ? cut.leg.length === 'full' && cut.leg.fit !== 'legging' && cut.leg.fit !== 'jogger'
      : 'hemLength' in cut && toTheGround.includes(cut.hemLength),
  collar: ({ cut }) => isBody(cut) && !['none', 'hood', 'rib', 'fur'].includes(cut.collar),
  pockets: ({ cut }) => 'pockets' in cut && cut.pockets !== 'none',
  'welt-pockets': ({ cut }) => 'pockets' in cut && cut.pockets === 'welt',
  lining: ({ kind, materials }) =>
    lined.includes(kind.slug) && !materials.some((one) => unlinedCloths.includes(one)),
  evening: ({ kind, cut }) => evenings.includes(kind.slug) && hasHem(cut),
  'waist-seam': ({ cut }) => isBody(cut) && ['seam', 'princess', 'empire', 'peplum'].includes(cut.waist),
  waistband: ({ cut }) => cut.on === 'legs' || cut.on === 'skirt',
  'elastic-waist': ({ cut }) => 'waistband' in cut && elastics.includes(cut.waistband),
  fly: ({ cut }) => 'waistband' in cut && ['fly', 'side-zip'].includes(cut.waistband),
  knees: ({ cut }) => cut.on === 'legs' && knees.includes(cut.leg.length),
  buttons: ({ cut }) => closesWith(cut, buttoned),
  zip: ({ cut }) =>
    closesWith(cut, zipped) ||
    (cut.on === 'hand' && cut.top === 'zip') ||
    (cut.on === 'feet' && cut.fastening === 'zip'),
  snaps: ({ cut }) => closesWith(cut, ['snaps']) || (cut.on === 'hand' && cut.top === 'snap'),
  heels: ({ cut }) => cut.on === 'feet' && cut.heel !== 'flat' && cut.heel !== 'wedge',
  vamp: ({ cut }) => cut.on === 'feet' && !bent.includes(cut.upper),
  laces: ({ cut }) => cut.on === 'feet' && cut.fastening === 'laces',
  strap: ({ cut }) => cut.on === 'hand' && !['none', 'chain'].includes(cut.strap),
  clasp: ({ cut }) =>
    (cut.on === 'hand' && clasps.includes(cut.top)) ||
    (cut.on === 'jewel' && ![...claspless, ...rings].includes(cut.jewel)),
  drawstring: ({ cut }) => cut.on === 'hand' && cut.top === 'drawstring',
  structured: ({ cut }) => cut.on === 'hand' && cut.structure === 'structured',
  stands: ({ cut }) =>
    cut.on === 'hand' && ['tote', 'satchel', 'bucket', 'laptop', 'weekender', 'backpack'].includes(cut.body),
  plated: ({ materials }) => materials.some((one) => one.includes('Plated')),
  posts: ({ cut }) => cut.on === 'jewel' && ['studs', 'drops', 'climbers'].includes(cut.jewel),
  glasses: ({ cut }) => isExtra(cut, glasses),
  umbrella: ({ cut }) => isExtra(cut, ['umbrella']),
  belt: ({ cut }) => isExtra(cut, belts) && !isExtra(cut, ['obi', 'belt-woven']),
  carried: ({ cut }) => isExtra(cut, carried),
  hard: ({ cut }) => isExtra(cut, hardThings),
  flat: ({ cut }) => isExtra(cut, flatThings),
  'worn-cloth': ({ cut }) => isExtra(cut, wornCloths),
  'worn-on': ({ cut }) => isExtra(cut, wornThings),
  sewn: ({ cut }) => (cut.on === 'extra' ? isExtra(cut, sewnCases) : cut.on !== 'jewel'),
  cloth: ({ cut }) =>
    cut.on === 'extra'
      ? isExtra(cut, [...flatThings, ...wornCloths, 'obi', 'belt-woven'])
      : ['body', 'legs', 'skirt'].includes(cut.on),
} as const satisfies Record<string, (piece: Inspected) => boolean>

export type Part = keyof typeof having

/** Returns whether a piece has all of these parts. */
export const hasParts = (piece: Inspected, parts: readonly Part[]): boolean =>
  parts.every((part) => having[part](piece))
