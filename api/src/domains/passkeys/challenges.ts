// What devices have to sign: made for five minutes, taken once, bound to the shop's own address.
import { passkeyChallengeMinutes } from '@hemline/rules/identity/passkeys.ts'
import type { Context } from '../../context.ts'
import { hashToken } from '../../platform/tokens.ts'
import { insertPasskeyChallenge, takePasskeyChallenge } from './passkeys.db.ts'

/**
 * Returns the address that a signature has to name and the domain that a passkey belongs to (WebAuthn:
 * origin, RP ID), from WEB_ORIGIN. Browsers refuse passkeys where the domain is a number such as 127.0.0.1.
 */
export function placeOf(ctx: Context): { origin: string; domain: string } {
  const { origin, hostname } = new URL(ctx.config.WEB_ORIGIN)
  return { origin, domain: hostname }
}

/**
 * Stores the hash of a passkey challenge for five minutes; `userId`: who adds a passkey, null for a log-in.
 */
export async function keepChallenge(ctx: Context, challenge: string, userId: string | null): Promise<void> {
  const expires_at = new Date(ctx.now().getTime() + passkeyChallengeMinutes * 60_000)
  await insertPasskeyChallenge(ctx.db, {
    challenge_hash: hashToken(challenge),
    user_id: userId,
    expires_at,
  })
}

/**
 * Uses up a passkey challenge that a device signed; returns false when it is unknown, expired, another
 * person's or used. Of two requests at once only one gets true.
 */
export const takeChallenge = (ctx: Context, challenge: string, userId: string | null): Promise<boolean> =>
  takePasskeyChallenge(ctx.db, { hash: hashToken(challenge), userId, now: ctx.now() })
