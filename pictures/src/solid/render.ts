// A model as a finished picture: what is nearest to the eye is found for several samples a pixel, light
// is worked out once for each surface in a pixel, and the ground carries its shadow.
import type { Pixels } from '../finish.ts'
import { type Box, type Camera, look, type Seen } from './camera.ts'
import { type Ground, layGround } from './ground.ts'
import { colorAt } from './light.ts'
import type { Material } from './materials.ts'
import type { Patch } from './model.ts'
import { emptyGrid, type Grid, layTriangles } from './raster.ts'
import { floorShadow, type Shade, shadeMap } from './shadows.ts'

export type Shot = {
  patches: readonly Patch[]
  camera: Camera
  ground: Ground
  /** The part of the picture that is shown, in units; the whole picture is 800 × 1000. */
  shown: Box
}

/** All patches as one list of vertices and triangles. */
type Joined = {
  triangles: Uint32Array
  owner: Uint16Array
  lift: Float32Array
  laid: Float32Array
  dim: Float32Array
}

const joined = (patches: readonly Patch[]): Joined => {
  const vertices = patches.reduce((sum, { at }) => sum + at.length / 3, 0)
  const indexes = patches.reduce((sum, { triangles }) => sum + triangles.length, 0)
  const triangles = new Uint32Array(indexes)
  const owner = new Uint16Array(indexes / 3)
  const lift = new Float32Array(indexes / 3)
  const laid = new Float32Array(vertices * 2)
  const dim = new Float32Array(vertices)
  let v = 0
  let t = 0
  patches.forEach((patch, n) => {
    for (let i = 0; i < patch.triangles.length; i++) triangles[t + i] = (patch.triangles[i] ?? 0) + v
    owner.fill(n, t / 3, (t + patch.triangles.length) / 3)
    lift.fill(patch.lift, t / 3, (t + patch.triangles.length) / 3)
    laid.set(patch.laid, v * 2)
    dim.set(patch.dim, v)
    v += patch.at.length / 3
    t += patch.triangles.length
  })
  return { triangles, owner, lift, laid, dim }
}

type Scene = Joined & {
  patches: readonly Patch[]
  seen: Seen
  x: Float32Array
  y: Float32Array
  shade: Shade
  /** Samples for a centimetre. */
  fine: number
}

/** The colour of triangle n at a sample. */
const colorOf = (scene: Scene, n: number, sx: number, sy: number) => {
  const { triangles, owner, x, y, laid, dim, seen, patches, shade } = scene
  const a = triangles[n * 3] ?? 0
  const b = triangles[n * 3 + 1] ?? 0
  const c = triangles[n * 3 + 2] ?? 0
  const ax = x[a] ?? 0
  const ay = y[a] ?? 0
  const bx = (x[b] ?? 0) - ax
  const by = (y[b] ?? 0) - ay
  const cx = (x[c] ?? 0) - ax
  const cy = (y[c] ?? 0) - ay
  const area = bx * cy - by * cx
  const k = 1 / area
  const wb = Math.max(0, Math.min(1, ((sx - ax) * cy - (sy - ay) * cx) * k))
  const wc = Math.max(0, Math.min(1 - wb, ((sy - ay) * bx - (sx - ax) * by) * k))
  const wa = 1 - wb - wc
  const mix = (from: Float32Array, size: number, i: number) =>
    (from[a * size + i] ?? 0) * wa + (from[b * size + i] ?? 0) * wb + (from[c * size + i] ?? 0) * wc
  let nx = mix(seen.normals, 3, 0)
  let ny = mix(seen.normals, 3, 1)
  let nz = mix(seen.normals, 3, 2)
  const patch = patches[owner[n] ?? 0]
  // The triangle's own slope says which side is seen; near an outline the smooth slope may turn away.
  const isOuter = isTurnedTo(seen, [a, b, c], [nx, ny, nz])
  if (!isOuter) {
    nx = -nx
    ny = -ny
    nz = -nz
  }
  if (ny > -0.04) ny = -0.04
  const long = 1 / (Math.hypot(nx, ny, nz) || 1)
  const n3 = [nx * long, ny * long, nz * long] as const
  const mat = (isOuter ? patch?.front : patch?.back) as Material
  return colorAt(mat, {
    n: n3,
    s: mix(laid, 2, 0),
    t: mix(laid, 2, 1),
    lit: shade(mix(seen.at, 3, 0), mix(seen.at, 3, 1), mix(seen.at, 3, 2), n3),
    dim: mix(dim, 1, 0),
    pixels: scene.fine,
  })
}

/** Whether the side that the slope n belongs to is the one that the eye sees of a triangle. */
const isTurnedTo = (
  { at, eye }: Seen,
  [a, b, c]: readonly [number, number, number],
  n: readonly [number, number, number],
) => {
  const ax = at[a * 3] ?? 0
  const ay = at[a * 3 + 1] ?? 0
  const az = at[a * 3 + 2] ?? 0
  const ux = (at[b * 3] ?? 0) - ax
  const uy = (at[b * 3 + 1] ?? 0) - ay
  const uz = (at[b * 3 + 2] ?? 0) - az
  const vx = (at[c * 3] ?? 0) - ax
  const vy = (at[c * 3 + 1] ?? 0) - ay
  const vz = (at[c * 3 + 2] ?? 0) - az
  const fx = uy * vz - uz * vy
  const fy = uz * vx - ux * vz
  const fz = ux * vy - uy * vx
  const seenFrom = fx * -ax + fy * (-eye - ay) + fz * -az
  return fx * n[0] + fy * n[1] + fz * n[2] > 0 === seenFrom > 0
}

const maxSamples = 9

/** How much of what is behind a surface its colour covers: glass covers little, but its gleam covers all. */
const coverOf = ({ front }: Patch, green: number) => {
  if (!front.clear) return 1
  const own = front.tones[1][1]
  const gleam = Math.max(0, (green - own) / (250 - own))
  return 1 - front.clear * (1 - gleam)
}

/** Lays every pixel's surfaces over the ground that is already in `out`. */
const resolve = (out: Uint8Array, grid: Grid, { scene, per }: { scene: Scene; per: number }) => {
  const width = grid.width / per
  const height = grid.height / per
  const owners = new Int32Array(maxSamples)
  const firsts = new Int32Array(maxSamples)
  const places = new Int32Array(maxSamples)
  const counts = new Int32Array(maxSamples)
  const share = 1 / (per * per)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let kinds = 0
      let covered = 0
      for (let j = 0; j < per; j++)
        for (let i = 0; i < per; i++) {
          const id = grid.seen[(y * per + j) * grid.width + x * per + i] ?? 0
          if (!id) continue
          covered++
          const owner = scene.owner[id - 1] ?? 0
          let k = 0
          while (k < kinds && owners[k] !== owner) k++
          if (k === kinds) {
            owners[k] = owner
            firsts[k] = id - 1
            places[k] = j * per + i
            counts[k] = 0
            kinds++
          } else if (j * 2 <= per) {
            // A sample near the pixel's middle stands for all of its surface.
            firsts[k] = id - 1
            places[k] = j * per + i
          }
          counts[k] = (counts[k] ?? 0) + 1
        }
      if (!covered) continue
      const to = (y * width + x) * 3
      let rest = 1
      let r = 0
      let g = 0
      let b = 0
      for (let k = 0; k < kinds; k++) {
        const place = places[k] ?? 0
        const sx = x * per + (place % per) + 0.5
        const sy = y * per + ((place / per) | 0) + 0.5
        const color = colorOf(scene, firsts[k] ?? 0, sx, sy)
        const patch = scene.patches[owners[k] ?? 0]
        const weight = (counts[k] ?? 0) * share * (patch ? coverOf(patch, color[1]) : 1)
        rest -= weight
        r += color[0] * weight
        g += color[1] * weight
        b += color[2] * weight
      }
      out[to] = Math.max(0, Math.min(255, r + (out[to] ?? 0) * rest))
      out[to + 1] = Math.max(0, Math.min(255, g + (out[to + 1] ?? 0) * rest))
      out[to + 2] = Math.max(0, Math.min(255, b + (out[to + 2] ?? 0) * rest))
    }
}

/** Vertices as places on a grid of samples: `k` samples for a unit of the picture. */
const flatten = ({ at, eye, scale, offset }: Seen, shown: Box, k: number) => {
  const count = at.length / 3
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  const depth = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const away = at[i * 3 + 1] ?? 0
    const near = (eye / (eye + away)) * scale
    x[i] = ((at[i * 3] ?? 0) * near + offset[0] - shown.x) * k
    y[i] = (-(at[i * 3 + 2] ?? 0) * near + offset[1] - shown.y) * k
    depth[i] = away
  }
  return { x, y, depth }
}

const cell = 10

/**
 * Returns the place of the picture nearest to the wanted one at which the thing is seen, well within its
 * outline where it is wide enough, in the picture's 800 × 1000 units; the wanted one when the thing is seen
 * nowhere.
 */
export const seenAt = (
  patches: readonly Patch[],
  seen: Seen,
  wanted: readonly [number, number],
): readonly [number, number] => {
  const { triangles } = joined(patches)
  const whole = { x: 0, y: 0, width: 800, height: 1000 }
  const grid = emptyGrid(whole.width / cell, whole.height / cell)
  layTriangles(grid, Object.assign(flatten(seen, whole, 1 / cell), { triangles }))
  const is = (i: number, j: number) => (grid.seen[j * grid.width + i] ?? 0) > 0
  let best: readonly [number, number] = wanted
  let least = Number.POSITIVE_INFINITY
  for (const margin of [3, 1, 0]) {
    for (let j = margin; j < grid.height - margin; j++)
      for (let i = margin; i < grid.width - margin; i++) {
        if (!is(i, j) || !is(i - margin, j) || !is(i + margin, j) || !is(i, j - margin) || !is(i, j + margin))
          continue
        const at = [(i + 0.5) * cell, (j + 0.5) * cell] as const
        const far = Math.hypot(at[0] - wanted[0], at[1] - wanted[1])
        if (far < least) {
          least = far
          best = at
        }
      }
    if (least < Number.POSITIVE_INFINITY) return best
  }
  return best
}

/** Triangles of glass, or all others; the rest have no size, so that numbers stay what they are. */
const ofGlass = ({ triangles, owner }: Joined, patches: readonly Patch[], isGlass: boolean) =>
  triangles.map((vertex, i) =>
    (patches[owner[(i / 3) | 0] ?? 0]?.front.clear ?? 0) > 0 === isGlass ? vertex : 0,
  )

/** Draws a solid thing as a picture of this width (pixels), 4:5, three bytes a pixel. */
export const render = ({ patches, camera, ground, shown }: Shot, width: number): Pixels => {
  const height = Math.round(width * 1.25)
  const seen = look(patches, camera)
  const all = joined(patches)
  const per = width <= 200 ? 3 : 2
  const k = (width * per) / shown.width
  const { x, y, depth } = flatten(seen, shown, k)
  const data = new Uint8Array(width * height * 3)
  const hasGlass = patches.some(({ front }) => front.clear > 0)
  const triangles = hasGlass ? ofGlass(all, patches, false) : all.triangles
  // A small picture shows no finer shadows than its pixels.
  const small = width <= 200
  const shadow = floorShadow(patches, seen, { triangles, shown, width: small ? 120 : 240 })
  layGround(data, { width, height }, { ground, shown, shadow })
  const grid = emptyGrid(width * per, height * per)
  layTriangles(grid, { x, y, depth, triangles }, all.lift)
  const shade = shadeMap(seen, triangles, small ? 200 : 360)
  const scene = Object.assign({ patches, seen, x, y, shade, fine: (seen.scale * width) / shown.width }, all)
  resolve(data, grid, { scene, per })
  if (hasGlass) {
    const glass = Object.assign({}, grid, { seen: new Uint32Array(grid.seen.length) })
    layTriangles(glass, { x, y, depth, triangles: ofGlass(all, patches, true) }, all.lift)
    resolve(data, glass, { scene, per })
  }
  return { data, width, height }
}
