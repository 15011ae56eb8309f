// The terms that an account accepts, their versions, and what waits for them (decision 0201).
import {
  isLegalNeeded,
  legalNeededMessage,
  legalOutdatedMessage,
  legalVersionName,
} from '@hemline/rules/identity/legal.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { findUser } from './identity.db.ts'
import { getTerms, insertTerms, listTermsOf, updateLegalAccepted } from './legal.db.ts'

/**
 * Returns the version of the terms in force: its name, since when, and what changed with it. Throws when
 * there is none.
 */
export async function termsInForce(db: DbOrTx) {
  const { version, began_at: since, changes } = await getTerms(db)
  return { version, since, changes }
}

/**
 * Stores that the viewer accepts the terms in force; an earlier acceptance of the same version keeps its
 * time. `version` is the version that the viewer read. Throws UNAUTHENTICATED for visitors, BAD_INPUT when
 * `version` is not in force any more.
 */
export async function acceptLegal(ctx: Context, version?: string | null): Promise<void> {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const inForce = await getTerms(ctx.db)
  if (version && version !== inForce.version) throw refuse('BAD_INPUT', legalOutdatedMessage)
  await updateLegalAccepted(ctx.db, { userId, version: inForce.version, now: ctx.now() })
  ctx.forget()
}

/**
 * Stores that an account accepts the terms in force, as a sign-up does; an earlier acceptance of the same
 * version keeps its time.
 */
export async function acceptLegalFor(db: DbOrTx, userId: string, now: Date): Promise<void> {
  const { version } = await getTerms(db)
  await updateLegalAccepted(db, { userId, version, now })
}

/**
 * Makes a new version of the terms, which all members are asked for from now on; a release of texts does so
 * (decision 0202). The caller holds the lock of releases.
 */
export async function beginTerms(
  tx: Tx,
  { releaseId, changes, now }: { releaseId: string; changes: readonly string[]; now: Date },
): Promise<void> {
  const known = await listTermsOf(tx, now.toISOString().slice(0, 10))
  await insertTerms(tx, { version: legalVersionName(now, known), releaseId, changes, now })
}

/** Buying and selling wait until the account accepts the terms. */
export type LegalAcceptRequired = { __typename: 'LegalAcceptRequired'; message: string; version: string }

/**
 * Returns LegalAcceptRequired when the viewer's account has not accepted the terms in force (specification
 * §6), so that the caller refuses its action; else undefined. Visitors have agreed to nothing and are not
 * asked.
 */
export async function legalRefusal(ctx: Context): Promise<LegalAcceptRequired | undefined> {
  const { userId } = ctx.viewer
  if (userId === null) return undefined
  const row = await ctx.once(`user:${userId}`, () => findUser(ctx.db, userId))
  if (!row || !isLegalNeeded(row.legal_version, row.legal_in_force)) return undefined
  return { __typename: 'LegalAcceptRequired', message: legalNeededMessage, version: row.legal_in_force }
}
