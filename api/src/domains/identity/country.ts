// The country of the viewer (specification §1, §6; decision 0205): an account's own, or else the one that a
// visitor chose in this browser.

import { isAbroad } from '@hemline/rules/countries/home.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { findUser, findVisitorCountry, updateCountry } from './identity.db.ts'

/** Returns the viewer's country as its two letters; the United States for somebody who chose none. */
export async function viewerCountry(ctx: Context): Promise<string> {
  const { userId, visitorId } = ctx.viewer
  if (userId !== null) {
    const account = await ctx.once(`user:${userId}`, () => findUser(ctx.db, userId))
    return account?.country_id ?? homeCountry
  }
  if (visitorId === null) return homeCountry
  const chosen = await ctx.once(`country:${visitorId}`, () => findVisitorCountry(ctx.db, visitorId))
  return chosen ?? homeCountry
}

/** Returns whether the viewer's country is another one than the United States (specification §1). */
export const isInternational = async (ctx: Context): Promise<boolean> => isAbroad(await viewerCountry(ctx))

/**
 * Gives a new account the country that its visitor chose, in the caller's transaction; does nothing when none
 * was chosen. (An account that logs in keeps its own.)
 */
export async function takeVisitorCountry(
  tx: DbOrTx,
  { userId, visitorId }: { userId: string; visitorId: number | null },
): Promise<void> {
  const country = visitorId === null ? undefined : await findVisitorCountry(tx, visitorId)
  if (country) await updateCountry(tx, { userId, visitorId: null, country })
}
