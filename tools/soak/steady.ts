// Whether figures of a long run stay as they are: the line that lies nearest to their second half, against
// how much they jump about anyhow.

export type Figure = { readonly minute: number; readonly value: number }

/** Change for each minute, by least squares; 0 for less than three figures. */
export function slopeOf(figures: readonly Figure[]): number {
  if (figures.length < 3) return 0
  const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length
  const x = mean(figures.map(({ minute }) => minute))
  const y = mean(figures.map(({ value }) => value))
  const above = figures.reduce((all, { minute, value }) => all + (minute - x) * (value - y), 0)
  const below = figures.reduce((all, { minute }) => all + (minute - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}

/**
 * What the second half grew by along its line, and whether that is more than `share` of it and than
 * half of what it jumps about.
 */
export function growthOf(figures: readonly Figure[], share: number): { grown: number; isSteady: boolean } {
  const half = figures.slice(Math.floor(figures.length / 2))
  const values = half.map(({ value }) => value)
  const grown = slopeOf(half) * ((half.at(-1)?.minute ?? 0) - (half[0]?.minute ?? 0))
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const rests = half.map(({ minute, value }) =>
    Math.abs(value - middle - slopeOf(half) * (minute - (half[0]?.minute ?? 0)) + grown / 2),
  )
  const noise = Math.max(0, ...rests)
  return { grown, isSteady: grown <= Math.max(share * middle, noise / 2) }
}
