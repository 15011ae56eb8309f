// Decides whether a figure stays steady in a long run: fits a line to its second half, and compares the
// line's growth with the scatter.

/** A measured value and the minute of the run in which it was measured. */
export type Figure = { readonly minute: number; readonly value: number }

/**
 * Returns the slope of the least-squares line through figures over time, in units per minute; 0 for fewer
 * than three figures.
 */
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
 * Returns how much the second half of the figures grew along its fitted line. `isSteady` is false when that
 * is more than `share` of its median and more than half of its scatter.
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
