// A sewn garment in its picture: where it stands, what of it is shown, and its pixels.
import type { ArtSpec } from '../art/spec.ts'
import { type Shown, shownOf } from '../close-look.ts'
import type { Pixels } from '../finish.ts'
import type { Box } from '../solid/camera.ts'
import { handOf } from '../solid/choices.ts'
import { foldBack } from './fold.ts'
import { type Garment, garmentOf, knotsOf, type SewnShape } from './garment.ts'
import { curve, type Knot, turned } from './knots.ts'
import { shine } from './light.ts'
import { fill, type Place } from './masks.ts'
import { stretchedLayer, turnedLayer } from './moves.ts'
import { press } from './press.ts'
import { emptyRelief } from './relief.ts'

/** A garment that is to be drawn, and the marks of wear that are laid over it, as SVG. */
export type SewnScene = Shown & {
  sewn: Garment
  spec: ArtSpec
  fit: Fit
}

type Fit = { k: number; x: number; y: number }

/** What of the picture a garment may fill. */
const room: Box = { x: 84, y: 60, width: 632, height: 870 }

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

const fitOf = ({ layers, most, fold }: Garment): Fit => {
  const { left, right, top, low } = fold
    ? { ...fold, low: fold.low + 3 }
    : { left: -1e9, right: 1e9, top: -1e9, low: 1e9 }
  const knots = layers.flatMap(knotsOf)
  const xs = knots.map(([x]) => clamped(x, left, right))
  const ys = knots.map(([, y]) => clamped(y, top, low))
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), low: Math.max(...ys) }
  const k = Math.min(most, room.width / (box.right - box.left), room.height / (box.low - box.top))
  return {
    k,
    x: room.x + room.width / 2 - ((box.left + box.right) / 2) * k,
    y: room.y + room.height / 2 - ((box.top + box.low) / 2) * k,
  }
}

/** How far from the middle of the picture a hand laid or hung a garment, and how much smaller it is taken. */
const framed = { x: 42, y: 34, smaller: 0.18 }

/** The fit as somebody took the picture: nobody stands twice in the same place. */
const asTaken = ({ k, x, y }: Fit, spec: ArtSpec, isFree: boolean): Fit => {
  const hand = handOf(spec)
  const near = 1 - hand('near') * framed.smaller
  const about = { x: 400, y: isFree ? 500 : 880 }
  return {
    k: k * near,
    x: about.x + (x - about.x) * near + (hand('aside') - 0.5) * 2 * framed.x,
    y: about.y + (y - about.y) * near + (isFree ? (hand('up') - 0.5) * 2 * framed.y : 0),
  }
}

const closeUp = 330
/** Units that the floor reaches up behind the foot of a form. */
const floorBehind = 70
const cell = 8

/** The place on the garment nearest to the wanted one, well inside its panels. */
const onGarment = ({ layers }: Garment, fit: Fit, [x, y]: readonly [number, number]): [number, number] => {
  const width = 800 / cell
  const height = 1000 / cell
  const covered = new Float32Array(width * height)
  const place = { k: fit.k / cell, x: fit.x / cell, y: fit.y / cell, width, height }
  for (const layer of layers) {
    if (layer.is !== 'panel' || layer.isSeamless) continue
    const mask = fill(curve(layer.outline, true), place)
    if (!mask) continue
    for (let i = 0; i < mask.share.length; i++) {
      const at = (mask.y + ((i / mask.width) | 0)) * width + mask.x + (i % mask.width)
      covered[at] = Math.max(covered[at] ?? 0, mask.share[i] ?? 0)
    }
  }
  const is = (i: number, j: number) => (covered[j * width + i] ?? 0) > 0.9
  let best: [number, number] = [x, y]
  let least = Number.POSITIVE_INFINITY
  for (let j = 3; j < height - 3; j++)
    for (let i = 3; i < width - 3; i++) {
      if (!is(i, j) || !is(i - 3, j) || !is(i + 3, j) || !is(i, j - 3) || !is(i, j + 3)) continue
      const at: [number, number] = [(i + 0.5) * cell, (j + 0.5) * cell]
      const far = Math.hypot(at[0] - x, at[1] - y)
      if (far < least) {
        least = far
        best = at
      }
    }
  return best
}

/** Degrees by which a garment on a table or on a hanger is askew at most. */
const askew = { laid: 10, hung: 1.8 }

/** How much wider or narrower, longer or shorter than its cut a piece is: each has a size of its own. */
const own = { wide: 0.09, long: 0.07 }

/** The garment as a hand left it: not quite straight, the same in all its pictures. */
const asLeft = (garment: Garment, spec: ArtSpec): Garment => {
  if (garment.footAt !== undefined || garment.fold) return garment
  const hand = handOf(spec)
  const by = [1 + (hand('wide') - 0.5) * own.wide, 1 + (hand('long') - 0.5) * own.long] as const
  const degrees = (hand('askew') - 0.5) * 2 * (garment.isLaid ? askew.laid : askew.hung)
  const about: Knot = garment.isLaid ? [0, 30] : [0, -14]
  const at = ([x, y]: Knot): Knot => turned([[x * by[0], y * by[1]]], degrees, about)[0] ?? [x, y]
  return {
    ...garment,
    layers: garment.layers.map((layer) => turnedLayer(stretchedLayer(layer, by), degrees, about)),
    spots: Object.fromEntries(Object.entries(garment.spots).map(([part, spot]) => [part, at(spot)])),
    detail: at(garment.detail),
  }
}

/**
 * Returns the scene of a garment from the front or back, of a part of it, or of its flaw, as the spec's view
 * asks.
 */
export const sewnScene = (spec: ArtSpec, shape: SewnShape): SewnScene => {
  const garment = asLeft(garmentOf(spec, shape), spec)
  const fit = asTaken(fitOf(garment), spec, garment.footAt === undefined)
  const toPicture = ([x, y]: Knot): readonly [number, number] => [fit.x + x * fit.k, fit.y + y * fit.k]
  const { view = 'front', flaw, part } = spec
  const named = part && garment.spots[part]
  const spot = flaw && view !== 'back' ? onGarment(garment, fit, named ? toPicture(named) : flaw) : undefined
  return {
    sewn: garment,
    spec,
    fit,
    ...shownOf(spec, { detail: toPicture(garment.detail), width: closeUp, spot }),
  }
}

/** Where the floor begins in the picture's units; below the picture when the garment stands on none. */
const floorOf = ({ footAt }: Garment, { k, y }: Fit) =>
  footAt === undefined ? 2000 : y + footAt * k - floorBehind

/** Centimetres beyond its knots that a garment may reach: its curves, hairs, buttons and bows. */
const beyond = 4

/** The part of the picture that a garment may fill: the rest is wall, and needs no relief. */
const filledBy = ({ layers }: Garment, whole: Place): Place => {
  const { k, x, y } = whole
  const box = { left: 1e9, right: -1e9, top: 1e9, low: -1e9 }
  for (const layer of layers)
    for (const [kx, ky] of knotsOf(layer)) {
      box.left = Math.min(box.left, kx)
      box.right = Math.max(box.right, kx)
      box.top = Math.min(box.top, ky)
      box.low = Math.max(box.low, ky)
    }
  const left = Math.max(0, Math.min(whole.width - 1, Math.floor((box.left - beyond) * k + x)))
  const top = Math.max(0, Math.min(whole.height - 1, Math.floor((box.top - beyond) * k + y)))
  const right = Math.max(left + 1, Math.min(whole.width, Math.ceil((box.right + beyond) * k + x)))
  const low = Math.max(top + 1, Math.min(whole.height, Math.ceil((box.low + beyond) * k + y)))
  return { k, x: x - left, y: y - top, width: right - left, height: low - top }
}

/** Draws a garment's scene as a picture of this width (pixels), 4:5, three bytes a pixel. */
export const drawSewn = ({ sewn, spec, fit, shown }: SewnScene, width: number): Pixels => {
  const height = Math.round(width * 1.25)
  const unit = width / shown.width
  const whole = { k: fit.k * unit, x: (fit.x - shown.x) * unit, y: (fit.y - shown.y) * unit, width, height }
  const place = filledBy(sewn, whole)
  const canvas = { width, height, left: whole.x - place.x, top: whole.y - place.y }
  const relief = emptyRelief(place)
  for (const layer of sewn.layers) press(relief, layer)
  if (sewn.fold) {
    foldBack(relief, sewn.fold)
    for (const layer of sewn.fold.edges) press(relief, layer)
  }
  return shine(relief, {
    ground: { backdrop: spec.backdrop ?? 'plaster', horizon: floorOf(sewn, fit) },
    shown,
    seed: spec.seed ?? 0,
    isLaid: sewn.isLaid,
    isFilled: sewn.footAt !== undefined,
    canvas,
  })
}
