// A share of the shop's pieces, each held against the colour that its title says.
import { parentPort, workerData } from 'node:worker_threads'
import { colorLimit, distanceOf, pieceMaker } from './named-colors.ts'

/** The numbers of the pieces that a worker looks at: every `step`th from `first` up to `most`. */
export type Share = { first: number; step: number; most: number }
export type Colors = { looked: number; wrong: { title: string; far: number }[] }

const { first, step, most } = workerData as Share
const pieceOf = pieceMaker()
const wrong: { title: string; far: number }[] = []
let looked = 0
for (let i = first; i < most; i += step) {
  const { title, art } = pieceOf(i)
  if (!art) continue
  looked += 1
  const far = distanceOf(art)
  if (far > colorLimit) wrong.push({ title, far })
}
parentPort?.postMessage({ looked, wrong } satisfies Colors)
