// Parts a garment from the ground it lies on or hangs before: what is unlike the colors at the picture's
// edge.
import type { Lab } from '@hemline/rules/image-search/palette.ts'
import { oklabOf } from './oklab.ts'
import { type Pixels, resize } from './pixels.ts'

/** Which points of a small copy of the picture belong to the garment: 1, or 0. */
export type Mask = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** What was found: the mask of the largest thing and what lies with it, and the colors of the small copy. */
export type Garment = {
  readonly mask: Mask
  readonly colors: readonly Lab[]
  /** False when nothing stands out from the ground; the mask is then the whole picture. */
  readonly isClear: boolean
  /** The boxes of all things that stand out, in points of the mask, the largest first. */
  readonly things: readonly Box[]
}
type Box = { left: number; top: number; right: number; bottom: number; size: number }

const longest = 96
/** Shadows change the lightness more than the color, so lightness counts less. */
const lightnessShare = 0.6
const grounds = 5

type Point = readonly [number, number, number]
/** By hand: Math.hypot takes ten times as long, and a picture has a hundred thousand of these distances. */
const apart = (one: Point, other: Point): number => {
  const x = one[0] - other[0]
  const y = one[1] - other[1]
  const z = one[2] - other[2]
  return Math.sqrt(x * x + y * y + z * z)
}

const byColor = (one: Point, other: Point) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

type Cluster = { center: Point; share: number; spread: number }

function nearestOf(centers: readonly Point[], point: Point): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [i, center] of centers.entries()) {
    const distance = apart(center, point)
    if (distance >= least) continue
    least = distance
    best = i
  }
  return best
}

/** The colors of the picture's edge: k-means, begun at equal steps through the sorted colors. */
function clustersOf(points: readonly Point[]): Cluster[] {
  const sorted = points.toSorted(byColor)
  let centers = Array.from(
    { length: grounds },
    (_, i) => sorted[Math.floor((i * (sorted.length - 1)) / (grounds - 1))] as Point,
  )
  let own: Point[][] = []
  for (let round = 0; round < 8; round += 1) {
    own = centers.map(() => [])
    for (const point of sorted) own[nearestOf(centers, point)]?.push(point)
    centers = centers.map((center, i) => meanOf(own[i] ?? []) ?? center)
  }
  return centers.map((center, i) => {
    const members = own[i] ?? []
    const squares = members.reduce((sum, point) => sum + apart(point, center) ** 2, 0)
    const spread = Math.sqrt(squares / Math.max(1, members.length))
    return { center, share: members.length / points.length, spread: Math.max(0.02, spread) }
  })
}

function meanOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const sum = [0, 0, 0]
  for (const point of points) for (const i of [0, 1, 2]) sum[i] = (sum[i] ?? 0) + (point[i] ?? 0)
  return sum.map((value) => value / points.length) as unknown as Point
}

/** Otsu's threshold (1979), within bounds. */
function thresholdOf(values: Float32Array, least: number, most: number): number {
  const bins = 64
  const top = values.reduce((max, value) => Math.max(max, value), 1e-9)
  const counts = new Float64Array(bins)
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value / top) * bins))
    counts[bin] = (counts[bin] ?? 0) + 1 / values.length
  }
  const mean = counts.reduce((sum, share, i) => sum + share * (i + 0.5), 0)
  let best = 0
  let bestScore = -1
  let below = 0
  let belowMean = 0
  for (let i = 0; i < bins; i += 1) {
    below += counts[i] ?? 0
    belowMean += (counts[i] ?? 0) * (i + 0.5)
    const score = (mean * below - belowMean) ** 2 / (below * (1 - below) + 1e-9)
    if (score > bestScore) {
      bestScore = score
      best = i + 1
    }
  }
  return Math.min(most, Math.max(least, (best / bins) * top))
}

/** A three by three blur, twice: one speck makes no garment. */
function smooth(values: Float32Array, width: number, height: number): Float32Array {
  let from = values
  for (let round = 0; round < 2; round += 1) {
    const to = new Float32Array(from.length)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dx = -1; dx <= 1; dx += 1) {
            const yy = Math.min(height - 1, Math.max(0, y + dy))
            const xx = Math.min(width - 1, Math.max(0, x + dx))
            sum += from[yy * width + xx] ?? 0
          }
        to[y * width + x] = sum / 9
      }
    from = to
  }
  return from
}

type Thing = Box & { members: number[]; centrality: number }

/** The connected things of a mask. */
function thingsOf(mask: Uint8Array, width: number, height: number): Thing[] {
  const seen = new Uint8Array(mask.length)
  const things: Thing[] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue
    const members = [start]
    seen[start] = 1
    for (let at = 0; at < members.length; at += 1) {
      const point = members[at] ?? 0
      const x = point % width
      for (const next of [
        x > 0 ? point - 1 : -1,
        x < width - 1 ? point + 1 : -1,
        point - width,
        point + width,
      ]) {
        if (next < 0 || next >= mask.length || seen[next] || !mask[next]) continue
        seen[next] = 1
        members.push(next)
      }
    }
    const xs = members.map((point) => point % width)
    const ys = members.map((point) => Math.floor(point / width))
    const sum = (list: readonly number[]) => list.reduce((all, value) => all + value, 0)
    const offX = (sum(xs) / xs.length - width / 2) / (width / 2)
    const offY = (sum(ys) / ys.length - height / 2) / (height / 2)
    things.push({
      members,
      size: members.length,
      centrality: Math.exp(-(offX ** 2 + offY ** 2)),
      left: xs.reduce((min, x) => Math.min(min, x), width),
      right: xs.reduce((max, x) => Math.max(max, x), 0) + 1,
      top: ys.reduce((min, y) => Math.min(min, y), height),
      bottom: ys.reduce((max, y) => Math.max(max, y), 0) + 1,
    })
  }
  return things.toSorted((one, other) => other.size * other.centrality - one.size * one.centrality)
}

/** Fills what the mask surrounds: a print of the ground's color belongs to the garment. */
function fillHoles(mask: Uint8Array, width: number, height: number): void {
  const outside = new Uint8Array(mask.length)
  const queue: number[] = []
  const add = (point: number) => {
    if (mask[point] || outside[point]) return
    outside[point] = 1
    queue.push(point)
  }
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(add)
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(add)
  for (let at = 0; at < queue.length; at += 1) {
    const point = queue[at] ?? 0
    const x = point % width
    if (x > 0) add(point - 1)
    if (x < width - 1) add(point + 1)
    if (point >= width) add(point - width)
    if (point + width < mask.length) add(point + width)
  }
  for (const [point, isOutside] of outside.entries()) if (!isOutside) mask[point] = 1
}

/** How unlike the ground each point is. */
function unlikeness(colors: readonly Point[], width: number, height: number): Float32Array {
  const margin = Math.max(2, Math.floor(0.05 * Math.min(width, height)))
  const edge: Point[] = []
  const middle: Point[] = []
  for (const [i, color] of colors.entries()) {
    const x = i % width
    const y = Math.floor(i / width)
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < margin) edge.push(color)
    if (Math.abs(x - width / 2) < width * 0.22 && Math.abs(y - height / 2) < height * 0.22) middle.push(color)
  }
  const clusters = clustersOf(edge)
  const centers = clusters.map(({ center }) => center)
  const inMiddle = centers.map(() => 0)
  for (const color of middle) {
    const nearest = nearestOf(centers, color)
    inMiddle[nearest] = (inMiddle[nearest] ?? 0) + 1 / middle.length
  }
  // A color that is at the edge but mostly in the middle is a garment that reaches the edge.
  const isGround = ({ share }: Cluster, i: number) =>
    share >= 0.04 && !((inMiddle[i] ?? 0) > 0.35 && (inMiddle[i] ?? 0) > 1.6 * share)
  const chosen = clusters.filter(isGround)
  const ground =
    chosen.length > 0 ? chosen : clusters.toSorted((one, other) => other.share - one.share).slice(0, 1)
  return Float32Array.from(colors, (color) =>
    ground.reduce(
      (least, { center, spread }) => Math.min(least, apart(color, center) / Math.sqrt(spread / 0.03)),
      Number.POSITIVE_INFINITY,
    ),
  )
}

/**
 * Finds the garment in a picture: its mask, colors and things on a smaller grid. `isClear` is false, and the
 * mask covers all, when nothing stands out.
 */
export async function findGarment(pixels: Pixels): Promise<Garment> {
  const scale = longest / Math.max(pixels.width, pixels.height)
  const width = Math.max(8, Math.round(pixels.width * scale))
  const height = Math.max(8, Math.round(pixels.height * scale))
  const { data } = await resize(pixels, width, height)
  const colors = Array.from({ length: width * height }, (_, i) =>
    oklabOf(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0),
  )
  const far = smooth(
    unlikeness(
      colors.map(([l, a, b]): Point => [l * lightnessShare, a, b]),
      width,
      height,
    ),
    width,
    height,
  )
  const threshold = thresholdOf(far, 0.05, 0.16)
  const things = thingsOf(
    Uint8Array.from(far, (value) => (value > threshold ? 1 : 0)),
    width,
    height,
  )
  const mask = new Uint8Array(width * height)
  const [main] = things
  for (const thing of things)
    if (main && thing.size > 0.25 * main.size) for (const point of thing.members) mask[point] = 1
  fillHoles(mask, width, height)
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length
  const isClear = share > 0.015 && share < 0.92
  if (!isClear) mask.fill(1)
  return { mask: { data: mask, width, height }, colors, isClear, things: things.map(boxOf) }
}

const boxOf = ({ left, top, right, bottom, size }: Thing): Box => ({ left, top, right, bottom, size })
