// The legal texts that are in force.
import type { ContentDocument } from '@hemline/rules/content/content.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/**
 * Finds a legal document by its slug: title, text in Markdown and day of its last change (2026-11-28);
 * undefined when unknown.
 */
export async function findLegalDocument(db: DbOrTx, slug: string) {
  return db
    .selectFrom('legal_document')
    .modifyFront(named('findLegalDocument'))
    .select(legalColumns)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/**
 * Returns all legal documents by rank, each with title, text in Markdown and day of its last change
 * (2026-11-28).
 */
export async function listLegalDocuments(db: DbOrTx) {
  return db
    .selectFrom('legal_document')
    .modifyFront(named('listLegalDocuments'))
    .select(legalColumns)
    .orderBy('rank')
    .execute()
}

const legalColumns = [
  'slug',
  'title',
  'body_markdown as bodyMarkdown',
  sql<string>`to_char(updated_on, 'YYYY-MM-DD')`.as('updatedOn'),
] as const

/**
 * Replaces all legal texts in force by these documents, in the caller's transaction; an empty list leaves
 * none.
 */
export async function replaceLegal(tx: DbOrTx, documents: readonly ContentDocument[]): Promise<void> {
  await tx.deleteFrom('legal_document').modifyEnd(named('replaceLegal.old')).execute()
  if (documents.length === 0) return
  await tx
    .insertInto('legal_document')
    .modifyEnd(named('replaceLegal'))
    .values(
      documents.map(({ slug, title, body, updatedOn, rank }) => ({
        slug,
        title,
        body_markdown: body,
        updated_on: sql<Date>`${updatedOn}::date`,
        rank,
      })),
    )
    .execute()
}
