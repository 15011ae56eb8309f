// The second step of a log-in, after the password (decision 0189).
import { triesPerChallenge } from '@hemline/rules/identity/two-step.ts'
import { deletionWords } from '@hemline/rules/privacy/deletion.ts'
import type { Context } from '../../context.ts'
import type { FinishLogInInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { deleteTries, uncountTry } from '../../platform/rate-limit.db.ts'
import { hashToken } from '../../platform/tokens.ts'
import { getAccount } from './log-in.db.ts'
import { admit } from './log-in.ts'
import { deleteChallenges, findSecondStep, tryChallenge, useCounter } from './second-step.db.ts'
import { counterOf, spendRecoveryCode } from './second-step.ts'
import { tooManyTries, triesOf } from './tries.ts'

type Finished = ResolversTypes['FinishLogInResult'] & { __typename: string }

const codeWrong = {
  __typename: 'LogInRefused' as const,
  message: 'That code is not right, or was used before. Please try the next one.',
}

/**
 * Finishes a log-in with the second step: a code of the app, or a recovery code, of which a mail tells the
 * owner. Each code works once. Returned refusals: LogInEnded (too late, five codes tried, or no second step
 * any more), LogInRefused (wrong code, or an account being deleted), TooManyTries (10 of the account, 50 from
 * the network address within 15 minutes).
 */
export async function finishLogIn(ctx: Context, { challenge, code }: FinishLogInInput): Promise<Finished> {
  const ofAddress = triesOf.address(ctx)
  const tooMany = await tooManyTries(ctx, [ofAddress])
  if (tooMany) return tooMany
  const userId = await tryChallenge(ctx.db, {
    tokenHash: hashToken(challenge),
    most: triesPerChallenge,
    now: ctx.now(),
  })
  const step = userId === undefined ? undefined : await findSecondStep(ctx.db, userId)
  if (userId === undefined || !step?.on_since)
    return { __typename: 'LogInEnded', message: 'That took too long. Please enter your password again.' }
  const account = await getAccount(ctx.db, userId)
  if (account.leaving_at !== null) return { __typename: 'LogInRefused', message: deletionWords.locked }
  const refused = await tooManyTries(ctx, [triesOf.secondStep(userId)])
  if (refused) return refused
  const counter = counterOf(ctx, step, code)
  const finished = await inTransaction<Finished>(ctx.db, 'AuthPayload', async (tx) => {
    const isApp = counter !== undefined && (await useCounter(tx, { userId, counter }))
    if (!isApp && !(await spendRecoveryCode(ctx, tx, userId, code))) return codeWrong
    if (!isApp) await addJob(tx, 'securityMail', { userId, what: 'recovery_code_used' })
    await deleteChallenges(tx, userId)
    await deleteTries(tx, triesOf.secondStep(userId).key)
    await uncountTry(tx, ofAddress.key)
    return admit(ctx, tx, account)
  })
  if (finished.__typename === 'LogInRefused')
    ctx.log.info({ security: 'second step refused', userId }, 'second step refused')
  return finished
}
