// Points, directions and curves. Lengths are centimetres; x runs to the right, y away from the eye, z up.

export type Vec = readonly [number, number, number]
/** A surface: where the point at u, v (each from 0 to 1) lies. */
export type Surface = (u: number, v: number) => Vec
/** A line: where the point at t (from 0 to 1) lies. */
export type Path = (t: number) => Vec

/** Returns the sum of two vectors. */
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
/** Returns the first vector minus the second. */
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** Returns a vector multiplied by a number. */
export const mul = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
/** Returns the dot product of two vectors. */
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Returns the cross product of two vectors. */
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** Returns a vector of length 1 in the same direction; the zero vector stays. */
export const unit = (a: Vec): Vec => mul(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))
/** Returns the number at share `t` (0 to 1) of the way from `a` to `b`. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
/** Returns the point at share `t` (0 to 1) of the way from `a` to `b`. */
export const between = (a: Vec, b: Vec, t: number): Vec => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]
/** Returns the number, but not below `low` or above `high`. */
export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v))
/** Returns 0 before `from`, 1 after `to`, and a smooth value between. */
export const ease = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

type Knot = readonly [x: number, y: number]

const slopesOf = (knots: readonly Knot[]) => {
  const steps = knots.slice(1).map(([x, y], i) => {
    const [px, py] = knots[i] ?? [0, 0]
    return (y - py) / (x - px)
  })
  return knots.map((_, i) => {
    const before = steps[i - 1] ?? steps[0] ?? 0
    const after = steps[i] ?? steps.at(-1) ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/**
 * Returns a smooth function through knots in rising x that never swings beyond them; before the first and
 * after the last knot it stays at their values.
 */
export const curve = (knots: readonly Knot[]) => {
  const slopes = slopesOf(knots)
  const last = knots.length - 1
  return (x: number): number => {
    const first = knots[0] ?? [0, 0]
    const end = knots[last] ?? first
    if (x <= first[0]) return first[1]
    if (x >= end[0]) return end[1]
    let i = 0
    while (x > (knots[i + 1]?.[0] ?? 0)) i++
    const [x0, y0] = knots[i] ?? first
    const [x1, y1] = knots[i + 1] ?? end
    const h = x1 - x0
    const t = (x - x0) / h
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * y0 +
      (t3 - 2 * t2 + t) * h * (slopes[i] ?? 0) +
      (3 * t2 - 2 * t3) * y1 +
      (t3 - t2) * h * (slopes[i + 1] ?? 0)
    )
  }
}

/**
 * Returns a function of x as a table (240 steps by default) between two ends, beyond which it stays at their
 * values: quicker, and as good when the function is smooth.
 */
export const tabled = (of: (x: number) => number, from: number, to: number, steps = 240) => {
  const values = Float64Array.from({ length: steps + 2 }, (_, i) =>
    of(lerp(from, to, Math.min(1, i / steps))),
  )
  const k = steps / (to - from)
  return (x: number): number => {
    const at = Math.min(steps, Math.max(0, (x - from) * k))
    const i = at | 0
    const a = values[i] ?? 0
    return a + ((values[i + 1] ?? a) - a) * (at - i)
  }
}

/** Returns a smooth line through points, passed at even steps of t. */
export const through = (points: readonly Vec[], isClosed = false): Path => {
  const count = points.length
  const at = (i: number): Vec =>
    points[isClosed ? ((i % count) + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0, 0]
  return (t) => {
    const k = clamp(t, 0, 0.999999) * (isClosed ? count : count - 1)
    const i = Math.floor(k)
    const f = k - i
    const a = at(i - 1)
    const b = at(i)
    const c = at(i + 1)
    const d = at(i + 2)
    const one = (n: 0 | 1 | 2) =>
      0.5 *
      (2 * b[n] +
        (c[n] - a[n]) * f +
        (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
        (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f ** 3)
    return [one(0), one(1), one(2)]
  }
}

/**
 * Returns the point at angle w (radians) of a rounded rectangle of half width a and half depth b: power 2 is
 * an ellipse, 5 nearly square.
 */
export const rounded = (w: number, a: number, b: number, power: number): readonly [number, number] => {
  const c = Math.cos(w)
  const s = Math.sin(w)
  return [Math.sign(c) * a * Math.abs(c) ** (2 / power), Math.sign(s) * b * Math.abs(s) ** (2 / power)]
}

/** Returns a vector turned around the z axis by degrees, counterclockwise. */
export const turned = ([x, y, z]: Vec, degrees: number): Vec => {
  const w = (degrees * Math.PI) / 180
  const c = Math.cos(w)
  const s = Math.sin(w)
  return [x * c - y * s, x * s + y * c, z]
}
