// Soles and heels: what a shoe stands on.
import type { ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { lightness } from '../../art/colour.ts'
import { type Material, material } from '../materials.ts'
import { tube } from '../parts.ts'
import { clamp, curve, ease, lerp, type Surface } from '../vec.ts'
import type { Shoe } from './shoe.ts'

/** Thickness of each sole under heel and ball, in centimetres. */
const thickness: Readonly<Record<ShoeShape['sole'], readonly [heel: number, ball: number]>> = {
  thin: [0.55, 0.5],
  rubber: [1.5, 1.2],
  cup: [2.9, 2.3],
  lug: [3.3, 2.5],
  platform: [4.6, 4],
  jute: [2.9, 2.2],
  cork: [3.2, 2.5],
  foam: [4.2, 2.7],
}

/** Height of each heel beyond the sole, in centimetres. */
const heights: Readonly<Record<ShoeShape['heel'], number>> = {
  flat: 0,
  'low-block': 2.4,
  stacked: 3.4,
  kitten: 4.4,
  cone: 5.6,
  wedge: 6,
  block: 6.8,
  stiletto: 9.4,
}

/**
 * Returns how high the foot's heel and ball stand above the floor, in centimeters; `pick` (0 to 1) makes one
 * pair a little higher than another.
 */
export const standOf = ({ heel, sole }: ShoeShape, pick: number) => {
  const [under, ball] = thickness[sole]
  const high = heights[heel] * lerp(0.88, 1.12, pick)
  return { heel: under + high + (heel === 'flat' && sole === 'thin' ? 0.55 : 0), ball }
}

/** Returns the material of a shoe's sole. */
export const soleMaterial = ({ sole, upper }: ShoeShape, color: string, second: string): Material => {
  const isSporty = ['court', 'runner', 'sport', 'slip-on'].includes(upper)
  const gum = lightness(color) < 0.3 ? '#2c2724' : '#6a4a33'
  const made: Record<ShoeShape['sole'], () => Material> = {
    thin: () => material('leather', '#7a5a3c'),
    rubber: () => material('rubber', isSporty ? second : gum),
    cup: () => material('rubber', '#f1ece1'),
    lug: () => material('rubber', '#2b2826'),
    platform: () => (upper === 'boot' ? material('rubber', '#2b2826') : material('leather', color)),
    jute: () => material('jute', '#cfae7a'),
    cork: () => material('cork', '#b98d5c'),
    foam: () => material('foam', '#f0ede6'),
  }
  return made[sole]()
}

type SoleForm = {
  /** How far the sole stands out over the upper, and how far up its side it reaches. */
  out: number
  rim: number
  /** How much wider the foot of the sole is than its top. */
  flare: number
}
const forms: Readonly<Record<ShoeShape['sole'], SoleForm>> = {
  thin: { out: 0.16, rim: 0.02, flare: -0.08 },
  rubber: { out: 0.3, rim: 0.15, flare: 0.02 },
  cup: { out: 0.26, rim: 0.55, flare: 0.06 },
  lug: { out: 0.42, rim: 0.1, flare: 0.1 },
  platform: { out: 0.22, rim: 0.05, flare: -0.04 },
  jute: { out: 0.34, rim: 0.2, flare: 0.04 },
  cork: { out: 0.36, rim: 0.3, flare: -0.05 },
  foam: { out: 0.34, rim: 0.7, flare: 0.4 },
}

const isRaised = ({ heel }: ShoeShape) => heel !== 'flat' && heel !== 'wedge'

/** The height over the floor of the sole's underside. */
const underside = ({ last, shape }: Shoe) => {
  const [heel, ball] = thickness[shape.sole]
  const spring = (x: number) => last.under(x) - last.under(last.length * 0.7)
  return (x: number) => {
    const share = x / last.length
    const lifted = share > 0.7 ? spring(x) * 0.8 : 0
    return isRaised(shape) ? Math.max(0, last.under(x) - lerp(heel, ball, ease(0.2, 0.65, share))) : lifted
  }
}

/** Soles with a tread are cut at the bottom; ropes and foam are grooved at the side. */
const relief = ({ shape }: Shoe) => {
  if (shape.sole === 'lug')
    return (a: number, v: number) =>
      v < 0.42 && Math.sin(a * 34) > 0.1 ? -0.3 : v > 0.44 && v < 0.5 ? -0.12 : 0
  if (shape.sole === 'foam')
    return (a: number, v: number) => 0.1 * Math.sin(v * 7 + Math.cos(a) * 3.2) - (v < 0.12 ? 0.2 : 0)
  if (shape.sole === 'jute') return (_: number, v: number) => 0.1 * Math.abs(Math.sin(v * Math.PI * 4))
  if (shape.sole === 'cup')
    return (_: number, v: number) => (v > 0.86 ? -0.07 : v > 0.2 && v < 0.24 ? -0.06 : 0)
  return () => 0
}

/** Adds the sole, from the foot's edge down to the floor. */
export const layOutsole = (shoe: Shoe) => {
  const { model, last, shape, sole: mat } = shoe
  const { out, rim, flare } = forms[shape.sole]
  const low = underside(shoe)
  const cut = relief(shoe)
  const side: Surface = (u, v) => {
    const a = u * Math.PI * 2
    const round = 0.14 * (1 - Math.sin(Math.PI * clamp(v, 0.08, 0.92)) ** 0.3)
    const [x, y, z] = last.edge(a, out + flare * (1 - v) + cut(a, v) - round)
    return [x, y, lerp(low(x), z + rim, v)]
  }
  const cuts = shape.sole === 'lug' ? ([140, 10] as const) : ([72, shape.sole === 'thin' ? 4 : 12] as const)
  model.patch(side, { cuts, mat, isFlipped: true, dim: (_, v) => lerp(0.8, 1, clamp(v * 2)) })
  // The underside, and the rim beside the upper.
  model.patch(
    (u, v) => {
      const a = lerp(0.01, Math.PI - 0.01, u)
      const p = side(a / (Math.PI * 2), 0)
      const q = side(1 - a / (Math.PI * 2), 0)
      return [lerp(p[0], q[0], v), lerp(p[1], q[1], v), lerp(p[2], q[2], v) + 0.01]
    },
    { cuts: [30, 4], mat: shape.sole === 'thin' ? material('leather', '#8d6a47') : mat },
  )
  model.patch(
    (u, v) => {
      const p = side(u, 1)
      const [x, y, z] = last.edge(u * Math.PI * 2, -0.3)
      return [lerp(p[0], x, v), lerp(p[1], y, v), lerp(p[2], z + rim * 0.6, v)]
    },
    { cuts: [72, 2], mat, isFlipped: true },
  )
  if (shape.sole === 'cup' || shape.sole === 'foam') stripe(shoe, side, shape.sole === 'cup' ? 0.72 : 0.5)
}

/** A line of the second colour around the sole. */
const stripe = ({ model, second, pick }: Shoe, side: Surface, at: number) => {
  if (pick('stripe') < 0.45) return
  tube(model, (t) => side(t, at), {
    mat: second,
    radius: 0.1,
    cuts: 72,
    around: 6,
    isClosed: true,
    lift: 0.08,
  })
}

type HeelForm = {
  /** Half length and half width at the floor. */
  foot: readonly [number, number]
  /** How far the foot of the heel is set under the shoe. */
  under: number
  /** Share of the taper that is done at each share of the way down. */
  taper: (down: number) => number
  power: number
}
const steep = curve([
  [0, 0],
  [0.2, 0.3],
  [0.42, 0.7],
  [0.68, 0.92],
  [1, 1],
])
const even = (down: number) => down
const heelForms: Partial<Record<ShoeShape['heel'], HeelForm>> = {
  stiletto: { foot: [0.5, 0.5], under: 0.9, taper: steep, power: 2.4 },
  kitten: { foot: [0.55, 0.55], under: 0.9, taper: steep, power: 2.4 },
  cone: { foot: [0.95, 0.95], under: 0.7, taper: even, power: 2.2 },
  block: { foot: [1.9, 2.1], under: 0.25, taper: even, power: 4 },
  'low-block': { foot: [2.3, 2.4], under: 0.15, taper: even, power: 4 },
  stacked: { foot: [2.2, 2.4], under: 0.35, taper: even, power: 3.4 },
}

/** Adds the heel, from the seat of the shoe to its tip; nothing for a flat shoe. */
export const layHeel = (shoe: Shoe) => {
  const { model, last, shape, main } = shoe
  const form = heelForms[shape.heel]
  if (!form) return
  const [thick] = thickness[shape.sole]
  const seat = { at: 2.6, half: [2.55, 2.6] as const }
  const isStacked = shape.heel === 'stacked' || (shape.heel === 'low-block' && shoe.pick('stack') < 0.6)
  // A sole of rubber is of one piece with its low heel, and a tread goes on under the heel.
  const isMoulded = shape.sole === 'lug' || (shape.sole === 'rubber' && shape.heel === 'low-block')
  const isRubber = isMoulded || (shape.upper === 'boot' && shape.sole === 'platform')
  const mat = isRubber ? shoe.sole : isStacked ? material('wood', '#7b5636') : main
  const surface: Surface = (u, v) => {
    const w = u * Math.PI * 2
    const k = form.taper(v)
    const long = lerp(seat.half[0], form.foot[0], k)
    const wide = lerp(seat.half[1], form.foot[1], k)
    const c = Math.cos(w)
    const s = Math.sin(w)
    const p = 2 / lerp(2.3, form.power, v)
    const centre = lerp(seat.at, form.under + form.foot[0], k)
    const x = centre + Math.sign(c) * Math.abs(c) ** p * long
    const top = last.under(Math.max(0, x)) - thick + 0.1
    return [x, last.middle(2) + Math.sign(s) * Math.abs(s) ** p * wide, lerp(top, 0, v)]
  }
  model.patch(surface, {
    cuts: [30, 18],
    mat,
    dim: (_, v) => (isStacked && !isRubber ? 0.9 + 0.1 * Math.sign(Math.sin(v * 40)) : 1),
  })
  const tip = material('rubber', '#2a2522')
  model.patch((u, v) => surface(u, lerp(0.955, 1, v)), { cuts: [30, 2], mat: tip, lift: 0.08 })
}
