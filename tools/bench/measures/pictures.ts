// Measures the processor time to draw a picture, against the time to encode the same pixels.
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import { defaultAnchor } from '@hemline/db/seed/main.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { encode } from '@hemline/pictures/encode.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import sharp from 'sharp'
import { type Measure, median, ms, type Row, times } from '../rows.ts'

/** The widths of masters: a picture of 160 or 320 px is made of one of 400 (pictures/src/pipeline.ts). */
const widths = [400, 640, 1200] as const

/** Returns the first photos of `count` pieces of all kinds, always the same, as the API reads them. */
export function specs(count: number): ArtSpec[] {
  const brands = brandsFor(25_000)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  return Array.from({ length: count }, (_, i) => makeItem(400 + i * 97, world).photos[0]?.art).flatMap(
    (art) => (art ? [JSON.parse(JSON.stringify(art)) as ArtSpec] : []),
  )
}

/** Milliseconds that the process spent on something, in all its threads. */
async function cpuOf<T>(work: () => T | Promise<T>): Promise<{ cpu: number; made: T }> {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, made }
}

async function costs(spec: ArtSpec, width: number): Promise<{ ours: number; floor: number }> {
  const drawn = await cpuOf(() => rasteriseAll(scenesOf(spec), width))
  const { data, width: w, height } = drawn.made
  const master = await sharp(data, { raw: { width: w, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const encoded = await cpuOf(() => encode(master, { width, format: 'webp' }))
  return { ours: drawn.cpu, floor: encoded.cpu }
}

/** The measure `pictures`. */
export const pictures: Measure = {
  name: 'pictures',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const some = specs(bench.short ? 4 : 160)
    const rows: Row[] = []
    for (const width of widths) {
      const [first] = some
      if (first) await costs(first, width)
      const all: { ours: number; floor: number }[] = []
      for (const spec of some) all.push(await costs(spec, width))
      const ours = median(all.map((one) => one.ours))
      const floor = median(all.map((one) => one.floor))
      rows.push({
        what: `a picture of ${width} px drawn, CPU p50`,
        ours: ms(ours),
        floor: `its WebP ${ms(floor)}`,
        ratio: times(ours / floor),
        reach: '–',
        met: null,
        note: `${all.length} pieces from all over the shop`,
      })
    }
    return rows
  },
}
