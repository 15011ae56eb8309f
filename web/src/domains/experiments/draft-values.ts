// The values of the form that writes an experiment down, and the input that they mean.
import type { DraftProblem } from '@hemline/rules/experiments/drafts.ts'
import type { DraftExperimentInput } from '@hemline/schema/generated/graphql.ts'

export type DraftField = DraftProblem['field']

/** What was typed and chosen. */
export type Draft = {
  name: string
  key: string
  hypothesis: string
  arms: string
  outcome: string
  baseRate: string
  effect: string
  who: string
  bought: string
  device: string
  departments: string
  countries: string
  reason: string
}

export const newDraft: Draft = {
  name: '',
  key: '',
  hypothesis: '',
  arms: 'control 50\nother 50',
  outcome: 'order',
  baseRate: '',
  effect: '',
  who: '',
  bought: '',
  device: '',
  departments: '',
  countries: '',
  reason: '',
}

/** Reads a number such as "3.5", "3,5" or "3.5 %"; 0, which the rules refuse, for any other text. */
export const numberOf = (typed: string): number => {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
}

/**
 * Reads lines such as "control 50" as arms with name and share; a line without a share has 0, which the rules
 * refuse. Empty lines are left out.
 */
export const armsOf = (typed: string): { name: string; share: number }[] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = line.trim(), share = ''] = /^\s*(\S.*?)[\s:]+([\d.,]+\s*%?)\s*$/.exec(line) ?? []
      return { name, share: numberOf(share) }
    })

const listOf = (typed: string) => typed.split(/[\s,;]+/).filter((word) => word !== '')

/**
 * Returns the API's input for a filled form of an experiment: rates and shares as numbers (0 for text that is
 * none), and null or an empty list where everybody takes part.
 */
export const inputOf = (draft: Draft): DraftExperimentInput => ({
  key: draft.key.trim(),
  name: draft.name,
  hypothesis: draft.hypothesis,
  outcome: draft.outcome,
  baseRate: numberOf(draft.baseRate),
  effect: numberOf(draft.effect),
  arms: armsOf(draft.arms),
  target: {
    loggedIn: draft.who === 'members' ? true : draft.who === 'visitors' ? false : null,
    isStaff: draft.who === 'staff' ? true : null,
    isNew: draft.bought === '' ? null : draft.bought === 'new',
    departments: listOf(draft.departments.toLowerCase()),
    countries: listOf(draft.countries.toUpperCase()),
    devices: draft.device === '' ? [] : [draft.device],
  },
  reason: draft.reason,
})
