// Tax forms by the rules' own functions; only the last four digits are kept.
import {
  isTaxFormAsked,
  isTinKind,
  type TaxFormText,
  taxFormFields,
  taxFormProblems,
  taxReportingThreshold,
  tinDigits,
} from '@hemline/rules/earnings/tax-forms.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import { type MockContext, refuse } from '../context.ts'
import { paidOfYear } from './earnings.mock.ts'

function sellerOf(ctx: MockContext): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in first.')
  return ctx.user.id
}

function taxSetup(ctx: MockContext) {
  const form = ctx.db.state.taxForms[sellerOf(ctx)] ?? null
  const year = Number(shopDay(ctx.now).slice(0, 4))
  const paidThisYear = paidOfYear(ctx, year)
  return {
    year,
    paidThisYear,
    threshold: taxReportingThreshold,
    asked: isTaxFormAsked({ paidThisYear, hasForm: form !== null }),
    form,
  }
}

function signTaxForm(ctx: MockContext, input: TaxFormText) {
  const userId = sellerOf(ctx)
  const found = taxFormProblems(input)
  const problems = taxFormFields.flatMap((field) => {
    const message = found[field]
    return message ? [{ field, message }] : []
  })
  const [first] = problems
  if (first) return { __typename: 'TaxFormRefused', message: first.message, problems }
  const digits = isTinKind(input.tinKind) ? tinDigits(input.tinKind, input.tin) : undefined
  ctx.db.state.taxForms[userId] = {
    id: `0193aa13-0000-7000-8000-${userId.slice(-12)}`,
    businessClass: input.businessClass,
    tinKind: input.tinKind,
    tinLast4: (digits ?? '').slice(-4),
    signedOn: shopDay(ctx.now),
  }
  return { __typename: 'TaxFormSigned', setup: taxSetup(ctx) }
}

export const taxFormsMocks = {
  Query: { taxSetup: (_: unknown, __: unknown, ctx: MockContext) => taxSetup(ctx) },
  Mutation: {
    signTaxForm: (_: unknown, { input }: { input: TaxFormText }, ctx: MockContext) => signTaxForm(ctx, input),
  },
}
