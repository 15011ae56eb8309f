// Soft copies of grids of numbers: masks, veils and heights.

export type Size = { width: number; height: number }

/** One line of a running mean; what lies beyond the edge counts as nothing. */
const meanLine = (
  from: Float32Array,
  to: Float32Array,
  [start, stride, count, radius]: readonly [number, number, number, number],
) => {
  const each = 1 / (radius * 2 + 1)
  let sum = 0
  for (let i = 0; i <= radius && i < count; i++) sum += from[start + i * stride] ?? 0
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum * each
    if (i + radius + 1 < count) sum += from[start + (i + radius + 1) * stride] ?? 0
    if (i - radius >= 0) sum -= from[start + (i - radius) * stride] ?? 0
  }
}

/**
 * A soft copy by running means each way: three passes are as good as a bell curve of this deviation (in
 * points of the grid), two are nearly so. Returns the values themselves when nothing would change.
 */
export const blurred = (
  values: Float32Array,
  { width, height }: Size,
  { deviation, passes }: { deviation: number; passes: 2 | 3 },
): Float32Array => {
  const radius = Math.round((Math.sqrt((12 / passes) * deviation ** 2 + 1) - 1) / 2)
  if (radius < 1) return values
  const across = new Float32Array(values.length)
  const down = new Float32Array(values.length)
  let from = values
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) meanLine(from, across, [y * width, 1, width, radius])
    for (let x = 0; x < width; x++) meanLine(across, down, [x, width, height, radius])
    from = down
  }
  return down
}
