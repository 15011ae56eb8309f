// One process of the render pool: draws and rasterises, one picture at a time.
import { setPriority } from 'node:os'
import { type ArtSpec, draw } from './art/draw.ts'
import { rasterise } from './rasterise.ts'

export type RenderOrder = { spec: ArtSpec; width: number }
export type RenderAnswer = { png: Uint8Array } | { failure: string }

const answerTo = ({ spec, width }: RenderOrder): RenderAnswer => {
  try {
    return { png: rasterise(draw(spec), width) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

// Pictures wait for the shop, never the other way round.
setPriority(10)

process.on('message', (order: RenderOrder) => process.send?.(answerTo(order)))
process.on('disconnect', () => process.exit(0))
