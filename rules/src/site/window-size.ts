// The size of a viewer's window, which the site keeps as the setting dimensions.window (specification §3).

export type WindowSize = { width: number; height: number }

/** The most pixels that a side of a window is believed to have. */
const sideMost = 20_000

/**
 * Reads a stored window size in pixels; undefined for a value that is no pair of whole numbers from 1 to
 * 20,000.
 */
export function windowSizeOf(value: unknown): WindowSize | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { width, height } = value as Partial<Record<keyof WindowSize, unknown>>
  const isSide = (side: unknown): side is number =>
    Number.isInteger(side) && Number(side) > 0 && Number(side) <= sideMost
  return isSide(width) && isSide(height) ? { width, height } : undefined
}
