// Soft copies of grids of numbers: masks, veils and heights.

export type Size = { width: number; height: number }

/** Running means along each row; what lies beyond the edge counts as nothing. */
const meanRows = (from: Float32Array, to: Float32Array, { width, height }: Size, radius: number) => {
  const each = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    let sum = 0
    for (let x = 0; x <= radius && x < width; x++) sum += from[start + x] ?? 0
    for (let x = 0; x < width; x++) {
      to[start + x] = sum * each
      if (x + radius + 1 < width) sum += from[start + x + radius + 1] ?? 0
      if (x - radius >= 0) sum -= from[start + x - radius] ?? 0
    }
  }
}

/** The same down each column, a row at a time: memory is read in its order. */
const meanColumns = (from: Float32Array, to: Float32Array, { width, height }: Size, radius: number) => {
  const each = 1 / (radius * 2 + 1)
  const sums = new Float64Array(width)
  for (let y = 0; y <= radius && y < height; y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[y * width + x] ?? 0)
  for (let y = 0; y < height; y++) {
    const start = y * width
    const come = (y + radius + 1) * width
    const go = (y - radius) * width
    const isComing = y + radius + 1 < height
    const isGoing = y - radius >= 0
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      to[start + x] = sum * each
      sums[x] = sum + (isComing ? (from[come + x] ?? 0) : 0) - (isGoing ? (from[go + x] ?? 0) : 0)
    }
  }
}

let lent = new Float32Array(0)
/** A grid for what is between two passes; nobody keeps it. */
const scratch = (size: number) => {
  if (lent.length < size) lent = new Float32Array(size)
  return lent
}

/**
 * Returns a grid of values blurred by running means each way: three passes are as good as a bell curve of
 * this deviation (in points of the grid), two are nearly so. Returns the same array when nothing would
 * change.
 */
export const blurred = (
  values: Float32Array,
  size: Size,
  { deviation, passes }: { deviation: number; passes: 2 | 3 },
): Float32Array => {
  const radius = Math.round((Math.sqrt((12 / passes) * deviation ** 2 + 1) - 1) / 2)
  if (radius < 1) return values
  const across = scratch(values.length)
  const down = new Float32Array(values.length)
  let from = values
  for (let pass = 0; pass < passes; pass++) {
    meanRows(from, across, size, radius)
    meanColumns(across, down, size, radius)
    from = down
  }
  return down
}
