// The network that sees: EfficientNet-lite0, int8 (vision/model/README.md). It makes 1,280 numbers of a
// picture.
import { join } from 'node:path'
import type { InferenceSession } from 'onnxruntime-node'
import { openNetwork } from './open-network.ts'
import { type Pixels, resize } from './pixels.ts'

/** Pixels on each side of what the network sees. */
export const seenEdge = 224
/** Numbers that the network makes of a picture. */
export const featureLength = 1280
const model = join(import.meta.dirname, '../model/efficientnet-lite0.int8.onnx')

/** Loaded with the first picture: a program that sees none is spared its libraries. */
const load = () => import('onnxruntime-node')

let session: Promise<InferenceSession> | undefined

/**
 * Returns the neural network's features for a picture, which is stretched to a square. Throws when the
 * network gives none.
 */
export async function featuresOf(pixels: Pixels): Promise<Float32Array> {
  session ??= openNetwork(model)
  const { data } = await resize(pixels, seenEdge, seenEdge)
  const plane = seenEdge * seenEdge
  const input = new Float32Array(plane * 3)
  for (let i = 0; i < plane; i += 1)
    for (let channel = 0; channel < 3; channel += 1)
      input[channel * plane + i] = ((data[i * 3 + channel] ?? 0) - 127) / 128
  const { Tensor } = await load()
  const answer = await (await session).run({
    pixels: new Tensor('float32', input, [1, 3, seenEdge, seenEdge]),
  })
  const { features } = answer
  if (!(features?.data instanceof Float32Array)) throw new Error('vision: the network gave no numbers')
  return features.data
}
