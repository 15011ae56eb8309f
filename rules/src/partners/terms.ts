// What a partner's terms need before they are set; the form, the API and the mocks ask here.
import { isEmail } from '../common/validation.ts'
import { type ContractStep, holdDaysProblem, ladderProblem } from './contracts.ts'

export const termsFields = ['accountEmail', 'city', 'state', 'ladder', 'holdDays'] as const
export type TermsField = (typeof termsFields)[number]
export type TermsProblems = Partial<Record<TermsField, string>>
export type PartnerTermsText = {
  readonly accountEmail: string
  readonly city: string
  readonly state: string
  readonly ladder: readonly ContractStep[]
  readonly holdDays: number
}

const townMost = 60
export const noSuchAccount = 'There is no account with this address.'

/**
 * Returns a sentence for each invalid field of a partner's terms: the account's email, the town, the state in
 * two capital letters, the ladder, and the hold days. `{}` when all are fine.
 */
export function termsProblems({
  accountEmail,
  city,
  state,
  ladder,
  holdDays,
}: PartnerTermsText): TermsProblems {
  const town = city.trim()
  const told: readonly (readonly [TermsField, string | undefined])[] = [
    ['accountEmail', isEmail(accountEmail.trim()) ? undefined : 'Please give the address of an account.'],
    ['city', town === '' || town.length > townMost ? 'Please name the town.' : undefined],
    ['state', /^[A-Z]{2}$/.test(state.trim()) ? undefined : 'Please give the state in two letters.'],
    ['ladder', ladderProblem(ladder)],
    ['holdDays', holdDaysProblem(holdDays)],
  ]
  return Object.fromEntries(told.filter(([, problem]) => problem !== undefined))
}

/**
 * Returns the problems of a partner's terms, one field and message each, in the sequence of the form; empty
 * without problems.
 */
export const termsProblemList = (problems: TermsProblems): { field: TermsField; message: string }[] =>
  termsFields.flatMap((field) => {
    const message = problems[field]
    return message === undefined ? [] : [{ field, message }]
  })
