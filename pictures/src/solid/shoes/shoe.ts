// What every shoe is made of, before its own cut: the last it stands on, its materials, and the shell that
// is drawn over the last.
import type { ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Last } from '../last.ts'
import { type Material, material } from '../materials.ts'
import type { Model } from '../model.ts'
import { seam, tube } from '../parts.ts'
import { add, clamp, lerp, mul, type Surface, unit, type Vec } from '../vec.ts'

export type Shoe = {
  model: Model
  last: Last
  shape: ShoeShape
  main: Material
  second: Material
  lining: Material
  insole: Material
  sole: Material
  thread: Material
  /** Colour of its metal. */
  metal: string
  /** A number from 0 to 1 for each name, always the same for one piece. */
  pick: (name: string) => number
  /** Foot's length as a share of a middle woman's. */
  has: (detail: ShoeShape['details'][number]) => boolean
}

/** Returns how far towards the toe an angle of the last is: 0 at the heel's back, 1 at the toe's tip. */
export const forward = (a: number) => (1 - Math.cos(a)) / 2

type ShellLook = {
  /** The t of the upper edge, and of the lower one, at an angle. */
  high: (a: number) => number
  low?: (a: number) => number
  /** From which angle to which. */
  from?: number
  to?: number
  mat?: Material
  /** Centimetres off the last. */
  out?: number
  cuts?: readonly [number, number]
  lift?: number
  /** False for a bare edge. */
  isBound?: boolean
  back?: Material
  dim?: (u: number, v: number) => number
}

/** Returns a point of the last (angle `a`, height `t`), `out` centimeters off it. */
export const offLast = (last: Last, a: number, t: number, out: number): Vec => {
  const p = last.ring(a, t)
  if (!out) return p
  const middleX = lerp(3.5, last.length - 5, forward(a))
  const away = unit([p[0] - middleX, p[1] - last.middle(p[0]), 0.35 * (p[2] - last.under(p[0]) - 1.5)])
  return add(p, mul(away, out))
}

/** Returns the surface around a last between two heights, `out` centimeters off it. */
export const shellOf = (
  last: Last,
  { high, low = () => 0, from = 0, to = Math.PI * 2, out = 0 }: ShellLook,
): Surface => {
  return (u, v) => {
    const a = lerp(from, to, u)
    return offLast(last, a, lerp(low(a), high(a), v), out)
  }
}

/** Adds a part of the upper, with its lining and a rolled edge. */
export const shell = (shoe: Shoe, look: ShellLook) => {
  const { model, main, lining, last } = shoe
  const {
    mat = main,
    cuts = [56, 14],
    lift = 0,
    isBound = true,
    back = lining,
    from = 0,
    to = Math.PI * 2,
    dim,
  } = look
  const surface = shellOf(last, look)
  const isWhole = to - from > 6.28
  const dark = dim ?? ((_: number, v: number) => (look.low ? 1 : 0.84 + 0.16 * clamp(v * 4)))
  model.patch(surface, { cuts, mat, back, lift, isFlipped: true, dim: dark })
  if (isBound)
    tube(model, (t) => surface(t, 1), {
      mat,
      radius: 0.13,
      cuts: 56,
      around: 6,
      isClosed: isWhole,
      lift: lift + 0.02,
    })
}

/** Adds stitches along an edge of the upper: `at` gives the last's `t` of the row at an angle. */
export const stitched = (
  shoe: Shoe,
  row: {
    at: (a: number) => number
    from: number
    to: number
    out?: number
    mat?: Material
    isGroove?: boolean
  },
) => {
  const { last, model, thread } = shoe
  const { at, from, to, out = 0.06, mat = thread, isGroove = false } = row
  const surface: Surface = (u, v) => offLast(last, u * Math.PI * 2, v, out)
  const along = (k: number) => {
    const a = lerp(from, to, k)
    return [a / (Math.PI * 2), at(a)] as const
  }
  seam(model, surface, {
    along,
    mat,
    isFlipped: true,
    cuts: 48,
    ...(isGroove ? { width: 0.1 } : { width: 0.085, dash: [0.24, 0.14] as const }),
  })
}

/** Adds the seam between two parts of the upper: a fine dark line. */
export const groove = (shoe: Shoe, row: Parameters<typeof stitched>[1]) =>
  stitched(shoe, { ...row, isGroove: true, mat: material('canvas', shoe.main.color, { dim: 0.45 }) })

/** Adds the insole that the foot stands on, `lift` centimeters above the sole. */
export const insole = ({ model, last, insole: mat }: Shoe, lift = 0.14) => {
  const surface: Surface = (u, v) => {
    const a = lerp(0.02, Math.PI - 0.02, u)
    const [x, y, z] = last.edge(a, -0.1)
    const [ox, oy] = last.edge(Math.PI * 2 - a, -0.1)
    const dish = Math.sin(Math.PI * v) * -0.18
    return [lerp(x, ox, v), lerp(y, oy, v), z + lift + dish]
  }
  model.patch(surface, { cuts: [36, 8], mat, isFlipped: true })
}

/**
 * Adds a band across the foot at `x` centimeters from the heel, following the last, and returns its surface;
 * `s` runs from the outer (0) to the inner edge (1) of the sole.
 */
export const acrossFoot = (
  shoe: Shoe,
  {
    x,
    wide,
    mat = shoe.main,
    skew = 0,
    s = [0, 1],
    out = 0.12,
    thick = 0.14,
    lift = 0,
  }: {
    x: number
    wide: number
    mat?: Material
    /** How much further to the toe the outer end is than the inner one. */
    skew?: number
    s?: readonly [number, number]
    out?: number
    thick?: number
    lift?: number
  },
) => {
  const { model, last } = shoe
  const at = (u: number, v: number, o: number) => {
    const place = lerp(s[0], s[1], u)
    const along = x + skew * (0.5 - place) + (v - 0.5) * wide
    return last.over(clamp(along, 0.4, last.length - 0.3), place, o)
  }
  const surface: Surface = (u, v) => at(u, v, out + thick * Math.sin(Math.PI * clamp(v, 0.04, 0.96)) ** 0.4)
  model.patch(surface, { cuts: [34, 8], mat, lift })
  for (const edge of [0, 1])
    tube(model, (t) => at(t, edge, out + 0.05), { mat, radius: 0.09, cuts: 34, around: 6, lift })
  return surface
}
