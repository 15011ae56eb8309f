// The form of each body: half width, half depth and height in centimetres, and how they change with height.
import type { BagBody, BagShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Material } from '../materials.ts'
import { clamp, curve, ease, type Vec } from '../vec.ts'

type Size = BagShape['size']

type Body = {
  /** Half width, half depth, height of a bag of its usual size. */
  size: Vec
  usual: Size
  /** Shares of half width and half depth by height. */
  wide: (v: number) => number
  deep: (v: number) => number
  /** How square its rings are: 2 is an ellipse. */
  power: number
  /** Whether its top is drawn together, so that nothing is left open. */
  isClosed?: boolean
  /** How far the middle of the rim sinks, as a share of the height. */
  sag?: number
}

const constant = () => 1
/** A panel with rounded corners. */
const cornered = (power: number) => (v: number) =>
  (1 - Math.min(0.9999, Math.abs(2 * v - 1)) ** power) ** (1 / power)
const tapered = (low: number, high: number) => (v: number) => low + (high - low) * v
const pillow = curve([
  [0, 0.72],
  [0.2, 1],
  [0.6, 0.86],
  [1, 0.3],
])

const bodies: Readonly<Record<BagBody, Body>> = {
  tote: {
    size: [16.5, 6.4, 27],
    usual: 'medium',
    wide: tapered(0.86, 1.06),
    deep: tapered(1, 0.5),
    power: 7,
  },
  shoulder: {
    size: [14.5, 4.2, 17],
    usual: 'medium',
    wide: tapered(1, 0.94),
    deep: tapered(1, 0.6),
    power: 6,
  },
  crossbody: {
    size: [11.5, 3.5, 15],
    usual: 'small',
    wide: tapered(1, 0.95),
    deep: tapered(1, 0.62),
    power: 6,
  },
  satchel: {
    size: [15.5, 6.6, 20],
    usual: 'medium',
    wide: tapered(1, 0.84),
    deep: tapered(1, 0.42),
    power: 9,
  },
  hobo: {
    size: [18, 5.6, 20],
    usual: 'medium',
    wide: curve([
      [0, 0.58],
      [0.1, 0.8],
      [0.32, 0.98],
      [0.6, 0.95],
      [1, 0.84],
    ]),
    deep: curve([
      [0, 0.55],
      [0.15, 0.95],
      [0.4, 1],
      [0.75, 0.55],
      [1, 0.13],
    ]),
    power: 2.8,
    sag: 0.46,
  },
  bucket: {
    size: [10, 8.4, 22],
    usual: 'medium',
    wide: curve([
      [0, 0.86],
      [0.06, 0.93],
      [0.4, 1],
      [1, 0.99],
    ]),
    deep: curve([
      [0, 0.86],
      [0.06, 0.93],
      [0.4, 1],
      [1, 0.99],
    ]),
    power: 2.2,
  },
  'belt-bag': {
    size: [12.5, 3.8, 12],
    usual: 'small',
    wide: curve([
      [0, 0.5],
      [0.14, 0.76],
      [0.45, 0.95],
      [0.8, 1],
      [1, 0.95],
    ]),
    deep: curve([
      [0, 0.4],
      [0.2, 0.9],
      [0.5, 1],
      [0.85, 0.75],
      [1, 0.3],
    ]),
    power: 3,
    isClosed: true,
  },
  wristlet: {
    size: [10.5, 1.7, 12],
    usual: 'small',
    wide: cornered(9),
    deep: pillow,
    power: 4,
    isClosed: true,
  },
  wallet: { size: [9.8, 1.2, 10], usual: 'small', wide: cornered(12), deep: cornered(6), power: 8 },
  laptop: { size: [20, 4, 28], usual: 'large', wide: constant, deep: tapered(1, 0.7), power: 9 },
  weekender: {
    size: [26, 11, 27],
    usual: 'large',
    wide: cornered(9),
    deep: cornered(2.7),
    power: 5,
    isClosed: true,
  },
  clutch: { size: [13.5, 1.9, 16], usual: 'small', wide: constant, deep: tapered(1, 0.55), power: 8 },
  minaudiere: {
    size: [9, 2.8, 11],
    usual: 'mini',
    wide: cornered(5),
    deep: cornered(3),
    power: 3.2,
    isClosed: true,
  },
  backpack: {
    size: [14, 7, 36],
    usual: 'medium',
    wide: curve([
      [0, 0.9],
      [0.06, 1],
      [0.6, 0.98],
      [0.82, 0.86],
      [0.94, 0.6],
      [1, 0.34],
    ]),
    deep: curve([
      [0, 0.86],
      [0.08, 1],
      [0.6, 0.92],
      [0.88, 0.7],
      [1, 0.24],
    ]),
    power: 4.4,
    isClosed: true,
  },
  baguette: {
    size: [13.5, 3.1, 12.5],
    usual: 'small',
    wide: cornered(8),
    deep: tapered(1, 0.66),
    power: 5,
  },
  camera: {
    size: [11, 4, 15],
    usual: 'small',
    wide: cornered(5),
    deep: cornered(9),
    power: 7,
    isClosed: true,
  },
  saddle: {
    size: [12.5, 3.8, 19],
    usual: 'medium',
    wide: curve([
      [0, 0.42],
      [0.06, 0.62],
      [0.2, 0.86],
      [0.42, 0.99],
      [0.7, 1],
      [1, 0.86],
    ]),
    deep: curve([
      [0, 0.7],
      [0.12, 0.95],
      [0.5, 1],
      [1, 0.6],
    ]),
    power: 4.5,
  },
  pouch: {
    size: [9.5, 6.5, 17],
    usual: 'mini',
    wide: curve([
      [0, 0.6],
      [0.08, 0.86],
      [0.34, 1],
      [0.7, 0.8],
      [1, 0.72],
    ]),
    deep: curve([
      [0, 0.6],
      [0.08, 0.86],
      [0.34, 1],
      [0.7, 0.76],
      [1, 0.68],
    ]),
    power: 2.1,
  },
  'card-case': { size: [5.2, 0.5, 7.6], usual: 'mini', wide: cornered(14), deep: tapered(1, 0.9), power: 8 },
  diaper: { size: [19, 8.4, 29], usual: 'large', wide: tapered(1, 0.9), deep: tapered(1, 0.5), power: 5.5 },
}

/** A disc that stands on its edge: round bags of straw. */
const disc: Body = {
  size: [11.5, 3.6, 23],
  usual: 'small',
  wide: cornered(2),
  deep: cornered(8),
  power: 9,
  isClosed: true,
}
/** As high as a telephone and no wider. */
const upright: Body = { ...bodies.crossbody, size: [6, 1.9, 19.5], usual: 'mini', wide: cornered(14) }
const basket: Body = {
  size: [18, 8.5, 22],
  usual: 'medium',
  wide: tapered(0.68, 1.06),
  deep: tapered(0.8, 1),
  power: 2.7,
  sag: 0.09,
}
/** Higher than wide, for what is bought. */
const shopper: Body = { ...bodies.tote, size: [14.5, 6, 32], wide: tapered(0.97, 1) }
const packed: Body = { ...bodies.backpack, size: [16, 8, 36] }

const bodyOf = (shape: BagShape, main: Material): Body => {
  const { body, size, strap } = shape
  if (main.name === 'straw' && body === 'crossbody') return disc
  if (main.name === 'straw' && body === 'tote') return basket
  if (body === 'tote' && shape.top === 'snap') return shopper
  if (body === 'crossbody' && size === 'mini') return upright
  if (body === 'diaper' && strap === 'two-shoulder') return packed
  return bodies[body]
}

const shares: Readonly<Record<Size, number>> = { mini: 0.62, small: 0.78, medium: 1, large: 1.16 }

/** What draws in a rim by its cord, and pleats it. */
const gathered = (x: number, y: number, v: number) => {
  const pinch = ease(0.7, 0.87, v) * (1 - 0.55 * ease(0.9, 1, v))
  const pleats = Math.cos(Math.atan2(y, x) * 12)
  return 1 - 0.34 * pinch + (0.09 * pinch + 0.03 * ease(0.9, 1, v)) * pleats
}

/** Returns the measures (centimeters) and the form of a bag's body, by its shape and size. */
export const bodyFormOf = (shape: BagShape, main: Material, pick: (name: string) => number) => {
  const body = bodyOf(shape, main)
  const k = shares[shape.size] / shares[body.usual]
  const w = body.size[0] * k * (0.92 + 0.16 * pick('wide'))
  const d = body.size[1] * k
  const h = body.size[2] * k * (0.9 + 0.2 * pick('high'))
  const isSoft = shape.structure === 'soft'
  const slump = isSoft && !body.isClosed ? 0.045 : 0
  const sag = (body.sag ?? slump) * (body.sag && !isSoft ? 0.6 : 1)
  const shift = pick('folds') * 6
  const isGathered = shape.top === 'drawstring'
  const fold = isSoft ? 0.05 * w : shape.body === 'hobo' ? 0.02 * w : 0
  const quilt = shape.details.includes('quilted') ? 0.3 : 0
  const form = (x: number, y: number, v: number): Vec => {
    const across = isGathered ? gathered(x, y, v) : 1
    const wave = Math.sin(x * 7 + v * 3 + shift) * 0.5 + Math.sin(x * 12 - v * 5 + shift) * 0.3
    const soft =
      fold * Math.sign(y) * wave * ease(0.1, 0.8, v) * (1 - Math.abs(x) ** 4) * Math.min(1, Math.abs(y))
    const belly = isSoft ? 1 + 0.2 * Math.sin(Math.PI * clamp(v * 1.15)) * (1 - 0.4 * v) : 1
    const px = x * w * body.wide(v) * across
    const z = h * v * (1 - sag * Math.cos((clamp(x, -1, 1) * Math.PI) / 2) ** 1.6)
    const puff = quilt * pillowAt(px, z) * Math.sign(y) * (1 - Math.abs(x) ** 8)
    return [px, y * d * body.deep(v) * across * belly + soft + puff, z]
  }
  return { w, d, h, form, power: body.power, isClosed: body.isClosed ?? false, sag }
}

/** Returns the height of a quilted diamond, 0 in its seams and 1 in its middle, at a point in centimeters. */
export const pillowAt = (x: number, z: number) => {
  const each = 3.4
  const far = (t: number) => Math.abs(t - Math.round(t))
  return ease(0, 0.3, Math.min(far((x + z) / each), far((x - z) / each)))
}
