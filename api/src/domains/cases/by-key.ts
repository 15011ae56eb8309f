// Who opens a case by a key of its mails: the guest of its order (decision 0264), or who wrote a letter
// without an account (decision 0250).
import { isLetterKeyAlive, letterKeyRefused } from '@hemline/rules/cases/letter-key.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { isSameSecret } from '../../platform/tokens.ts'
import { forGuest, type GuestKey, guestQuery } from '../orders/orders.ts'
import { type CaseRow, findCase } from './cases.db.ts'
import { caseNumber } from './talk.ts'

/** A case as a request names it, with the key that opens it. */
type Keyed = { code: string; key: GuestKey | null | undefined }

/** Tells whether a letter's key opens this case now. */
export const opensLetter = (row: CaseRow, accessKey: string, now: Date): boolean =>
  row.access_key !== null &&
  row.user_id === null &&
  isSameSecret(accessKey, row.access_key) &&
  isLetterKeyAlive(row, now)

/**
 * Runs `ask` about one case for the viewer, for the guest whose order the key opens, or (a key without an
 * order) for the writer of that one letter, who reaches nothing else. `refused` gets the sentence for an
 * ended or altered key.
 */
export async function forCase<Answer, Refusal>(
  ctx: Context,
  { code, key }: Keyed,
  { ask, refused }: { ask: (as: Context) => Promise<Answer>; refused: (message: string) => Refusal },
): Promise<Answer | Refusal> {
  if (!key || key.orderId) return forGuest(ctx, key, { ask, refused })
  const number = caseNumber(code)
  const row = number === null ? undefined : await findCase(ctx.db, number)
  if (!row || !opensLetter(row, key.accessKey, ctx.now())) return refused(letterKeyRefused)
  return ask({ ...ctx, viewer: { ...ctx.viewer, guestOf: null, writerOf: row.id } })
}

/**
 * Returns what a mail's link to a case carries for somebody without an account: the key of its order or of
 * its letter. Empty for cases of members.
 */
export async function caseQuery(
  db: DbOrTx,
  row: Pick<CaseRow, 'user_id' | 'order_id' | 'access_key'>,
): Promise<string> {
  if (row.user_id !== null) return ''
  return row.access_key === null
    ? guestQuery(db, row.order_id)
    : `?${new URLSearchParams({ key: row.access_key })}`
}
