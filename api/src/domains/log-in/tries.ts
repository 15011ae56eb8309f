// Limits of tries for log-in, sign-up and password mails.
import { createHash } from 'node:crypto'
import { hourSeconds } from '@hemline/rules/vocabulary/limits.ts'
import {
  logInsPerAccount,
  logInsPerAddress,
  passwordMailsPerAccount,
  passwordMailsPerAddress,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { networkOf, secondsToWait, type Tries, waitMessage } from '../../platform/rate-limit.ts'

// Addresses as typed may be anybody's: only their digest is stored.
const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/**
 * The counter key and limit for each kind of try: log-in by account (10 in 15 minutes) and by network address
 * (50 in 15 minutes), second step, sign-up, password mail.
 */
export const triesOf = {
  account: (email: string): Tries => ({ key: `account:${digest(email)}`, ...logInsPerAccount }),
  address: (ctx: Context): Tries => ({ key: `address:${networkOf(ctx.clientIp)}`, ...logInsPerAddress }),
  secondStep: (userId: string): Tries => ({ key: `second-step:${userId}`, ...logInsPerAccount }),
  signUp: (ctx: Context): Tries => ({
    key: `sign-up:${networkOf(ctx.clientIp)}`,
    limit: ctx.config.SIGN_UPS_PER_HOUR,
    seconds: hourSeconds,
  }),
  passwordMail: (email: string): Tries => ({
    key: `password-mail:${digest(email)}`,
    ...passwordMailsPerAccount,
  }),
  passwordMailAddress: (ctx: Context): Tries => ({
    key: `password-mail-address:${networkOf(ctx.clientIp)}`,
    ...passwordMailsPerAddress,
  }),
}

/** Refusal: a limit of tries is used up; retry after these seconds. */
export type TooMany = { __typename: 'TooManyTries'; message: string; retryAfterSeconds: number }

/**
 * Counts one try against each limit. Returns TooManyTries with the seconds until the window ends when a
 * limit is used up, else undefined.
 */
export async function tooManyTries(ctx: Context, all: readonly Tries[]): Promise<TooMany | undefined> {
  const retryAfterSeconds = await secondsToWait(ctx.db, ctx.now(), all)
  if (retryAfterSeconds === undefined) return undefined
  ctx.log.warn(
    { security: 'too many tries', kinds: all.map(({ key }) => key.slice(0, key.indexOf(':'))) },
    'too many tries',
  )
  return { __typename: 'TooManyTries', message: waitMessage(retryAfterSeconds), retryAfterSeconds }
}
