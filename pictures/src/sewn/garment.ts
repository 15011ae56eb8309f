// A garment from its cut: its layers, how it is shown, and where its parts are.

import { bodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type {
  BodyShape,
  BraShape,
  ExtraShape,
  LegsShape,
  Shape,
  SkirtShape,
} from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { ArtSpec, Part } from '../art/spec.ts'
import { handOf, pickerOf } from '../solid/choices.ts'
import { sewBody } from './body.ts'
import { sewBust } from './bust.ts'
import { plainCloth, type Stuff, stuffOf } from './cloths.ts'
import { edgesBelow, type Fold, foldOf } from './fold.ts'
import { type Hosiery, hosiery, sewHosiery } from './hosiery.ts'
import type { Knot } from './knots.ts'
import type { Layer } from './layers.ts'
import { legSpots } from './leg-outline.ts'
import { sewLegs } from './legs.ts'
import { movedDown, spreadKnot, spreadLayer, stretchedLayer } from './moves.ts'
import { footBelow, formStand, hanger, showingOf } from './showing.ts'
import { sewSkirt, skirtEnd } from './skirts.ts'
import { cables, channels, diamonds, smocking } from './surfaces.ts'
import type { Tailor } from './tailor.ts'

/** The cuts that are sewn of panels; all other things are solids. */
type HosieryShape = ExtraShape & { extra: Hosiery }
export type SewnShape = BodyShape | LegsShape | SkirtShape | BraShape | HosieryShape

/** Returns whether a shape is drawn as sewn cloth, and not as a solid thing. */
export const isSewn = (shape: Shape): shape is SewnShape =>
  ['body', 'legs', 'skirt', 'bust'].includes(shape.on) ||
  (shape.on === 'extra' && hosiery.some((one) => one === shape.extra))

export type Garment = {
  layers: readonly Layer[]
  /** It lies on a table; else it hangs at a wall. */
  isLaid: boolean
  /** It stands on a form, whose foot is so many centimetres below the shoulder. */
  footAt?: number | undefined
  /** What is in sight of it, folded, and the layers of the edges below. */
  fold?: Fold & { edges: readonly Layer[] }
  /** Most units of the picture for a centimetre: larger garments fill the picture with fewer. */
  most: number
  /** Where its parts are, in its own centimetres, and what a close look shows. */
  spots: Partial<Record<Part, Knot>>
  detail: Knot
}

const hangerWide = (shape: BodyShape) =>
  shape.sleeve === 'strap' ? 15 : shape.neck === 'halter' ? 12 : shape.sleeve === 'none' ? 13.6 : 16.5

const bodySpots = (shape: BodyShape): Garment['spots'] => ({
  hem: [6, 60],
  front: [7, 34],
  cuff: shape.sleeve === 'long' ? [36, 58] : [24, 18],
  lining: [0, 8],
})

/** How far down the upper piece of a set reaches, in centimetres. */
const lowOf = (shape: SewnShape) =>
  shape.on === 'body' ? bodyMeasures(shape).hemAt : shape.on === 'bust' ? 32 : 44

/**
 * Sews the garment of a spec in this cut and returns its layers and how it is shown: folded, when the view
 * asks for that, else with the second piece of a set below it.
 */
export const garmentOf = (spec: ArtSpec, shape: SewnShape): Garment => {
  const pick = pickerOf(spec.seed ?? 0)
  const stuff = stuffOf(spec, pick)
  const hand = handOf(spec)
  const grown = sewn(spec, shape, { stuff, pick, hand })
  const garment = spec.shape?.small ? forChild(grown, shape) : grown
  if (spec.view === 'folded') return folded(garment, shape, stuff)
  if (!spec.also || !isSewn(spec.also)) return garment
  // The other piece of a set lies below the first, so that both are seen for what they are.
  const small = spec.shape?.small ?? false
  const whole = sewn(spec, spec.also, { stuff, pick, hand })
  const other = small ? forChild(whole, spec.also) : whole
  const below = lowOf(shape) * (small ? childs[shape.on][1] : 1) + 1.5
  const under = other.layers.map((layer) => movedDown(layer, below))
  return { ...garment, layers: [...under, ...garment.layers], isLaid: true }
}

/** How wide and how long a child's clothes are beside a grown person's: shorter than they are narrow. */
const childs: Readonly<Record<SewnShape['on'], readonly [wide: number, long: number]>> = {
  body: [0.95, 0.84],
  legs: [0.86, 0.77],
  skirt: [1, 0.8],
  bust: [1, 0.92],
  extra: [1, 0.9],
}

/** Children's clothes are smaller, and so they are in their pictures. */
const forChild = (grown: Garment, { on }: SewnShape): Garment => {
  const by = childs[on]
  const at = ([x, y]: Knot): Knot => [x * by[0], y * by[1]]
  return {
    ...grown,
    layers: grown.layers.map((layer) => stretchedLayer(layer, by)),
    most: grown.most * 0.84,
    spots: Object.fromEntries(Object.entries(grown.spots).map(([part, spot]) => [part, at(spot)])),
    detail: at(grown.detail),
  }
}

const folded = (garment: Garment, shape: SewnShape, { cloth }: Stuff): Garment => {
  const fold = foldOf(shape)
  if (!fold) return garment
  const widest = Math.max(...garment.layers.flatMap(knotsOf).map(([x]) => x))
  const right = Math.min(fold.right, widest)
  return {
    ...garment,
    isLaid: true,
    most: 15.5,
    fold: { ...fold, right, edges: edgesBelow(fold, right, cloth) },
  }
}

/** Returns the points of a panel's outline or a cord's line; none for other layers, which lie upon these. */
export const knotsOf = (layer: Layer): readonly Knot[] =>
  layer.is === 'panel' ? layer.outline : layer.is === 'cord' ? layer.line : []

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
  // A short smocked top is smocked all over.
  if (details.includes('smocking') && shape.on === 'body' && shape.hemLength === 'crop')
    return { made: smocking, drape: 0.6 }
  if (!details.includes('quilted')) return undefined
  const isDiamonds = shape.on === 'body' && (shape.collar === 'moto' || shape.closure === 'snaps')
  return { made: isDiamonds ? diamonds(5.4, 0.55) : channels(8.4, 1.15), drape: 0.5 }
}

/** How far each leg is laid outwards, as a share of its length: nobody lays two pairs in the same way. */
/** Where words place flaws of briefs, which have no legs. */
const briefSpots: { knee: Knot; hem: Knot } = { knee: [9, 12], hem: [13, 9] }

const spreadOf = ({ leg }: LegsShape, hand: (name: string) => number): [number, number] =>
  leg.length === 'brief' ? [0, 0] : [hand('left leg') * 0.16, hand('right leg') * 0.16]

const sewn = (
  spec: ArtSpec,
  shape: SewnShape,
  { stuff, pick, hand }: { stuff: Stuff; pick: (name: string) => number; hand: (name: string) => number },
): Garment => {
  const tailor: Tailor = {
    ...stuff,
    ...placed(spec, stuff),
    layers: [],
    isBack: spec.view === 'back',
    pick,
    hand,
  }
  const { details } = shape
  const surface = surfaceOf(shape, details)
  if (surface)
    for (const name of ['cloth', 'front', 'arms'] as const)
      tailor[name] = { ...tailor[name], drape: surface.drape, surface: surface.made }
  switch (shape.on) {
    case 'body': {
      const showing = spec.view === 'folded' ? 'laid' : showingOf(spec, shape, hand)
      if (showing === 'hung') tailor.layers.push(...hanger(hangerWide(shape)))
      if (showing === 'form') tailor.layers.push(...formStand(bodyMeasures(shape)))
      const m = sewBody({ ...tailor, isOnForm: showing === 'form', isLaid: showing === 'laid' }, shape)
      return {
        layers: tailor.layers,
        isLaid: showing === 'laid',
        footAt: showing === 'form' ? m.hemAt + footBelow : undefined,
        most: 11.5,
        spots: { ...bodySpots(shape), hem: [m.hem * 0.4, m.hemAt - 3] },
        detail: [4, m.neckDepth * 0.6 + 7],
      }
    }
    case 'legs': {
      const legs = sewLegs(tailor, shape)
      const apart = spreadOf(shape, hand)
      const { knee, hem } = legs ? legSpots(legs) : briefSpots
      return {
        layers: tailor.layers.map((layer) => spreadLayer(layer, apart)),
        isLaid: true,
        most: shape.leg.length === 'brief' ? 15 : 11.5,
        spots: { front: [9, 12], knee: spreadKnot(knee, apart), hem: spreadKnot(hem, apart) },
        detail: [5, 12],
      }
    }
    case 'skirt':
      sewSkirt(tailor, shape)
      return {
        layers: tailor.layers,
        isLaid: true,
        most: 11.5,
        spots: { front: [7, 20], hem: [8, skirtEnd(shape) - 3] },
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
