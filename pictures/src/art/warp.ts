// Lays a flat pattern into a piece of cloth: u runs from its left to its right edge, v from top to bottom.
import type { Edges, Point } from './paths.ts'

export type Warp = { at: (u: number, v: number) => Point; width: number; height: number }

const pick = (points: Point[], i: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]

const spline = (points: Point[], v: number): Point => {
  const t = Math.min(0.9999, Math.max(0, v)) * (points.length - 1)
  const i = Math.floor(t)
  const k = t - i
  const a = pick(points, i - 1)
  const b = pick(points, i)
  const c = pick(points, i + 1)
  const d = pick(points, i + 2)
  const along = (j: 0 | 1) =>
    0.5 *
    (2 * b[j] +
      (c[j] - a[j]) * k +
      (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * k * k +
      (3 * b[j] - a[j] - 3 * c[j] + d[j]) * k ** 3)
  return [along(0), along(1)]
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/**
 * Returns the map from a flat cloth's `u` (across) and `v` (down), 0 to 1, to the place between two edges.
 */
export const warpOf = ({ left, right }: Edges): Warp => ({
  at: (u, v) => {
    const l = spline(left, v)
    const r = spline(right, v)
    return [l[0] + (r[0] - l[0]) * u, l[1] + (r[1] - l[1]) * u + Math.sin(u * Math.PI) * 4]
  },
  width: [0, 0.5, 1].reduce((sum, v) => sum + distance(spline(left, v), spline(right, v)), 0) / 3,
  height: left.slice(1).reduce((sum, point, i) => sum + distance(point, pick(left, i)), 0),
})
