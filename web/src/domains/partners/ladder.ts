// A contract's ladder as people type and read it: one step a line, "$50.00 62.5%".
import { centsIn } from '@hemline/rules/partners/feeds.ts'
import { money } from '../../platform/format.ts'

type Step = { from: number; basisPoints: number }

/** Returns a share in percent: 6250 basis points are "62.5". */
export const percentText = (basisPoints: number): string => String(Number((basisPoints / 100).toFixed(2)))

/** Returns the steps of a payout ladder as lines of text, "$50.00 62.5%" each. */
export const ladderText = (ladder: readonly Step[]): string =>
  ladder.map(({ from, basisPoints }) => `${money(from)} ${percentText(basisPoints)}%`).join('\n')

/**
 * Reads lines such as "$50 62.5%" as the steps of a payout ladder (cents, basis points) and returns them, or
 * a sentence about the first line that is none.
 */
export function ladderIn(text: string): Step[] | string {
  const steps: Step[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, amount = '', percent = ''] = /^(\S+)\s+(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(line) ?? []
    const from = centsIn(amount)
    if (from === undefined) return `“${line.slice(0, 40)}” is no step. Please write lines such as: $50 62.5%`
    steps.push({ from, basisPoints: Math.round(Number(percent) * 100) })
  }
  return steps
}
