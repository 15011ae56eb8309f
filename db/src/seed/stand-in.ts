// The drawing of today that stands in for a cut: the nearest silhouette of the pictures package and its
// parameters.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Shape, ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import type { Chance } from './chance.ts'
import type { SeedShape } from './shape.ts'

type StandInDrawing = { kind: string; shape: SeedShape }

const goldTone = '#c9a24b'
const silverTone = '#b9b6ae'

/** The pieces that sets are completed by; a set is one kind and two garments. */
const others: Readonly<Record<string, readonly string[]>> = {
  'pant-suits': ['straight-trousers', 'tapered-trousers', 'wide-trousers'],
  'skirt-suits': ['pencil-skirt', 'a-line-skirt'],
  'matching-sets': ['wide-trousers', 'a-line-skirt', 'pleated-shorts'],
  'bikini-sets': ['bikini-hipster', 'bikini-high-waist', 'bikini-tie-side'],
  tankinis: ['bikini-hipster', 'bikini-high-waist'],
  'pajama-sets': ['pajama-drawstring', 'pajama-joggers'],
  'lounge-sets': ['fleece-joggers', 'wide-sweatpants'],
  'kids-pajamas': ['pajama-drawstring', 'pajama-joggers'],
  'baby-sets': ['pajama-joggers'],
}

/** The cut of the other piece of a set; undefined for kinds of one piece. */
export function otherOf(kind: Kind, chance: Chance): Shape | undefined {
  const names = others[kind.slug]
  return names && silhouettes[chance.pick(names)]
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

const metalled = ['tote', 'shoulder-bag', 'clutch', 'backpack', 'belt']

/** Returns the drawing for a piece of this kind and cut; `chance` decides on the metal of a bag or belt. */
export function standInFor(kind: Kind, shape: Shape, chance: Chance): StandInDrawing {
  const small = kind.root === 'kids-clothes' && kind.line === 'kids' ? { small: true } : {}
  const usual = kind.standIn
  if (['body', 'legs', 'skirt', 'bust'].includes(shape.on)) return { kind: usual, shape: small }
  if (shape.on === 'feet') return { kind: usual, shape: ofFeet(shape, usual) }
  const metal = metalled.includes(usual) ? { metal: chance.is(0.5) ? goldTone : silverTone } : {}
  return { kind: usual, shape: { ...metal, ...small } }
}
