// Two-step log-in and devices in the mocks, with real codes.
import { emailMessage, isEmail, nameProblems } from '@hemline/rules/common/validation.ts'
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import { emailChangeEndedMessage } from '@hemline/rules/identity/email-change.ts'
import {
  bareCode,
  isAppCode,
  recoveryCodeCount,
  triesPerChallenge,
} from '@hemline/rules/identity/two-step.ts'
import { Secret, TOTP } from 'otpauth'
import { type MockContext, refuse } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockTwoStep, MockUser } from '../seed/people.ts'
import { passwordConfirmedAtOf } from './earnings.mock.ts'
import { start } from './identity.mock.ts'

const period = 30

function userOf(ctx: MockContext): MockUser {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.user
}

function waitingEmailOf(ctx: MockContext) {
  const change = ctx.db.state.emailChanges[userOf(ctx).id]
  if (!change || Date.parse(change.until) <= ctx.now.getTime()) return null
  return { sentTo: shortEmail(change.email), sentAt: change.sentAt, until: change.until }
}

function securityOf(ctx: MockContext) {
  const { id } = userOf(ctx)
  const { sessions, devices, twoSteps } = ctx.db.state
  const step = twoSteps[id]
  return {
    twoStepSince: step?.since ?? null,
    recoveryCodesLeft: step?.since ? step.codes.filter(({ used }) => !used).length : 0,
    devices: Object.entries(sessions)
      .filter(([, userId]) => userId === id)
      .map(([token]) => ({
        id: `device-${token}`,
        name: token === ctx.jar.token ? 'Chrome on Windows' : 'Safari on iOS',
        startedAt: devices[token] ?? ctx.now.toISOString(),
        lastUsedAt: ctx.now.toISOString(),
        isThis: token === ctx.jar.token,
      })),
    emailChange: waitingEmailOf(ctx),
  }
}

const refused = (message: string) => ({ __typename: 'TwoStepRefused', message })

/**
 * Returns the request to confirm the password, when both the log-in and the last confirmation are too long
 * ago; undefined otherwise. Throws for visitors.
 */
export function notFresh(ctx: MockContext) {
  userOf(ctx)
  const started = ctx.db.state.devices[ctx.jar.token ?? '']
  const isFresh = [passwordConfirmedAtOf(ctx), started ? new Date(started) : null].some((at) =>
    isFreshlyConfirmed(at, ctx.now),
  )
  return isFresh
    ? undefined
    : { __typename: 'PasswordNeeded', message: 'Please enter your password once more.' }
}

function counterOf(ctx: MockContext, { secret }: MockTwoStep, code: string): number | undefined {
  if (!isAppCode(code)) return undefined
  const timestamp = ctx.now.getTime()
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({
    token: bareCode(code),
    timestamp,
    window: 1,
  })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

const newCodes = (ctx: MockContext) =>
  Array.from({ length: recoveryCodeCount }, (_, i) => ({
    code: `mock-${String(i).padStart(4, 'k')}-${String(nextId(ctx.db)).padStart(4, 'm')}`,
    used: false,
  }))

const shown = (ctx: MockContext, step: MockTwoStep) => ({
  __typename: 'RecoveryCodes',
  codes: step.codes.map(({ code }) => code),
  security: securityOf(ctx),
})

function begin(ctx: MockContext) {
  const needed = notFresh(ctx)
  if (needed) return needed
  const { id, email } = userOf(ctx)
  if (ctx.db.state.twoSteps[id]?.since) return refused('Two-step log-in is on already.')
  const secret = new Secret({ size: 20 })
  ctx.db.state.twoSteps[id] = { secret: secret.base32, since: null, lastCounter: 0, codes: [] }
  const uri = new TOTP({ issuer: 'Hemline', label: email, secret }).toString()
  return { __typename: 'TwoStepSecret', secret: secret.base32, uri }
}

function confirm(ctx: MockContext, code: string) {
  const needed = notFresh(ctx)
  if (needed) return needed
  const step = ctx.db.state.twoSteps[userOf(ctx).id]
  if (!step || step.since) return refused('Please begin with a new code for your app.')
  const counter = counterOf(ctx, step, code)
  if (counter === undefined)
    return refused('That is not the code that your app shows now. Is the clock of your phone right?')
  Object.assign(step, { since: ctx.now.toISOString(), lastCounter: counter, codes: newCodes(ctx) })
  return shown(ctx, step)
}

function renew(ctx: MockContext) {
  const needed = notFresh(ctx)
  if (needed) return needed
  const step = ctx.db.state.twoSteps[userOf(ctx).id]
  if (!step?.since) return refused('Two-step log-in is off.')
  step.codes = newCodes(ctx)
  return shown(ctx, step)
}

function end(ctx: MockContext) {
  const needed = notFresh(ctx)
  if (needed) return needed
  delete ctx.db.state.twoSteps[userOf(ctx).id]
  return { __typename: 'SecurityPayload', security: securityOf(ctx) }
}

function isRight(ctx: MockContext, step: MockTwoStep, typed: string): boolean {
  const counter = counterOf(ctx, step, typed)
  if (counter !== undefined && counter > step.lastCounter) {
    step.lastCounter = counter
    return true
  }
  const code = step.codes.find((one) => !one.used && bareCode(one.code) === bareCode(typed))
  if (code) code.used = true
  return code !== undefined
}

function finish(ctx: MockContext, { challenge, code }: { challenge: string; code: string }) {
  const { challenges, twoSteps, users } = ctx.db.state
  const open = challenges[challenge]
  const step = open && twoSteps[open.userId]
  const user = users.find(({ id }) => id === open?.userId)
  if (!open || !step?.since || !user || open.tries >= triesPerChallenge)
    return { __typename: 'LogInEnded', message: 'That took too long. Please enter your password again.' }
  open.tries += 1
  if (!isRight(ctx, step, code))
    return {
      __typename: 'LogInRefused',
      message: 'That code is not right, or was used before. Please try the next one.',
    }
  delete challenges[challenge]
  return start(ctx, user)
}

function endDevices(ctx: MockContext, isEnded: (token: string) => boolean) {
  const { id } = userOf(ctx)
  const { sessions } = ctx.db.state
  for (const [token, userId] of Object.entries(sessions))
    if (userId === id && isEnded(token)) delete sessions[token]
  return { security: securityOf(ctx) }
}

/** Returns the answer InvalidInput with these fields and messages. */
export const invalid = (fields: { field: string; message: string }[]) => ({
  __typename: 'InvalidInput',
  message: 'Please check what you entered.',
  fields,
})

function changeName(ctx: MockContext, name: { firstName: string; lastName: string }) {
  const user = userOf(ctx)
  const fields = nameProblems(name)
  if (fields.length > 0) return invalid(fields)
  Object.assign(user, { firstName: name.firstName.trim(), lastName: name.lastName.trim() })
  return { __typename: 'NamePayload', user: {} }
}

/** The mocks send no mail, so that the change waits until it is taken back or a day is over. */
function sendLink(ctx: MockContext, email: string) {
  const until = new Date(ctx.now.getTime() + 24 * 3_600_000).toISOString()
  ctx.db.state.emailChanges[userOf(ctx).id] = { email, sentAt: ctx.now.toISOString(), until }
  return { __typename: 'EmailChangeSent', sentTo: shortEmail(email), security: securityOf(ctx) }
}

function changeEmail(ctx: MockContext, given: string) {
  const needed = notFresh(ctx)
  if (needed) return needed
  const email = given.trim().toLowerCase()
  if (!isEmail(email)) return invalid([{ field: 'email', message: emailMessage }])
  if (email === userOf(ctx).email)
    return invalid([{ field: 'email', message: 'That is the address of your account already.' }])
  // Whether the address has an account is told by mail alone.
  return sendLink(ctx, email)
}

function sendEmailChangeAgain(ctx: MockContext) {
  const change = waitingEmailOf(ctx) && ctx.db.state.emailChanges[userOf(ctx).id]
  return change
    ? sendLink(ctx, change.email)
    : { __typename: 'EmailChangeEnded', message: emailChangeEndedMessage, security: securityOf(ctx) }
}

function endEmailChange(ctx: MockContext) {
  delete ctx.db.state.emailChanges[userOf(ctx).id]
  return { security: securityOf(ctx) }
}

export const securityMocks = {
  Query: { security: (_: unknown, __: unknown, ctx: MockContext) => securityOf(ctx) },
  Mutation: {
    finishLogIn: (_: unknown, { input }: { input: { challenge: string; code: string } }, ctx: MockContext) =>
      finish(ctx, input),
    changeName: (_: unknown, name: { firstName: string; lastName: string }, ctx: MockContext) =>
      changeName(ctx, name),
    changeEmail: (_: unknown, { email }: { email: string }, ctx: MockContext) => changeEmail(ctx, email),
    sendEmailChangeAgain: (_: unknown, __: unknown, ctx: MockContext) => sendEmailChangeAgain(ctx),
    endEmailChange: (_: unknown, __: unknown, ctx: MockContext) => endEmailChange(ctx),
    beginTwoStep: (_: unknown, __: unknown, ctx: MockContext) => begin(ctx),
    confirmTwoStep: (_: unknown, { code }: { code: string }, ctx: MockContext) => confirm(ctx, code),
    renewRecoveryCodes: (_: unknown, __: unknown, ctx: MockContext) => renew(ctx),
    endTwoStep: (_: unknown, __: unknown, ctx: MockContext) => end(ctx),
    endDevice: (_: unknown, { id }: { id: string }, ctx: MockContext) =>
      endDevices(ctx, (token) => `device-${token}` === id),
    endOtherDevices: (_: unknown, __: unknown, ctx: MockContext) =>
      endDevices(ctx, (token) => token !== ctx.jar.token),
  },
}
