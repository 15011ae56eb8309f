// Releases of the shop's texts, with all texts of each.
import type { ContentDocument, ContentKind, ReleaseState } from '@hemline/rules/content/content.ts'
import type { LandingDef } from '@hemline/rules/discovery/landing.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A release; `made_by` and `published_by` are the full names of employees. */
export type ReleaseRow = {
  id: string
  number: number
  note: string
  state: ReleaseState
  made_at: Date
  made_by: string | null
  published_at: Date | null
  published_by: string | null
  document_count: number
  terms_version: string | null
}

const releases = sql`select r.id, r.number, r.note, r.state, r.made_at, r.published_at,
    nullif(concat_ws(' ', m.first_name, m.last_name), '') as made_by, nullif(concat_ws(' ', p.first_name, p.last_name), '') as published_by,
    (select count(*)::int from content_document d where d.release_id = r.id) as document_count,
    (select v.version from legal_version v where v.release_id = r.id order by v.number desc limit 1) as terms_version
  from content_release r left join user_account m on m.id = r.made_by left join user_account p on p.id = r.published_by`

/** Returns the `limit` newest releases of the shop's texts, of any state. */
export async function listReleases(db: DbOrTx, limit: number): Promise<ReleaseRow[]> {
  const { rows } =
    await sql<ReleaseRow>`/* listReleases */ ${releases} order by r.number desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the release with this id, or the one in force for null; undefined when there is none. */
export async function findRelease(db: DbOrTx, id: string | null): Promise<ReleaseRow | undefined> {
  const which = id === null ? sql`r.state = 'live'` : sql`r.id = ${id}::uuid`
  const { rows } = await sql<ReleaseRow>`/* findRelease */ ${releases} where ${which}`.execute(db)
  return rows[0]
}

/** Returns the texts of a release, by kind and rank. */
export async function listDocuments(db: DbOrTx, releaseId: string): Promise<ContentDocument[]> {
  const { rows } =
    await sql<ContentDocument>`/* listDocuments */ select kind, slug, rank, title, to_char(updated_on, 'YYYY-MM-DD') as "updatedOn", topic, links, body
    from content_document where release_id = ${releaseId}::uuid order by kind desc, rank, slug`.execute(db)
  return rows
}

/**
 * Returns the texts of one kind in a release, or in the one in force for null, by rank; empty for an unknown
 * release.
 */
export async function listDocumentsOfKind(
  db: DbOrTx,
  kind: ContentKind,
  releaseId: string | null,
): Promise<ContentDocument[]> {
  const which = releaseId === null ? sql`r.state = 'live'` : sql`r.id = ${releaseId}::uuid`
  const { rows } =
    await sql<ContentDocument>`/* listDocumentsOfKind */ select d.kind, d.slug, d.rank, d.title, to_char(d.updated_on, 'YYYY-MM-DD') as "updatedOn", d.topic, d.links, d.body
    from content_document d join content_release r on r.id = d.release_id where ${which} and d.kind = ${kind} order by d.rank, d.slug`.execute(
      db,
    )
  return rows
}

/** Copies the texts in force of each kind of which a release has none into this release. */
export async function insertMissingKinds(tx: DbOrTx, releaseId: string): Promise<void> {
  await sql`/* insertMissingKinds */ insert into content_document (release_id, kind, slug, rank, title, updated_on, topic, links, body)
    select ${releaseId}::uuid, d.kind, d.slug, d.rank, d.title, d.updated_on, d.topic, d.links, d.body
    from content_document d join content_release r on r.id = d.release_id
    where r.state = 'live' and d.kind not in (select kind from content_document where release_id = ${releaseId}::uuid)`.execute(
    tx,
  )
}

/** Replaces all landing pages by these, of which there must be at least one, in the caller's transaction. */
export async function replaceLandingPages(
  tx: DbOrTx,
  pages: readonly (LandingDef & { rank: number })[],
): Promise<void> {
  await sql`/* replaceLandingPages.gone */ delete from landing_page`.execute(tx)
  await tx
    .insertInto('landing_page')
    .modifyEnd(named('replaceLandingPages'))
    .values(
      pages.map(({ filters, blocks, ...page }) => ({
        ...page,
        filters: sql<never>`${JSON.stringify(filters)}::jsonb`,
        blocks: sql<never>`${JSON.stringify(blocks)}::jsonb`,
      })),
    )
    .execute()
}

/** Makes requests that publish or make a release wait for each other until the transaction ends. */
export async function lockReleases(tx: DbOrTx): Promise<void> {
  await sql`/* lockReleases */ select pg_advisory_xact_lock(hashtextextended('content-releases', 0))`.execute(
    tx,
  )
}

/**
 * Inserts a draft release with the next number, and its texts, of which there must be at least one. The
 * caller holds the lock of releases.
 */
export async function insertRelease(
  tx: DbOrTx,
  release: { id: string; note: string; madeBy: string; now: Date },
  documents: readonly ContentDocument[],
): Promise<void> {
  await sql`/* insertRelease */ insert into content_release (id, number, note, state, made_by, made_at)
    select ${release.id}::uuid, coalesce(max(number), 0) + 1, ${release.note}, 'draft', ${release.madeBy}::uuid, ${release.now}
    from content_release`.execute(tx)
  await tx
    .insertInto('content_document')
    .modifyEnd(named('insertRelease.documents'))
    .values(
      documents.map(({ updatedOn, links, ...one }) => ({
        ...one,
        release_id: release.id,
        updated_on: updatedOn === null ? null : sql<Date>`${updatedOn}::date`,
        links: sql<never>`${JSON.stringify(links)}::jsonb`,
      })),
    )
    .execute()
}

/**
 * Makes a release the one in force, with who did it and when; the former one is retired. The caller holds the
 * lock of releases.
 */
export async function updatePublished(
  tx: DbOrTx,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<void> {
  await sql`/* updatePublished.retired */ update content_release set state = 'retired' where state = 'live'`.execute(
    tx,
  )
  await sql`/* updatePublished */ update content_release set state = 'live', published_by = ${by}::uuid, published_at = ${now}
    where id = ${id}::uuid`.execute(tx)
}
