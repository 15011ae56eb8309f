// Compares the color name of a piece with the colors in its picture (issue "Real pieces", section 3).
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import { defaultAnchor } from '@hemline/db/seed/main.ts'
import type { SeedArt } from '@hemline/db/seed/photos.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import { ciede2000, type Lab, labOf } from './ciede2000.ts'

/** Shoes of straps that are thinner than a pixel of a small picture. */
const strapped = ['strappy', 'thong', 'gladiator', 'slingback']
/** Stripes, straps and the rims of glasses need more pixels than plain cloth. */
const widthFor = ({ cloth: { pattern }, cut }: SeedArt) =>
  ['solid', 'denim', 'knit', 'rib'].includes(pattern) &&
  cut.on !== 'extra' &&
  !(cut.on === 'feet' && strapped.includes(cut.upper))
    ? 56
    : 240
/** A greater distance is a colour of another name. */
export const colorLimit = 12
/** Of two-coloured and patterned pieces the named colour may be one of two, if it covers a quarter. */
const quarter = 0.25

const labOfHex = (hex: string): Lab => {
  const value = Number.parseInt(hex.slice(1), 16)
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255)
}
/** The smallest picture that the shop draws; smaller ones are made of it (pictures/src/pipeline.ts). */
const drawnWidth = 400
const pixelsOf = (art: SeedArt, width: number) => rasteriseAll(scenesOf(art as ArtSpec), width).data

/** The colours of the pixels that change when the cloth has another colour: the piece's main material. */
function clothOf(art: SeedArt, width: number): Lab[] {
  const one = pixelsOf(art, width)
  const isLight = labOfHex(art.cloth.color)[0] > 50
  const other = pixelsOf({ ...art, cloth: { ...art.cloth, color: isLight ? '#101030' : '#f0f0c0' } }, width)
  const found: Lab[] = []
  for (let i = 0; i < one.length; i += 3) {
    const apart = [0, 1, 2].reduce((sum, k) => sum + Math.abs((one[i + k] ?? 0) - (other[i + k] ?? 0)), 0)
    if (apart > 90) found.push(labOf(one[i] ?? 0, one[i + 1] ?? 0, one[i + 2] ?? 0))
  }
  return found
}

const meanOf = (all: readonly Lab[]): Lab => {
  const sum = all.reduce(([l, a, b], one): Lab => [l + one[0], a + one[1], b + one[2]], [0, 0, 0])
  return [sum[0] / all.length, sum[1] / all.length, sum[2] / all.length]
}
const apartOf = (p: Lab, q: Lab) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])

/** Three clusters of colours with their shares, by k-means from the darkest, the middle and the lightest. */
function clustersOf(colors: readonly Lab[]): { color: Lab; share: number }[] {
  const sorted = colors.toSorted((p, q) => p[0] - q[0])
  let middles = [0.1, 0.5, 0.9].map(
    (share): Lab => sorted[Math.floor(share * (sorted.length - 1))] ?? [0, 0, 0],
  )
  let groups: Lab[][] = []
  for (let round = 0; round < 8; round++) {
    groups = middles.map(() => [])
    for (const color of colors) {
      const far = middles.map((middle) => apartOf(color, middle))
      groups[far.indexOf(Math.min(...far))]?.push(color)
    }
    middles = groups.map((group, i) => (group.length > 0 ? meanOf(group) : (middles[i] ?? [0, 0, 0])))
  }
  return middles.map((color, i) => ({ color, share: (groups[i]?.length ?? 0) / colors.length }))
}

function distanceAt(art: SeedArt, width: number): number {
  const colors = clothOf(art, width)
  if (colors.length === 0) return Number.POSITIVE_INFINITY
  const named = labOfHex(art.cloth.color)
  const shown = [{ color: meanOf(colors), share: 1 }, ...clustersOf(colors)]
  return Math.min(
    ...shown.filter(({ share }) => share >= quarter).map(({ color }) => ciede2000(color, named)),
  )
}

/**
 * Returns the CIEDE2000 distance between the color by which a piece is called and the nearest color that
 * covers a quarter of its picture; Infinity when no cloth is visible. A small picture is judged first, since
 * it is quick to draw; its pixels are too large for fine patterns, so a piece farther than 12 is judged again
 * by the picture that the shop draws.
 */
export function distanceOf(art: SeedArt): number {
  const quick = distanceAt(art, widthFor(art))
  return quick <= colorLimit ? quick : distanceAt(art, drawnWidth)
}

/** The size of the shop that the pieces are of. */
export const shopSize = 25_000

/**
 * Returns a function that makes the seeded piece with an index: its kind, title and front view without its
 * flaw.
 */
export function pieceMaker(): (index: number) => { kind: number; title: string; art: SeedArt | undefined } {
  const brands = brandsFor(shopSize)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  return (index) => {
    const { item, photos } = makeItem(index, world)
    const first = photos[0]?.art
    if (!first) return { kind: item.category_id, title: item.title, art: undefined }
    const { flaw: _, ...rest } = first
    return { kind: item.category_id, title: item.title, art: { ...rest, view: 'front' } }
  }
}
