// One thread of the render pool: draws and rasterises, one picture at a time.
import { parentPort } from 'node:worker_threads'
import { type ArtSpec, draw } from './art/draw.ts'
import { rasterise } from './rasterise.ts'

export type RenderOrder = { spec: ArtSpec; width: number }
export type RenderAnswer = { png: Uint8Array } | { failure: string }

parentPort?.on('message', ({ spec, width }: RenderOrder) => {
  let answer: RenderAnswer
  try {
    answer = { png: rasterise(draw(spec), width) }
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})
