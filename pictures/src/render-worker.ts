// One process of the render pool: draws and rasterises, one picture at a time.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { type ArtSpec, scenesOf } from './art/draw.ts'
import type { Pixels } from './finish.ts'
import { rasteriseAll } from './rasterise.ts'

export type RenderOrder = { spec: ArtSpec; width: number }
export type RenderAnswer = { png: Uint8Array } | { failure: string }

/** Hardly packed: the picture goes to the next process and is encoded there. */
const png = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

const answerTo = async ({ spec, width }: RenderOrder): Promise<RenderAnswer> => {
  try {
    return { png: await png(rasteriseAll(scenesOf(spec), width)) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

sharp.concurrency(1)

// Pictures wait for the shop, never the other way round.
setPriority(10)

process.on('message', async (order: RenderOrder) => process.send?.(await answerTo(order)))
process.on('disconnect', () => process.exit(0))
