// How often something may be tried from one account or address before it has to wait.
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from '../../context.ts'
import { countTry } from './log-in.db.ts'

export type Tries = { key: string; limit: number; seconds: number }

const quarterHour = 900
const hour = 3600
// Addresses as typed may be anybody's: only their digest is stored.
const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
/** A household has a whole IPv6 /64: its hosts count as one. */
const network = (ip: string) => (isIPv6(ip) && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip)

export const triesOf = {
  account: (email: string): Tries => ({ key: `account:${digest(email)}`, limit: 10, seconds: quarterHour }),
  address: (ctx: Context): Tries => ({ key: `address:${network(ctx.clientIp)}`, limit: 50, seconds: quarterHour }),
  signUp: (ctx: Context): Tries => ({ key: `sign-up:${network(ctx.clientIp)}`, limit: ctx.config.SIGN_UPS_PER_HOUR, seconds: hour }),
  passwordMail: (email: string): Tries => ({ key: `password-mail:${digest(email)}`, limit: 5, seconds: hour }),
  passwordMailAddress: (ctx: Context): Tries => ({ key: `password-mail-address:${network(ctx.clientIp)}`, limit: 20, seconds: hour }),
}

export type TooMany = { __typename: 'TooManyTries'; message: string; retryAfterSeconds: number }

/** Counts one try against each limit; the first that is used up answers with the seconds until its window ends. A limit of 0 is none. */
export async function tooManyTries(ctx: Context, all: readonly Tries[]): Promise<TooMany | undefined> {
  for (const { key, limit, seconds } of all.filter((t) => t.limit > 0)) {
    const counted = await countTry(ctx.db, key, { now: ctx.now(), seconds })
    if (counted.failures <= limit) continue
    const retryAfterSeconds = Math.max(1, Math.ceil((counted.window_started_at.getTime() - ctx.now().getTime()) / 1000) + seconds)
    return { __typename: 'TooManyTries', message: waitMessage(retryAfterSeconds), retryAfterSeconds }
  }
  return undefined
}

function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `That was too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
