// Sellers' forms for the tax office. The number, the name and the address are sealed with a key of their
// own (TAX_FORM_SECRET) before they are stored, and nothing of the shop's pages opens them again
// (decision 0207). Other domains import only from this file.
import { cents } from '@hemline/rules/common/money.ts'
import {
  isTaxFormAsked,
  isTinKind,
  type TaxFacts,
  type TaxFormText,
  taxFormFields,
  taxFormProblems,
  taxReportingThreshold,
  tinDigits,
} from '@hemline/rules/earnings/tax-forms.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { seal } from '../../platform/sealed.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import {
  findTaxForm,
  insertTaxForm,
  lockTaxForms,
  replaceTaxForm,
  sumPaidInYear,
  type TaxFormRow,
} from './tax-forms.db.ts'

/**
 * Returns the purpose text from which the key of a tax form's sealed part is derived, so that the part opens
 * only for its own row.
 */
export const taxFormPurpose = (id: string): string => `tax-form/${id}`

const yearOf = (now: Date): number => Number(shopDay(now).slice(0, 4))

function sellerOf({ viewer }: Context): string {
  if (viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in first.')
  if (viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return viewer.userId
}

/**
 * Returns what decides whether a seller's payout waits for a form: the year's payouts in cents, and the
 * form.
 */
export async function taxFactsOf(db: DbOrTx, userId: string, now: Date): Promise<TaxFacts> {
  const paid = await sumPaidInYear(db, userId, yearOf(now))
  return {
    paidThisYear: cents(Math.max(0, paid)),
    hasForm: (await findTaxForm(db, userId)) !== undefined,
  }
}

/**
 * Returns since which day (YYYY-MM-DD) a user's tax form is in force; null without one. Checks no permission:
 * for employees' views.
 */
export async function taxFormSince(db: DbOrTx, userId: string): Promise<string | null> {
  return (await findTaxForm(db, userId))?.signed_on ?? null
}

const formView = (row: TaxFormRow) => ({
  id: row.id,
  businessClass: row.business_class,
  tinKind: row.tin_kind,
  tinLast4: row.tin_last4,
  signedOn: row.signed_on,
})

/**
 * Returns the viewer's tax setup: this year's payouts and the reporting threshold in cents, whether a form is
 * asked for now, and the signed form (null: none). Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function taxSetup(ctx: Context) {
  const userId = sellerOf(ctx)
  const row = await findTaxForm(ctx.db, userId)
  const year = yearOf(ctx.now())
  const paidThisYear = cents(Math.max(0, await sumPaidInYear(ctx.db, userId, year)))
  return {
    year,
    paidThisYear,
    threshold: taxReportingThreshold,
    asked: isTaxFormAsked({ paidThisYear, hasForm: row !== undefined }),
    form: row ? formView(row) : null,
  }
}

type Signed = { __typename: 'TaxFormSigned' }
type Refused = {
  __typename: 'TaxFormRefused'
  message: string
  problems: { field: string; message: string }[]
}

/**
 * Stores the viewer's tax form, sealed, in place of an earlier one, whose sealed part is erased. Returned
 * refusals: TaxFormRefused with a sentence for each wrong field, with nothing stored. Throws UNAUTHENTICATED,
 * FORBIDDEN (banned).
 */
export async function signTaxForm(ctx: Context, input: TaxFormText): Promise<Signed | Refused> {
  const userId = sellerOf(ctx)
  const found = taxFormProblems(input)
  const problems = taxFormFields.flatMap((field) => {
    const message = found[field]
    return message ? [{ field, message }] : []
  })
  const [first] = problems
  if (first) return { __typename: 'TaxFormRefused', message: first.message, problems }
  const tin = isTinKind(input.tinKind) ? tinDigits(input.tinKind, input.tin) : undefined
  if (!isTinKind(input.tinKind) || tin === undefined) throw new Error('tax-forms: a right form has no number')
  const { tinKind: tin_kind, businessClass: business_class, name, line1, city, state, zip } = input
  const now = ctx.now()
  const id = uuidv7(now.getTime())
  const text = JSON.stringify({ name: name.trim(), tin, line1, city, state, zip })
  const sealed = seal(ctx.config.TAX_FORM_SECRET, taxFormPurpose(id), text)
  await inTransaction(ctx.db, async (tx) => {
    await lockTaxForms(tx, userId)
    await replaceTaxForm(tx, userId, now)
    await insertTaxForm(tx, {
      id,
      user_id: userId,
      business_class,
      tin_kind,
      tin_last4: tin.slice(-4),
      signed_on: shopDay(now),
      sealed,
      made_at: now,
    })
  })
  return { __typename: 'TaxFormSigned' }
}
