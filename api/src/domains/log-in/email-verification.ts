// E-mail verification: a mailed link that works once and for a day (money leaves only to a verified
// address; decision 0078).
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { verifyMailsPerAddress, verifyMailsPerUser } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { deleteEmailChange } from './email-change.db.ts'
import {
  findVerification,
  insertVerification,
  updateEmail,
  updateVerified,
  useVerification,
} from './email-verification.db.ts'
import { getAccount, useResets } from './log-in.db.ts'
import { verifyMail } from './mails.ts'
import type { MailDoors } from './password-change.ts'

type Verified = ResolversTypes['VerifyEmailResult'] & { __typename: string }
/** How many hours a link for e-mail verification works. */
export const verifyHours = 24
const notVerified = 'This link is old or was used before. Please ask for a new one.'

/**
 * Queues a mail with a link that verifies the viewer's e-mail address; returns the shortened address. Throws
 * UNAUTHENTICATED for visitors, RATE_LIMITED after 5 mails of a user, or 30 of a network, within an hour.
 */
export async function sendEmailVerification(ctx: Context): Promise<{ sentTo: string }> {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in first.')
  const { email } = await getAccount(ctx.db, userId)
  const seconds = await secondsToWait(ctx.db, ctx.now(), [
    { key: `verify-mail:${userId}`, ...verifyMailsPerUser },
    { key: `verify-mail-address:${networkOf(ctx.clientIp)}`, ...verifyMailsPerAddress },
  ])
  if (seconds !== undefined) throw refuse('RATE_LIMITED', waitMessage(seconds))
  await addJob(ctx.db, 'verifyMail', { userId }, `verify/${userId}`)
  return { sentTo: shortEmail(email) }
}

/**
 * Job: makes the link that verifies a user's e-mail address and mails it, so that the token is stored only in
 * the mail. Does nothing for an address that is verified or a user who is gone.
 */
export async function sendVerifyMail(
  { db, mail, webOrigin, now }: MailDoors,
  userId: string,
  key: string,
): Promise<void> {
  const account = await findVerification(db, userId)
  if (!account || account.email_verified_at) return
  const token = newToken()
  const at = now()
  await insertVerification(db, {
    token_hash: hashToken(token),
    user_id: userId,
    email: account.email,
    is_change: false,
    created_at: at,
    expires_at: new Date(at.getTime() + verifyHours * 3_600_000),
  })
  await mail.send(
    verifyMail(account, `${webOrigin}/verify-email/${token}`, verifyHours),
    `${key}:${hashToken(token).toString('hex')}`,
  )
}

/**
 * Verifies the address that the link was sent to, also in a browser without log-in; a link of changeEmail
 * makes it the account's first. Kits and orders for the address follow by a job. Returns EmailNotVerified for
 * a link that is expired, used or unknown, when the account has another address now or is being deleted, and
 * when another account has this one.
 */
export async function verifyEmail(ctx: Context, token: string): Promise<Verified> {
  return inTransaction<Verified>(ctx.db, 'EmailVerified', async (tx) => {
    const link = await useVerification(tx, hashToken(token), ctx.now())
    if (!link || !(await (link.is_change ? moveTo(ctx, tx, link) : updateVerified(tx, link, ctx.now()))))
      return { __typename: 'EmailNotVerified', message: notVerified }
    // Kits and orders that a visitor ordered for this address now belong to the account.
    await addJob(tx, 'claimKits', { userId: link.user_id, visitorId: null })
    return { __typename: 'EmailVerified', email: link.email, isChange: link.is_change }
  })
}

/**
 * Moves an account to the link's address, as long as the change waits. Links to a new password, mailed to the
 * former address, end.
 */
async function moveTo(ctx: Context, tx: Tx, link: { user_id: string; email: string }): Promise<boolean> {
  if (!(await deleteEmailChange(tx, link.user_id, link.email))) return false
  const former = await updateEmail(tx, link, ctx.now())
  if (former === undefined) return false
  await useResets(tx, link.user_id, ctx.now())
  await addJob(tx, 'emailChangedMail', { userId: link.user_id, former })
  ctx.log.info({ security: 'email changed', userId: link.user_id }, 'email changed')
  return true
}
