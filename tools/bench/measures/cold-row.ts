// Measures how long a shopper waits for the first row of a listing whose pictures nobody has seen yet: five
// pictures, asked for at once of the pipeline that the API runs, against encoding the same pixels alone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scenesOf } from '@hemline/pictures/art/draw.ts'
import { encode } from '@hemline/pictures/encode.ts'
import { createPictures } from '@hemline/pictures/pipeline.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import sharp from 'sharp'
import { type Measure, median, ms, type Row, times } from '../rows.ts'
import { specs } from './pictures.ts'

/** Cards of the first row at 1440 px (web/src/domains/listing/ItemGrid.tsx), and their pictures' width. */
const inRow = 5
const width = 320
/** A picture of 320 px is made of one of this width (pictures/src/pipeline.ts). */
const master = 400
const reach = 1000

/** Milliseconds to encode the pixels of a row, drawn before. */
async function floorOf(row: ReturnType<typeof specs>): Promise<number> {
  const drawn = await Promise.all(
    row.map((spec) => {
      const { data, width: wide, height } = rasteriseAll(scenesOf(spec), master)
      return sharp(data, { raw: { width: wide, height, channels: 3 } })
        .png({ compressionLevel: 1 })
        .toBuffer()
    }),
  )
  const began = performance.now()
  await Promise.all(drawn.map((bytes) => encode(bytes, { width, format: 'webp' })))
  return performance.now() - began
}

/** The measure `cold-row`. */
export const coldRow: Measure = {
  name: 'cold-row',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const rows = bench.short ? 2 : 20
    const some = specs(rows * inRow)
    const cacheDir = mkdtempSync(join(tmpdir(), 'cold-row-'))
    const source = async (id: number) => some[id]
    const pictures = createPictures({ cacheDir, maxBytes: 1e9, now: () => new Date(), source })
    const took: number[] = []
    const floors: number[] = []
    try {
      // The render processes are there before a shopper comes, and so they are here.
      await pictures.get(0, width, { avif: false })
      for (let row = 1; row < rows; row += 1) {
        const ids = Array.from({ length: inRow }, (_, i) => row * inRow + i)
        const began = performance.now()
        await Promise.all(ids.map((id) => pictures.get(id, width, { avif: false })))
        took.push(performance.now() - began)
        await pictures.settled()
        floors.push(await floorOf(ids.flatMap((id) => some[id] ?? [])))
      }
    } finally {
      await pictures.close()
      rmSync(cacheDir, { recursive: true, force: true })
    }
    const ours = median(took)
    const floor = median(floors)
    return [
      {
        what: `the first row of a cold listing, ${inRow} pictures of ${width} px`,
        ours: ms(ours),
        floor: `their WebPs ${ms(floor)}`,
        ratio: times(ours / floor),
        reach: `≤ ${reach} ms`,
        met: bench.short ? null : ours <= reach,
        note: `${took.length} rows, each from the first question to its last picture`,
      },
    ]
  },
}
