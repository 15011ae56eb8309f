// A sewn garment in its picture: where it stands, what of it is shown, and its pixels.
import type { ArtSpec } from '../art/spec.ts'
import { type Shown, shownOf } from '../close-look.ts'
import type { Pixels } from '../finish.ts'
import type { Box } from '../solid/camera.ts'
import { type Garment, garmentOf, type SewnShape } from './garment.ts'
import { curve, type Knot } from './knots.ts'
import type { Layer } from './layers.ts'
import { shine } from './light.ts'
import { fill } from './masks.ts'
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

const linesOf = (layer: Layer): readonly Knot[] =>
  layer.is === 'panel' ? layer.outline : layer.is === 'cord' ? layer.line : []

const fitOf = ({ layers, most }: Garment): Fit => {
  let left = 1e9
  let right = -1e9
  let top = 1e9
  let low = -1e9
  for (const layer of layers)
    for (const [x, y] of linesOf(layer)) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      low = Math.max(low, y)
    }
  const k = Math.min(most, room.width / (right - left), room.height / (low - top))
  return {
    k,
    x: room.x + room.width / 2 - ((left + right) / 2) * k,
    y: room.y + room.height / 2 - ((top + low) / 2) * k,
  }
}

const closeUp = 330
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

/** The scene of a garment from the front or back, of a part of it, or of its flaw. */
export const sewnScene = (spec: ArtSpec, shape: SewnShape): SewnScene => {
  const garment = garmentOf(spec, shape)
  const fit = fitOf(garment)
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

/** The picture of a garment, 4:5, three bytes a pixel. */
export const drawSewn = ({ sewn, spec, fit, shown }: SewnScene, width: number): Pixels => {
  const height = Math.round(width * 1.25)
  const unit = width / shown.width
  const relief = emptyRelief({
    k: fit.k * unit,
    x: (fit.x - shown.x) * unit,
    y: (fit.y - shown.y) * unit,
    width,
    height,
  })
  for (const layer of sewn.layers) press(relief, layer)
  return shine(relief, {
    ground: { backdrop: spec.backdrop ?? 'plaster', horizon: 2000 },
    shown,
    seed: spec.seed ?? 0,
    isLaid: sewn.isLaid,
  })
}
