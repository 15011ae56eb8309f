// Codes of six digits that are mailed and typed in again: made, hashed and checked here for all features
// that use them.
import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import {
  isMailedCode,
  mailedCodeMinutes,
  mailedCodeSentences,
  mailedCodeTries,
} from '@hemline/rules/identity/mailed-codes.ts'
import { newCode } from './tokens.ts'

const says = mailedCodeSentences
const hashOf = (code: string, salt: Buffer) =>
  promisify<string, Buffer, number, Buffer>(scrypt)(code, salt, 32)

/** The stored part of a code: hash and salt, never the code itself. */
export type KeptCode = { salt: Buffer | null; code_hash: Buffer | null; tries: number; expires_at: Date }

/** Makes a mailed code of six digits, and the salt and slow hash to be stored in its place. */
export async function makeMailedCode(): Promise<{ code: string; kept: { salt: Buffer; code_hash: Buffer } }> {
  const { code, salt } = newCode()
  return { code, kept: { salt, code_hash: await hashOf(code, salt) } }
}

/** Returns the expiry time of a mailed code that is made now: `mailedCodeMinutes` later. */
export const mailedCodeEnds = (now: Date): Date => new Date(now.getTime() + mailedCodeMinutes * 60_000)

/** The result of checking a code; `message` is shown to the user. */
export type CodeVerdict = { good: true } | { good: false; message: string; counts: boolean }

/**
 * Checks a typed code against the stored hash in constant time. Not good: no code or one older than 10
 * minutes, one with 5 tries already, and a text that is no code; these count as no guess. `counts`: it was a
 * wrong guess, and the caller counts it.
 */
export async function judgeMailedCode(
  kept: KeptCode | undefined,
  typed: string,
  now: Date,
): Promise<CodeVerdict> {
  const wrong = (message: string, counts = false): CodeVerdict => ({ good: false, message, counts })
  const code = typed.trim()
  if (!kept || kept.expires_at <= now) return wrong(says.old)
  if (kept.tries >= mailedCodeTries) return wrong(says.tries)
  if (!isMailedCode(code)) return wrong(says.wrong)
  const same = kept.salt && kept.code_hash && timingSafeEqual(await hashOf(code, kept.salt), kept.code_hash)
  return same ? { good: true } : wrong(says.wrong, true)
}
