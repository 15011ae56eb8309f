// How a member protects the account: two-step log-in on and off, recovery codes, and the devices that are
// logged in (decision 0189).
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import { type SecurityNews, securityWords } from '@hemline/rules/identity/two-step.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { deviceName } from '../../platform/device-name.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { deviceIdOf, devicesOf, endDeviceOf, endOtherDevicesOf } from '../identity/identity.ts'
import { personOf, tell } from '../notifications/notifications.ts'
import { findEmailChange } from './email-change.db.ts'
import { findAccount, getAccount } from './log-in.db.ts'
import { securityMail } from './mails.ts'
import type { MailDoors } from './password-change.ts'
import {
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  replaceRecoveryCodes,
  saveSecret,
  useCounter,
} from './second-step.db.ts'
import { counterOf, newRecoveryCodes, newSecret } from './second-step.ts'

type PasswordNeeded = { __typename: 'PasswordNeeded'; message: string }
type TwoStepRefused = { __typename: 'TwoStepRefused'; message: string }

/**
 * Returns the account's security for its owner: since when two-step log-in is on (null: off), recovery codes
 * left (0 when off), devices, and a change of address that waits. Throws UNAUTHENTICATED for visitors.
 */
export async function securityOf(ctx: Context) {
  const userId = personOf(ctx)
  const [step, recoveryCodesLeft, rows, change] = await Promise.all([
    findSecondStep(ctx.db, userId),
    countRecoveryCodes(ctx.db, userId),
    devicesOf(ctx.db, userId, ctx.now()),
    findEmailChange(ctx.db, userId, ctx.now()),
  ])
  const { sessionHash } = ctx.viewer
  return {
    twoStepSince: step?.on_since ?? null,
    recoveryCodesLeft: step?.on_since ? recoveryCodesLeft : 0,
    devices: rows.map((row) => ({
      id: deviceIdOf(row.token_hash),
      name: deviceName(row.user_agent),
      startedAt: row.created_at,
      lastUsedAt: row.last_used_at,
      isThis: sessionHash !== null && row.token_hash.equals(sessionHash),
    })),
    emailChange: change
      ? { sentTo: shortEmail(change.email), sentAt: change.asked_at, until: change.expires_at }
      : null,
  }
}

function notFresh(ctx: Context): PasswordNeeded | undefined {
  return isFreshlyConfirmed(ctx.viewer.confirmedAt, ctx.now())
    ? undefined
    : { __typename: 'PasswordNeeded', message: 'Please enter your password once more.' }
}

const refused = (message: string): TwoStepRefused => ({ __typename: 'TwoStepRefused', message })
const alreadyOn = 'Two-step log-in is on already. Switch it off first to use another app.'

/**
 * Makes a secret for the viewer's app, stores it and returns it; the second step is not on yet. Returned
 * refusals: PasswordNeeded, TwoStepRefused (it is on). Throws UNAUTHENTICATED.
 */
export async function beginTwoStep(ctx: Context) {
  const userId = personOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  const { email } = await getAccount(ctx.db, userId)
  const { sealed, secret, uri } = newSecret(ctx, email)
  if (!(await saveSecret(ctx.db, { userId, secret: sealed, now: ctx.now() }))) return refused(alreadyOn)
  return { __typename: 'TwoStepSecret' as const, secret, uri }
}

const news = (tx: Tx, userId: string, what: SecurityNews) => addJob(tx, 'securityMail', { userId, what })

/**
 * Switches two-step log-in on by the app's first code and returns the recovery codes; a mail is queued.
 * Returned refusals: PasswordNeeded, TwoStepRefused (wrong code, not begun, on already). Throws
 * UNAUTHENTICATED.
 */
export async function confirmTwoStep(ctx: Context, code: string) {
  const userId = personOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  const step = await findSecondStep(ctx.db, userId)
  if (!step) return refused('Please begin with a new code for your app.')
  if (step.on_since) return refused(alreadyOn)
  const counter = counterOf(ctx, step, code)
  const wrong = refused('That is not the code that your app shows now. Is the clock of your phone right?')
  if (counter === undefined) return wrong
  const { codes, hashes } = newRecoveryCodes(userId)
  const isOn = await inTransaction(ctx.db, async (tx) => {
    if (!(await useCounter(tx, { userId, counter, switchOn: ctx.now() }))) return false
    await replaceRecoveryCodes(tx, userId, hashes)
    await news(tx, userId, 'two_step_on')
    return true
  })
  if (!isOn) return wrong
  ctx.log.info({ security: 'two-step on', userId }, 'two-step log-in switched on')
  return { __typename: 'RecoveryCodes' as const, codes, security: await securityOf(ctx) }
}

/**
 * Makes new recovery codes in place of all others and returns them; a mail is queued. Returned refusals:
 * PasswordNeeded, TwoStepRefused (it is off). Throws UNAUTHENTICATED.
 */
export async function renewRecoveryCodes(ctx: Context) {
  const userId = personOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  if (!(await findSecondStep(ctx.db, userId))?.on_since) return refused('Two-step log-in is off.')
  const { codes, hashes } = newRecoveryCodes(userId)
  await inTransaction(ctx.db, async (tx) => {
    await replaceRecoveryCodes(tx, userId, hashes)
    await news(tx, userId, 'recovery_codes_made')
  })
  return { __typename: 'RecoveryCodes' as const, codes, security: await securityOf(ctx) }
}

/**
 * Switches two-step log-in off with its recovery codes and queues a mail; nothing changes when it is off.
 * Returns the account's security, or PasswordNeeded. Throws UNAUTHENTICATED.
 */
export async function endTwoStep(ctx: Context) {
  const userId = personOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  const wasOn = await inTransaction(ctx.db, async (tx) => {
    const isOn = Boolean((await findSecondStep(tx, userId))?.on_since)
    if (isOn) await news(tx, userId, 'two_step_off')
    await deleteSecondStep(tx, userId)
    return isOn
  })
  if (wasOn) ctx.log.info({ security: 'two-step off', userId }, 'two-step log-in switched off')
  return { __typename: 'SecurityPayload' as const, security: await securityOf(ctx) }
}

/**
 * Logs one of the viewer's devices out, also the present one, and returns the security page's data; an
 * unknown id or another user's does nothing. Throws UNAUTHENTICATED for visitors.
 */
export async function endDevice(ctx: Context, id: string) {
  await endDeviceOf(ctx.db, personOf(ctx), id)
  return { security: await securityOf(ctx) }
}

/**
 * Logs all of the viewer's devices out but the present one and returns the security page's data. Throws
 * UNAUTHENTICATED for visitors.
 */
export async function endOtherDevices(ctx: Context) {
  await endOtherDevicesOf(ctx.db, personOf(ctx), ctx.viewer.sessionHash)
  return { security: await securityOf(ctx) }
}

/**
 * Job: tells an account's owner by bell and mail that its security has changed (`what`); does nothing when
 * the account is gone.
 */
export async function sendSecurityMail(
  { db, mail, webOrigin }: MailDoors,
  { userId, what, device }: { userId: string; what: SecurityNews; device?: string },
  key: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  const words = securityWords(what, await countRecoveryCodes(db, userId), device)
  await tell(db, { userId, kind: 'account', key: `security:${key}`, ...words, link: '/my/settings' })
  await mail.send(securityMail(account, words, `${webOrigin}/my/settings`), key)
}
