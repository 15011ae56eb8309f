// What many things have: cords, straps, stitches, rings, buckles, balls and blocks.
import { type Material, material } from './materials.ts'
import type { Model } from './model.ts'
import {
  add,
  between,
  cross,
  lerp,
  mul,
  type Path,
  rounded,
  type Surface,
  sub,
  unit,
  type Vec,
} from './vec.ts'

type TubeLook = {
  mat: Material
  /** Centimetres; a function of t for a cord that isn't equally thick. */
  radius: number | ((t: number) => number)
  cuts?: number
  /** Quads around it. */
  around?: number
  isClosed?: boolean
  lift?: number
  /** Flattens the cord across its binormal: 1 is round. */
  flat?: number
  isShadowing?: boolean
}

/** A frame that is carried along a line without twisting. */
const framesOf = (path: Path, cuts: number, isClosed: boolean) => {
  const points = Array.from({ length: cuts + 1 }, (_, i) => path(isClosed && i === cuts ? 0 : i / cuts))
  const at = (i: number) => points[isClosed ? (i + cuts) % cuts : Math.min(cuts, Math.max(0, i))] ?? [0, 0, 0]
  let side: Vec = [0, 0, 1]
  return points.map((p, i) => {
    const along = unit(sub(at(i + 1), at(i - 1)))
    const other = cross(along, side)
    const next = Math.hypot(...other) < 1e-3 ? cross(along, [0.3, 1, 0.1]) : other
    const b = unit(next)
    side = unit(cross(b, along))
    return { p, a: side, b }
  })
}

/** Adds a round cord along a line; `radius` in centimeters. */
export const tube = (model: Model, path: Path, look: TubeLook) => {
  const {
    mat,
    radius,
    cuts = 24,
    around = 8,
    isClosed = false,
    lift = 0,
    flat = 1,
    isShadowing = true,
  } = look
  const frames = framesOf(path, cuts, isClosed)
  const surface: Surface = (u, v) => {
    const { p, a, b } = frames[Math.round(v * cuts)] ?? { p: [0, 0, 0], a: [1, 0, 0], b: [0, 1, 0] }
    const r = typeof radius === 'number' ? radius : radius(v)
    const w = u * Math.PI * 2
    return add(p, add(mul(a, Math.cos(w) * r), mul(b, Math.sin(w) * r * flat)))
  }
  model.patch(surface, { cuts: [around, cuts], mat, lift, isShadowing })
}

/**
 * Adds a flat band with rounded edges along a line; `across(t)` is the direction of its width, `width` and
 * `thick` are in centimeters.
 */
export const band = (
  model: Model,
  path: Path,
  look: {
    mat: Material
    across: (t: number) => Vec
    width: number | ((t: number) => number)
    thick?: number
    cuts?: number
    lift?: number
    back?: Material
  },
) => {
  const { mat, back = mat, across, width, thick = 0.2, cuts = 28, lift = 0 } = look
  const wide = (t: number) => (typeof width === 'number' ? width : width(t))
  const surface: Surface = (u, v) => {
    const p = path(v)
    const ahead = path(Math.min(1, v + 0.01))
    const behind = path(Math.max(0, v - 0.01))
    const side = unit(across(v))
    const out = unit(cross(unit(sub(ahead, behind)), side))
    const [c, s] = rounded(u * Math.PI * 2 + Math.PI / 12, wide(v) / 2, thick / 2, 5)
    return add(p, add(mul(side, c), mul(out, s)))
  }
  model.patch(surface, { cuts: [12, cuts], mat, back, lift })
}

/** The slope of a surface at u, v. */
const slopeAt = (surface: Surface, u: number, v: number): Vec => {
  const h = 1e-3
  return unit(cross(sub(surface(u + h, v), surface(u - h, v)), sub(surface(u, v + h), surface(u, v - h))))
}

type SeamLook = {
  /** Places on the surface along the seam, t from 0 to 1. */
  along: (t: number) => readonly [u: number, v: number]
  mat: Material
  width?: number
  /** Moved to the side of the seam, in centimetres. */
  off?: number
  /** Stitch and gap in centimetres; a whole line when not said. */
  dash?: readonly [number, number]
  cuts?: number
  isFlipped?: boolean
  lift?: number
  raised?: number
}

/** Adds a line on a surface: a groove, a piping or, with `dash`, a row of stitches. Widths in centimeters. */
export const seam = (model: Model, surface: Surface, look: SeamLook) => {
  const { along, mat, width = 0.09, off = 0, dash, isFlipped = false, lift = 0.12, raised = 0.03 } = look
  const coarse = look.cuts ?? 40
  const raw = Array.from({ length: coarse + 1 }, (_, i) => {
    const [u, v] = along(i / coarse)
    return { p: surface(u, v), n: mul(slopeAt(surface, u, v), isFlipped ? -1 : 1) }
  })
  const long = raw.reduce((sum, { p }, i) => sum + Math.hypot(...sub(p, raw[Math.max(0, i - 1)]?.p ?? p)), 0)
  const each = dash ? dash[0] + dash[1] : 0
  const count = dash ? Math.max(2, Math.round(long / each)) : 0
  const per = 3
  const cuts = dash ? count * per : coarse
  const filled = dash ? Math.max(1, Math.round((dash[0] / each) * per)) : per
  const at = (t: number) => {
    const k = Math.min(coarse - 1e-6, Math.max(0, t * coarse))
    const i = Math.floor(k)
    const a = raw[i]
    const b = raw[i + 1]
    return a && b ? { p: between(a.p, b.p, k - i), n: a.n, along: unit(sub(b.p, a.p)) } : undefined
  }
  const strip: Surface = (u, v) => {
    const here = at(v)
    if (!here) return [0, 0, 0]
    const side = unit(cross(here.n, here.along))
    return add(here.p, add(mul(side, off + (u - 0.5) * width), mul(here.n, raised * (u === 0.5 ? 1.8 : 1))))
  }
  model.patch(strip, {
    cuts: [2, cuts],
    mat,
    lift,
    isShadowing: false,
    ...(dash && { has: (_: number, v: number) => Math.floor(v * cuts) % per < filled }),
  })
}

/** How far a ball is pressed flat: 1 is round. */
type Ball = { radius: number; squash?: number; mat: Material }

/** Adds a ball at a point; `squash` below 1 flattens the ball. */
export const ball = (model: Model, at: Vec, { radius, squash = 1, mat }: Ball) =>
  model.patch(
    (u, v) => {
      const w = u * Math.PI * 2
      const h = (v - 0.5) * Math.PI
      return add(at, [
        Math.cos(w) * Math.cos(h) * radius,
        Math.sin(w) * Math.cos(h) * radius,
        Math.sin(h) * radius * squash,
      ])
    },
    { cuts: radius > 0.6 ? [20, 12] : [12, 8], mat },
  )

/** Adds a ring of wire about `at`, in the plane of the directions `a` and `b`; radii in centimeters. */
export const hoop = (
  model: Model,
  at: Vec,
  {
    a,
    b,
    radius,
    wire,
    mat,
    power = 2,
  }: {
    a: Vec
    b: Vec
    radius: readonly [number, number]
    wire: number
    mat: Material
    power?: number
  },
) =>
  tube(
    model,
    (t) => {
      const [c, s] = rounded(t * Math.PI * 2, radius[0], radius[1], power)
      return add(at, add(mul(a, c), mul(b, s)))
    },
    { mat, radius: wire, cuts: 28, around: 7, isClosed: true, lift: 0.05 },
  )

/**
 * Adds a buckle with its pin at a point, in the plane of `a` and `b`; `size` holds half its width and height
 * in centimeters.
 */
export const buckle = (
  model: Model,
  at: Vec,
  { a, b, size, color }: { a: Vec; b: Vec; size: readonly [number, number]; color: string },
) => {
  const mat = material('metal', color)
  const wire = Math.min(size[0], size[1]) * 0.1
  hoop(model, at, { a, b, radius: size, wire, mat, power: 5 })
  tube(model, (t) => add(at, mul(a, lerp(-size[0], size[0], t))), {
    mat,
    radius: wire * 0.7,
    cuts: 4,
    around: 6,
    lift: 0.08,
  })
}
