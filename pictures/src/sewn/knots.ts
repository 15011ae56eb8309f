// Points of outlines and seams, in centimetres: x to the right of the middle, y down from the shoulder.

/** A point that a curve passes smoothly through; with 1 as its third value the curve has a corner there. */
export type Knot = readonly [x: number, y: number, corner?: 1]

/** Returns the point of an outline marked as a corner of its curve. */
export const corner = ([x, y]: Knot): Knot => [x, y, 1]

/** Returns the points mirrored at the middle (x = 0), in the opposite order. */
export const mirror = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner ? [-x, y, corner] : [-x, y])).reverse()

/** Returns the points of an outline moved by `dx` and `dy`. */
export const shift = (knots: readonly Knot[], dx: number, dy: number): Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner ? [x + dx, y + dy, corner] : [x + dx, y + dy]))

/** Returns the points with x multiplied by `sx` and y by `sy`: scaled from the middle and the shoulder. */
export const stretched = (knots: readonly Knot[], sx: number, sy: number): Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner ? [x * sx, y * sy, corner] : [x * sx, y * sy]))

/** Returns the points turned about a place by degrees, clockwise. */
export const turned = (knots: readonly Knot[], degrees: number, [cx, cy]: Knot): Knot[] => {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return knots.map(([x, y, corner]): Knot => {
    const a = cx + (x - cx) * cos - (y - cy) * sin
    const b = cy + (x - cx) * sin + (y - cy) * cos
    return corner ? [a, b, corner] : [a, b]
  })
}

/** Returns the point at share `t` (0 to 1) of the way from `a` to `b`. */
export const between = (a: Knot, b: Knot, t: number): Knot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** A curve as points close together: x and y by turns. */
export type Line = Float64Array

const steps = 8

/**
 * Returns the smooth curve through the knots as a line of many points. A tangent is never longer than a third
 * of its side, so that the curve overshoots nowhere.
 */
export const curve = (knots: readonly Knot[], isClosed: boolean): Line => {
  const count = knots.length
  const sides = isClosed ? count : count - 1
  const at = (i: number): Knot =>
    knots[isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  const line = new Float64Array((sides * steps + 1) * 2)
  let n = 0
  for (let i = 0; i < sides; i++) {
    const b = at(i)
    const c = at(i + 1)
    const third = Math.hypot(c[0] - b[0], c[1] - b[1]) / 3
    const tangent = (from: Knot, to: Knot, corner?: 1) => {
      const x = corner ? c[0] - b[0] : to[0] - from[0]
      const y = corner ? c[1] - b[1] : to[1] - from[1]
      const long = third / (Math.hypot(x, y) || 1)
      return [x * long, y * long] as const
    }
    const leaving = tangent(at(i - 1), c, b[2])
    const coming = tangent(b, at(i + 2), c[2])
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const u = 1 - t
      const p = u * u * u
      const q = 3 * u * u * t
      const r = 3 * u * t * t
      const s = t * t * t
      line[n++] = p * b[0] + q * (b[0] + leaving[0]) + r * (c[0] - coming[0]) + s * c[0]
      line[n++] = p * b[1] + q * (b[1] + leaving[1]) + r * (c[1] - coming[1]) + s * c[1]
    }
  }
  const last = at(sides)
  line[n++] = last[0]
  line[n] = last[1]
  return line
}
