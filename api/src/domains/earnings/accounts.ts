// Linking a payout account: a code is mailed to the address to be paid, so that money can't go to a
// mistyped address or another person's (specification §8; decision 0078). The code of a bank account goes
// to its owner's own address (decision 0207).

import type { Db } from '@hemline/db/connect.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { payoutAccountSentences, shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { payoutCodesPerAddress, payoutCodesPerUser } from '@hemline/rules/vocabulary/rate-limits.ts'
import { cashOutMethods } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { judgeMailedCode, mailedCodeEnds, makeMailedCode } from '../../platform/mailed-codes.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import { PayoutUnknown } from '../../ports/payouts.ts'
import { datesOfUser } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import {
  deleteCode,
  findAccount,
  findAccountOwner,
  findSeller,
  insertAccount,
  listAccounts,
  lockCode,
  type PayeeRow,
  type PayoutAccountRow,
  unlinkAccounts,
  updateCode,
  updateDefault,
  upsertCode,
} from './accounts.db.ts'
import { sellerOf } from './cash-out.ts'
import { accountLinkedMail, codeMail } from './mails.ts'

/** The connections that the jobs mailing about payout accounts need. */
export type AccountDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

const says = payoutAccountSentences
type AccountRefused = { __typename: 'PayoutAccountRefused'; message: string }
const takenOf = ({ method }: Pick<PayeeRow, 'method'>) =>
  method === 'bank_account' ? says.bankTaken : says.taken
const refused = (message: string): AccountRefused => ({ __typename: 'PayoutAccountRefused', message })
type CodeSent = { __typename: 'PayoutCodeSent'; sentTo: string; expiresAt: Date }
type Linked = { __typename: 'PayoutAccountLinked'; account: PayoutAccountRow }

/**
 * Throws RATE_LIMITED for the next code of a user who asked for 5, or a network that asked for 30, within an
 * hour.
 */
async function limitCodes(ctx: Context, userId: string): Promise<void> {
  const tries = [
    { key: `payout-code:${userId}`, ...payoutCodesPerUser },
    { key: `payout-code-address:${networkOf(ctx.clientIp)}`, ...payoutCodesPerAddress },
  ]
  const seconds = await secondsToWait(ctx.db, ctx.now(), tries)
  if (seconds !== undefined) throw refuse('RATE_LIMITED', waitMessage(seconds))
}

/** Writes the payee that waits for its code, and queues the mail with the code to `mailTo`. */
async function startLinking(
  ctx: Context,
  payee: PayeeRow,
  mailTo: string,
): Promise<CodeSent | AccountRefused> {
  const userId = sellerOf(ctx)
  // Checked after the rate limit: asking for many payees must not reveal which ones are linked.
  const owner = await findAccountOwner(ctx.db, payee)
  if (owner !== undefined) return refused(owner === userId ? says.linked : takenOf(payee))
  const created_at = ctx.now()
  const expires_at = mailedCodeEnds(created_at)
  await inTransaction(ctx.db, async (tx) => {
    await upsertCode(tx, { ...payee, user_id: userId, email: mailTo, created_at, expires_at })
    await addJob(tx, 'payoutCodeMail', { userId }, `payout-code/${userId}`)
  })
  return { __typename: 'PayoutCodeSent', sentTo: shortEmail(mailTo), expiresAt: expires_at }
}

const noBank = { payee_ref: null, last4: null, account_type: null, holder: null } as const

/**
 * Starts linking a wallet or a card account: queues a code to its address. Returns PayoutAccountRefused for
 * an unknown method or a bank account, an invalid address, and an address that the user or another one has
 * linked (§8). Throws RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function linkPayoutAccount(
  ctx: Context,
  input: { method: string; email: string },
): Promise<CodeSent | AccountRefused> {
  const userId = sellerOf(ctx)
  const method = cashOutMethods.find((one) => one === input.method)
  if (!method || method === 'bank_account') return refused(says.method)
  const email = input.email.trim()
  if (!isEmail(email)) return refused(emailMessage)
  await limitCodes(ctx, userId)
  return startLinking(ctx, { method, email, ...noBank }, email)
}

/**
 * Starts linking a bank account by the token that the browser got for its numbers from the processor, and
 * queues a code to the member's own address (decision 0207). Returned refusals: PayoutAccountRefused (unknown
 * token, processor away, or linked already). Throws RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function linkBankAccount(ctx: Context, token: string): Promise<CodeSent | AccountRefused> {
  const userId = sellerOf(ctx)
  await limitCodes(ctx, userId)
  const kept = await ctx.payouts.keepBankAccount(token).catch((error: unknown) => {
    if (error instanceof PayoutUnknown) return null
    throw error
  })
  if (!kept) return refused(kept === null ? says.bankUnknown : says.bankOld)
  const seller = await findSeller(ctx.db, userId)
  if (!seller) throw new Error(`earnings: the seller ${userId} is gone`)
  const { reference: payee_ref, last4, accountType: account_type, holder } = kept
  const payee: PayeeRow = { method: 'bank_account', email: null, payee_ref, last4, account_type, holder }
  return startLinking(ctx, payee, seller.email)
}

/**
 * Job of linkPayoutAccount and linkBankAccount: makes the code to link a payout account and mails it. The
 * code is made here so that it is stored nowhere but in the mail (the database keeps a hash). A retry makes a
 * new code. Does nothing when no code was asked for, or its time is over.
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
  if (row) await mail.send(await codeMail(row, code), `${key}:${kept.code_hash.toString('hex').slice(0, 16)}`)
}

/** The typed code is not the mailed one; the try was counted. */
type CodeWrong = { __typename: 'CodeWrong'; message: string }

/**
 * Links the payout account whose mailed code was typed, unlinks the user's other accounts of the same method
 * and queues a mail about it. Returns PayoutAccountRefused for a wrong, ended or missing code and for an
 * account that is linked already. A wrong code counts as a try; a right code is used up only when the account
 * is linked. Throws UNAUTHENTICATED, FORBIDDEN (banned).
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
      const { method, payee_ref, last4, account_type, holder } = row
      const payee = { method, payee_ref, last4, account_type, holder }
      const email = method === 'bank_account' ? null : row.email
      await deleteCode(tx, userId)
      const owner = await findAccountOwner(tx, { method, email, payee_ref })
      if (owner !== undefined) return refused(owner === userId ? says.linked : takenOf(row))
      const others = await listAccounts(tx, userId)
      const account = {
        ...payee,
        id: uuidv7(ctx.now().getTime()),
        user_id: userId,
        email,
        is_default: false,
        linked_at: ctx.now(),
      }
      if (!(await insertAccount(tx, account))) return refused(takenOf(row))
      await unlinkAccounts(tx, userId, { method, but: account.id }, ctx.now())
      // A replaced default account hands that on to the account that takes its place.
      const keeps = others.find((one) => one.is_default && one.method !== method)
      if (!keeps) await updateDefault(tx, userId, account.id)
      await addJob(tx, 'payoutAccountMail', { userId, accountId: account.id })
      const linked = { ...account, is_default: keeps === undefined, unlinked_at: null }
      return { __typename: 'PayoutAccountLinked', account: linked }
    },
  )
  return done.__typename === 'CodeWrong' ? refused(done.message) : done
}

/**
 * Job: mails a user, and tells in the shop, that a new payout account was linked and from when it can be paid
 * to; does nothing when the user or the account is gone. `key` lets retries be recognized.
 */
export async function sendAccountLinked(
  { db, mail, webOrigin }: AccountDoors,
  job: { userId: string; accountId: string },
  key: string,
): Promise<void> {
  const seller = await findSeller(db, job.userId)
  const account = await findAccount(db, job.userId, job.accountId)
  if (!seller || !account) return
  await tell(db, {
    userId: job.userId,
    kind: 'account',
    key: `payout-account:${key}`,
    title: 'A new account was linked to your earnings',
    body: 'If this wasn’t you, change your password at once and write to us.',
    link: '/my/settings',
  })
  await mail.send(
    await accountLinkedMail({ ...seller, dates: await datesOfUser(db, account.user_id) }, account, webOrigin),
    key,
  )
}

/**
 * Unlinks one of the viewer's payout accounts; the oldest other one becomes the default. Requested cash-outs
 * to it that were not sent yet fail and return. Repeating it, or an unknown id, changes nothing. Throws
 * UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function unlinkPayoutAccount(ctx: Context, id: string): Promise<void> {
  const userId = sellerOf(ctx)
  if (!isUuid(id)) return
  await inTransaction(ctx.db, async (tx) => {
    await unlinkAccounts(tx, userId, { id }, ctx.now())
    // The account that was linked first is proposed instead.
    const accounts = await listAccounts(tx, userId)
    if (accounts.length > 0 && !accounts.some((one) => one.is_default)) await updateDefault(tx, userId, null)
  })
}

/**
 * Makes one of the viewer's linked payout accounts the one that a cash-out proposes; an unknown or unlinked
 * one changes nothing. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function chooseDefaultAccount(ctx: Context, id: string): Promise<void> {
  const userId = sellerOf(ctx)
  if (!isUuid(id)) return
  await inTransaction(ctx.db, async (tx) => {
    const account = await findAccount(tx, userId, id)
    if (account && account.unlinked_at === null) await updateDefault(tx, userId, id)
  })
}
