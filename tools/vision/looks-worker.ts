// Looks at a share of the seeded pieces' first pictures.
import { parentPort, workerData } from 'node:worker_threads'
import { lookOf } from '@hemline/vision/look.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { drawingOf, pieceOf } from './drawings.ts'

/**
 * Every `step`th piece from `first` on, of a shop of `items`. A piece is not looked at when its drawing is
 * `known` and its description has no word of `drawnAnew`.
 */
export type LooksShare = {
  items: number
  first: number
  step: number
  known: ReadonlyMap<string, Int8Array>
  drawnAnew: readonly string[]
}
/** Looks by the keys of their drawings. */
export type Looks = [key: string, look: Int8Array][]

const { items, first, step, known, drawnAnew } = workerData as LooksShare
const piece = pieceOf(items)
const isDrawnAnew = (art: object) => {
  const text = JSON.stringify(art)
  return drawnAnew.some((word) => text.includes(word))
}
const looks: Looks = []
for (let index = first; index < items; index += step) {
  const drawn = piece(index)
  if (!drawn) continue
  const before = isDrawnAnew(drawn.art) ? undefined : known.get(drawn.key)
  looks.push([drawn.key, before ?? (await lookOf(await readPixels(await drawingOf(drawn))))])
  if (looks.length % 1000 === 0) console.log(`${items} pieces, share ${first}: ${looks.length} looks`)
}
parentPort?.postMessage(looks)
