// Changes of a member's address. An address is changed by who reads its mails: the
// account has the old one until the link in the new one's mail is followed, and the old one is told. The
// answers never say whether an address has an account: a mail says so to those who read the mails there.
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import { emailChangeEndedMessage } from '@hemline/rules/identity/email-change.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { personOf } from '../notifications/notifications.ts'
import { deleteEmailChange, findEmailChange, upsertEmailChange } from './email-change.db.ts'
import { insertVerification } from './email-verification.db.ts'
import { verifyHours } from './email-verification.ts'
import { findAccount, findAccountByEmail, getAccount } from './log-in.db.ts'
import { invalidInputMessage } from './log-in.ts'
import { changeEmailMail, emailChangedMail, emailHasAccountMail } from './mails.ts'
import type { MailDoors } from './password-change.ts'
import { securityOf } from './security.ts'
import { tooManyTries, triesOf } from './tries.ts'

type Changed = ResolversTypes['ChangeEmailResult'] & { __typename: string }
type Again = ResolversTypes['SendEmailChangeAgainResult'] & { __typename: string }

const hourMs = 3_600_000

/** Stores the change and queues its mail, in one transaction; returns the answer that says so. */
async function send(ctx: Context, userId: string, email: string) {
  const now = ctx.now()
  const until = new Date(now.getTime() + verifyHours * hourMs)
  await inTransaction(ctx.db, async (tx) => {
    await upsertEmailChange(tx, { userId, email, now, until })
    await addJob(tx, 'changeEmailMail', { userId, email }, `change-email/${userId}`)
    return true
  })
  return {
    __typename: 'EmailChangeSent' as const,
    sentTo: shortEmail(email),
    security: await securityOf(ctx),
  }
}

const tooManyMails = (ctx: Context, email: string) =>
  tooManyTries(ctx, [triesOf.passwordMailAddress(ctx), triesOf.passwordMail(email)])

/**
 * Queues a mail to a new address with a link that makes it the account's, in place of an earlier change that
 * waits. An address that has an account gets the same answer. Returned refusals: PasswordNeeded, InvalidInput
 * (no address, or the present one), TooManyTries (5 mails to one address, 20 from one network address within
 * an hour). Throws UNAUTHENTICATED.
 */
export async function changeEmail(ctx: Context, given: string): Promise<Changed> {
  const userId = personOf(ctx)
  if (!isFreshlyConfirmed(ctx.viewer.confirmedAt, ctx.now()))
    return { __typename: 'PasswordNeeded', message: 'Please enter your password once more.' }
  const email = given.trim()
  const account = await getAccount(ctx.db, userId)
  const problem = !isEmail(email)
    ? emailMessage
    : email.toLowerCase() === account.email.toLowerCase()
      ? 'That is the address of your account already.'
      : undefined
  if (problem)
    return {
      __typename: 'InvalidInput',
      message: invalidInputMessage,
      fields: [{ field: 'email', message: problem }],
    }
  return (await tooManyMails(ctx, email)) ?? send(ctx, userId, email)
}

/**
 * Queues the mail with the link of the change of address that waits once more; the new link works for a day.
 * Returned refusals: EmailChangeEnded (none waits any more), TooManyTries (5 mails to one address, 20 from
 * one network address within an hour). Throws UNAUTHENTICATED.
 */
export async function sendEmailChangeAgain(ctx: Context): Promise<Again> {
  const userId = personOf(ctx)
  const waiting = await findEmailChange(ctx.db, userId, ctx.now())
  if (!waiting)
    return {
      __typename: 'EmailChangeEnded',
      message: emailChangeEndedMessage,
      security: await securityOf(ctx),
    }
  return (await tooManyMails(ctx, waiting.email)) ?? send(ctx, userId, waiting.email)
}

/**
 * Deletes the viewer's change of address that waits, so that its links work no more, and returns the
 * account's security. Deletes nothing when none waits. Throws UNAUTHENTICATED.
 */
export async function endEmailChange(ctx: Context) {
  await deleteEmailChange(ctx.db, personOf(ctx), null)
  return { security: await securityOf(ctx) }
}

/**
 * Job of changeEmail: makes the link that changes an account's address and mails it, so that the token is
 * stored only in the mail. An address that has an account gets a mail without a link. Does nothing once the
 * change was taken back or replaced, and for accounts that are gone or being deleted.
 */
export async function sendChangeEmailMail(
  { db, mail, webOrigin, now }: MailDoors,
  { userId, email }: { userId: string; email: string },
  key: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account || account.leaving_at !== null) return
  const at = now()
  const waiting = await findEmailChange(db, userId, at)
  if (waiting?.email.toLowerCase() !== email.toLowerCase()) return
  if (await findAccountByEmail(db, email))
    return mail.send(emailHasAccountMail(email, `${webOrigin}/log-in`), `${key}:${at.getTime()}`)
  const token = newToken()
  await insertVerification(db, {
    token_hash: hashToken(token),
    user_id: userId,
    email,
    is_change: true,
    created_at: at,
    expires_at: new Date(at.getTime() + verifyHours * hourMs),
  })
  await mail.send(
    changeEmailMail(email, `${webOrigin}/verify-email/${token}`, verifyHours),
    `${key}:${hashToken(token).toString('hex')}`,
  )
}

/**
 * Job: mails an account's former address that the account has another one now; does nothing when the account
 * is gone.
 */
export async function sendEmailChangedMail(
  { db, mail, webOrigin }: MailDoors,
  { userId, former }: { userId: string; former: string },
  key: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  await mail.send(
    emailChangedMail({ ...account, email: former }, shortEmail(account.email), `${webOrigin}/contact`),
    key,
  )
}
