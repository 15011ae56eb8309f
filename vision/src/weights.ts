// What was learned from the shop's drawings (tools/vision/learn.ts), as matrices of half-precision numbers.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '@hemline/rules/image-search/families.ts'
import { cutBytes } from '@hemline/rules/image-search/likeness.ts'
import { featureLength } from './network.ts'
import { silhouetteEdge } from './silhouette.ts'

/** A linear map: `rows` times `columns` factors, row by row, and one number to add for each row. */
export type Linear = { rows: number; columns: number; factors: Float32Array; added: Float32Array }

const shapes = {
  /** From the network's numbers to the part of a look that says cut and cloth. */
  cut: { rows: cutBytes, columns: featureLength },
  /** From the network's numbers to how near they are to the mean drawing of each family. */
  families: { rows: families.length, columns: featureLength },
  /** The same for a garment without its ground. */
  alone: { rows: families.length, columns: featureLength },
  /** The same for its silhouette. */
  silhouette: { rows: families.length, columns: silhouetteEdge ** 2 },
  /** The network's own classes that mean a family, as learned from photographs by its makers. */
  classes: { rows: families.flatMap(({ classes }) => classes).length, columns: featureLength },
} as const
export type WeightsName = keyof typeof shapes
export type Weights = Readonly<Record<WeightsName, Linear>>

/** The names in the order of the file. */
export const weightNames = Object.keys(shapes) as WeightsName[]
/** The file. */
export const weightsFile = join(import.meta.dirname, '../model/weights.bin')

let known: Weights | undefined

/**
 * Reads the classifiers' weights from their file, once. Throws when the file has another length than its
 * matrices.
 */
export function readWeights(): Weights {
  if (known) return known
  const bytes = readFileSync(weightsFile)
  const halves = new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  let at = 0
  const take = (count: number) => {
    at += count
    return Float32Array.from(halves.subarray(at - count, at))
  }
  const read = weightNames.map((name): [WeightsName, Linear] => {
    const { rows, columns } = shapes[name]
    return [name, { rows, columns, factors: take(rows * columns), added: take(rows) }]
  })
  if (at !== halves.length) throw new Error('vision: the weights are those of other families')
  known = Object.fromEntries(read) as Record<WeightsName, Linear>
  return known
}

/** Returns the numbers multiplied by a linear map's matrix, with its constants added. */
export function apply({ rows, columns, factors, added }: Linear, numbers: Float32Array): Float32Array {
  const out = new Float32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    let sum = added[row] ?? 0
    for (let i = 0; i < columns; i += 1) sum += (factors[row * columns + i] ?? 0) * (numbers[i] ?? 0)
    out[row] = sum
  }
  return out
}
