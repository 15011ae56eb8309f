// One process of the render pool: draws, rasterises and encodes, one picture at a time. Pixels are held here
// alone, and not by the shop's process.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { type ArtSpec, scenesOf } from './art/draw.ts'
import { encode, encodeCard } from './encode.ts'
import type { Pixels } from './finish.ts'
import type { Format } from './picture-cache.ts'
import { rasteriseAll } from './rasterise.ts'

/** A drawing to be made a master of, or a master to be made a file of. */
export type RenderOrder =
  | { spec: ArtSpec; width: number }
  | { master: Uint8Array; width: number; format: Format; isWhole?: boolean }
export type RenderAnswer = { image: Uint8Array } | { failure: string }

/** Hardly packed: the master goes to the shop's process, and comes back for each format. */
const png = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

const make = (order: RenderOrder): Promise<Buffer> => {
  if ('spec' in order) return png(rasteriseAll(scenesOf(order.spec), order.width))
  const master = Buffer.from(order.master.buffer, order.master.byteOffset, order.master.byteLength)
  const { width, format, isWhole = false } = order
  return format === 'jpeg' ? encodeCard(master) : encode(master, { width, format, isWhole })
}

const answerTo = async (order: RenderOrder): Promise<RenderAnswer> => {
  try {
    return { image: await make(order) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

// Each picture is read once: kept pixels of the last ones would be tens of megabytes.
sharp.cache(false)

// Pictures wait for the shop, never the other way round.
setPriority(10)

process.on('message', async (order: RenderOrder) => process.send?.(await answerTo(order)))
process.on('disconnect', () => process.exit(0))
