// The log of searches for people: who, when, the text, how many were found (decision 0121).

import type { Db } from '@hemline/db/connect.ts'
import { personSearchKeptDays, searchLength, typingSeconds } from '@hemline/rules/desk/search.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { deletePersonSearches, listPersonSearches, noteSearch } from './search-log.db.ts'

const shown = 200
const dayMs = 86_400_000

/**
 * Logs that the viewer searched people for a text and found `found` of them; a text typed on within seconds
 * replaces the entry before. Does nothing for visitors.
 */
export async function notePersonSearch(ctx: Context, typed: string, found: number): Promise<void> {
  const { userId } = ctx.viewer
  if (userId === null) return
  const at = ctx.now()
  const text = typed.normalize('NFC').trim().slice(0, searchLength).toLowerCase()
  const since = new Date(at.getTime() - typingSeconds * 1000)
  await noteSearch(ctx.db, { userId, text, found, at, since })
}

/**
 * Returns the newest 200 searches for people. Throws UNAUTHENTICATED without log-in, FORBIDDEN for banned
 * users and for everybody but admins.
 */
export async function personSearchesFor(ctx: Context) {
  atWork(ctx, 'see_searches')
  const rows = await listPersonSearches(ctx.db, shown)
  return rows.map(({ id, ...search }) => ({ ...search, id: String(id) }))
}

/** Nightly job: deletes logged searches for people that are older than a year. */
export const purgePersonSearches = (db: Db, now: Date): Promise<void> =>
  deletePersonSearches(db, new Date(now.getTime() - personSearchKeptDays * dayMs))
