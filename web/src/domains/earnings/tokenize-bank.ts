// Sends the numbers of a bank account from the form straight to the processor, which returns a token. The
// numbers pass through no GraphQL client, store or cache (decision 0207).
import {
  type BankAccountProblems,
  type BankAccountText,
  bankAccountFields,
} from '@hemline/rules/earnings/bank-accounts.ts'
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { z } from 'zod/mini'

export type BankToken =
  | { outcome: 'token'; token: string }
  /** The processor's message for each wrong field. */
  | { outcome: 'refused'; problems: BankAccountProblems }
  /** No answer, or an invalid one; trying again is safe. */
  | { outcome: 'failed' }

const given = z.object({ token: z.string() })
const refused = z.object({
  errors: z.array(z.object({ field: z.enum(bankAccountFields), message: z.string() })),
})

/**
 * Exchanges a bank account's numbers for a token at the processor: outcome `token`, `refused` with the
 * problem of each number, or `failed` when the request or its answer failed. Never throws.
 */
export async function tokenizeBank(
  typed: BankAccountText,
  tokenUrl: string,
  send: typeof fetch = fetch,
): Promise<BankToken> {
  try {
    const answer = await send(tokenUrl, {
      method: 'POST',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    })
    const read: unknown = await answer.json()
    const token = given.safeParse(read)
    if (answer.ok && token.success) return { outcome: 'token', token: token.data.token }
    const errors = refused.safeParse(read)
    if (!errors.success) return { outcome: 'failed' }
    const problems = Object.fromEntries(errors.data.errors.map(({ field, message }) => [field, message]))
    return { outcome: 'refused', problems }
  } catch {
    return { outcome: 'failed' }
  }
}
