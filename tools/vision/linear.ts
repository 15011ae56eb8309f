// The little linear algebra that learning needs: principal axes, a softmax classifier, and nearest means.
import type { Linear } from '@hemline/vision/weights.ts'

/** Returns a function that gives the same random numbers, 0 up to 1, for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Two draws of the normal distribution would do; the sum of three uniform ones is near enough for noise. */
const noiseOf = (chance: () => number) => (chance() + chance() + chance() - 1.5) * 2

type Rows = readonly Float32Array[]

/** Returns the mean and the spread (standard deviation) of each column of a table of numbers. */
export function columnsOf(rows: Rows): { mean: Float32Array; spread: Float32Array } {
  const columns = rows[0]?.length ?? 0
  const mean = new Float32Array(columns)
  const spread = new Float32Array(columns)
  for (const row of rows)
    for (let i = 0; i < columns; i += 1) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0) / rows.length
  for (const row of rows)
    for (let i = 0; i < columns; i += 1)
      spread[i] = (spread[i] ?? 0) + ((row[i] ?? 0) - (mean[i] ?? 0)) ** 2 / rows.length
  return { mean, spread: spread.map(Math.sqrt) }
}

/**
 * Returns the linear map to the `count` axes on which rows differ most (principal axes), by orthogonal
 * iteration. The axes are stretched by their spread to the power of minus `evened`: 0 keeps distances, 1
 * makes all axes alike.
 */
export function axesOf(rows: Rows, count: number, evened: number): Linear {
  const { mean } = columnsOf(rows)
  const columns = mean.length
  const centered = rows.map((row) => row.map((value, i) => value - (mean[i] ?? 0)))
  const chance = chanceOf(7)
  let axes = Array.from({ length: count }, () =>
    Float64Array.from({ length: columns }, () => noiseOf(chance)),
  )
  let spreads: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const next = axes.map(() => new Float64Array(columns))
    for (const row of centered)
      for (const [k, axis] of axes.entries()) {
        let along = 0
        for (let i = 0; i < columns; i += 1) along += (row[i] ?? 0) * (axis[i] ?? 0)
        const to = next[k] as Float64Array
        for (let i = 0; i < columns; i += 1) to[i] = (to[i] ?? 0) + along * (row[i] ?? 0)
      }
    spreads = orthonormal(next).map((length) => Math.sqrt(length / rows.length))
    axes = next
  }
  const factors = new Float32Array(count * columns)
  const added = new Float32Array(count)
  for (const [k, axis] of axes.entries()) {
    const scale = (spreads[k] ?? 1) ** -evened
    for (let i = 0; i < columns; i += 1) {
      factors[k * columns + i] = (axis[i] ?? 0) * scale
      added[k] = (added[k] ?? 0) - (axis[i] ?? 0) * scale * (mean[i] ?? 0)
    }
  }
  return { rows: count, columns, factors, added }
}

/** Makes vectors orthonormal, in place (modified Gram-Schmidt); returns their lengths before. */
function orthonormal(vectors: readonly Float64Array[]): number[] {
  return vectors.map((vector, k) => {
    for (const earlier of vectors.slice(0, k)) {
      let along = 0
      for (let i = 0; i < vector.length; i += 1) along += (vector[i] ?? 0) * (earlier[i] ?? 0)
      for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) - along * (earlier[i] ?? 0)
    }
    const length = Math.hypot(...vector)
    for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) / (length || 1)
    return length
  })
}

/** How a classifier is taught. */
export type Lessons = { noise: number; dropout: number; decay: number; rounds: number }

/**
 * Trains a softmax classifier by AdamW and returns it as a linear map: rows, and the class of each. Rare
 * classes count more than their share, noise and left-out columns keep it from learning single drawings by
 * heart.
 */
export function classifierOf(
  rows: Rows,
  classes: readonly number[],
  count: number,
  lessons: Lessons,
): Linear {
  const { mean, spread } = columnsOf(rows)
  const columns = mean.length
  const typical = spread.reduce((sum, value) => sum + value, 0) / columns
  const scale = spread.map((value) => value + 0.1 * typical)
  const known = rows.map((row) => row.map((value, i) => (value - (mean[i] ?? 0)) / (scale[i] ?? 1)))
  const sizes = new Float32Array(count)
  for (const one of classes) sizes[one] = (sizes[one] ?? 0) + 1
  const weight = sizes.map((size) => 1 / Math.sqrt(Math.max(1, size)))
  const chance = chanceOf(11)
  const width = columns + 1
  const factors = new Float32Array(count * width)
  const first = new Float32Array(count * width)
  const second = new Float32Array(count * width)
  const batch = 256
  const rate = 0.005
  const smoothing = 0.1
  const gradient = new Float32Array(count * width)
  const seen = new Float32Array(width)
  const scores = new Float32Array(count)
  for (let round = 1; round <= lessons.rounds; round += 1) {
    gradient.fill(0)
    let weights = 0
    for (let n = 0; n < batch; n += 1) {
      const at = Math.floor(chance() * known.length)
      const row = known[at] as Float32Array
      const own = classes[at] ?? 0
      for (let i = 0; i < columns; i += 1)
        seen[i] =
          chance() < lessons.dropout
            ? 0
            : ((row[i] ?? 0) + lessons.noise * noiseOf(chance)) / (1 - lessons.dropout)
      seen[columns] = 1
      let most = Number.NEGATIVE_INFINITY
      for (let k = 0; k < count; k += 1) {
        let sum = 0
        for (let i = 0; i < width; i += 1) sum += (factors[k * width + i] ?? 0) * (seen[i] ?? 0)
        scores[k] = sum
        most = Math.max(most, sum)
      }
      let all = 0
      for (let k = 0; k < count; k += 1) all += scores[k] = Math.exp((scores[k] ?? 0) - most)
      const counts = weight[own] ?? 1
      weights += counts
      for (let k = 0; k < count; k += 1) {
        const wanted = smoothing / count + (k === own ? 1 - smoothing : 0)
        const off = counts * ((scores[k] ?? 0) / all - wanted)
        for (let i = 0; i < width; i += 1)
          gradient[k * width + i] = (gradient[k * width + i] ?? 0) + off * (seen[i] ?? 0)
      }
    }
    for (let j = 0; j < factors.length; j += 1) {
      const slope = (gradient[j] ?? 0) / weights
      first[j] = 0.9 * (first[j] ?? 0) + 0.1 * slope
      second[j] = 0.999 * (second[j] ?? 0) + 0.001 * slope * slope
      const step =
        (first[j] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[j] ?? 0) / (1 - 0.999 ** round)) + 1e-8)
      factors[j] = (factors[j] ?? 0) * (1 - rate * lessons.decay) - rate * step
    }
  }
  return unscaled(factors, { count, columns, mean, scale })
}

type Scaling = { count: number; columns: number; mean: Float32Array; scale: Float32Array }

/** The same map for numbers as the network gives them. */
function unscaled(learned: Float32Array, { count, columns, mean, scale }: Scaling): Linear {
  const factors = new Float32Array(count * columns)
  const added = new Float32Array(count)
  for (let k = 0; k < count; k += 1) {
    added[k] = learned[k * (columns + 1) + columns] ?? 0
    for (let i = 0; i < columns; i += 1) {
      const factor = (learned[k * (columns + 1) + i] ?? 0) / (scale[i] ?? 1)
      factors[k * columns + i] = factor
      added[k] = (added[k] ?? 0) - factor * (mean[i] ?? 0)
    }
  }
  return { rows: count, columns, factors, added }
}

/**
 * Solves `matrix` · x = each of `sides` for a symmetric positive matrix of `n` rows, by Cholesky's factors;
 * the matrix is overwritten.
 */
function solved(matrix: Float64Array, n: number, sides: readonly Float64Array[]): Float64Array[] {
  for (let r = 0; r < n; r += 1)
    for (let c = 0; c <= r; c += 1) {
      let sum = matrix[r * n + c] ?? 0
      for (let k = 0; k < c; k += 1) sum -= (matrix[r * n + k] ?? 0) * (matrix[c * n + k] ?? 0)
      matrix[r * n + c] = r === c ? Math.sqrt(sum) : sum / (matrix[c * n + c] ?? 1)
    }
  return sides.map((side) => {
    const x = Float64Array.from(side)
    for (let r = 0; r < n; r += 1) {
      let sum = x[r] ?? 0
      for (let k = 0; k < r; k += 1) sum -= (matrix[r * n + k] ?? 0) * (x[k] ?? 0)
      x[r] = sum / (matrix[r * n + r] ?? 1)
    }
    for (let r = n - 1; r >= 0; r -= 1) {
      let sum = x[r] ?? 0
      for (let k = r + 1; k < n; k += 1) sum -= (matrix[k * n + r] ?? 0) * (x[k] ?? 0)
      x[r] = sum / (matrix[r * n + r] ?? 1)
    }
    return x
  })
}

/**
 * Returns the linear map whose rows say how near numbers are to the mean of each class (Fisher's linear
 * discriminants). `evened`: how far the spread within the classes is drawn to the same in all directions;
 * near 1 little is believed of the spread, so that drawings teach something about photographs.
 */
export function meansOf(rows: Rows, classes: readonly number[], count: number, evened: number): Linear {
  const columns = rows[0]?.length ?? 0
  const means = Array.from(
    { length: count },
    (_, k) => columnsOf(rows.filter((_, i) => classes[i] === k)).mean,
  )
  const within = new Float64Array(columns * columns)
  const off = new Float64Array(columns)
  for (const [i, row] of rows.entries()) {
    const mean = means[classes[i] ?? 0]
    for (let c = 0; c < columns; c += 1) off[c] = (row[c] ?? 0) - (mean?.[c] ?? 0)
    for (let r = 0; r < columns; r += 1) {
      const own = off[r] ?? 0
      for (let c = 0; c <= r; c += 1)
        within[r * columns + c] = (within[r * columns + c] ?? 0) + (own * (off[c] ?? 0)) / rows.length
    }
  }
  let trace = 0
  for (let r = 0; r < columns; r += 1) trace += within[r * columns + r] ?? 0
  for (let j = 0; j < within.length; j += 1) within[j] = (within[j] ?? 0) * (1 - evened)
  for (let r = 0; r < columns; r += 1)
    within[r * columns + r] = (within[r * columns + r] ?? 0) + (evened * trace) / columns
  const sides = means.map((mean) => Float64Array.from({ length: columns }, (_, c) => mean[c] ?? 0))
  const axes = solved(within, columns, sides)
  const factors = new Float32Array(count * columns)
  for (const [k, axis] of axes.entries()) factors.set(axis, k * columns)
  const added = Float32Array.from(axes, (axis, k) =>
    axis.reduce((sum, value, c) => sum - (value * (means[k]?.[c] ?? 0)) / 2, 0),
  )
  return { rows: count, columns, factors, added }
}
