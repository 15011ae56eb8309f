// A thing in centimetres: surfaces cut into triangles, each with its material. Everything that is
// drawn as a solid is built on a model, whole, and drawn from any side.
import type { Material } from './materials.ts'
import type { Surface, Vec } from './vec.ts'

export type Place = { (p: Vec): Vec; isMirrored?: boolean }

export type Patch = {
  /** Positions, normals and, in centimetres along the surface, texture places of the vertices. */
  at: Float32Array
  normals: Float32Array
  laid: Float32Array
  /** What the maker of the surface darkened by hand: 1 is untouched. */
  dim: Float32Array
  triangles: Uint32Array
  front: Material
  /** The inner side; the same as the outer one when not said. */
  back: Material
  /** How many centimetres nearer than it is it counts, so that overlays win over what they lie on. */
  lift: number
  isShadowing: boolean
}

export type PatchLook = {
  /** Quads along u and along v. */
  cuts: readonly [number, number]
  mat: Material
  back?: Material
  lift?: number
  /** Darkens by hand: 1 leaves a point as it is. */
  dim?: (u: number, v: number) => number
  /** False for quads that are left out: holes. */
  has?: (u: number, v: number) => boolean
  /** Turns the outer side to the other side. */
  isFlipped?: boolean
  /** Where a texture begins, and how it lies: no two pieces of leather are cut from the same place. */
  laidFrom?: readonly [number, number]
  /** How far the texture moves along u for a centimetre along v: 1 is cut on the bias. */
  slant?: number
  isShadowing?: boolean
}

export type Model = {
  patches: Patch[]
  patch: (surface: Surface, look: PatchLook) => void
  /** Builds what is made within at another place; places nest. */
  within: (place: Place, build: () => void) => void
}

type Grid = { at: Float32Array; columns: number; rows: number }

const gridOf = (surface: Surface, [nu, nv]: readonly [number, number], place: Place): Grid => {
  const columns = nu + 1
  const rows = nv + 1
  const at = new Float32Array(columns * rows * 3)
  for (let j = 0, n = 0; j < rows; j++)
    for (let i = 0; i < columns; i++, n += 3) {
      const p = place(surface(i / nu, j / nv))
      at[n] = p[0]
      at[n + 1] = p[1]
      at[n + 2] = p[2]
    }
  return { at, columns, rows }
}

/** The difference of two points of a grid. */
const step = ({ at }: Grid, from: number, to: number): Vec => [
  (at[to * 3] ?? 0) - (at[from * 3] ?? 0),
  (at[to * 3 + 1] ?? 0) - (at[from * 3 + 1] ?? 0),
  (at[to * 3 + 2] ?? 0) - (at[from * 3 + 2] ?? 0),
]

const isClosedAlongU = (grid: Grid) => {
  const { columns, rows } = grid
  for (const j of [0, rows >> 1, rows - 1]) {
    const [x, y, z] = step(grid, j * columns, j * columns + columns - 1)
    if (Math.abs(x) + Math.abs(y) + Math.abs(z) > 1e-3) return false
  }
  return true
}

const normalsOf = (grid: Grid, sign: number): Float32Array => {
  const { columns, rows } = grid
  const normals = new Float32Array(columns * rows * 3)
  const isClosed = isClosedAlongU(grid)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const row = j * columns
      const left = i > 0 ? i - 1 : isClosed ? columns - 2 : 0
      const right = i < columns - 1 ? i + 1 : isClosed ? 1 : columns - 1
      let du = step(grid, row + left, row + right)
      const dv = step(grid, Math.max(0, j - 1) * columns + i, Math.min(rows - 1, j + 1) * columns + i)
      // At a pole the ring is one point: its neighbours' ring tells the slope.
      if (Math.abs(du[0]) + Math.abs(du[1]) + Math.abs(du[2]) < 1e-5) {
        const near = (j === 0 ? 1 : Math.max(0, j - 1)) * columns
        du = step(grid, near + left, near + right)
      }
      const x = du[1] * dv[2] - du[2] * dv[1]
      const y = du[2] * dv[0] - du[0] * dv[2]
      const z = du[0] * dv[1] - du[1] * dv[0]
      const k = sign / (Math.hypot(x, y, z) || 1)
      const n = (row + i) * 3
      normals[n] = x * k
      normals[n + 1] = y * k
      normals[n + 2] = z * k
    }
  return normals
}

/** Places along the surface in centimetres: the mean length of its rows and columns. */
const laidOver = (grid: Grid, [fromS, fromT]: readonly [number, number], slant: number) => {
  const { columns, rows } = grid
  const long = ([x, y, z]: Vec) => Math.hypot(x, y, z)
  const middle = (rows >> 1) * columns
  const s = [fromS]
  for (let i = 1; i < columns; i++)
    s.push((s[i - 1] ?? 0) + Math.max(long(step(grid, middle + i - 1, middle + i)), 1e-4))
  const t = [fromT]
  const a = columns >> 2
  const b = (columns * 5) >> 3
  for (let j = 1; j < rows; j++) {
    const one = long(step(grid, (j - 1) * columns + a, j * columns + a))
    const two = long(step(grid, (j - 1) * columns + b, j * columns + b))
    t.push((t[j - 1] ?? 0) + Math.max((one + two) / 2, 1e-4))
  }
  const laid = new Float32Array(columns * rows * 2)
  for (let j = 0, n = 0; j < rows; j++)
    for (let i = 0; i < columns; i++, n += 2) {
      laid[n] = (s[i] ?? 0) + (t[j] ?? 0) * slant
      laid[n + 1] = t[j] ?? 0
    }
  return laid
}

const trianglesOf = ({ columns, rows }: Grid, has?: (u: number, v: number) => boolean) => {
  const nu = columns - 1
  const nv = rows - 1
  const found = new Uint32Array(nu * nv * 6)
  let n = 0
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++) {
      if (has && !has((i + 0.5) / nu, (j + 0.5) / nv)) continue
      const a = j * columns + i
      found.set([a, a + 1, a + columns + 1, a, a + columns + 1, a + columns], n)
      n += 6
    }
  return found.subarray(0, n)
}

const patchOf = (surface: Surface, look: PatchLook, place: Place): Patch => {
  const { cuts, mat, back = mat, lift = 0, dim, has, isShadowing = true } = look
  const grid = gridOf(surface, cuts, place)
  const isFlipped = Boolean(look.isFlipped) !== Boolean(place.isMirrored)
  const dims = new Float32Array(grid.columns * grid.rows).fill(1)
  if (dim)
    for (let j = 0, n = 0; j < grid.rows; j++)
      for (let i = 0; i < grid.columns; i++, n++) dims[n] = dim(i / cuts[0], j / cuts[1])
  return {
    at: grid.at,
    normals: normalsOf(grid, isFlipped ? -1 : 1),
    laid: laidOver(grid, look.laidFrom ?? [0, 0], look.slant ?? 0),
    dim: dims,
    triangles: trianglesOf(grid, has),
    front: mat,
    back,
    lift,
    isShadowing,
  }
}

/** Returns copies of surfaces at another place; a place only turns, moves and mirrors. */
export const copied = (patches: readonly Patch[], place: Place): Patch[] => {
  const zero = place([0, 0, 0])
  return patches.map((patch) => {
    const at = new Float32Array(patch.at.length)
    const normals = new Float32Array(patch.normals.length)
    for (let i = 0; i < at.length; i += 3) {
      at.set(place([patch.at[i] ?? 0, patch.at[i + 1] ?? 0, patch.at[i + 2] ?? 0]), i)
      const [x, y, z] = place([patch.normals[i] ?? 0, patch.normals[i + 1] ?? 0, patch.normals[i + 2] ?? 0])
      normals[i] = x - zero[0]
      normals[i + 1] = y - zero[1]
      normals[i + 2] = z - zero[2]
    }
    return Object.assign({}, patch, { at, normals })
  })
}

/**
 * Creates a solid model without any surface. `patch` adds one; `within` builds at a place, which may lie
 * within another.
 */
export const createModel = (): Model => {
  const patches: Patch[] = []
  let place: Place = (p) => p
  return {
    patches,
    patch: (surface, look) => void patches.push(patchOf(surface, look, place)),
    within: (inner, build) => {
      const outer = place
      const both: Place = (p) => outer(inner(p))
      both.isMirrored = Boolean(outer.isMirrored) !== Boolean(inner.isMirrored)
      place = both
      build()
      place = outer
    },
  }
}
