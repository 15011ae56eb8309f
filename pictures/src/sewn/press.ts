// Lays the layers of a garment one over the other: for each pixel its colour, how high the cloth lies there,
// and how much light the layers above leave.
import { chanceFrom, hash } from '../art/chance.ts'
import { curve, type Knot, type Line } from './knots.ts'
import type { Cloth, Fold, Layer, Panel } from './layers.ts'
import { fill, type Mask, type Place, softened, stroke } from './masks.ts'
import {
  hexRgb,
  layButton,
  layCord,
  layGloom,
  layLabel,
  laySeam,
  layStitches,
  layZip,
} from './press-marks.ts'
import { castShadow, groove, numberOf, type Relief, type Rgb, rgbOf } from './relief.ts'

const foldDepth = 2.6

/** Adds a fold's height to a panel's heights. */
const addFold = (heights: Float32Array, mask: Mask, { fold, place }: { fold: Fold; place: Place }) => {
  const { line, width, height, full = 0 } = fold
  const spine = curve(line, false)
  const reach = stroke(spine, width, place)
  if (!reach) return
  const long = lengthOf(spine)
  const half = width / 2
  for (const from of reach.near) {
    const far = reach.away[from] ?? 1e9
    if (far >= half) continue
    const x = reach.x + (from % reach.width) - mask.x
    const y = reach.y + ((from / reach.width) | 0) - mask.y
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue
    const t = (reach.along[from] ?? 0) / long
    const fades = Math.max(Math.sin(Math.PI * Math.min(1, t)) ** 0.8 * (1 - t * full), t ** 1.2 * full)
    const q = far / half
    const bell = (1 - q * q) ** 2
    const at = y * mask.width + x
    heights[at] = (heights[at] ?? 0) + bell * fades * height * foldDepth
  }
}

const lengthOf = (line: Line) => {
  let sum = 0
  for (let i = 0; i + 3 < line.length; i += 2)
    sum += Math.hypot((line[i + 2] ?? 0) - (line[i] ?? 0), (line[i + 3] ?? 0) - (line[i + 1] ?? 0))
  return sum || 1
}

/**
 * The colour that a cloth has at a place. Of a print it is the mean of four points of the pixel that differ
 * in both directions, so that an almost upright stripe has no steps. Three of one tone make the fourth.
 */
const dyeOf = (cloth: Cloth, pixel: number) => {
  const { print } = cloth.material
  const own = rgbOf(cloth.material)
  if (!print) return () => own
  const out: [number, number, number] = [0, 0, 0]
  const near = pixel / 8
  const far = near * 3
  return (u: number, v: number): Rgb => {
    const a = print(u - far, v - near)?.[1] ?? own
    const b = print(u + far, v + near)?.[1] ?? own
    const c = print(u + near, v - far)?.[1] ?? own
    if (a === b && a === c) return a
    const d = print(u - near, v + far)?.[1] ?? own
    out[0] = (a[0] + b[0] + c[0] + d[0]) / 4
    out[1] = (a[1] + b[1] + c[1] + d[1]) / 4
    out[2] = (a[2] + b[2] + c[2] + d[2]) / 4
    return out
  }
}

const layPanel = (relief: Relief, panel: Panel) => {
  const { place } = relief
  const { outline, cloth, grain, level, bulge, roll, folds, cast } = panel
  const line = curve(outline, true)
  const mask = fill(line, place, Math.ceil(Math.max(cast * 3, (cloth.hair ?? 0) * 1.5) * place.k))
  if (!mask) return
  if (cloth.hair) fringe(mask, { line, place, long: cloth.hair })
  if (cast > 0) castShadow(relief, mask, { far: cast, strength: 0.46 })
  const heights = new Float32Array(mask.share.length)
  for (const fold of folds) addFold(heights, mask, { fold, place })
  const edge = softened(mask.share, mask, roll * place.k)
  const pixel = 1 / place.k
  const dye = dyeOf(cloth, pixel)
  const n = numberOf(relief, cloth.material, grain)
  const lean = ((grain.lean ?? 0) * Math.PI) / 180
  const cos = Math.cos(lean)
  const sin = Math.sin(lean)
  const flare = grain.flare ?? 0
  const deepest = cloth.surface ? 0.62 : 0
  const { isSeamless = false } = panel
  const before = isSeamless
    ? undefined
    : relief.alpha.slice(mask.y * place.width, (mask.y + mask.height) * place.width)
  const { color, alpha, height: high, open, of } = relief
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const from = y * mask.width + x
      const share = Math.min(1, mask.share[from] ?? 0)
      if (share < 0.004) continue
      const dx = (mask.x + x + 0.5 - place.x) * pixel - grain.at[0]
      const dy = (mask.y + y + 0.5 - place.y) * pixel - grain.at[1]
      const v = dy * cos - dx * sin
      const u = (dx * cos + dy * sin) / Math.max(0.4, 1 + flare * v)
      const ink = dye(u, v)
      // A quarter at a corner, a half at an edge, all of it within: the cloth rises from its corners.
      const inner = Math.max(0, Math.min(1, ((edge[from] ?? 0) - 0.25) / 0.75))
      let height = level + bulge * (1 - (1 - inner) ** 2) + (heights[from] ?? 0) * cloth.drape
      let keep = 1
      if (cloth.surface) {
        const { height: own, hollow } = cloth.surface(u, v, pixel)
        height += own
        keep -= hollow * deepest
      }
      const at = (mask.y + y) * place.width + mask.x + x
      const under = alpha[at] ?? 0
      const after = share + under * (1 - share)
      const k = share / after
      color[at * 3] = (color[at * 3] ?? 0) * (1 - k) + ink[0] * keep * k
      color[at * 3 + 1] = (color[at * 3 + 1] ?? 0) * (1 - k) + ink[1] * keep * k
      color[at * 3 + 2] = (color[at * 3 + 2] ?? 0) * (1 - k) + ink[2] * keep * k
      high[at] = (high[at] ?? 0) * (1 - k) + height * k
      open[at] = (open[at] ?? 1) * (1 - share) + share
      alpha[at] = after
      if (share > 0.5) of[at] = n
    }
  // An edge is pressed where it lies on other cloth; before the wall it stays clean.
  if (before)
    groove(relief, line, {
      width: 0.34,
      depth: 0.07,
      dark: 0.2,
      on: (at) => before[at - mask.y * place.width] ?? 0,
    })
}

/** Lets hairs stand out over the edge of a shape. */
const fringe = (mask: Mask, { line, place, long }: { line: Line; place: Place; long: number }) => {
  const chance = chanceFrom(hash(`hair ${line.length} ${line[0]}`))
  for (let i = 0; i + 3 < line.length; i += 2) {
    const x = line[i] ?? 0
    const y = line[i + 1] ?? 0
    const dx = (line[i + 2] ?? 0) - x
    const dy = (line[i + 3] ?? 0) - y
    const count = Math.ceil(Math.hypot(dx, dy) * 4)
    for (let n = 0; n < count; n++) {
      const t = chance()
      const lean = Math.atan2(dy, dx) - Math.PI / 2 + (chance() - 0.5) * 1.6
      const far = long * (0.3 + chance() * 0.8)
      const root: Knot = [x + dx * t, y + dy * t]
      const hair = curve(
        [root, [root[0] + Math.cos(lean) * far, root[1] + Math.sin(lean) * far + far * 0.3]],
        false,
      )
      const one = stroke(hair, 0.2, place)
      if (one) join(mask, one)
    }
  }
}

/** Adds a shape to another one, within its bounds. */
const join = (mask: Mask, more: Mask) => {
  for (let y = 0; y < more.height; y++)
    for (let x = 0; x < more.width; x++) {
      const tx = more.x + x - mask.x
      const ty = more.y + y - mask.y
      if (tx < 0 || ty < 0 || tx >= mask.width || ty >= mask.height) continue
      const at = ty * mask.width + tx
      mask.share[at] = Math.max(mask.share[at] ?? 0, more.share[y * more.width + x] ?? 0)
    }
}

/** Lays one layer (panel, seam, cord, button …) on the relief, over the layers before. */
export const press = (relief: Relief, layer: Layer) => {
  switch (layer.is) {
    case 'panel':
      return layPanel(relief, layer)
    case 'seam':
      return laySeam(relief, layer)
    case 'stitches':
      return layStitches(relief, { line: curve(layer.line, false), thread: hexRgb(layer.thread) })
    case 'cord':
      return layCord(relief, layer)
    case 'button':
      return layButton(relief, layer)
    case 'zip':
      return layZip(relief, layer)
    case 'gloom':
      return layGloom(relief, layer)
    case 'label':
      return layLabel(relief, layer.at)
  }
}
