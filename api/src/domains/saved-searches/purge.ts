// How long matches of saved searches are kept (decision 0175).
import type { Db } from '@hemline/db/connect.ts'
import { deleteOldMatches } from './purge.db.ts'

const matchDays = 180
const atOnce = 5000

/**
 * Nightly job: deletes matches of saved searches that are older than 180 days, of pieces that are no longer
 * on sale. Those of pieces on sale stay, so that a search's owner is not told of a piece twice.
 */
export async function purgeMatches(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - matchDays * 86_400_000)
  while ((await deleteOldMatches(db, { before, limit: atOnce })) === atOnce);
}
