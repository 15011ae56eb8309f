// Changes of a member's name and address (issue 12, "Account"). An address is changed by who reads its mails:
// the account has the old one until the link in the new one's mail is followed, and the old one is told.
import { emailMessage, isEmail, nameProblems } from '@hemline/rules/common/validation.ts'
import { shortEmail } from '@hemline/rules/earnings/payout-accounts.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { personOf } from '../notifications/notifications.ts'
import { insertVerification } from './email-verification.db.ts'
import { verifyHours } from './email-verification.ts'
import { findAccount, findAccountByEmail, getAccount, updateName } from './log-in.db.ts'
import { emailTakenMessage, invalidInputMessage } from './log-in.ts'
import { changeEmailMail, emailChangedMail } from './mails.ts'
import type { MailDoors } from './password-change.ts'
import { tooManyTries, triesOf } from './tries.ts'

type Named = ResolversTypes['ChangeNameResult'] & { __typename: string }
type Changed = ResolversTypes['ChangeEmailResult'] & { __typename: string }

/** Changes the viewer's name. Refuses: InvalidInput. */
export async function changeName(
  ctx: Context,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Named> {
  const userId = personOf(ctx)
  const fields = nameProblems({ firstName, lastName })
  if (fields.length > 0) return { __typename: 'InvalidInput', message: invalidInputMessage, fields }
  await updateName(ctx.db, userId, { first_name: firstName.trim(), last_name: lastName.trim() })
  ctx.forget()
  return { __typename: 'NamePayload', user: ctx.viewer }
}

/**
 * Queues a mail to a new address with a link that makes it the account's. Refuses: PasswordNeeded,
 * InvalidInput, EmailTaken, TooManyTries (of mails to one address and from one network address).
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
  const tries = triesOf.passwordMail(email)
  const refused = await tooManyTries(ctx, [triesOf.passwordMailAddress(ctx), tries])
  if (refused) return refused
  if (await findAccountByEmail(ctx.db, email)) return { __typename: 'EmailTaken', message: emailTakenMessage }
  await addJob(ctx.db, 'changeEmailMail', { userId, email }, `change-email/${userId}`)
  return { __typename: 'EmailChangeSent', sentTo: shortEmail(email) }
}

/** The job of changeEmail: makes the link and mails it, so that the token is stored only in the mail. */
export async function sendChangeEmailMail(
  { db, mail, webOrigin, now }: MailDoors,
  { userId, email }: { userId: string; email: string },
  key: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account || account.leaving_at !== null) return
  const token = newToken()
  const at = now()
  await insertVerification(db, {
    token_hash: hashToken(token),
    user_id: userId,
    email,
    is_change: true,
    created_at: at,
    expires_at: new Date(at.getTime() + verifyHours * 3_600_000),
  })
  await mail.send(
    changeEmailMail(email, `${webOrigin}/verify-email/${token}`, verifyHours),
    `${key}:${hashToken(token).toString('hex')}`,
  )
}

/** The job that tells an account's former address that the account has another one now. */
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
