// Where the window's light doesn't come: on the thing itself, and on the floor under it.

import { blurred } from '../blur.ts'
import type { Box, Seen } from './camera.ts'
import { window } from './light.ts'
import type { Patch } from './model.ts'
import { emptyGrid, layShadow, layTriangles } from './raster.ts'
import { cross, dot, unit } from './vec.ts'

/** Share of the window's light, from 0 to 1, that comes to a point (as the eye sees it) of this slope. */
export type Shade = (x: number, y: number, z: number, n: readonly [number, number, number]) => number

/**
 * Returns a function that tells how much light from the window reaches a point, from 0 to 1, made by looking
 * from the window at the thing. `mapSide`: points along each side of the map.
 */
export const shadeMap = ({ at }: Seen, triangles: Uint32Array, mapSide: number): Shade => {
  const across = unit(cross(window, [0, 0, 1]))
  const along = cross(across, window)
  const count = at.length / 3
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  const depth = new Float32Array(count)
  let x0 = 1e9
  let x1 = -1e9
  let y0 = 1e9
  let y1 = -1e9
  for (let i = 0; i < count; i++) {
    const p = [at[i * 3] ?? 0, at[i * 3 + 1] ?? 0, at[i * 3 + 2] ?? 0] as const
    const u = dot(p, across)
    const v = dot(p, along)
    x[i] = u
    y[i] = v
    depth[i] = -dot(p, window)
    x0 = Math.min(x0, u)
    x1 = Math.max(x1, u)
    y0 = Math.min(y0, v)
    y1 = Math.max(y1, v)
  }
  const k = (mapSide - 8) / Math.max(x1 - x0, y1 - y0, 1e-6)
  for (let i = 0; i < count; i++) {
    x[i] = ((x[i] ?? 0) - x0) * k + 4
    y[i] = ((y[i] ?? 0) - y0) * k + 4
  }
  const grid = emptyGrid(mapSide, mapSide)
  layTriangles(grid, { x, y, depth, triangles })
  const point = 1 / k
  const inside = (u: number, v: number, d: number) => {
    const i = Math.min(mapSide - 1, Math.max(0, u | 0))
    const j = Math.min(mapSide - 1, Math.max(0, v | 0))
    return d > (grid.depth[j * mapSide + i] ?? 0) ? 0 : 1
  }
  return (px, py, pz, n) => {
    // A point is looked for a little off its own surface, else the surface would shade itself.
    const off = point * 2.2
    const q = [px + n[0] * off, py + n[1] * off, pz + n[2] * off] as const
    const u = (dot(q, across) - x0) * k + 4
    const v = (dot(q, along) - y0) * k + 4
    const d = -dot(q, window) - point * 1.6
    return (
      (inside(u, v, d) * 2 +
        inside(u - 2.1, v + 0.6, d) +
        inside(u + 2.1, v - 0.6, d) +
        inside(u + 0.6, v + 2.1, d) +
        inside(u - 0.6, v - 2.1, d)) /
      6
    )
  }
}

/** How far up the shadow reaches (picture units), how much of its way it is thrown, how soft, how dark. */
type Layer = readonly [below: number, thrown: number, blur: number, opacity: number]
const layers: readonly Layer[] = [
  [1e9, 1, 21, 0.22],
  [150, 0.7, 9, 0.22],
  [34, 0.35, 5, 0.34],
  [12, 0, 2.6, 0.34],
]

export type Veil = { values: Float32Array; width: number; height: number }

/**
 * Returns how dark the floor is, 0 to 1, over the part of the picture that is shown: a sharp edge where the
 * thing stands, soft far from it. `width`: points of the veil in a row.
 */
export const floorShadow = (
  patches: readonly Patch[],
  seen: Seen,
  { triangles, shown, width }: { triangles: Uint32Array; shown: Box; width: number },
): Veil => {
  const height = width * 1.25
  const { at, up, eye, scale, offset } = seen
  const k = width / shown.width
  const isShadowing = new Uint8Array(at.length / 3)
  let n = 0
  for (const patch of patches) {
    isShadowing.fill(patch.isShadowing ? 1 : 0, n, n + patch.at.length / 3)
    n += patch.at.length / 3
  }
  const down = 1 / dot(window, up)
  const total = new Float32Array(width * height)
  const count = at.length / 3
  for (const [below, thrown, soft, opacity] of layers) {
    const x = new Float32Array(count)
    const y = new Float32Array(count)
    for (let i = 0; i < count; i++) {
      const p = [at[i * 3] ?? 0, at[i * 3 + 1] ?? 0, at[i * 3 + 2] ?? 0] as const
      const h = Math.max(0, dot(p, up))
      const drop = h * (1 - thrown)
      const throwing = h * thrown * down
      const ex = p[0] - window[0] * throwing
      const ey = p[1] - up[1] * drop - window[1] * throwing
      const ez = p[2] - up[2] * drop - window[2] * throwing
      const far = (eye / (eye + ey)) * scale
      x[i] = (ex * far + offset[0] - shown.x) * k
      y[i] = (-ez * far + offset[1] - shown.y) * k
    }
    const kept = new Uint32Array(triangles.length)
    let used = 0
    for (let i = 0; i < triangles.length; i += 3) {
      const v = triangles[i] ?? 0
      const h = (at[v * 3 + 1] ?? 0) * up[1] + (at[v * 3 + 2] ?? 0) * up[2]
      if (h * scale >= below || isShadowing[v] !== 1) continue
      for (const corner of [0, 1, 2]) kept[used++] = triangles[i + corner] ?? 0
    }
    const veil: Veil = { values: new Float32Array(width * height), width, height }
    layShadow(veil.values, veil, { x, y, triangles: kept.subarray(0, used) })
    const softened = blurred(veil.values, veil, { deviation: soft * k, passes: 3 })
    for (let i = 0; i < total.length; i++)
      total[i] = 1 - (1 - (total[i] ?? 0)) * (1 - opacity * (softened[i] ?? 0))
  }
  return { values: total, width, height }
}
