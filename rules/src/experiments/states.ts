// The states of an experiment and what an employee may change in each (decision 0182).
import { isReason, reasonNeeded } from '../fulfillment/staff.ts'

export const experimentStatuses = ['draft', 'running', 'stopped'] as const
export type ExperimentStatus = (typeof experimentStatuses)[number]

export const experimentActs = ['start', 'ramp', 'stop'] as const
export type ExperimentAct = (typeof experimentActs)[number]

/** In which status an act is possible, and the status after it. A stopped experiment never runs again. */
export const experimentMoves: Readonly<
  Record<ExperimentAct, { readonly from: ExperimentStatus; readonly to: ExperimentStatus }>
> = {
  start: { from: 'draft', to: 'running' },
  ramp: { from: 'running', to: 'running' },
  stop: { from: 'running', to: 'stopped' },
}

/** A change of an experiment as an employee sends it. */
export type ExperimentChange = {
  readonly act: ExperimentAct
  /** For `start` and `ramp`: the percent of everybody who take part, 0 to 100. */
  readonly rampPercent: number | null
  /** For `stop`: the arm that everybody has from then on. */
  readonly keptArm: string | null
  readonly reason: string
}

/** What a change is judged by. */
export type ExperimentStanding = {
  readonly status: ExperimentStatus
  readonly rampPercent: number
  readonly arms: readonly string[]
}

const badMoves: Readonly<Record<ExperimentAct, string>> = {
  start: 'This experiment was started before.',
  ramp: 'This experiment is not running.',
  stop: 'This experiment is not running.',
}
const isPercent = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= 0 && number <= 100

/** A refused change: the field of the form and a sentence for the employee. */
export type ExperimentProblem = { field: 'act' | 'rampPercent' | 'keptArm' | 'reason'; message: string }

/**
 * Returns field and message of the reason why a change of an experiment is refused: not possible in its
 * status, no arm kept when it stops, a percentage that is not whole, a share that does not grow, or no reason
 * given. Undefined when it can be made. The share of a running experiment only grows: people who were taken
 * out again would see the shop change twice.
 */
export function experimentProblem(
  standing: ExperimentStanding,
  change: ExperimentChange,
): ExperimentProblem | undefined {
  if (experimentMoves[change.act].from !== standing.status)
    return { field: 'act', message: badMoves[change.act] }
  if (change.act === 'stop' && (change.keptArm === null || !standing.arms.includes(change.keptArm)))
    return { field: 'keptArm', message: 'Please say which arm everybody has from now on.' }
  if (change.act !== 'stop' && !isPercent(change.rampPercent))
    return { field: 'rampPercent', message: 'A whole number from 0 to 100, please.' }
  if (change.act === 'ramp' && (change.rampPercent ?? 0) <= standing.rampPercent)
    return {
      field: 'rampPercent',
      message: `The share only grows, so that nobody loses an arm: more than ${standing.rampPercent}, please.`,
    }
  return isReason(change.reason) ? undefined : { field: 'reason', message: reasonNeeded }
}

/** Returns an experiment's state in words: 'Draft', 'Running for 10%' or 'Stopped, everybody has B'. */
export function experimentWords({
  status,
  rampPercent,
  keptArm,
}: Pick<ExperimentStanding, 'status' | 'rampPercent'> & { keptArm: string | null }): string {
  if (status === 'draft') return 'Draft'
  return status === 'running' ? `Running for ${rampPercent}%` : `Stopped, everybody has ${keptArm}`
}

/** A flag's settings as an employee sends them. */
export type FlagChange = {
  readonly rolloutPercent: number
  readonly alwaysFor: readonly string[]
  readonly reason: string
}

/** The most accounts that one flag may be always on for. */
export const alwaysForMost = 50

/** A refused change of a flag. */
export type FlagProblem = { field: 'rolloutPercent' | 'alwaysFor' | 'reason'; message: string }

/**
 * Returns the field and message of the reason why a change of a feature flag is refused (percent not 0 to
 * 100, more than 50 accounts, no reason given); undefined when it can be made.
 */
export function flagProblem({ rolloutPercent, alwaysFor, reason }: FlagChange): FlagProblem | undefined {
  if (!isPercent(rolloutPercent))
    return { field: 'rolloutPercent', message: 'A whole number from 0 to 100, please.' }
  if (alwaysFor.length > alwaysForMost)
    return { field: 'alwaysFor', message: `At most ${alwaysForMost} accounts, please.` }
  return isReason(reason) ? undefined : { field: 'reason', message: reasonNeeded }
}

/**
 * Returns the sentence for an employee whose form shows a feature flag that `by` has changed since: it names
 * the settings that the flag has now, which a second saving replaces.
 */
export const flagMovedWords = ({ by, becomes }: { by: string; becomes: string }): string =>
  `${by} changed this flag while you looked at it. It is now: ${becomes}. Save once more to replace that.`

/** A flag's settings. */
export type FlagSettings = {
  readonly enabled: boolean
  readonly rolloutPercent: number
  /** Ids or addresses of accounts. */
  readonly alwaysFor: readonly string[]
}

/**
 * Returns a flag's settings in words: 'On for 25%, and for 1 account'. The words are kept, so that they name
 * nobody.
 */
export function flagWords({ enabled, rolloutPercent, alwaysFor }: FlagSettings): string {
  const accounts = alwaysFor.length === 1 ? '1 account' : `${alwaysFor.length} accounts`
  const named = alwaysFor.length > 0 ? `, and for ${accounts}` : ''
  return `${enabled ? 'On' : 'Off'} for ${rolloutPercent}%${named}`
}

/** Returns whether two settings of a feature flag are the same; the order of accounts does not matter. */
export const isSameFlag = (one: FlagSettings, other: FlagSettings): boolean =>
  one.enabled === other.enabled &&
  one.rolloutPercent === other.rolloutPercent &&
  [...one.alwaysFor].sort().join() === [...other.alwaysFor].sort().join()
