// Opens the shop's int8 networks.
import type { InferenceSession } from 'onnxruntime-node'

/**
 * How each network runs. One thread: a shop has other things to do, and ten milliseconds are soon over.
 * `x64quantprecision`: processors without instructions for int8 (AVX2 alone) otherwise cut off sums of
 * products that are too large for 16 bits, and then see another picture than the processor that made the
 * looks of the seed (ONNX Runtime, session option `session.x64quantprecision`).
 */
const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  extra: { session: { x64quantprecision: '1' } },
}

/** Opens the network of a file. Its library is loaded with the first one. Rejects for a file that is none. */
export async function openNetwork(file: string): Promise<InferenceSession> {
  return (await import('onnxruntime-node')).InferenceSession.create(file, options)
}
