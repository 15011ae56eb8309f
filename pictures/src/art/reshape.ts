// Bends a drawing: the same outlines become a mini or a midi, a skinny or a flared leg,
// a short or a long sleeve.
import { type Edges, mapPath, type Point } from './paths.ts'
import type { Leg, Length, Shape } from './spec.ts'

export type Reshape = (point: Point) => Point
type Bent = { warp?: Edges; folds?: string[] | undefined; lights?: string[] | undefined }

export const reshaped = (reshape: Reshape | undefined, d: string) => (reshape ? mapPath(d, reshape) : d)

/** A piece's folds, lights and edges, bent like its outline. */
export const reshapedLook = <T extends Bent>(reshape: Reshape | undefined, look: T): T => {
  if (!reshape) return look
  const bend = (d: string) => mapPath(d, reshape)
  return {
    ...look,
    ...(look.warp && { warp: { left: look.warp.left.map(reshape), right: look.warp.right.map(reshape) } }),
    ...(look.folds && { folds: look.folds.map(bend) }),
    ...(look.lights && { lights: look.lights.map(bend) }),
  }
}

const eased = (t: number) => {
  const k = Math.min(1, Math.max(0, t))
  return k * k * (3 - 2 * k)
}

/** Widths of a leg at the knee and at the hem; 1 is as wide as it is drawn. */
const widths: Record<Leg, readonly [knee: number, hem: number]> = {
  straight: [0.88, 0.84],
  skinny: [0.74, 0.58],
  wide: [1.04, 1.14],
  boot: [0.76, 0.92],
  tapered: [0.92, 0.66],
  flared: [0.78, 1.12],
}

type Legs = { crotch: number; hem: number; axis: readonly [number, number] }

/** Legs of another cut: narrower or wider around the middle of each. */
const legs =
  (leg: Leg, { crotch, hem, axis: [top, low] }: Legs): Reshape =>
  ([x, y]) => {
    const t = (y - crotch) / (hem - crotch)
    if (t <= 0) return [x, y]
    const [knee, end] = widths[leg]
    const width = t < 0.5 ? 1 + (knee - 1) * eased(t * 2) : knee + (end - knee) * eased(t * 2 - 1)
    const half = 400 - (top + (low - top) * t)
    const axis = x < 400 ? 400 - half : 400 + half
    return [axis + (x - axis) * width, y]
  }

/** All that hangs below a line, longer or shorter. */
const below =
  (line: number, factor: number): Reshape =>
  ([x, y]) => [
    400 + (x - 400) * (y > line && factor < 1 ? 1 - (1 - factor) * 0.12 * eased((y - line) / 300) : 1),
    y > line ? line + (y - line) * factor : y,
  ]

const all =
  (...steps: (Reshape | undefined)[]): Reshape =>
  (point) =>
    steps.reduce<Point>((at, step) => (step ? step(at) : at), point)

const legsOf: Record<string, Legs> = {
  jeans: { crotch: 440, hem: 930, axis: [324, 300] },
  trousers: { crotch: 440, hem: 936, axis: [326, 300] },
  jumpsuit: { crotch: 600, hem: 954, axis: [346, 318] },
}

const waistOf: Record<string, number> = {
  'day-dress': 492,
  'wrap-dress': 500,
  'shirt-dress': 520,
  slip: 508,
  skirt: 256,
  'pleated-skirt': 218,
  'knit-dress': 470,
}

const lengths: Record<string, Partial<Record<Length, number>>> = {
  'day-dress': { mini: 0.78, midi: 1.26 },
  'wrap-dress': { mini: 0.66, knee: 0.82 },
  'shirt-dress': { mini: 0.66, knee: 0.82 },
  'knit-dress': { mini: 0.8 },
  slip: { mini: 0.62, knee: 0.8 },
  skirt: { mini: 0.56, knee: 0.8 },
  'pleated-skirt': { mini: 0.5, knee: 0.72 },
}

/** Pieces of a kind are not all cut alike: up to 5 % wider or narrower, longer or shorter. */
const easeOf = (seed: number): Reshape => {
  const wide = 1 + ((seed % 11) - 5) / 110
  const long = 1 + (((seed >> 4) % 11) - 5) / 150
  return ([x, y]) => [400 + (x - 400) * wide, y > 260 ? 260 + (y - 260) * long : y]
}

type Torso = { wide: number; arms: number; long: number }
/** Tops as wide as they are worn: hip length is no more than one and a half times the width. */
const torsos: Record<string, Torso> = {
  tee: { wide: 1.15, arms: 0.92, long: 0.72 },
  blouse: { wide: 1.15, arms: 0.86, long: 0.74 },
  shirt: { wide: 1.14, arms: 0.86, long: 0.78 },
  sweater: { wide: 1.12, arms: 0.84, long: 0.7 },
  cardigan: { wide: 1.12, arms: 0.84, long: 0.7 },
  hoodie: { wide: 1.12, arms: 0.84, long: 0.74 },
  puffer: { wide: 1.08, arms: 0.9, long: 0.84 },
  blazer: { wide: 1.13, arms: 0.9, long: 0.84 },
}
const half = 142
const shoulders = 240

/** Wider in the body than it is drawn, closer in the sleeves, shorter below the shoulders. */
const torso =
  ({ wide, arms, long }: Torso): Reshape =>
  ([x, y]) => {
    const out = Math.abs(x - 400)
    const spread = Math.min(out, half) * wide + Math.max(0, out - half) * arms
    return [400 + Math.sign(x - 400) * spread, y > shoulders ? shoulders + (y - shoulders) * long : y]
  }

const loose = new Set(['tee', 'blouse', 'shirt', 'sweater', 'cardigan', 'hoodie', 'puffer'])

export const reshapeFor = (kind: string, shape: Shape, seed: number): Reshape | undefined => {
  const leg = legsOf[kind]
  const line = waistOf[kind]
  const factor = shape.length && lengths[kind]?.[shape.length]
  const upper = torsos[kind]
  const steps = [
    upper ? torso(upper) : undefined,
    leg && shape.leg ? legs(shape.leg, leg) : undefined,
    line !== undefined && factor ? below(line, factor) : undefined,
    shape.small ? below(leg ? 320 : 300, 0.84) : undefined,
    loose.has(kind) ? easeOf(seed) : undefined,
  ].filter((step) => step !== undefined)
  return steps.length ? all(...steps) : undefined
}

/** A part made smaller towards the point that it hangs from. */
export const towards =
  ([cx, cy]: Point, kx: number, ky: number): Reshape =>
  ([x, y]) => [cx + (x - cx) * kx, cy + (y - cy) * ky]
