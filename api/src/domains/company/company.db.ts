import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { ContentDocument } from '@hemline/rules/content/content.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** States of a sold piece that was not returned; a returned piece is `relisted` under a new number. */
const passedOn: readonly ItemState[] = ['purchased', 'packed', 'shipped', 'delivered']

/** Counts the listed pieces and their brands. */
export async function countOnSale(db: DbOrTx): Promise<{ pieces: number; brands: number }> {
  return db
    .selectFrom('item')
    .modifyFront(named('countOnSale'))
    .select([
      sql<number>`count(*)::int`.as('pieces'),
      sql<number>`count(distinct brand_id)::int`.as('brands'),
    ])
    .where('state', '=', 'listed')
    .executeTakeFirstOrThrow()
}

/**
 * Counts the pieces sold by an order and not returned, by category tags, which decide the saving of a piece
 * kept in use. Pieces in a sold state without an order are left out.
 */
export async function countSoldByTags(db: DbOrTx): Promise<{ categoryTags: string[]; pieces: number }[]> {
  return db
    .selectFrom('item')
    .modifyFront(named('countSoldByTags'))
    .select(['category_tags as categoryTags', sql<number>`count(*)::int`.as('pieces')])
    .where('state', 'in', [...passedOn])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_line')
          .select('order_line.id')
          .whereRef('order_line.item_number', '=', 'item.item_number')
          .where('order_line.kind', '=', 'item')
          .where('order_line.canceled_at', 'is', null),
      ),
    )
    .groupBy('category_tags')
    .execute()
}

/** A help article in Markdown with its links. */
export type HelpArticleRow = {
  slug: string
  topic: string
  question: string
  answerMarkdown: string
  links: { label: string; href: string }[]
}

/** Returns all help articles by rank. */
export async function listHelpArticles(db: DbOrTx): Promise<HelpArticleRow[]> {
  const rows = await db
    .selectFrom('help_article')
    .modifyFront(named('listHelpArticles'))
    .select(['slug', 'topic', 'question', 'answer_markdown as answerMarkdown', 'links'])
    .orderBy('rank')
    .execute()
  return rows as unknown as HelpArticleRow[]
}

/**
 * Replaces all answers of the help centre by these documents, in two statements within the caller's
 * transaction; without documents the help centre is empty.
 */
export async function replaceHelp(tx: DbOrTx, documents: readonly ContentDocument[]): Promise<void> {
  await tx.deleteFrom('help_article').modifyEnd(named('replaceHelp.old')).execute()
  if (documents.length === 0) return
  await tx
    .insertInto('help_article')
    .modifyEnd(named('replaceHelp'))
    .values(
      documents.map(({ slug, title, topic, body, links, rank }) => ({
        slug,
        topic: topic ?? '',
        question: title,
        answer_markdown: body,
        links: sql<never>`${JSON.stringify(links)}::jsonb`,
        rank,
      })),
    )
    .execute()
}

/** The count of listed pieces in a department, or in a category of it (null: the whole department). */
export type ShelfRow = { department: string; category: string | null; itemCount: number }

/**
 * Counts listed pieces by department and by category in it; a piece counts in each of its departments and
 * categories.
 */
export async function listShelves(db: DbOrTx): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`/* listShelves */
    select department, category, count(*)::int as "itemCount" from item
      cross join unnest(department_tags) as department left join lateral (select null::text as category union all select unnest(category_tags)) as c on true
    where state = 'listed' group by department, category order by department, category nulls first`.execute(
    db,
  )
  return rows
}

/**
 * A brand under its first letter, with the letter's count of all brands and the brand's count of listed
 * pieces.
 */
export type LetterBrandRow = {
  letter: string
  brandCount: number
  id: number
  name: string
  slug: string
  itemCount: number
}

/**
 * Returns, for each first letter (accents stripped; '#' for all that are no letter), the `most` brands with
 * the most listed pieces, sorted by letter and name.
 */
export async function listBrandsByLetter(db: DbOrTx, most: number): Promise<LetterBrandRow[]> {
  const { rows } = await sql<LetterBrandRow>`/* listBrandsByLetter */
    with stocked as (
      select brand.id, brand.name, brand.slug, count(*)::int as "itemCount",
        case when upper(left(unaccent(brand.name), 1)) between 'A' and 'Z' then upper(left(unaccent(brand.name), 1)) else '#' end as letter
      from item join brand on brand.id = item.brand_id where item.state = 'listed' group by brand.id
    ), placed as (
      select *, row_number() over (partition by letter order by "itemCount" desc, name) as place, count(*) over (partition by letter)::int as "brandCount" from stocked
    )
    select letter, "brandCount", id, name, slug, "itemCount" from placed where place <= ${most} order by letter, name`.execute(
    db,
  )
  return rows
}

/** A message from the contact form. */
export type ContactMessageRow = {
  id: string
  reference: string
  user_id: string | null
  topic: string
  name: string
  email: string
  about: string | null
  body: string
  created_at: Date
}

/** Inserts a contact message; returns false when its id exists already. */
export async function insertContactMessage(db: DbOrTx, row: ContactMessageRow): Promise<boolean> {
  const made = await db
    .insertInto('contact_message')
    .modifyEnd(named('insertContactMessage'))
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Tells whether a contact message with this id exists. */
export async function hasContactMessage(db: DbOrTx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_message')
    .modifyFront(named('hasContactMessage'))
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds a contact message by id; undefined when it is gone. */
export async function findContactMessage(db: DbOrTx, id: string): Promise<ContactMessageRow | undefined> {
  return db
    .selectFrom('contact_message')
    .modifyFront(named('findContactMessage'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}
