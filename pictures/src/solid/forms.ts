// Forms that small things share: turned bodies, cut stones, soft blocks, chains, and places on a path.
import type { Material } from './materials.ts'
import type { Model, Place } from './model.ts'
import { hoop, tube } from './parts.ts'
import { add, cross, mul, type Path, rounded, sub, through, unit, type Vec } from './vec.ts'

export const full = Math.PI * 2

/**
 * Returns the map that sets a part at a point, with its z along `up` and its y as nearly as possible along
 * `ahead`.
 */
export const set = (at: Vec, up: Vec = [0, 0, 1], ahead: Vec = [0, 1, 0]): Place => {
  const c = unit(up)
  const side = cross(ahead, c)
  const a = unit(Math.hypot(...side) < 1e-3 ? cross([1, 0, 0], c) : side)
  const b = cross(c, a)
  return (p) => add(at, add(add(mul(a, p[0]), mul(b, p[1])), mul(c, p[2])))
}

type Profile = readonly (readonly [radius: number, height: number])[]

type LatheLook = {
  mat: Material
  back?: Material
  around?: number
  cuts?: number
  /** Depth for a width of 1. */
  squash?: number
  lift?: number
  dim?: (u: number, v: number) => number
}

/**
 * Adds a body turned about the z axis, smooth through the profile's points (radius and height in
 * centimeters).
 */
export const lathe = (model: Model, profile: Profile, look: LatheLook) => {
  const { mat, around = 32, cuts = profile.length * 4, squash = 1, lift = 0, back, dim } = look
  const line = through(profile.map(([r, h]): Vec => [r, h, 0]))
  model.patch(
    (u, v) => {
      const [r, h] = line(v)
      const w = u * full
      return [Math.cos(w) * r, Math.sin(w) * r * squash, h]
    },
    { cuts: [around, cuts], mat, lift, ...(back && { back }), ...(dim && { dim }) },
  )
}

/** How light each facet of a stone is: neighbours never alike. */
const sparkle = (i: number, j: number) => {
  const n = Math.sin(i * 12.9898 + j * 78.233) * 43758.5453
  return 0.5 + 0.95 * (n - Math.floor(n))
}

type Gem = { radius: number; mat: Material; sides?: number; tall?: number; long?: number; power?: number }

const crown: Profile = [
  [0.5, -0.5],
  [1, -0.06],
  [1, 0.02],
  [0.84, 0.22],
  [0.6, 0.36],
  [0.3, 0.37],
  [0, 0.38],
]

/**
 * Adds a cut stone whose table looks along z. Every corner is laid twice, so that facets are flat; `power` 5
 * makes it square, `long` stretches it along y.
 */
export const gem = (model: Model, { radius, mat, sides = 8, tall = 1, long = 1, power = 2 }: Gem) => {
  const rows = crown.length * 2 - 3
  model.patch(
    (u, v) => {
      const i = Math.ceil(Math.round(u * sides * 2) / 2)
      const j = Math.ceil(Math.round(v * rows) / 2)
      const [r, h] = crown[j] ?? [0, 0]
      const [x, y] = rounded(((i + (j % 2) * 0.5) / sides) * full + 1e-4, r * radius, r * radius, power)
      return [x, y * long, h * radius * tall]
    },
    {
      cuts: [sides * 2, rows],
      mat,
      dim: (u, v) =>
        sparkle(Math.floor(Math.round(u * sides * 2) / 2) % sides, Math.floor(Math.round(v * rows) / 2)),
    },
  )
}

/** Adds a cut stone and what holds it to the model: that many prongs, or a bezel for none. */
export const setting = (model: Model, cut: Gem, { metal, prongs }: { metal: Material; prongs: number }) => {
  const { radius, long = 1, power = 2 } = cut
  gem(model, cut)
  const edge = (t: number): Vec => {
    const [x, y] = rounded(t * full, radius * 1.03, radius * 1.03 * long, power)
    return [x, y, -0.02 * radius]
  }
  if (!prongs) {
    tube(model, edge, { mat: metal, radius: radius * 0.13, cuts: 32, around: 7, isClosed: true })
    return
  }
  tube(model, (t) => add(mul(edge(t), 0.8), [0, 0, -0.4 * radius]), {
    mat: metal,
    radius: radius * 0.07,
    cuts: 28,
    around: 6,
    isClosed: true,
  })
  for (let i = 0; i < prongs; i++) {
    const rim = edge((i + 0.5) / prongs)
    const foot: Vec = add(mul(rim, 0.6), [0, 0, -0.6 * radius])
    const tip: Vec = add(mul(rim, 0.9), [0, 0, 0.27 * radius])
    tube(model, through([foot, add(rim, [0, 0, -0.02 * radius]), tip]), {
      mat: metal,
      radius: (t) => radius * 0.1 * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.8) / 0.2) ** 2)),
      cuts: 9,
      around: 6,
    })
  }
}

type Block = {
  size: Vec
  mat: Material
  power?: number
  cuts?: readonly [number, number]
  lift?: number
  /** With a flat sheet over its top, whose grain lies straight. */
  hasLid?: boolean
}

/**
 * Adds a soft-edged block about the origin, with `hasLid` also a flat sheet on its top; `size` holds half its
 * width, depth and height in centimeters.
 */
export const block = (model: Model, look: Block) => {
  const { mat, power = 6, cuts = [40, 16], lift = 0, hasLid = false } = look
  const [a, b, c] = look.size
  model.patch(
    (u, v) => {
      const [k, z] = rounded((v - 0.5) * Math.PI, 1, c, power)
      const [x, y] = rounded(u * full, a, b, power)
      return [x * k, y * k, z]
    },
    { cuts, mat, lift },
  )
  if (!hasLid) return
  // Even rows are cut by the corners' round, so that the sheet ends where the top does.
  model.patch(
    (u, v) => {
      const y = (2 * v - 1) * 0.955
      const half = 0.955 * (1 - Math.abs(y / 0.99) ** power) ** (1 / power)
      return [a * half * (2 * u - 1), b * y, c * 0.998]
    },
    { cuts: [12, 40], mat, lift: lift + 0.06, isShadowing: false },
  )
}

type Spot = { p: Vec; along: Vec }

/** Returns `count` places at even distances along a path. */
export const evenly = (path: Path, count: number, isClosed = false): Spot[] => {
  const fine = 240
  const points = Array.from({ length: fine + 1 }, (_, i) => path(i / fine))
  const sums = [0]
  for (let i = 1; i <= fine; i++)
    sums.push((sums[i - 1] ?? 0) + Math.hypot(...sub(points[i] ?? [0, 0, 0], points[i - 1] ?? [0, 0, 0])))
  const total = sums[fine] ?? 0
  let i = 0
  return Array.from({ length: count }, (_, k) => {
    const want = (total * k) / (isClosed ? count : Math.max(1, count - 1))
    while (i < fine - 1 && (sums[i + 1] ?? 0) < want) i++
    const a = points[i] ?? [0, 0, 0]
    const b = points[i + 1] ?? a
    const share = (want - (sums[i] ?? 0)) / ((sums[i + 1] ?? 0) - (sums[i] ?? 0) || 1)
    return { p: add(a, mul(sub(b, a), share)), along: unit(sub(b, a)) }
  })
}

/** Returns the length of a path in centimeters. */
export const lengthOf = (path: Path) => {
  let sum = 0
  for (let i = 0; i < 120; i++) sum += Math.hypot(...sub(path((i + 1) / 120), path(i / 120)))
  return sum
}

type Chain = {
  /** Length and width of a link. */
  link: readonly [number, number]
  wire: number
  mat: Material
  isClosed?: boolean
  /** Degrees that links lean to one side and the other; 0 lies flat. */
  lean?: number
  power?: number
}

/**
 * Adds links along a path to the model, each turned against its neighbours; `link` is a link's length and
 * width in centimeters. At least two, and always an even number.
 */
export const chain = (model: Model, path: Path, look: Chain) => {
  const { link, wire, mat, isClosed = false, lean = 38, power = 2.4 } = look
  const count = Math.max(2, 2 * Math.round(lengthOf(path) / (link[0] - wire * 2.6) / 2))
  const w = (lean * Math.PI) / 180
  const isSmall = link[0] < 0.45
  for (const [k, { p, along }] of evenly(path, count, isClosed).entries()) {
    const side = unit(cross([0, 0, 1], along))
    const up = cross(along, side)
    const b = add(mul(side, Math.cos(w)), mul(up, Math.sin(w) * (k % 2 ? 1 : -1)))
    tube(
      model,
      (t) => {
        const [x, y] = rounded(t * full, link[0] / 2, link[1] / 2, power)
        return add(p, add(mul(along, x), mul(b, y)))
      },
      { mat, radius: wire, cuts: isSmall ? 12 : 22, around: isSmall ? 5 : 8, isClosed: true },
    )
  }
}

/** Adds a small ring that holds one thing to another. */
export const jump = (model: Model, at: Vec, look: { radius: number; mat: Material; b?: Vec }) =>
  hoop(model, at, {
    a: [0, 1, 0],
    b: look.b ?? unit([1, 0, 0.5]),
    radius: [look.radius, look.radius],
    wire: look.radius * 0.26,
    mat: look.mat,
  })
