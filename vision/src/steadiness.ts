// What of a look stays when a picture is disturbed (tools/vision/steadiness.ts), as matrices of half-
// precision numbers.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutBytes, lookBytes, type Steadiness } from '@hemline/rules/image-search/likeness.ts'

/** The file. */
export const steadinessFile = join(import.meta.dirname, '../model/steadiness.bin')
const cutSize = cutBytes ** 2
const colorSize = (lookBytes - cutBytes) ** 2

let known: Steadiness | undefined

/** Returns the two steadiness matrices (cut and color) as the bytes of their file, in half precision. */
export function packSteadiness({ cut, color }: Steadiness): Uint8Array {
  return new Uint8Array(Float16Array.from([...cut, ...color]).buffer)
}

/**
 * Reads the steadiness matrices (cut and color) from their file, once. Throws when the file has another
 * length.
 */
export function readSteadiness(): Steadiness {
  if (known) return known
  const bytes = readFileSync(steadinessFile)
  const halves = new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  if (halves.length !== cutSize + colorSize) throw new Error('vision: the steadiness is that of other looks')
  known = {
    cut: Float32Array.from(halves.subarray(0, cutSize)),
    color: Float32Array.from(halves.subarray(cutSize)),
  }
  return known
}
