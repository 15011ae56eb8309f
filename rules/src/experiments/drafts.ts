// Experiments as employees write them down: what a draft needs before it can be started.
import { isReason, reasonNeeded } from '../fulfillment/staff.ts'
import { isDepartment } from '../vocabulary/departments.ts'
import { bucketCount } from './buckets.ts'
import type { ExperimentTarget } from './targeting.ts'

const experimentOutcomes = ['order', 'kit'] as const

const armsMost = 6
export const keyTakenMessage = 'Another experiment has this key.'

/** A draft as an employee sends it. Shares, the rate and the difference are in percent. */
export type ExperimentDraft = {
  readonly key: string
  readonly name: string
  readonly hypothesis: string
  readonly outcome: string
  readonly baseRate: number
  readonly effect: number
  /** The first arm is the control. */
  readonly arms: readonly { readonly name: string; readonly share: number }[]
  readonly target: ExperimentTarget
  readonly reason: string
}

/** A refused draft: the field of the form and a sentence for the employee. */
export type DraftProblem = {
  field:
    | 'key'
    | 'name'
    | 'hypothesis'
    | 'outcome'
    | 'baseRate'
    | 'effect'
    | 'arms'
    | 'departments'
    | 'countries'
    | 'devices'
    | 'reason'
  message: string
}

const keyShape = /^[a-z][a-z0-9_]{2,60}$/
const armShape = /^[a-z][a-z0-9_]{0,39}$/
const isLong = (text: string, least: number, most: number) =>
  text.trim().length >= least && text.trim().length <= most
const isShare = (percent: number) => Number.isFinite(percent) && percent >= 0.01 && percent <= 99.99

function armsProblem(arms: ExperimentDraft['arms']): string | undefined {
  if (arms.length < 2 || arms.length > armsMost) return `Two arms at least and ${armsMost} at most, please.`
  const odd = arms.find(({ name }) => !armShape.test(name))
  if (odd) return `“${odd.name}” is no name of an arm: small letters, digits and _, a letter first.`
  if (new Set(arms.map(({ name }) => name)).size < arms.length) return 'Two arms have the same name.'
  if (!arms.every(({ share }) => isShare(share))) return 'Each arm needs a share, in percent.'
  const sum = bucketsOf(arms).reduce((all, { share }) => all + share, 0)
  return sum === bucketCount ? undefined : `The shares come to ${sum / 100}%. They have to come to 100%.`
}

/** Returns the arms with their shares in buckets instead of percent. */
export const bucketsOf = (arms: ExperimentDraft['arms']): { name: string; share: number }[] =>
  arms.map(({ name, share }) => ({ name, share: Math.round(share * 100) }))

function targetProblem({ departments, countries, devices }: ExperimentTarget): DraftProblem | undefined {
  const noDepartment = departments.find((one) => !isDepartment(one))
  if (noDepartment !== undefined)
    return { field: 'departments', message: `There is no department “${noDepartment}”.` }
  const noCountry = countries.find((one) => !/^[A-Z]{2}$/.test(one))
  if (noCountry !== undefined)
    return { field: 'countries', message: `“${noCountry}” is no code of a country, such as US or DE.` }
  return devices.every((one) => one === 'mobile' || one === 'desktop')
    ? undefined
    : { field: 'devices', message: 'A device is mobile or desktop.' }
}

/**
 * Returns the first field of an experiment's draft that can't be taken (name, key, hypothesis, outcome, base
 * rate, effect, arms, target or reason), with a sentence; undefined for a sound draft.
 */
export function draftProblem(draft: ExperimentDraft): DraftProblem | undefined {
  if (!isLong(draft.name, 3, 80)) return { field: 'name', message: 'A name of 3 to 80 letters, please.' }
  if (!keyShape.test(draft.key))
    return { field: 'key', message: 'Small letters, digits and _, 3 to 61 of them, a letter first.' }
  if (!isLong(draft.hypothesis, 10, 500))
    return { field: 'hypothesis', message: 'Please write what you expect and why, in 10 to 500 letters.' }
  if (!experimentOutcomes.some((one) => one === draft.outcome))
    return { field: 'outcome', message: 'Please say what counts.' }
  if (!isShare(draft.baseRate)) return { field: 'baseRate', message: 'A percentage, such as 3.5, please.' }
  if (!isShare(draft.effect)) return { field: 'effect', message: 'A percentage, such as 0.5, please.' }
  const arms = armsProblem(draft.arms)
  if (arms !== undefined) return { field: 'arms', message: arms }
  const target = targetProblem(draft.target)
  if (target) return target
  return isReason(draft.reason) ? undefined : { field: 'reason', message: reasonNeeded }
}

/** Returns a key from a name: 'Words of the button' becomes 'words_of_the_button'. */
export const keyFromName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_\d]+|_+$/g, '')
    .slice(0, 61)
