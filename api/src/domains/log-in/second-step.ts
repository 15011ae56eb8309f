// The second step of a log-in: codes from an app (RFC 6238) and recovery codes (decision 0189).
import { createHash } from 'node:crypto'
import {
  bareCode,
  challengeMinutes,
  isAppCode,
  recoveryAlphabet,
  recoveryCodeCount,
} from '@hemline/rules/identity/two-step.ts'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { hashToken, newLetters, newToken } from '../../platform/tokens.ts'
import { findSecondStep, insertChallenge, type SecondStepRow, useRecoveryCode } from './second-step.db.ts'

const purpose = 'two-step log-in'
const periodSeconds = 30
const groups = 3
const groupLength = 4

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Hemline', label, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 })

/**
 * Returns a new secret for an authenticator app: sealed for the database, in base32, and as the otpauth URI
 * of the QR code. Stores nothing.
 */
export function newSecret(ctx: Context, email: string): { sealed: Buffer; secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return {
    sealed: seal(ctx.config.GIFT_CARD_SECRET, purpose, secret),
    secret,
    uri: totpOf(secret, email).toString(),
  }
}

/**
 * Returns the number of the half minute (Unix time / 30 s) for which a typed app code is right, the present
 * one or one beside it; undefined for a wrong or malformed code.
 */
export function counterOf(
  ctx: Context,
  step: Pick<SecondStepRow, 'secret'>,
  typed: string,
): number | undefined {
  const secret = unseal(ctx.config.GIFT_CARD_SECRET, purpose, step.secret)
  if (secret === undefined || !isAppCode(typed)) return undefined
  const timestamp = ctx.now().getTime()
  const delta = totpOf(secret).validate({ token: bareCode(typed), timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

// Sixty random bits: they can't be tried out, so a quick hash is enough.
const hashOf = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId}:${bareCode(code)}`)
    .digest()

/**
 * Returns new recovery codes for a member, such as "k7qm-w2xd-9hpf", and the hashes to store. Stores nothing.
 */
export function newRecoveryCodes(userId: string): { codes: string[]; hashes: Buffer[] } {
  const group = () => newLetters(recoveryAlphabet, groupLength)
  const code = () => Array.from({ length: groups }, group).join('-')
  const codes = Array.from({ length: recoveryCodeCount }, code)
  return { codes, hashes: codes.map((one) => hashOf(userId, one)) }
}

/**
 * Uses up a recovery code as typed, in the caller's transaction; returns false when it is none of the user's,
 * or was used.
 */
export const spendRecoveryCode = (
  ctx: Context,
  tx: DbOrTx,
  userId: string,
  typed: string,
): Promise<boolean> => useRecoveryCode(tx, { userId, codeHash: hashOf(userId, typed), now: ctx.now() })

export type SecondStepNeeded = { __typename: 'SecondStepNeeded'; message: string; challenge: string }

/**
 * Stores and returns a challenge when the account asks for a second step, to be met within ten minutes;
 * undefined when the password is enough.
 */
export async function secondStepOf(
  ctx: Context,
  db: DbOrTx,
  userId: string,
): Promise<SecondStepNeeded | undefined> {
  const step = await findSecondStep(db, userId)
  if (!step?.on_since) return undefined
  const challenge = newToken()
  const now = ctx.now()
  await insertChallenge(db, {
    token_hash: hashToken(challenge),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
  })
  return {
    __typename: 'SecondStepNeeded',
    message: 'Enter the code from your app, or one of your recovery codes.',
    challenge,
  }
}
