// Earnings and cash-outs by the rules' own functions; marked amounts and codes cause the failures
// (marked-earnings.ts).

import { add, type Cents, cents, subtract, zero } from '@hemline/rules/common/money.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { bankAccountLabel } from '@hemline/rules/earnings/bank-accounts.ts'
import {
  cashOutDailyCount,
  cashOutDailyLimit,
  cashOutMinimum,
  cashOutNeedOf,
  cashOutRefusalOf,
  cashOutSentences,
  earningsUseRefusalOf,
  leftToday,
  newAccountRestHours,
} from '@hemline/rules/earnings/cash-outs.ts'
import {
  payoutAccountLabel,
  payoutAccountSentences,
  shortEmail,
} from '@hemline/rules/earnings/payout-accounts.ts'
import { creditBonusPercent } from '@hemline/rules/earnings/payout-terms.ts'
import { creditTurnOf } from '@hemline/rules/earnings/postings.ts'
import { isFreshlyConfirmed, passwordAgainMinutes } from '@hemline/rules/fulfillment/staff.ts'
import { isMailedCode, mailedCodeMinutes, mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { legalRefusal, type MockContext, refuse } from '../context.ts'
import { nextId } from '../db.ts'
import {
  bankOfToken,
  markedAmounts,
  markedBankTaken,
  markedCodes,
  markedTokens,
  markedWallets,
} from '../marked-earnings.ts'
import {
  type MockCashOut,
  type MockEarnings,
  saleNow,
  seededEarnings,
  stepsOf,
  takenOut,
} from '../seed/earnings.ts'
import { mockCharities } from '../seed/kits.ts'
import type { MockUser } from '../seed/people.ts'
import { balanceOf, cashOutNow, earningsNow } from './earnings-views.ts'
import { dropsOf } from './pricing.mock.ts'

const pageSize = 25
const dayMs = 86_400_000

function userOf(ctx: MockContext): MockUser {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in first.')
  return ctx.user
}

function mine(ctx: MockContext): MockEarnings {
  const user = userOf(ctx)
  const all = ctx.db.state.earnings
  all[user.id] ??= seededEarnings(user.email, ctx.now, ctx.db.items)
  return all[user.id] as MockEarnings
}

/** Returns when the user last confirmed the password; null for never. */
export const passwordConfirmedAtOf = (ctx: MockContext): Date | null => {
  const at = mine(ctx).passwordConfirmedAt
  return at ? new Date(at) : null
}

const accountNow = (one: MockEarnings['accounts'][number]) => ({
  ...one,
  usableAt: new Date(new Date(one.linkedAt).getTime() + newAccountRestHours * 3_600_000).toISOString(),
})

/** Counts the last 24 hours' cash-outs through a provider that have not failed. */
function today(state: MockEarnings, now: Date) {
  const counted = state.cashOuts.filter(
    (one) =>
      one.course !== 'done' &&
      now.getTime() - new Date(one.requestedAt).getTime() < dayMs &&
      stepsOf(one, now).at(-1)?.status !== 'failed',
  )
  return { amount: cents(counted.reduce((sum, one) => sum + one.amount, 0)), count: counted.length }
}

/** Returns the cash credit that no cash-out has taken yet, in cents. */
const creditToPayOut = (ctx: MockContext): Cents =>
  subtract(
    add(
      zero,
      ...dropsOf(ctx)
        .filter(({ kind }) => kind === 'cash_credit')
        .map(({ balance }) => balance),
    ),
    takenOut(
      mine(ctx).cashOuts.filter((one) => one.fromCredit),
      ctx.now,
    ),
  )

function setupOf(ctx: MockContext) {
  const state = mine(ctx)
  const used = today(state, ctx.now)
  const confirmedAt = state.passwordConfirmedAt ? new Date(state.passwordConfirmedAt) : null
  return {
    earnings: earningsNow(state, ctx.now),
    accounts: state.accounts.map(accountNow),
    emailVerified: state.emailVerified,
    email: userOf(ctx).email,
    passwordFresh: isFreshlyConfirmed(confirmedAt, ctx.now),
    minimum: cashOutMinimum,
    dailyLimit: cashOutDailyLimit,
    leftToday: leftToday(used),
    timesLeftToday: Math.max(0, cashOutDailyCount - used.count),
    creditBonusPercent,
    bankTokenUrl: '/pay/bank-tokens',
    charities: mockCharities,
    creditToPayOut: creditToPayOut(ctx),
  }
}

/** Returns what the viewer was paid in a year of the shop, as money or credit, in cents. */
export const paidOfYear = (ctx: MockContext, year: number): Cents =>
  takenOut(
    mine(ctx).cashOuts.filter(
      (one) =>
        !one.fromCredit &&
        one.kind !== 'donation' &&
        shopDay(new Date(one.requestedAt)).startsWith(`${year}-`),
    ),
    ctx.now,
  )

const refused = (message: string, need: string) => ({ __typename: 'CashOutRefused', message, need })

type Asked = { requestKey: string; amount: number }
type Made = Omit<MockCashOut, 'id' | 'requestKey' | 'amount' | 'requestedAt' | 'receiptNumber' | 'bonus'> &
  Partial<MockCashOut>

/** Makes a cash-out once for each request key; a repeated key gets the first answer again. */
function leave(ctx: MockContext, asked: Asked, check: () => string | undefined, make: () => Made) {
  const state = mine(ctx)
  const before = state.cashOuts.find((one) => one.requestKey === asked.requestKey)
  if (before)
    return { __typename: 'CashOutPayload', cashOut: cashOutNow(before, ctx.now), setup: setupOf(ctx) }
  if (asked.amount === markedAmounts.serverFails) throw new Error('a marked failure')
  const message = check()
  if (message) return refused(message, cashOutNeedOf(message, leftToday(today(state, ctx.now))))
  const id = `0193aa11-0000-7000-8000-${String(nextId(ctx.db)).padStart(12, '0')}`
  const made: MockCashOut = {
    ...asked,
    id,
    bonus: 0,
    receiptNumber: null,
    requestedAt: ctx.now.toISOString(),
    ...make(),
  }
  state.cashOuts.push(made)
  ctx.db.save()
  if (asked.amount === markedAmounts.answerLost) throw new Error('a marked failure')
  return { __typename: 'CashOutPayload', cashOut: cashOutNow(made, ctx.now), setup: setupOf(ctx) }
}

type CashAsked = Asked & { accountId: string; fromCredit?: boolean | null }
function cashOut(ctx: MockContext, { accountId, requestKey, amount, fromCredit }: CashAsked) {
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const state = mine(ctx)
  const account = state.accounts.find((one) => one.id === accountId)
  // The account is checked first: without one the other rules cannot be applied.
  if (!account && !state.cashOuts.some((one) => one.requestKey === requestKey))
    return refused(cashOutSentences.account, 'account')
  const check = () =>
    cashOutRefusalOf(
      {
        amount: cents(amount),
        available: fromCredit ? creditToPayOut(ctx) : balanceOf(state, ctx.now).available,
        emailVerified: state.emailVerified,
        passwordConfirmedAt: state.passwordConfirmedAt ? new Date(state.passwordConfirmedAt) : null,
        accountLinkedAt: account ? new Date(account.linkedAt) : null,
        today: today(state, ctx.now),
        ...(!fromCredit && {
          tax: {
            paidThisYear: paidOfYear(ctx, Number(shopDay(ctx.now).slice(0, 4))),
            hasForm: ctx.db.state.taxForms[userOf(ctx).id] !== undefined,
          },
        }),
      },
      ctx.now,
    )
  const course = amount === markedAmounts.fails ? 'fails' : amount === markedAmounts.late ? 'late' : 'paid'
  return leave(ctx, { requestKey, amount }, check, () => ({
    kind: account?.method ?? '',
    label: account?.label ?? '',
    course,
    fromCredit: fromCredit ?? false,
  }))
}

function spend(ctx: MockContext, { requestKey, amount }: Asked, make: () => Made) {
  const { available } = balanceOf(mine(ctx), ctx.now)
  return leave(
    ctx,
    { requestKey, amount },
    () => earningsUseRefusalOf({ amount: cents(amount), available }),
    make,
  )
}

function donate(ctx: MockContext, input: Asked & { charityId: number }) {
  const charity = mockCharities.find((one) => one.id === input.charityId)
  if (!charity) return refused('Please choose a charity.', 'amount')
  return spend(ctx, input, () => ({
    kind: 'donation',
    label: charity.name,
    course: 'done',
    receiptNumber: `D-${100_000 + nextId(ctx.db)}`,
  }))
}

const accountRefused = (message: string) => ({ __typename: 'PayoutAccountRefused', message })

function link(ctx: MockContext, input: { method: CashOutMethod; email: string }) {
  const email = input.email.trim().toLowerCase()
  if (!isEmail(email)) return accountRefused(emailMessage)
  if (email === markedWallets.fails) throw new Error('a marked failure')
  if (email === markedWallets.taken) return accountRefused(payoutAccountSentences.taken)
  return startLinking(ctx, { method: input.method, label: payoutAccountLabel({ ...input, email }) }, email)
}

function startLinking(ctx: MockContext, linking: NonNullable<MockEarnings['linking']>, mailTo: string) {
  mine(ctx).linking = linking
  return {
    __typename: 'PayoutCodeSent',
    sentTo: shortEmail(mailTo),
    expiresAt: new Date(ctx.now.getTime() + mailedCodeMinutes * 60_000).toISOString(),
  }
}

function linkBank(ctx: MockContext, token: string) {
  const bank = bankOfToken(token)
  if (!bank) return accountRefused(payoutAccountSentences.bankOld)
  if (bank.last4 === markedBankTaken) return accountRefused(payoutAccountSentences.bankTaken)
  const label = bankAccountLabel(bank.accountType, bank.last4)
  return startLinking(ctx, { method: 'bank_account', label }, userOf(ctx).email)
}

function confirm(ctx: MockContext, code: string) {
  const state = mine(ctx)
  if (!state.linking || code === markedCodes.expired) return accountRefused(mailedCodeSentences.old)
  if (!isMailedCode(code) || code === markedCodes.wrong) return accountRefused(mailedCodeSentences.wrong)
  const { method, label } = state.linking
  const account = {
    id: `0193aa12-0000-7000-8000-${String(nextId(ctx.db)).padStart(12, '0')}`,
    method,
    label,
    isDefault: !state.accounts.some((one) => one.isDefault && one.method !== method),
    linkedAt: ctx.now.toISOString(),
  }
  state.accounts = [...state.accounts.filter((one) => one.method !== method), account]
  state.linking = null
  return { __typename: 'PayoutAccountLinked', account: accountNow(account), setup: setupOf(ctx) }
}

function unlink(ctx: MockContext, id: string) {
  const state = mine(ctx)
  state.accounts = state.accounts.filter((one) => one.id !== id)
  const [first] = state.accounts
  if (first && !state.accounts.some((one) => one.isDefault)) first.isDefault = true
  return { setup: setupOf(ctx) }
}

function chooseDefault(ctx: MockContext, id: string) {
  const state = mine(ctx)
  if (state.accounts.some((one) => one.id === id))
    state.accounts = state.accounts
      .map((one) => ({ ...one, isDefault: one.id === id }))
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return { setup: setupOf(ctx) }
}

function verify(ctx: MockContext, token: string) {
  if (token !== markedTokens.working)
    return {
      __typename: 'EmailNotVerified',
      message: 'This link is old or was used before. Please ask for a new one.',
    }
  if (ctx.user) mine(ctx).emailVerified = true
  return { __typename: 'EmailVerified', email: ctx.user?.email ?? 'nora@hemline.example', isChange: false }
}

function confirmPassword(ctx: MockContext, password: string) {
  if (userOf(ctx).password !== password)
    return { __typename: 'PasswordNotConfirmed', message: 'That is not your password.' }
  mine(ctx).passwordConfirmedAt = ctx.now.toISOString()
  return {
    __typename: 'PasswordConfirmed',
    until: new Date(ctx.now.getTime() + passwordAgainMinutes * 60_000).toISOString(),
  }
}

function paged<T>(all: readonly T[], page: number | null | undefined) {
  const start = (Math.max(1, page ?? 1) - 1) * pageSize
  return {
    nodes: all.slice(start, start + pageSize),
    totalCount: all.length,
    hasNextPage: start + pageSize < all.length,
  }
}

type SalesQuestion = { page?: number | null; bagNumber?: string | null; state?: string | null }
function salesPage(ctx: MockContext, { page, bagNumber, state }: SalesQuestion) {
  const all = mine(ctx)
    .sales.map((one) => saleNow(one, ctx.now))
    .filter((one) => (!bagNumber || one.bagNumber === bagNumber) && (!state || one.state === state))
  return paged(all.toReversed(), page)
}

const cashOutsOf = (ctx: MockContext) =>
  mine(ctx)
    .cashOuts.map((one) => cashOutNow(one, ctx.now))
    .toSorted((a, b) => b.requestedAt.localeCompare(a.requestedAt))

type Input<T> = { input: T }
export const earningsMocks = {
  Query: {
    earnings: (_: unknown, __: unknown, ctx: MockContext) => earningsNow(mine(ctx), ctx.now),
    earningSales: (_: unknown, question: SalesQuestion, ctx: MockContext) => salesPage(ctx, question),
    cashOutSetup: (_: unknown, __: unknown, ctx: MockContext) => setupOf(ctx),
    cashOuts: (_: unknown, { page }: { page?: number | null }, ctx: MockContext) =>
      paged(cashOutsOf(ctx), page),
    cashOut: (_: unknown, { id }: { id: string }, ctx: MockContext) =>
      cashOutsOf(ctx).find((one) => one.id === id) ?? null,
  },
  Mutation: {
    cashOut: (_: unknown, { input }: Input<Asked & { accountId: string }>, ctx: MockContext) =>
      cashOut(ctx, input),
    turnEarningsToCredit: (_: unknown, { input }: Input<Asked>, ctx: MockContext) =>
      legalRefusal(ctx) ??
      spend(ctx, input, () => ({
        kind: 'credit',
        label: 'Store credit',
        course: 'done',
        bonus: creditTurnOf(cents(input.amount)).bonus,
      })),
    donateEarnings: (_: unknown, { input }: Input<Asked & { charityId: number }>, ctx: MockContext) =>
      legalRefusal(ctx) ?? donate(ctx, input),
    linkPayoutAccount: (
      _: unknown,
      { input }: Input<{ method: CashOutMethod; email: string }>,
      ctx: MockContext,
    ) => link(ctx, input),
    linkBankAccount: (_: unknown, { token }: { token: string }, ctx: MockContext) => linkBank(ctx, token),
    chooseDefaultPayoutAccount: (_: unknown, { id }: { id: string }, ctx: MockContext) =>
      chooseDefault(ctx, id),
    confirmPayoutAccount: (_: unknown, { code }: { code: string }, ctx: MockContext) => confirm(ctx, code),
    unlinkPayoutAccount: (_: unknown, { id }: { id: string }, ctx: MockContext) => unlink(ctx, id),
    sendEmailVerification: (_: unknown, __: unknown, ctx: MockContext) => ({
      sentTo: shortEmail(userOf(ctx).email),
    }),
    verifyEmail: (_: unknown, { token }: { token: string }, ctx: MockContext) => verify(ctx, token),
    confirmPassword: (_: unknown, { password }: { password: string }, ctx: MockContext) =>
      confirmPassword(ctx, password),
  },
}
