// Linking a payout account: a code is mailed to the address to be paid, so that money can't go to a mistyped
// address or another person's (specification §8; decision 0078).

import type { Db } from '@hemline/db/connect.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { payoutAccountSentences, shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { payoutCodesPerAddress, payoutCodesPerUser } from '@hemline/rules/vocabulary/rate-limits.ts'
import { type CashOutMethod, cashOutMethods } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { judgeMailedCode, mailedCodeEnds, makeMailedCode } from '../../platform/mailed-codes.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import { tell } from '../notifications/notifications.ts'
import {
  deleteCode,
  findAccountOwner,
  findSeller,
  insertAccount,
  lockCode,
  type PayoutAccountRow,
  unlinkAccounts,
  updateCode,
  upsertCode,
} from './accounts.db.ts'
import { sellerOf } from './cash-out.ts'
import { accountLinkedMail, codeMail } from './mails.ts'

/** The connections that the jobs mailing about payout accounts need. */
export type AccountDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

const says = payoutAccountSentences
type AccountRefused = { __typename: 'PayoutAccountRefused'; message: string }
const refused = (message: string): AccountRefused => ({ __typename: 'PayoutAccountRefused', message })
type CodeSent = { __typename: 'PayoutCodeSent'; sentTo: string; expiresAt: Date }
type Linked = { __typename: 'PayoutAccountLinked'; account: PayoutAccountRow }

/**
 * Starts linking a payout account: queues a code to its address. Refuses: PayoutAccountRefused (invalid, or
 * linked already, §8). Throws RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function linkPayoutAccount(
  ctx: Context,
  input: { method: string; email: string },
): Promise<CodeSent | AccountRefused> {
  const userId = sellerOf(ctx)
  const method = cashOutMethods.find((one) => one === input.method)
  if (!method) return refused(says.method)
  const email = input.email.trim()
  if (!isEmail(email)) return refused(emailMessage)
  const tries = [
    { key: `payout-code:${userId}`, ...payoutCodesPerUser },
    { key: `payout-code-address:${networkOf(ctx.clientIp)}`, ...payoutCodesPerAddress },
  ]
  const seconds = await secondsToWait(ctx.db, ctx.now(), tries)
  if (seconds !== undefined) throw refuse('RATE_LIMITED', waitMessage(seconds))
  // Checked after the rate limit: asking for many addresses must not reveal which ones are linked.
  const owner = await findAccountOwner(ctx.db, method, email)
  if (owner !== undefined) return refused(owner === userId ? says.linked : says.taken)
  const created_at = ctx.now()
  const expiresAt = mailedCodeEnds(created_at)
  await inTransaction(ctx.db, async (tx) => {
    await upsertCode(tx, { user_id: userId, method, email, created_at, expires_at: expiresAt })
    await addJob(tx, 'payoutCodeMail', { userId }, `payout-code/${userId}`)
  })
  return { __typename: 'PayoutCodeSent', sentTo: shortEmail(email), expiresAt }
}

/**
 * Job of linkPayoutAccount: makes the code and mails it. The code is made here so that it is stored nowhere
 * but in the mail (the database keeps a hash). A retry makes a new code.
 */
export async function sendPayoutCode(
  { db, mail, now }: AccountDoors,
  userId: string,
  key: string,
): Promise<void> {
  const { code, kept } = await makeMailedCode()
  const row = await inTransaction(db, async (tx) => {
    const found = await lockCode(tx, userId)
    if (!found || found.expires_at <= now()) return undefined
    await updateCode(tx, userId, kept)
    return found
  })
  if (row)
    await mail.send(await codeMail(row.email, code), `${key}:${kept.code_hash.toString('hex').slice(0, 16)}`)
}

/** The typed code is not the mailed one; the try was counted. */
type CodeWrong = { __typename: 'CodeWrong'; message: string }

/**
 * Links the payout account whose mailed code was typed and unlinks the user's other accounts of the same
 * method. Refuses: PayoutAccountRefused. A wrong code counts as a try; a right code is used up only when the
 * account is linked.
 */
export async function confirmPayoutAccount(ctx: Context, code: string): Promise<Linked | AccountRefused> {
  const userId = sellerOf(ctx)
  const done = await inTransaction<Linked | AccountRefused | CodeWrong>(
    ctx.db,
    ['PayoutAccountLinked', 'CodeWrong'],
    async (tx) => {
      const row = await lockCode(tx, userId)
      const verdict = await judgeMailedCode(row, code, ctx.now())
      if (!verdict.good && verdict.counts) await updateCode(tx, userId, { tries: (row?.tries ?? 0) + 1 })
      if (!verdict.good) return { __typename: 'CodeWrong', message: verdict.message }
      if (!row) throw new Error(`earnings: the code of ${userId} is gone`)
      const { method, email } = row
      await deleteCode(tx, userId)
      const owner = await findAccountOwner(tx, method, email)
      if (owner !== undefined) return refused(owner === userId ? says.linked : says.taken)
      const account = {
        id: uuidv7(ctx.now().getTime()),
        user_id: userId,
        method,
        email,
        linked_at: ctx.now(),
      }
      if (!(await insertAccount(tx, account))) return refused(says.taken)
      await unlinkAccounts(tx, userId, { method, but: account.id }, ctx.now())
      await addJob(tx, 'payoutAccountMail', { userId, method, email })
      return { __typename: 'PayoutAccountLinked', account: { ...account, unlinked_at: null } }
    },
  )
  return done.__typename === 'CodeWrong' ? refused(done.message) : done
}

/** Job: mails a user that a new payout account was linked. */
export async function sendAccountLinked(
  { db, mail, webOrigin }: AccountDoors,
  job: { userId: string; method: CashOutMethod; email: string },
  key: string,
): Promise<void> {
  const seller = await findSeller(db, job.userId)
  if (!seller) return
  await tell(db, {
    userId: job.userId,
    kind: 'account',
    key: `payout-account:${key}`,
    title: 'A new account was linked to your earnings',
    body: 'If this wasn’t you, change your password at once and write to us.',
    link: '/cleanout/earnings',
  })
  await mail.send(await accountLinkedMail(seller, job, webOrigin), key)
}

/**
 * Unlinks one of the viewer's payout accounts; requested cash-outs to it that were not sent yet fail and
 * return. Repeating it changes nothing.
 */
export async function unlinkPayoutAccount(ctx: Context, id: string): Promise<void> {
  const userId = sellerOf(ctx)
  if (isUuid(id)) await inTransaction(ctx.db, (tx) => unlinkAccounts(tx, userId, { id }, ctx.now()))
}
