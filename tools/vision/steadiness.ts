// Writes vision/model/steadiness.bin: how much each number of a look changes when a picture is disturbed,
// from the shop's own drawings, one of which in forty is disturbed in two ways. After a change of the
// looks, and after tools/vision/seed-looks.ts:
//   node tools/vision/steadiness.ts      (ten minutes of one core)
import { readFileSync, writeFileSync } from 'node:fs'
import { looksFile, unpackLooks } from '@hemline/db/seed/looks.ts'
import { cutBytes, lookBytes, lookUnit } from '@hemline/rules/image-search/likeness.ts'
import { looksOf } from '@hemline/vision/look.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { packSteadiness, steadinessFile } from '@hemline/vision/steadiness.ts'
import { disturb, disturbances } from './disturb.ts'
import { drawingOf, pieceOf } from './drawings.ts'
import { chanceOf } from './linear.ts'
import { isTaught } from './taught.ts'

const shop = 25_000
const step = 10
const ways = 2
/**
 * Added to the spread of each number, as shares of the mean: a number that never moved in the sample may.
 */
const doubts = { cut: 0.2, color: 0.3 } as const

type Change = Float64Array

/** The change of a look: that of the picture's look whose cut is nearest. */
function changeOf(looks: readonly Int8Array[], own: Int8Array): Change {
  const changes = looks.map((look) =>
    Float64Array.from(look, (value, i) => (value - (own[i] ?? 0)) / lookUnit),
  )
  const size = (change: Change) => change.subarray(0, cutBytes).reduce((sum, value) => sum + value * value, 0)
  return changes.toSorted((one, other) => size(one) - size(other))[0] ?? new Float64Array(lookBytes)
}

/**
 * The inverse of the Cholesky factor of the changes' covariance: it makes changes as long in each
 * direction.
 */
function evenedOf(changes: readonly Change[], from: number, to: number, doubt: number): Float32Array {
  const n = to - from
  const cell = (rows: Float64Array, r: number, c: number) => rows[r * n + c] ?? 0
  const covariance = new Float64Array(n * n)
  for (const change of changes)
    for (let r = 0; r < n; r += 1)
      for (let c = 0; c < n; c += 1)
        covariance[r * n + c] =
          cell(covariance, r, c) + ((change[from + r] ?? 0) * (change[from + c] ?? 0)) / changes.length
  const mean =
    Array.from({ length: n }, (_, i) => cell(covariance, i, i)).reduce((sum, one) => sum + one, 0) / n
  for (let i = 0; i < n; i += 1) covariance[i * n + i] = cell(covariance, i, i) + doubt * mean
  const lower = new Float64Array(n * n)
  for (let r = 0; r < n; r += 1)
    for (let c = 0; c <= r; c += 1) {
      let sum = cell(covariance, r, c)
      for (let k = 0; k < c; k += 1) sum -= cell(lower, r, k) * cell(lower, c, k)
      lower[r * n + c] = r === c ? Math.sqrt(sum) : sum / cell(lower, c, c)
    }
  const inverse = new Float64Array(n * n)
  for (let c = 0; c < n; c += 1)
    for (let r = c; r < n; r += 1) {
      let sum = r === c ? 1 : 0
      for (let k = c; k < r; k += 1) sum -= cell(lower, r, k) * cell(inverse, k, c)
      inverse[r * n + c] = sum / cell(lower, r, r)
    }
  return Float32Array.from(inverse)
}

const shipped = unpackLooks(readFileSync(looksFile))
const piece = pieceOf(shop)
const chance = chanceOf(41)
const changes: Change[] = []
for (const index of Array.from({ length: shop }, (_, i) => i).filter(isTaught)) {
  if (Math.floor(index / 4) % step !== 0) continue
  const drawn = piece(index)
  const own = drawn && shipped.get(drawn.key)
  if (!own) continue
  const bytes = await drawingOf(drawn)
  for (let way = 0; way < ways; way += 1) {
    const how = disturbances[changes.length % disturbances.length] ?? 'cropped'
    const pixels = await readPixels(await disturb(bytes, how, chance))
    changes.push(changeOf(await looksOf(pixels), new Int8Array(own)))
  }
  if (changes.length % 200 === 0) console.log(`${changes.length} disturbed pictures`)
}
const cut = evenedOf(changes, 0, cutBytes, doubts.cut)
const color = evenedOf(changes, cutBytes, lookBytes, doubts.color)
writeFileSync(steadinessFile, packSteadiness({ cut, color }))
console.log(`${steadinessFile}: from ${changes.length} disturbed pictures`)
