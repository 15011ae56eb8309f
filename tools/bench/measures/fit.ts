// Measures how far the said chances of a fit are from what happens to synthetic wearers with known bodies
// (within 10 points). Nothing of the stand is used: the rule that pages use is asked itself.
import { calibration } from '@hemline/rules/size-profile/fit-calibration.ts'
import type { Measure, Row } from '../rows.ts'

const seed = 20_261_129
/** The promise: how many points the mean of the said chances may be from what happened. */
const reachPoints = 10
const points = (share: number): string => (share * 100).toFixed(1)

function rowOf(others: number, wearers: number, short: boolean): Row {
  const bins = calibration({ seed, wearers, others })
  const [worst] = bins.toSorted((a, b) => Math.abs(b.said - b.happened) - Math.abs(a.said - a.happened))
  if (!worst) throw new Error(`no tenth of the chances has enough cases (${wearers} wearers, seed ${seed})`)
  const miss = Math.abs(worst.said - worst.happened)
  const cases = bins.reduce((sum, { count }) => sum + count, 0)
  const pieces = others === 0 ? 'pieces of one measure' : `pieces of ${others + 1} measures`
  return {
    what: `said chance of a fit from what happened, ${pieces}, worst tenth`,
    ours: `${points(miss)} points`,
    floor: '–',
    ratio: '–',
    reach: `≤ ${reachPoints} points`,
    met: short ? null : miss * 100 <= reachPoints,
    note: `${cases.toLocaleString('en-US')} chances of ${wearers.toLocaleString('en-US')} synthetic wearers, seed ${seed}; ${bins.length} tenths had enough; the worst said ${points(worst.said)} % and ${points(worst.happened)} % happened`,
  }
}

/** The measure `fit`. */
export const fit: Measure = {
  name: 'fit',
  needs: 'default',
  run: async ({ short }): Promise<Row[]> =>
    [0, 2].map((others) => rowOf(others, short ? 1500 : 20_000, short)),
}
