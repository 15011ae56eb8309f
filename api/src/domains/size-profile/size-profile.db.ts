// The sizes that members save: their own by department, and those of children by name.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

const profileColumns = [
  'department',
  'enabled',
  'include_equivalents as includeEquivalents',
  'include_maternity as includeMaternity',
  'include_petite as includePetite',
  'include_tall as includeTall',
  'sizing_ids as sizingIds',
  'updated_at as updatedAt',
] as const

/** A profile as its columns have it. */
export type ProfileRow = {
  department: string
  enabled: boolean
  includeEquivalents: boolean
  includeMaternity: boolean
  includePetite: boolean
  includeTall: boolean
  sizingIds: number[]
  updatedAt: Date
}

/** Returns all size profiles of a user, by the names of their departments. */
export async function listProfiles(db: DbOrTx, userId: string): Promise<ProfileRow[]> {
  return db
    .selectFrom('size_profile')
    .modifyFront(named('listProfiles'))
    .select(profileColumns)
    .where('user_id', '=', userId)
    .orderBy('department')
    .execute()
}

/** Stores a size profile, which replaces that of the same department. */
export async function upsertProfile(tx: DbOrTx, userId: string, row: ProfileRow): Promise<void> {
  await tx
    .insertInto('size_profile')
    .values({
      user_id: userId,
      department: row.department,
      enabled: row.enabled,
      include_equivalents: row.includeEquivalents,
      include_maternity: row.includeMaternity,
      include_petite: row.includePetite,
      include_tall: row.includeTall,
      sizing_ids: row.sizingIds,
      updated_at: row.updatedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'department']).doUpdateSet((eb) => ({
        enabled: eb.ref('excluded.enabled'),
        include_equivalents: eb.ref('excluded.include_equivalents'),
        include_maternity: eb.ref('excluded.include_maternity'),
        include_petite: eb.ref('excluded.include_petite'),
        include_tall: eb.ref('excluded.include_tall'),
        sizing_ids: eb.ref('excluded.sizing_ids'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .modifyEnd(named('upsertProfile'))
    .execute()
}

/** Makes other saves of a user's sizes wait until the transaction ends. */
export async function lockSizes(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockSizes */ select pg_advisory_xact_lock(hashtextextended(${`sizes ${userId}`}, 0))`.execute(
    tx,
  )
}

/** The sizes of a child. */
export type ChildRow = { id: string; name: string; sizingIds: number[] }

/** Returns the children whose sizes a user saved, by name. */
export async function listChildren(db: DbOrTx, userId: string): Promise<ChildRow[]> {
  return db
    .selectFrom('child_sizes')
    .modifyFront(named('listChildren'))
    .select(['id', 'name', 'sizing_ids as sizingIds'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/**
 * Stores the sizes of a child of this user, in place of earlier ones; nothing is written over a child of
 * somebody else.
 */
export async function upsertChild(
  tx: DbOrTx,
  userId: string,
  { id, name, sizingIds }: ChildRow,
  now: Date,
): Promise<void> {
  const columns = { name, sizing_ids: sizingIds, updated_at: now }
  await tx
    .insertInto('child_sizes')
    .values({ id, user_id: userId, ...columns })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(columns).where('child_sizes.user_id', '=', userId),
    )
    .modifyEnd(named('upsertChild'))
    .execute()
}

/** Deletes a child of this user; does nothing for others' and unknown ones. */
export async function deleteChild(tx: DbOrTx, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('child_sizes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .modifyEnd(named('deleteChild'))
    .execute()
}
