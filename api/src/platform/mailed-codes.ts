// A code of six digits that was mailed and is typed again: made, hashed and compared here
// for all that ask for one.
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

/** What is kept of a code: never the code itself. */
export type KeptCode = { salt: Buffer | null; code_hash: Buffer | null; tries: number; expires_at: Date }

/** A new code, and what to keep of it. */
export async function makeMailedCode(): Promise<{ code: string; kept: { salt: Buffer; code_hash: Buffer } }> {
  const { code, salt } = newCode()
  return { code, kept: { salt, code_hash: await hashOf(code, salt) } }
}

/** When a code that is asked for now ends. */
export const mailedCodeEnds = (now: Date): Date => new Date(now.getTime() + mailedCodeMinutes * 60_000)

export type CodeVerdict = { good: true } | { good: false; message: string; counts: boolean }

/**
 * Whether a typed code is the kept one, compared in constant time. `counts`: it was a
 * guess, and is to be counted.
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
