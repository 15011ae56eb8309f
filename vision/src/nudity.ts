// Tells pictures of naked people, which the shop takes from nobody (decision 0245): Yahoo's OpenNSFW, int8
// (vision/model/README.md).
import { join } from 'node:path'
import type { InferenceSession } from 'onnxruntime-node'
import { openNetwork } from './open-network.ts'
import { type Pixels, resize } from './pixels.ts'

/** The network sees the middle of a picture of this edge. */
const wholeEdge = 256
const seenEdge = 224
const rim = (wholeEdge - seenEdge) / 2
/** The mean of blue, green and red in the pictures that the network was trained with. */
const means = [104, 117, 123] as const
const model = join(import.meta.dirname, '../model/open-nsfw.int8.onnx')

/**
 * From this score on a picture counts as naked. Of 300 photographs of clothes, worn and laid out, the highest
 * is 0.64; the network's authors say above 0.8.
 */
export const nakedFrom = 0.85

let session: Promise<InferenceSession> | undefined
const load = () => import('onnxruntime-node')

/**
 * Returns how surely a picture shows a naked person, from 0 to 1. Throws when the network gives no number.
 */
export async function nudityOf(pixels: Pixels): Promise<number> {
  session ??= openNetwork(model)
  const { data } = await resize(pixels, wholeEdge, wholeEdge)
  const input = new Float32Array(seenEdge * seenEdge * 3)
  for (let y = 0; y < seenEdge; y += 1)
    for (let x = 0; x < seenEdge; x += 1)
      for (const [channel, mean] of means.entries()) {
        const from = ((y + rim) * wholeEdge + x + rim) * 3
        input[(y * seenEdge + x) * 3 + channel] = (data[from + 2 - channel] ?? 0) - mean
      }
  const { Tensor } = await load()
  const network = await session
  const [name = ''] = network.inputNames
  const answer = await network.run({ [name]: new Tensor('float32', input, [1, seenEdge, seenEdge, 3]) })
  const scores = answer[network.outputNames[0] ?? '']?.data
  if (!(scores instanceof Float32Array) || scores[1] === undefined)
    throw new Error('vision: the network gave no number')
  return scores[1]
}

/** Returns whether a picture is to be refused, since it shows a naked person with a score of 0.85 or more. */
export const isNaked = async (pixels: Pixels): Promise<boolean> => (await nudityOf(pixels)) >= nakedFrom
