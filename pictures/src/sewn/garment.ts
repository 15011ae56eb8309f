// A garment from its cut: its layers, how it is shown, and where its parts are.
import type {
  BodyShape,
  BraShape,
  ExtraShape,
  LegsShape,
  Shape,
  SkirtShape,
} from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { ArtSpec, Part } from '../art/spec.ts'
import { pickerOf } from '../solid/choices.ts'
import { material } from '../solid/materials.ts'
import { sewBody } from './body.ts'
import { sewBust } from './bust.ts'
import { plainCloth, type Stuff, stuffOf } from './cloths.ts'
import { type Hosiery, hosiery, sewHosiery } from './hosiery.ts'
import { type Knot, shift } from './knots.ts'
import type { Layer } from './layers.ts'
import { sewLegs } from './legs.ts'
import { sewSkirt } from './skirts.ts'
import { cables, channels, diamonds } from './surfaces.ts'
import { grainAt, type Tailor } from './tailor.ts'

/** The cuts that are sewn of panels; all other things are solids. */
type HosieryShape = ExtraShape & { extra: Hosiery }
export type SewnShape = BodyShape | LegsShape | SkirtShape | BraShape | HosieryShape

export const isSewn = (shape: Shape): shape is SewnShape =>
  ['body', 'legs', 'skirt', 'bust'].includes(shape.on) ||
  (shape.on === 'extra' && hosiery.some((one) => one === shape.extra))

export type Garment = {
  layers: readonly Layer[]
  /** It lies on a table; else it hangs at a wall. */
  isLaid: boolean
  /** Most units of the picture for a centimetre: larger garments fill the picture with fewer. */
  most: number
  /** Where its parts are, in its own centimetres, and what a close look shows. */
  spots: Partial<Record<Part, Knot>>
  detail: Knot
}

const wood = material('wood', '#b98a58')
const steel = material('metal', '#8d877d')

/** A wooden hanger, drawn before the garment. */
const hanger = (wide: number): Layer[] => [
  {
    is: 'cord',
    line: [
      [0, -2],
      [0, -6],
      [1.2, -8],
      [3.4, -10.2],
      [3.2, -13.6],
      [0.2, -15.4],
      [-2.8, -13.6],
      [-3, -12],
    ],
    width: 0.7,
    material: steel,
    level: 0.2,
    cast: 0.6,
  },
  {
    is: 'panel',
    outline: [
      [0, -3.4],
      [5, -2.2],
      [wide * 0.7, 2.2],
      [wide, 4.4],
      [wide, 6.8],
      [wide * 0.6, 4.6],
      [5, 1],
      [0, 0.4],
      [-5, 1],
      [-wide * 0.6, 4.6],
      [-wide, 6.8],
      [-wide, 4.4],
      [-wide * 0.7, 2.2],
      [-5, -2.2],
    ],
    cloth: { material: wood, drape: 0 },
    grain: grainAt(0, 0, { lean: 90 }),
    level: 0.2,
    bulge: 1.2,
    roll: 0.9,
    folds: [],
    cast: 0,
    isSeamless: true,
  },
]

/** Knits and one-pieces that end at the hip lie on a table; everything else hangs. */
const liesFlat = (shape: BodyShape, pick: (name: string) => number) =>
  shape.legs?.length === 'brief' ||
  ((shape.cuff === 'rib' || shape.hem === 'rib') && shape.hemLength !== 'knee' && pick('laid') < 0.6) ||
  (shape.sleeve !== 'strap' && shape.hemLength === 'hip' && shape.collar === 'none' && pick('laid') < 0.3)

const hangerWide = (shape: BodyShape) =>
  ['strapless', 'off-shoulder', 'halter'].includes(shape.neck) || shape.sleeve === 'strap' ? 15 : 16.5

const bodySpots = (shape: BodyShape): Garment['spots'] => ({
  hem: [6, 60],
  front: [7, 34],
  cuff: shape.sleeve === 'long' ? [36, 58] : [24, 18],
  lining: [0, 8],
})

/** Sews the garment of a cut as its spec says it is made. */
export const garmentOf = (spec: ArtSpec, shape: SewnShape): Garment => {
  const pick = pickerOf(spec.seed ?? 0)
  const stuff = stuffOf(spec, pick)
  const grown = sewn(spec, shape, { stuff, pick })
  // Children's clothes are smaller, and so they are in their pictures.
  const garment = spec.shape?.small ? { ...grown, most: grown.most * 0.8 } : grown
  if (!spec.also || !isSewn(spec.also)) return garment
  // The other piece of a set hangs below, half under the first.
  const other = sewn(spec, spec.also, { stuff, pick })
  const below = shape.on === 'bust' ? 36 : shape.on === 'body' && spec.also.on === 'skirt' ? 40 : 44
  const under = other.layers.map((layer) => movedDown(layer, below))
  return { ...garment, layers: [...under, ...garment.layers], isLaid: true }
}

const moved = (knots: readonly Knot[], dy: number) => shift(knots, 0, dy)
const downBy = ([x, y]: Knot, dy: number): Knot => [x, y + dy]

/** The same layer further down. */
const movedDown = (layer: Layer, dy: number): Layer => {
  switch (layer.is) {
    case 'panel':
      return {
        ...layer,
        outline: moved(layer.outline, dy),
        grain: { ...layer.grain, at: downBy(layer.grain.at, dy) },
        folds: layer.folds.map((fold) => ({ ...fold, line: moved(fold.line, dy) })),
      }
    case 'gloom':
      return { ...layer, outline: moved(layer.outline, dy) }
    case 'button':
    case 'label':
      return { ...layer, at: downBy(layer.at, dy) }
    case 'zip':
      return {
        ...layer,
        line: moved(layer.line, dy),
        ...(layer.pull && { pull: downBy(layer.pull, dy) }),
      }
    default:
      return { ...layer, line: moved(layer.line, dy) }
  }
}

/** The cloths of the front and of the sleeves, where a print has its place on the garment. */
const placed = ({ cloth: { pattern } }: ArtSpec, { cloth, second }: Stuff) => {
  if (pattern === 'graphic') {
    const plain = plainCloth(cloth, cloth.material.color)
    return { isPlaced: true, cloth: plain, front: cloth, arms: plain }
  }
  if (pattern === 'color-block') return { isPlaced: true, cloth, front: cloth, arms: second }
  return { isPlaced: pattern === 'tie-dye', cloth, front: cloth, arms: cloth }
}

/** Quilting and cables, which the cut names and the whole garment has. */
const surfaceOf = (shape: SewnShape, details: readonly string[]) => {
  if (details.includes('cable')) return { made: cables, drape: 0.7 }
  if (!details.includes('quilted')) return undefined
  const isDiamonds = shape.on === 'body' && (shape.collar === 'moto' || shape.closure === 'snaps')
  return { made: isDiamonds ? diamonds(5.4, 0.55) : channels(8.4, 1.15), drape: 0.5 }
}

const sewn = (
  spec: ArtSpec,
  shape: SewnShape,
  { stuff, pick }: { stuff: Stuff; pick: (name: string) => number },
): Garment => {
  const tailor: Tailor = {
    ...stuff,
    ...placed(spec, stuff),
    layers: [],
    isBack: spec.view === 'back',
    pick,
  }
  const { details } = shape
  const surface = surfaceOf(shape, details)
  if (surface)
    for (const name of ['cloth', 'front', 'arms'] as const)
      tailor[name] = { ...tailor[name], drape: surface.drape, surface: surface.made }
  switch (shape.on) {
    case 'body': {
      const isLaid = liesFlat(shape, pick)
      if (!isLaid) tailor.layers.push(...hanger(hangerWide(shape)))
      const m = sewBody(tailor, shape)
      return {
        layers: tailor.layers,
        isLaid,
        most: 11.5,
        spots: { ...bodySpots(shape), hem: [m.hem * 0.4, m.hemAt - 3] },
        detail: [4, m.neckDepth * 0.6 + 7],
      }
    }
    case 'legs':
      sewLegs(tailor, shape)
      return {
        layers: tailor.layers,
        isLaid: true,
        most: shape.leg.length === 'brief' ? 15 : 11.5,
        spots: { front: [9, 12], knee: [12, 55], hem: [13, 20] },
        detail: [5, 12],
      }
    case 'skirt':
      sewSkirt(tailor, shape)
      return {
        layers: tailor.layers,
        isLaid: true,
        most: 11.5,
        spots: { front: [7, 20], hem: [8, 38] },
        detail: [5, 12],
      }
    case 'extra':
      sewHosiery(tailor, shape.extra, details)
      return {
        layers: tailor.layers,
        isLaid: true,
        most: 14,
        spots: { front: [-11, 8], cuff: [-11, 2], hem: [-11, 20] },
        detail: [-6, 10],
      }
    case 'bust':
      sewBust(tailor, shape)
      return { layers: tailor.layers, isLaid: true, most: 15, spots: { front: [8, 20] }, detail: [6, 18] }
  }
}
