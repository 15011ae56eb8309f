// The drawing of today that stands in for a cut: the nearest silhouette of the pictures package and its
// parameters.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { BodyShape, LegFit, Shape, ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Chance } from './chance.ts'
import type { SeedShape } from './shape.ts'

/**
 * Kinds that today's drawings would show as something else: an umbrella is no scarf, a bra is no tee. The
 * tree has these kinds, and the shop has no piece of them until they are drawn.
 */
export const undrawn: ReadonlySet<string> = new Set(
  [
    'bodysuits corset-tops kimonos sweater-vests ponchos capes vests',
    'pant-suits skirt-suits matching-sets overalls kids-overalls',
    'sports-bras one-piece-swimsuits bikini-sets bikini-tops bikini-bottoms tankinis',
    'tights bras bralettes shapewear corsets socks pajama-sets lounge-sets maternity-swimwear',
    'belt-bags brooches gloves hair-accessories ties umbrellas leg-warmers key-rings phone-cases berets',
    'bibs-blankets kids-pajamas kids-swimwear baby-sets kids-costumes',
  ].flatMap((line) => line.split(' ')),
)

type StandInDrawing = { kind: string; shape: SeedShape }

const necks: Readonly<Record<BodyShape['neck'], string>> = {
  crew: 'crew',
  v: 'v',
  'deep-v': 'v',
  surplice: 'v',
  scoop: 'scoop',
  square: 'square',
  boat: 'boat',
  mock: 'mock',
  turtle: 'turtle',
  cowl: 'scoop',
  halter: 'scoop',
  'off-shoulder': 'boat',
  'one-shoulder': 'boat',
  strapless: 'square',
  sweetheart: 'v',
  keyhole: 'crew',
  henley: 'crew',
  funnel: 'mock',
}
const sleeves: Readonly<Record<BodyShape['sleeve'], string>> = {
  none: 'none',
  strap: 'none',
  cap: 'short',
  short: 'short',
  elbow: 'elbow',
  'three-quarter': 'elbow',
  long: 'long',
}
const legs: Readonly<Record<LegFit, string>> = {
  skinny: 'skinny',
  slim: 'skinny',
  straight: 'straight',
  boyfriend: 'straight',
  mom: 'straight',
  tapered: 'tapered',
  bootcut: 'boot',
  flare: 'flared',
  wide: 'wide',
  palazzo: 'wide',
  balloon: 'tapered',
  jogger: 'tapered',
  legging: 'skinny',
}
/** Drawings of jeans have no tapered or flared leg. */
const jeanLegs: Readonly<Record<string, string>> = { tapered: 'straight', flared: 'boot' }
const goldTone = '#c9a24b'
const silverTone = '#b9b6ae'

function dressKind(shape: BodyShape, usual: string): string {
  if (usual === 'knit-dress') return usual
  if (shape.closure === 'wrap') return 'wrap-dress'
  if (['maxi', 'floor'].includes(shape.hemLength)) return 'maxi-dress'
  if (shape.collar === 'shirt') return 'shirt-dress'
  return shape.sleeve === 'strap' && shape.waist === 'none' ? 'slip' : 'day-dress'
}

function coatDesign({ details, closure, hemLength }: BodyShape): string {
  if (details.includes('storm-flap')) return 'trench'
  if (closure === 'wrap' || closure === 'belt') return 'wrap'
  return closure === 'double-breasted' && ['hip', 'thigh'].includes(hemLength) ? 'peacoat' : 'belted'
}

function maxiDesign({ neck, waist, sleeve }: BodyShape): string {
  if (neck === 'halter') return 'halter'
  return waist === 'empire' && sleeve !== 'none' && sleeve !== 'strap' ? 'empire' : 'tiered'
}

const blazerDesign = ({ closure, hemLength }: BodyShape) =>
  hemLength === 'waist' || hemLength === 'crop'
    ? 'cropped'
    : closure === 'double-breasted'
      ? 'double'
      : 'single'

const lengthDrawn: Readonly<Record<string, string>> = {
  mini: 'mini',
  thigh: 'mini',
  knee: 'knee',
  midi: 'midi',
}

function ofBody(shape: BodyShape, usual: string): StandInDrawing {
  const kind = ['day-dress', 'maxi-dress', 'shirt-dress', 'wrap-dress', 'slip', 'knit-dress'].includes(usual)
    ? dressKind(shape, usual)
    : usual
  const sleeve = { sleeve: sleeves[shape.sleeve] ?? 'long' }
  const neck = { neck: necks[shape.neck] }
  const leg = shape.legs ? { leg: shape.legs.fit === 'wide' ? 'wide' : 'tapered' } : {}
  const length = lengthDrawn[shape.hemLength]
  const shapes: Readonly<Record<string, SeedShape>> = {
    tee: { ...neck, ...sleeve },
    blouse: { ...neck, ...sleeve, adorned: shape.details.includes('bow-front') },
    shirt: sleeve,
    sweater: { ...neck, ...sleeve, adorned: shape.details.includes('cable') },
    cardigan: sleeve,
    blazer: { design: blazerDesign(shape) },
    coat: { design: coatDesign(shape) },
    'day-dress': { ...neck, ...sleeve, ...(length && { length }) },
    'shirt-dress': sleeve,
    'wrap-dress': sleeve,
    'knit-dress': ['mock', 'turtle'].includes(shape.neck) ? neck : {},
    'maxi-dress': {
      design: maxiDesign(shape),
      ...(maxiDesign(shape) === 'empire' && { neck: 'v', sleeve: 'short' }),
    },
    slip: { design: shape.details.includes('lace-trim') ? 'lace' : shape.hem === 'slit' ? 'slit' : 'plain' },
    jumpsuit: leg,
    romper: sleeve,
  }
  return { kind, shape: shapes[kind] ?? {} }
}

function sneakerDesign({ upper, shaft, fastening }: ShoeShape): string {
  if (shaft === 'high-top') return 'high'
  return upper === 'slip-on' || fastening === 'none' || fastening === 'elastic' ? 'slip-on' : 'low'
}
const bootDesign = ({ shaft, fastening }: ShoeShape) =>
  shaft === 'knee' || shaft === 'over-knee' ? 'knee' : fastening === 'laces' ? 'laced' : 'chelsea'
const sandalDesign = ({ upper, sole }: ShoeShape) =>
  sole === 'platform' ? 'platform' : ['slide', 'mule', 'clog', 'thong'].includes(upper) ? 'slide' : 'strap'

function ofFeet(shape: ShoeShape, kind: string): SeedShape {
  if (kind === 'pump') return { heel: ['kitten', 'flat', 'low-block'].includes(shape.heel) ? 'low' : 'high' }
  if (kind === 'boot') return { design: bootDesign(shape) }
  return { design: kind === 'sandal' ? sandalDesign(shape) : sneakerDesign(shape) }
}

const extraDesigns: Readonly<Record<string, string>> = {
  'long-scarf': 'fringed',
  'wrap-shawl': 'fringed',
  'square-scarf': 'square',
  bandana: 'square',
  'infinity-scarf': 'loop',
  beanie: 'beanie',
  beret: 'beanie',
  fedora: 'brim',
  'sun-hat': 'brim',
  'bucket-hat': 'bucket',
  cap: 'cap',
  visor: 'cap',
  'sunglasses-round': 'round',
  'sunglasses-cat': 'cat-eye',
  'sunglasses-aviator': 'aviator',
  'sunglasses-square': 'square',
  eyeglasses: 'square',
}
const adornedJewels = [
  'drops',
  'pendant',
  'cocktail-ring',
  'solitaire',
  'locket',
  'statement',
  'studs',
  'climbers',
]
const metalled = ['tote', 'shoulder-bag', 'clutch', 'backpack', 'belt']

/** Returns the drawing for a piece of this kind and cut; `chance` decides on the metal of a bag or belt. */
export function standInFor(kind: Kind, shape: Shape, chance: Chance): StandInDrawing {
  const small = kind.root === 'kids-clothes' && kind.line === 'kids' ? { small: true } : {}
  const usual = kind.standIn
  if (shape.on === 'body') {
    const drawn = ofBody(shape, usual)
    return { kind: drawn.kind, shape: { ...drawn.shape, ...small } }
  }
  if (shape.on === 'legs' && (usual === 'jeans' || usual === 'trousers')) {
    const leg = legs[shape.leg.fit]
    return { kind: usual, shape: { leg: usual === 'jeans' ? (jeanLegs[leg] ?? leg) : leg, ...small } }
  }
  if (shape.on === 'skirt') {
    const length = lengthDrawn[shape.hemLength] === 'mini' ? { length: 'mini' } : {}
    return {
      kind: shape.details.includes('pleats') ? 'pleated-skirt' : 'skirt',
      shape: { ...length, ...small },
    }
  }
  if (shape.on === 'feet') return { kind: usual, shape: ofFeet(shape, usual) }
  if (shape.on === 'jewel' && usual !== 'watch')
    return { kind: usual, shape: { adorned: adornedJewels.includes(shape.jewel) } }
  const metal = metalled.includes(usual) ? { metal: chance.is(0.5) ? goldTone : silverTone } : {}
  const design = shape.on === 'extra' ? extraDesigns[shape.extra] : undefined
  return { kind: usual, shape: { ...metal, ...(design && { design }), ...small } }
}
