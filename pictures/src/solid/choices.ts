// Things that were described before their silhouettes had names: a kind, a design and a seed say which
// silhouette is drawn.
import type { BagShape, ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { chanceFrom, hash } from '../art/chance.ts'
import { isSolidKind, type SolidKind } from '../art/kinds.ts'
import type { ArtSpec, Solid } from '../art/spec.ts'
import { isSolidShape } from './shapes.ts'
import { isSmallKind, type SmallKind, smallShape } from './small-choices.ts'

/** Returns a function that gives a number from 0 to 1 for each name, always the same for one seed. */
export const pickerOf = (seed: number) => (name: string) => chanceFrom(hash(`${seed} ${name}`))()

/** Returns a picker as `pickerOf`, seeded by how the piece was laid or hung for this picture. */
export const handOf = ({ hand, seed = 0 }: ArtSpec) => pickerOf(hand ?? seed)

type Named = Pick<ShoeShape, 'upper' | 'toe' | 'heel' | 'sole'> & Partial<ShoeShape>

const shoe = (named: Named): ShoeShape => ({
  on: 'feet',
  shaft: 'none',
  fastening: 'none',
  details: [],
  ...named,
})

const laces = { fastening: 'laces' } as const
const strap = { fastening: 'ankle-strap' } as const
const high = { fastening: 'laces', shaft: 'high-top' } as const
const boot = (named: Omit<Named, 'upper'>): ShoeShape => shoe({ upper: 'boot', ...named })

const bag = (named: Partial<BagShape>): BagShape => ({
  on: 'hand',
  body: 'tote',
  strap: 'two-handles',
  top: 'zip',
  size: 'medium',
  structure: 'structured',
  details: [],
  ...named,
})

type Shape = Solid['shape']
type Designs = Readonly<Record<string, readonly [Shape, ...Shape[]]>>

/** Silhouettes of each kind's designs; the first design is the one of pieces that name none. */
const shapes: Readonly<Record<Exclude<SolidKind, SmallKind>, Designs>> = {
  sneaker: {
    low: [
      shoe({ upper: 'court', toe: 'round', heel: 'flat', sole: 'cup', ...laces }),
      shoe({ upper: 'runner', toe: 'round', heel: 'flat', sole: 'foam', ...laces }),
      shoe({ upper: 'court', toe: 'cap', heel: 'flat', sole: 'cup', ...laces }),
      shoe({ upper: 'sport', toe: 'round', heel: 'flat', sole: 'rubber', ...laces }),
      shoe({ upper: 'court', toe: 'round', heel: 'flat', sole: 'platform', ...laces }),
    ],
    high: [
      shoe({ upper: 'court', toe: 'cap', heel: 'flat', sole: 'cup', ...high }),
      shoe({ upper: 'court', toe: 'round', heel: 'flat', sole: 'cup', ...high }),
      shoe({ upper: 'sport', toe: 'round', heel: 'flat', sole: 'foam', ...high }),
      shoe({ upper: 'court', toe: 'round', heel: 'flat', sole: 'platform', ...high }),
    ],
    'slip-on': [
      shoe({ upper: 'slip-on', toe: 'round', heel: 'flat', sole: 'cup' }),
      shoe({ upper: 'slip-on', toe: 'cap', heel: 'flat', sole: 'cup' }),
      shoe({ upper: 'slip-on', toe: 'round', heel: 'flat', sole: 'foam' }),
      shoe({ upper: 'slip-on', toe: 'round', heel: 'flat', sole: 'platform' }),
    ],
  },
  pump: {
    high: [
      shoe({ upper: 'pump', toe: 'pointed', heel: 'stiletto', sole: 'thin' }),
      shoe({ upper: 'pump', toe: 'almond', heel: 'block', sole: 'thin' }),
      shoe({ upper: 'slingback', toe: 'pointed', heel: 'stiletto', sole: 'thin' }),
      shoe({ upper: 'dorsay', toe: 'almond', heel: 'stiletto', sole: 'thin', ...strap }),
      shoe({ upper: 'pump', toe: 'peep', heel: 'cone', sole: 'thin' }),
      shoe({ upper: 'pump', toe: 'square', heel: 'block', sole: 'thin' }),
      shoe({ upper: 'pump', toe: 'round', heel: 'stiletto', sole: 'platform' }),
    ],
    low: [
      shoe({ upper: 'pump', toe: 'pointed', heel: 'kitten', sole: 'thin' }),
      shoe({ upper: 'slingback', toe: 'almond', heel: 'kitten', sole: 'thin' }),
      shoe({ upper: 'mary-jane', toe: 'round', heel: 'stacked', sole: 'thin' }),
      shoe({ upper: 'pump', toe: 'square', heel: 'stacked', sole: 'thin', details: ['bow-front'] }),
      shoe({ upper: 'slingback', toe: 'cap', heel: 'kitten', sole: 'thin' }),
    ],
  },
  boot: {
    chelsea: [
      boot({ shaft: 'ankle', toe: 'round', heel: 'low-block', sole: 'rubber', fastening: 'elastic' }),
      boot({ shaft: 'ankle', toe: 'almond', heel: 'stacked', sole: 'thin', fastening: 'elastic' }),
      boot({ shaft: 'ankle', toe: 'round', heel: 'flat', sole: 'lug', fastening: 'elastic' }),
      boot({ shaft: 'ankle', toe: 'square', heel: 'low-block', sole: 'thin', fastening: 'elastic' }),
    ],
    knee: [
      boot({ shaft: 'knee', toe: 'almond', heel: 'stacked', sole: 'thin', fastening: 'zip' }),
      boot({ shaft: 'knee', toe: 'round', heel: 'low-block', sole: 'rubber', fastening: 'buckle' }),
      boot({ shaft: 'knee', toe: 'pointed', heel: 'stiletto', sole: 'thin', fastening: 'zip' }),
      boot({ shaft: 'knee', toe: 'square', heel: 'block', sole: 'thin', fastening: 'none' }),
    ],
    laced: [
      boot({ shaft: 'ankle', toe: 'round', heel: 'flat', sole: 'lug', fastening: 'laces' }),
      boot({ shaft: 'ankle', toe: 'cap', heel: 'low-block', sole: 'rubber', fastening: 'laces' }),
      boot({ shaft: 'mid', toe: 'round', heel: 'flat', sole: 'lug', fastening: 'laces' }),
      boot({ shaft: 'ankle', toe: 'almond', heel: 'stacked', sole: 'thin', fastening: 'laces' }),
    ],
  },
  sandal: {
    strap: [
      shoe({ upper: 'strappy', toe: 'open', heel: 'flat', sole: 'thin', ...strap }),
      shoe({ upper: 'strappy', toe: 'open', heel: 'block', sole: 'thin', ...strap }),
      shoe({ upper: 'strappy', toe: 'open', heel: 'stiletto', sole: 'thin', ...strap }),
      shoe({ upper: 'gladiator', toe: 'open', heel: 'flat', sole: 'thin' }),
      shoe({ upper: 'strappy', toe: 'open', heel: 'low-block', sole: 'thin', fastening: 't-strap' }),
    ],
    slide: [
      shoe({ upper: 'slide', toe: 'open', heel: 'flat', sole: 'cork', fastening: 'buckle' }),
      shoe({ upper: 'slide', toe: 'open', heel: 'flat', sole: 'rubber' }),
      shoe({ upper: 'slide', toe: 'open', heel: 'flat', sole: 'thin' }),
      shoe({ upper: 'slide', toe: 'open', heel: 'low-block', sole: 'thin', details: ['chain'] }),
    ],
    platform: [
      shoe({ upper: 'strappy', toe: 'open', heel: 'block', sole: 'platform', ...strap }),
      shoe({ upper: 'espadrille', toe: 'open', heel: 'wedge', sole: 'jute', ...strap }),
      shoe({ upper: 'strappy', toe: 'open', heel: 'wedge', sole: 'cork', ...strap }),
      shoe({ upper: 'slide', toe: 'open', heel: 'wedge', sole: 'cork' }),
    ],
  },
  tote: {
    '': [
      bag({ top: 'open', structure: 'soft' }),
      bag({ size: 'large' }),
      bag({ top: 'snap', size: 'large' }),
      bag({ size: 'small', details: ['logo-plate'] }),
      bag({ body: 'satchel', top: 'turn-lock' }),
    ],
  },
  'shoulder-bag': {
    '': [
      bag({ body: 'shoulder', strap: 'one-handle', top: 'flap' }),
      bag({ body: 'shoulder', strap: 'chain', top: 'turn-lock', details: ['quilted'] }),
      bag({ body: 'baguette', strap: 'one-handle', size: 'small' }),
      bag({ body: 'hobo', strap: 'one-handle', structure: 'soft' }),
      bag({ body: 'saddle', strap: 'long', top: 'flap' }),
    ],
  },
  clutch: {
    '': [
      bag({ body: 'clutch', strap: 'none', top: 'flap', size: 'small' }),
      bag({ body: 'wristlet', strap: 'wrist', size: 'small' }),
      bag({ body: 'clutch', strap: 'chain', top: 'snap', size: 'small' }),
      bag({ body: 'minaudiere', strap: 'none', top: 'frame', size: 'mini' }),
      bag({ body: 'wallet', strap: 'none', top: 'flap', size: 'small' }),
    ],
  },
  backpack: {
    '': [
      bag({ body: 'backpack', strap: 'two-shoulder', top: 'flap' }),
      bag({ body: 'backpack', strap: 'two-shoulder', size: 'large', structure: 'soft' }),
      bag({ body: 'backpack', strap: 'two-shoulder', size: 'small' }),
      bag({ body: 'backpack', strap: 'two-shoulder', top: 'drawstring', structure: 'soft' }),
    ],
  },
}

/** The design that a piece of a kind has when its words name none. */
const designOf = ({ kind, shape = {} }: ArtSpec) => {
  if (kind === 'pump') return shape.heel ?? 'high'
  return shape.design ?? ''
}

/**
 * Returns the shape by which a solid thing is made: the spec's own, else a silhouette of its kind and design
 * chosen by its seed. Throws for a kind that is no solid.
 */
export const solidOf = (spec: ArtSpec): Solid => {
  if (spec.solid) return spec.solid
  if (spec.cut && isSolidShape(spec.cut)) return { shape: spec.cut }
  const { kind } = spec
  if (!isSolidKind(kind)) throw new Error(`a ${kind} is no solid`)
  return { shape: chosen({ ...spec, kind }) }
}

/** A silhouette of its kind and design that its seed chooses. */
const chosen = (spec: ArtSpec & { kind: SolidKind }): Solid['shape'] => {
  const share = pickerOf(spec.seed ?? 0)('silhouette')
  const { kind } = spec
  if (isSmallKind(kind)) return smallShape({ ...spec, kind }, share)
  const designs = shapes[kind]
  const choices = designs[designOf(spec)] ?? Object.values(designs)[0]
  if (!choices) throw new Error(`no silhouette of a ${kind}`)
  return choices[Math.floor(share * choices.length)] ?? choices[0]
}
