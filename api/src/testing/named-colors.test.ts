// What a piece's colour is called, held against what its picture shows (issue "Real pieces", section 3).
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import { defaultAnchor } from '@hemline/db/seed/main.ts'
import type { SeedArt } from '@hemline/db/seed/photos.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import { describe, expect, it } from 'vitest'
import { ciede2000, type Lab, labOf } from './ciede2000.ts'

/** Stripes and the rims of glasses need more pixels than plain cloth. */
const widthFor = ({ cloth: { pattern }, cut }: SeedArt) =>
  ['solid', 'denim', 'knit', 'rib'].includes(pattern) && cut.on !== 'extra' ? 56 : 200
const most = 12
/** Of two-coloured and patterned pieces the named colour may be one of two, if it covers a quarter. */
const quarter = 0.25

const labOfHex = (hex: string): Lab => {
  const value = Number.parseInt(hex.slice(1), 16)
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255)
}
const pixelsOf = (art: SeedArt) => rasteriseAll(scenesOf(art as ArtSpec), widthFor(art)).data

/** The colours of the pixels that change when the cloth has another colour: the piece's main material. */
function clothOf(art: SeedArt): Lab[] {
  const one = pixelsOf(art)
  const isLight = labOfHex(art.cloth.color)[0] > 50
  const other = pixelsOf({ ...art, cloth: { ...art.cloth, color: isLight ? '#101030' : '#f0f0c0' } })
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

/** How far the named colour is from the nearest one that a good part of the picture shows. */
function distanceOf(art: SeedArt): number {
  const colors = clothOf(art)
  if (colors.length === 0) return Number.POSITIVE_INFINITY
  const named = labOfHex(art.cloth.color)
  const shown = [{ color: meanOf(colors), share: 1 }, ...clustersOf(colors)]
  return Math.min(
    ...shown.filter(({ share }) => share >= quarter).map(({ color }) => ciede2000(color, named)),
  )
}

/** The first pieces of each kind in a shop of 25,000, fronts only, until there are so many. */
function stratified(count: number): { title: string; art: SeedArt }[] {
  const brands = brandsFor(25_000)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  const ofKind = new Map<number, number>()
  const found: { title: string; art: SeedArt }[] = []
  for (let i = 100; found.length < count; i++) {
    const { item, photos } = makeItem(i, world)
    const seen = ofKind.get(item.category_id) ?? 0
    const art = photos[0]?.art
    if (seen >= 3 || !art) continue
    ofKind.set(item.category_id, seen + 1)
    const { flaw: _, ...rest } = art
    found.push({ title: item.title, art: { ...rest, view: 'front' } })
  }
  return found
}

describe('CIEDE2000', () => {
  // Pairs of the data that the formula was published with (Sharma, Wu and Dalal, 2005).
  it.each<[Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  ])('of %j and %j is %d', (one, other, wanted) => {
    expect(ciede2000(one, other)).toBeCloseTo(wanted, 3)
  })
})

describe('the colour that a piece is called', () => {
  it('is one that its picture shows, in 600 pictures of all kinds', { timeout: 240_000 }, () => {
    const all = stratified(600).map(({ title, art }) => ({ title, far: distanceOf(art) }))
    const wrong = all.filter(({ far }) => far > most).toSorted((one, other) => other.far - one.far)
    console.log(`named colours: ${all.length - wrong.length} of ${all.length} within ${most}`)
    expect(wrong.map(({ title, far }) => `${title}: ${far.toFixed(1)}`)).toEqual([])
  })
})
