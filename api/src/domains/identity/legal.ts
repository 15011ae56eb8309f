// The terms that an account accepts, and what waits for them (decision 0201).
import {
  isLegalNeeded,
  legalNeededMessage,
  legalOutdatedMessage,
  legalVersion,
} from '@hemline/rules/identity/legal.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { findUser, updateLegalAccepted } from './identity.db.ts'

/**
 * Notes that the viewer accepts the terms that count now; of a version that was accepted before the time
 * stays. `version` is the one that the viewer read. Refuses UNAUTHENTICATED for visitors, BAD_INPUT for
 * another version.
 */
export async function acceptLegal(ctx: Context, version?: string | null): Promise<void> {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (version && version !== legalVersion) throw refuse('BAD_INPUT', legalOutdatedMessage)
  await acceptLegalFor(ctx.db, userId, ctx.now())
  ctx.forget()
}

/** Notes that an account accepts the terms that count now, as a sign-up does. */
export const acceptLegalFor = (db: DbOrTx, userId: string, now: Date): Promise<void> =>
  updateLegalAccepted(db, { userId, version: legalVersion, now })

/** Buying and selling wait until the account accepts the terms. */
export type LegalAcceptRequired = { __typename: 'LegalAcceptRequired'; message: string; version: string }

/**
 * Refuses what waits for the terms: LegalAcceptRequired when the viewer's account has not accepted the
 * version that counts now (specification §6), else undefined. Visitors have agreed to nothing and are not
 * asked.
 */
export async function legalRefusal(ctx: Context): Promise<LegalAcceptRequired | undefined> {
  const { userId } = ctx.viewer
  if (userId === null) return undefined
  const row = await ctx.once(`user:${userId}`, () => findUser(ctx.db, userId))
  if (!isLegalNeeded(row?.legal_version)) return undefined
  return { __typename: 'LegalAcceptRequired', message: legalNeededMessage, version: legalVersion }
}
