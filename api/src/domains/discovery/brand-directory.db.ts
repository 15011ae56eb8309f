// The brand directory: names folded by the database, and counts that a job refreshes (migration 0008).
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A brand of the directory with its count of listed pieces. */
export type BrandEntryRow = {
  id: number
  name: string
  slug: string
  letter: string
  itemCount: number
  house: string | null
}

const entry = sql`b.id, b.name, b.slug, b.letter, coalesce(c.item_count, 0) as "itemCount", b.house`
/** A department's brands are those with listed pieces in it; the department '' has all known brands. */
const from = (department: string): RawBuilder<unknown> =>
  department === ''
    ? sql`brand b left join brand_count c on c.brand_id = b.id and c.department = ''`
    : sql`brand b join brand_count c on c.brand_id = b.id and c.department = ${department}`

/**
 * Counts a department's brands with listed pieces by first letter; for '' all known brands. Letters without a
 * brand are left out.
 */
export async function listBrandLetters(
  db: DbOrTx,
  department: string,
): Promise<{ letter: string; brandCount: number }[]> {
  const { rows } = await sql<{ letter: string; brandCount: number }>`/* listBrandLetters */
    select b.letter, count(*)::int as "brandCount" from ${from(department)} group by b.letter`.execute(db)
  return rows
}

/** Returns the `limit` brands of a department with the most listed pieces, most first. */
export async function listPopularBrands(
  db: DbOrTx,
  department: string,
  limit: number,
): Promise<BrandEntryRow[]> {
  const { rows } = await sql<BrandEntryRow>`/* listPopularBrands */ select ${entry}
    from brand_count c join brand b on b.id = c.brand_id where c.department = ${department} order by c.item_count desc, b.plain_name limit ${limit}`.execute(
    db,
  )
  return rows
}

const literal = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A page of the directory; `words` are folded as plainName folds, '' is the department of all brands. */
export type DirectoryPage = {
  department: string
  words: readonly string[]
  letter: string | null
  amount: number
  offset: number
}

/**
 * Returns one page of brands by name, and the total; with words (the first 10 count) only brands in whose
 * names each word begins a word, and those first that begin with them. The letter counts only without words.
 * No rows past the last page.
 */
export async function listBrands(
  db: DbOrTx,
  page: DirectoryPage,
): Promise<{ rows: BrandEntryRow[]; total: number }> {
  const words = page.words.slice(0, 10)
  const conditions = [
    sql`true`,
    ...words.map((word) => sql`(' ' || b.plain_name) like ${`% ${literal(word)}%`}`),
    ...(page.letter === null || words.length > 0 ? [] : [sql`b.letter = ${page.letter}`]),
  ]
  const where = sql.join(conditions, sql` and `)
  const order =
    words.length > 0
      ? sql`(b.plain_name like ${`${literal(words.join(' '))}%`}) desc, coalesce(c.item_count, 0) desc,`
      : sql``
  const counted = await sql<{
    total: number
  }>`/* listBrands: total */ select count(*)::int as total from ${from(page.department)} where ${where}`.execute(
    db,
  )
  const total = counted.rows[0]?.total ?? 0
  if (page.offset >= total) return { rows: [], total }
  const { rows } =
    await sql<BrandEntryRow>`/* listBrands */ select ${entry} from ${from(page.department)} where ${where}
    order by ${order} (b.letter = '#'), b.plain_name, b.id limit ${page.amount} offset ${page.offset}`.execute(
      db,
    )
  return { rows, total }
}

/** Returns up to `limit` brands with names similar to `plain`, the most similar first. */
export async function listNearestBrands(
  db: DbOrTx,
  department: string,
  plain: string,
  limit: number,
): Promise<BrandEntryRow[]> {
  const { rows } = await sql<BrandEntryRow>`/* listNearestBrands */ select ${entry} from ${from(department)}
    where (' ' || b.plain_name) % ${plain} order by similarity(b.plain_name, ${plain}) desc, b.plain_name limit ${limit}`.execute(
    db,
  )
  return rows
}
