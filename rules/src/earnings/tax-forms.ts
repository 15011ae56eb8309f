// Forms for the tax office (like the IRS Form W-9): what a seller types, and from which sum of payouts
// the shop must have one (decision 0207). The number of a person or business is stored sealed; people see
// its last four digits.
import { dollars } from '../common/dollars.ts'
import { add, type Cents, cents } from '../common/money.ts'
import { isUsState } from '../vocabulary/states.ts'

/**
 * The payouts of a calendar year above which the shop reports a seller to the tax office: 26 U.S.C. §
 * 6041(a), $2,000 for payments made after 2025 (Public Law 119-21, § 70433).
 */
export const taxReportingThreshold: Cents = cents(200_000)
/**
 * The form is asked for from this sum on, so that the seller has time before a cash-out waits for the
 * form.
 */
export const taxFormAskedFrom: Cents = cents(150_000)

/** The classes of the form's line 3a. */
export const businessClasses = ['individual', 'sole_proprietor', 'llc', 'corporation', 'partnership'] as const
export type BusinessClass = (typeof businessClasses)[number]
export const businessClassLabels: Record<BusinessClass, string> = {
  individual: 'A person',
  sole_proprietor: 'A person with a business of their own',
  llc: 'A limited liability company',
  corporation: 'A corporation',
  partnership: 'A partnership',
}

export const tinKinds = ['ssn', 'ein'] as const
export type TinKind = (typeof tinKinds)[number]
export const tinKindLabels: Record<TinKind, string> = {
  ssn: 'Social Security number',
  ein: 'Employer identification number',
}

export type TaxFormText = {
  readonly name: string
  readonly businessClass: string
  readonly tinKind: string
  readonly tin: string
  readonly line1: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly signature: string
}
export type TaxFormField = keyof TaxFormText
/** The fields in the sequence of the form. */
export const taxFormFields: readonly TaxFormField[] = [
  'name',
  'businessClass',
  'tinKind',
  'tin',
  'line1',
  'city',
  'state',
  'zip',
  'signature',
]
export type TaxFormProblems = Partial<Record<TaxFormField, string>>

export const taxFormSentences = {
  name: 'Please type the name as it is on your tax return.',
  businessClass: 'Please choose who is paid.',
  tinKind: 'Please choose which number you have.',
  ssn: 'A Social Security number has nine digits, like 123-45-6789.',
  ein: 'An employer identification number has nine digits, like 12-3456789.',
  line1: 'Please type your street and house number.',
  city: 'Please type your city.',
  state: 'Please choose your state.',
  zip: 'A ZIP code has five digits.',
  signature: 'Please sign by typing the same name as above.',
  /** Why a cash-out waits. */
  needed: `Above ${dollars(taxReportingThreshold)} a year we need your tax form first. You find the form in your settings; it takes two minutes.`,
} as const

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * Returns the nine digits of a taxpayer number; undefined when the number can't be one. The Social
 * Security Administration gives out no area 000, 666 or 9xx, no group 00 and no serial 0000; the IRS no
 * EIN that begins with 00.
 */
export function tinDigits(kind: TinKind, text: string): string | undefined {
  const digits = digitsOf(text)
  if (!/^\d{9}$/.test(digits)) return undefined
  if (kind === 'ein') return digits.startsWith('00') ? undefined : digits
  const taken = /^(?:000|666|9)|^\d{3}00|0000$/.test(digits)
  return taken ? undefined : digits
}

const isClass = (text: string): text is BusinessClass => (businessClasses as readonly string[]).includes(text)
/** Returns whether a text names a kind of taxpayer number. */
export const isTinKind = (text: string): text is TinKind => (tinKinds as readonly string[]).includes(text)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
const within = (text: string, least: number, most: number) => {
  const { length } = text.trim()
  return length >= least && length <= most
}

/**
 * Returns a sentence for each invalid field of the W-9 tax form; empty when it can be signed. The signature
 * has to repeat the name.
 */
export function taxFormProblems(typed: TaxFormText): TaxFormProblems {
  const says = taxFormSentences
  const kind = isTinKind(typed.tinKind) ? typed.tinKind : undefined
  const signed = typed.signature.trim() !== '' && plain(typed.signature) === plain(typed.name)
  return {
    ...(within(typed.name, 2, 100) ? {} : { name: says.name }),
    ...(isClass(typed.businessClass) ? {} : { businessClass: says.businessClass }),
    ...(kind ? {} : { tinKind: says.tinKind }),
    ...(tinDigits(kind ?? 'ssn', typed.tin) === undefined ? { tin: says[kind ?? 'ssn'] } : {}),
    ...(within(typed.line1, 3, 100) ? {} : { line1: says.line1 }),
    ...(within(typed.city, 2, 60) ? {} : { city: says.city }),
    ...(isUsState(typed.state) ? {} : { state: says.state }),
    ...(/^\d{5}(?:-\d{4})?$/.test(typed.zip.trim()) ? {} : { zip: says.zip }),
    ...(signed ? {} : { signature: says.signature }),
  }
}

/**
 * What decides whether a payout waits for a form: the year's payouts in cents, and whether a form is in
 * force.
 */
export type TaxFacts = { readonly paidThisYear: Cents; readonly hasForm: boolean }

/**
 * Returns whether to ask a seller for the tax form: no form is in force, and this year's payouts have reached
 * $1,500.
 */
export const isTaxFormAsked = ({ paidThisYear, hasForm }: TaxFacts): boolean =>
  !hasForm && paidThisYear >= taxFormAskedFrom

/**
 * Returns whether a payout of this amount (cents) waits for a tax form: without one in force, this year's
 * payouts would come to more than $2,000 with it.
 */
export const waitsForTaxForm = ({ paidThisYear, hasForm }: TaxFacts, amount: Cents): boolean =>
  !hasForm && add(paidThisYear, amount) > taxReportingThreshold
