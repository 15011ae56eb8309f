// The manner in which a person reads days, sizes and lengths, for mails and for the sentences that the API
// writes (decision 0205). Pages read it from the settings that the browser keeps.
import type { DateManner, Manners } from '@hemline/rules/manners/manners.ts'
import { ownManners } from '@hemline/rules/manners/own-manners.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { findVisitorManners, listManners } from './identity.db.ts'

/**
 * Returns the manner in which each of these members reads days, sizes and lengths, by the id of the user;
 * unknown users are left out. Costs one statement.
 */
export async function mannersByUser(
  db: DbOrTx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Manners>> {
  if (userIds.length === 0) return new Map()
  const rows = await listManners(db, userIds)
  return new Map(rows.map((row) => [row.user_id, ownManners(row.country_id, row.settings)]))
}

/**
 * Returns the manner in which a member reads days, sizes and lengths; of a guest (null) or unknown user that
 * of `country`, the one that a parcel goes to (by default the United States).
 */
export async function mannersFor(db: DbOrTx, userId: string | null, country?: string): Promise<Manners> {
  const own = userId === null ? undefined : (await mannersByUser(db, [userId])).get(userId)
  return own ?? ownManners(country ?? homeCountry, [])
}

/**
 * Returns the manner in which a member reads days; for a guest (null) or unknown user that of the United
 * States.
 */
export const datesOfUser = async (db: DbOrTx, userId: string | null): Promise<DateManner> =>
  (await mannersFor(db, userId)).dates

/**
 * Returns the manner in which the viewer of a request reads days, for sentences that the API writes into its
 * answers. Costs one statement, once a request; none for bots.
 */
export const readerDates = (ctx: Context): Promise<DateManner> =>
  ctx.once('identity:dates', async () => {
    const { userId, visitorId } = ctx.viewer
    if (userId !== null) return datesOfUser(ctx.db, userId)
    const row = visitorId === null ? undefined : await findVisitorManners(ctx.db, visitorId)
    return ownManners(row?.country_id ?? homeCountry, row?.settings ?? []).dates
  })
