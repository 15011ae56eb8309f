// The listing over a million pieces, against the bare engine and against its own time over the usual
// 25,000.

import { type Bench, type Measure, type Row, times } from '../rows.ts'
import { latestRows } from '../table.ts'
import { uncachedNames } from '../uncached.ts'
import { listingRows, measureListing } from './listing.ts'

const usual = 'listing'
const reach = { listing: 5, department: 8 } as const

/** Returns the last recorded figure of the usual shop in milliseconds; undefined when there is none. */
function usualMs(name: keyof typeof reach): number | undefined {
  const text = latestRows(usual).find(({ what }) => what === uncachedNames[name])?.ours
  return text === undefined ? undefined : Number.parseFloat(text)
}

/**
 * Returns the row that compares a listing over a million pieces (`ours`, ms) with the same listing over
 * 25,000 (`own`); with `short` (bench --short) the row is not judged.
 */
export function timesUsual(
  name: keyof typeof reach,
  ours: number,
  own: number | undefined,
  short: boolean,
): Row {
  const ratio = own === undefined ? undefined : ours / own
  return {
    what: `a million: ${uncachedNames[name]}`,
    ours: `${ours.toFixed(1)} ms`,
    floor:
      own === undefined
        ? 'its own at 25,000 was not measured'
        : `its own at 25,000, in the last run of that: ${own.toFixed(2)} ms`,
    ratio: ratio === undefined ? '–' : times(ratio),
    reach: `≤ ${reach[name]}×`,
    met: short || ratio === undefined ? null : ratio <= reach[name],
  }
}

async function run(bench: Bench): Promise<readonly Row[]> {
  const figures = await measureListing(bench)
  const beside = listingRows(figures, 0.6, bench.short).map((row) => ({
    ...row,
    what: `a million: ${row.what}`,
  }))
  const own = (['listing', 'department'] as const).map((name) =>
    timesUsual(name, figures.uncached[name], usualMs(name), bench.short),
  )
  return [...beside, ...own]
}

/** The measure `million`. */
export const million: Measure = { name: 'million', needs: 'scale', run }
