// Password changes: with the current password, or with a mailed link when the password is lost.

import type { Db } from '@hemline/db/connect.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { passwordProblem } from '@hemline/rules/identity/sign-up.ts'
import { deletionWords } from '@hemline/rules/privacy/deletion.ts'
import type { Context } from '../../context.ts'
import type {
  ChangePasswordByMailInput,
  ChangePasswordInput,
  RequestPasswordChangeInput,
  ResolversTypes,
} from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { deleteTries } from '../../platform/rate-limit.db.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import { endSessionsOf } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import {
  type AccountRow,
  deleteResets,
  findAccount,
  findAccountByEmail,
  getAccount,
  insertReset,
  lockReset,
  updatePassword,
  useResets,
} from './log-in.db.ts'
import { authenticate, invalidInputMessage, mergeVisitor } from './log-in.ts'
import { passwordChangedMail, passwordMail } from './mails.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { deleteChallenges } from './second-step.db.ts'
import { secondStepOf } from './second-step.ts'
import { tooManyTries, triesOf } from './tries.ts'

type Typed<T> = T & { __typename: string }
type Requested = Typed<ResolversTypes['RequestPasswordChangeResult']>
type ByMail = Typed<ResolversTypes['ChangePasswordByMailResult']>
type Changed = Typed<ResolversTypes['ChangePasswordResult']>

/** How many minutes a mailed password link works; not in the specification. */
export const linkMinutes = 60
const linkInvalidMessage = 'This link has been used or is too old. Please ask for a new one.'
const passwordWrongMessage = 'That isn’t your current password. Please try again.'
const sameMessage = 'Please choose a password you haven’t now.'

const invalid = (field: string, message: string) => ({
  __typename: 'InvalidInput' as const,
  message: invalidInputMessage,
  fields: [{ field, message }],
})

/**
 * Queues a mail with a password link. Answer and work are the same whether or not the address has an account:
 * only the job looks. Returned refusals: InvalidInput (no email address), TooManyTries (5 for one e-mail
 * address, 20 from one network address within an hour).
 */
export async function requestPasswordChange(
  ctx: Context,
  input: RequestPasswordChangeInput,
): Promise<Requested> {
  const email = input.email.trim()
  if (!isEmail(email)) return invalid('email', emailMessage)
  const tries = triesOf.passwordMail(email)
  const refused = await tooManyTries(ctx, [triesOf.passwordMailAddress(ctx), tries])
  if (refused) return refused
  await addJob(ctx.db, 'passwordMail', { email }, tries.key)
  return { __typename: 'RequestPasswordChangePayload', success: true }
}

/** The services that the jobs for account mails need. */
export type MailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/**
 * Job of requestPasswordChange: makes the link for a new password and mails it, so that the token is stored
 * only in the mail; it works for 60 minutes. A retry makes a new link and the earlier one stops working. Does
 * nothing for an address without an account, or while the account is being deleted.
 */
export async function sendPasswordMail(
  { db, mail, webOrigin, now }: MailDoors,
  email: string,
  key: string,
): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account || account.leaving_at !== null) return
  const token = newToken()
  const at = now()
  await inTransaction(db, async (tx) => {
    await deleteResets(tx, account.id)
    await insertReset(tx, {
      token_hash: hashToken(token),
      user_id: account.id,
      created_at: at,
      expires_at: new Date(at.getTime() + linkMinutes * 60_000),
    })
  })
  await mail.send(
    passwordMail(account, `${webOrigin}/password/change?token=${token}`, linkMinutes),
    `${key}:${hashToken(token).toString('hex')}`,
  )
}

/**
 * Job: tells an account's owner by bell and mail that the password was changed; does nothing when the account
 * is gone.
 */
export async function sendPasswordChangedMail(
  { db, mail, webOrigin }: MailDoors,
  userId: string,
  key: string,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  await tell(db, {
    userId,
    kind: 'account',
    key: `password:${key}`,
    title: 'Your password was changed',
    body: 'Everybody who was logged in elsewhere has been logged out.',
    link: '/my/settings',
  })
  await mail.send(passwordChangedMail(account, `${webOrigin}/password`), key)
}

/** Stores the new password, and ends all sessions, links and unfinished log-ins of the account. */
async function storePassword(ctx: Context, tx: DbOrTx, change: { userId: string; password: string }) {
  await updatePassword(tx, change.userId, await hashPassword(change.password))
  await useResets(tx, change.userId, ctx.now())
  await endSessionsOf(tx, change.userId)
  const account = await getAccount(tx, change.userId)
  await deleteTries(tx, triesOf.account(account.email).key)
  await deleteChallenges(tx, change.userId)
  await addJob(tx, 'passwordChangedMail', { userId: change.userId })
  return account
}

/** Stores the new password and logs the viewer in with a new session. */
async function replacePassword(ctx: Context, tx: DbOrTx, change: { userId: string; password: string }) {
  return letIn(ctx, tx, await storePassword(ctx, tx, change))
}

async function letIn(ctx: Context, tx: DbOrTx, account: AccountRow) {
  const cartItemsLost = await mergeVisitor(ctx, tx, account)
  return {
    __typename: 'AuthPayload' as const,
    authToken: await authenticate(ctx, tx, account),
    user: ctx.viewer,
    cartItemsLost,
  }
}

/**
 * Changes the password with the token of a mailed link, which works once, ends all sessions and logs in; with
 * two-step log-in the new password is stored, and SecondStepNeeded asks for the code: who reads the mails is
 * not yet the owner. Returned refusals: PasswordLinkInvalid (used, old, unknown; an account being deleted),
 * InvalidInput (then the link can be used again).
 */
export async function changePasswordByMail(
  ctx: Context,
  { token, password }: ChangePasswordByMailInput,
): Promise<ByMail> {
  return inTransaction<ByMail>(ctx.db, ['AuthPayload', 'SecondStepNeeded'], async (tx) => {
    const userId = await lockReset(tx, hashToken(token), ctx.now())
    if (!userId) return { __typename: 'PasswordLinkInvalid', message: linkInvalidMessage }
    const account = await getAccount(tx, userId)
    if (account.leaving_at !== null)
      return { __typename: 'PasswordLinkInvalid', message: deletionWords.locked }
    const problem = passwordProblem(password, account.email)
    if (problem) return invalid('password', problem)
    await storePassword(ctx, tx, { userId, password })
    return (await secondStepOf(ctx, tx, userId)) ?? letIn(ctx, tx, account)
  })
}

/**
 * Changes the password of the user who is logged in; all sessions end and a new one begins. Returned
 * refusals: SignInRequired, TooManyTries (10 of the account within 15 minutes), PasswordWrong, InvalidInput
 * (same as before, or unfit).
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<Changed> {
  const { userId } = ctx.viewer
  if (userId === null) return { __typename: 'SignInRequired', message: 'Please log in first.' }
  const account = await getAccount(ctx.db, userId)
  const refused = await tooManyTries(ctx, [triesOf.account(account.email)])
  if (refused) return refused
  if (!(await passwordFits(account.password_hash, currentPassword)))
    return { __typename: 'PasswordWrong', message: passwordWrongMessage }
  const problem = newPassword === currentPassword ? sameMessage : passwordProblem(newPassword, account.email)
  if (problem) return invalid('newPassword', problem)
  return inTransaction<Changed>(ctx.db, 'AuthPayload', (tx) =>
    replacePassword(ctx, tx, { userId, password: newPassword }),
  )
}
