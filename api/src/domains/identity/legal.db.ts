import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A version of the terms: since when it counts, and what changed with it. */
export type TermsRow = { version: string; began_at: Date; changes: string[] }

/** Returns the version of the terms in force; throws when there is none. */
export async function getTerms(db: DbOrTx): Promise<TermsRow> {
  const { rows } = await sql<TermsRow>`/* getTerms */ select version, began_at, changes from legal_version
    order by number desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the shop has no version of its terms')
  return row
}

/** Returns the legal versions that began on a day (YYYY-MM-DD). */
export async function listTermsOf(db: DbOrTx, day: string): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`/* listTermsOf */ select version from legal_version
    where starts_with(version, ${day})`.execute(db)
  return rows.map(({ version }) => version)
}

/** Inserts a legal version, which is in force from now on. */
export async function insertTerms(
  tx: DbOrTx,
  terms: { version: string; releaseId: string; changes: readonly string[]; now: Date },
): Promise<void> {
  await sql`/* insertTerms */ insert into legal_version (version, changes, release_id, began_at)
    values (${terms.version}, ${[...terms.changes]}::text[], ${terms.releaseId}::uuid, ${terms.now}::timestamptz)`.execute(
    tx,
  )
}

/**
 * Stores that a user accepted a legal version, in the account and in its history, unless the user accepted it
 * before.
 */
export async function updateLegalAccepted(
  db: DbOrTx,
  { userId, version, now }: { userId: string; version: string; now: Date },
): Promise<void> {
  await sql`/* updateLegalAccepted */ with accepted as (
      update user_account set legal_accepted_at = ${now}, legal_version = ${version}
      where id = ${userId}::uuid and legal_version is distinct from ${version} returning id
    )
    insert into legal_acceptance (user_id, version, accepted_at)
    select id, ${version}, ${now}::timestamptz from accepted on conflict do nothing`.execute(db)
}
