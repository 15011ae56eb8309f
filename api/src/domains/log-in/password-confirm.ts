// Asks for the password again before money leaves (specification §6; rules/src/fulfillment/staff.ts says
// for how long a confirmation counts).

import { passwordAgainMinutes } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { deleteTries, uncountTry } from '../../platform/rate-limit.db.ts'
import { updateConfirmed } from './email-verification.db.ts'
import { getAccount } from './log-in.db.ts'
import { passwordFits } from './passwords.ts'
import { tooManyTries, triesOf } from './tries.ts'

type Confirmed = ResolversTypes['ConfirmPasswordResult'] & { __typename: string }

/**
 * Checks the viewer's password and marks the session as confirmed; returns until when. Counts as a try to log
 * in. Returns PasswordNotConfirmed for a wrong password, and after 10 tries of the account or 50 of the
 * network address within 15 minutes. Throws UNAUTHENTICATED for visitors.
 */
export async function confirmPassword(ctx: Context, password: string): Promise<Confirmed> {
  const { userId, sessionHash } = ctx.viewer
  if (userId === null || sessionHash === null) throw refuse('UNAUTHENTICATED', 'Please log in first.')
  const account = await getAccount(ctx.db, userId)
  const ofAccount = triesOf.account(account.email)
  const ofAddress = triesOf.address(ctx)
  const refused = await tooManyTries(ctx, [ofAddress, ofAccount])
  if (refused) return { __typename: 'PasswordNotConfirmed', message: refused.message }
  if (!(await passwordFits(account.password_hash, password)))
    return { __typename: 'PasswordNotConfirmed', message: 'That is not your password.' }
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await deleteTries(tx, ofAccount.key)
    await uncountTry(tx, ofAddress.key)
    await updateConfirmed(tx, sessionHash, now)
  })
  ctx.viewer.confirmedAt = now
  return { __typename: 'PasswordConfirmed', until: new Date(now.getTime() + passwordAgainMinutes * 60_000) }
}
