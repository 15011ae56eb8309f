// What the results of an experiment say, in words that claim no more than the numbers do (decision 0182).
import {
  type Count,
  type Interval,
  intervalZ,
  mismatchChance,
  neededInEach,
  newcombe,
  rateOf,
  splitChance,
  zAbove,
} from './statistics.ts'

/** The counts of one arm: people exposed, and those of them who did what the experiment hopes for. */
export type ArmCount = { readonly name: string; readonly share: number } & Count

/**
 * What an experiment expects: the control's rate, and the difference that matters, in hundredths of a
 * percent.
 */
export type Plan = { readonly baseRate: number; readonly effect: number }

export const verdicts = ['control', 'few', 'mismatch', 'better', 'worse', 'none'] as const
export type Verdict = (typeof verdicts)[number]

/** One arm's result. Rates and both ends of intervals are shares, 0 to 1 (differences -1 to 1). */
export type ArmReading = {
  readonly name: string
  readonly people: number
  readonly hits: number
  readonly rate: number
  /** Arm minus control; null for the control, and while there are too few people. */
  readonly interval: Interval | null
  readonly verdict: Verdict
  readonly words: string
}

/** All results of an experiment; the first arm is the control. */
export type Reading = {
  readonly neededInEach: number
  /** The chance of these sizes when nothing goes wrong. */
  readonly splitChance: number
  readonly isMismatch: boolean
  readonly arms: readonly ArmReading[]
}

/** Returns a number to two figures with commas: 3838 is '3,800'. */
export const about = (number: number): string => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return (Math.round(number / unit) * unit).toLocaleString('en-US')
}
const points = (share: number): string => {
  const shown = Math.abs(share * 100).toFixed(1)
  if (shown === '0.0') return shown
  return `${share < 0 ? '−' : '+'}${shown}`
}
const range = ({ low, high }: Interval): string => `${points(low)} to ${points(high)} points`

type Judged = { interval: Interval; people: number; needed: number; isMismatch: boolean }

function judge({ interval, people, needed, isMismatch }: Judged): Pick<ArmReading, 'verdict' | 'words'> {
  if (isMismatch)
    return {
      verdict: 'mismatch',
      words: 'The sizes of the arms don’t fit their shares, so nothing can be read from them.',
    }
  if (people < needed)
    return {
      verdict: 'few',
      words: `No difference can be told yet: ${people.toLocaleString('en-US')} of about ${about(needed)} needed.`,
    }
  if (interval.low > 0) return { verdict: 'better', words: `Better than control: ${range(interval)}.` }
  if (interval.high < 0) return { verdict: 'worse', words: `Worse than control: ${range(interval)}.` }
  return { verdict: 'none', words: `No difference was found: ${range(interval)}.` }
}

/**
 * Reads the counts of an experiment's arms, the control first: people needed, chance of these sizes, and of
 * each arm its rate, interval and verdict ('mismatch' when the chance is below 0.001). An arm is compared
 * only when both it and the control have as many people as the plan needs: before that, who looks often
 * enough finds a difference that is none. The intervals of all arms together hold with 95%.
 */
export function readArms(arms: readonly ArmCount[], plan: Plan): Reading {
  const comparisons = Math.max(1, arms.length - 1)
  const needed = neededInEach(plan.baseRate / 10_000, plan.effect / 10_000, comparisons)
  const chance = splitChance(arms.map(({ of, share }) => ({ size: of, share })))
  const isMismatch = chance < mismatchChance
  const control = arms[0]
  return {
    neededInEach: needed,
    splitChance: chance,
    isMismatch,
    arms: arms.map((arm) => {
      const facts = { name: arm.name, people: arm.of, hits: arm.hits, rate: rateOf(arm) }
      if (!control || arm === control)
        return {
          ...facts,
          interval: null,
          verdict: 'control',
          words: 'The others are compared with this one.',
        }
      const interval = newcombe(arm, control, intervalZ(comparisons))
      const people = Math.min(arm.of, control.of)
      const judged = judge({ interval, people, needed, isMismatch })
      return { ...facts, ...judged, interval: ['few', 'mismatch'].includes(judged.verdict) ? null : interval }
    }),
  }
}

/** What an experiment must not make worse. */
export const guardrails = ['failed', 'slow', 'canceled', 'returned'] as const
export type Guardrail = (typeof guardrails)[number]
export const guardrailLabels: Readonly<Record<Guardrail, string>> = {
  failed: 'Failed requests',
  slow: 'Slow requests',
  canceled: 'Canceled orders',
  returned: 'Returned orders',
}

/** Below this number in an arm or in the control nothing is said of a guardrail. */
export const guardrailLeast = 100
/**
 * The requests of one person resemble each other, so that the interval is narrower than it should be: a
 * guardrail counts as broken only at one in a thousand.
 */
const guardrailZ = zAbove(0.0005)

export type GuardrailStanding = 'few' | 'fine' | 'worse'

/**
 * Compares an arm's bad outcomes with the control's: "worse" when the rate is surely higher, "fine", or "few"
 * with fewer than 100 people in either.
 */
export function guardrailStanding(arm: Count, control: Count): GuardrailStanding {
  if (arm.of < guardrailLeast || control.of < guardrailLeast) return 'few'
  return newcombe(arm, control, guardrailZ).low > 0 ? 'worse' : 'fine'
}
