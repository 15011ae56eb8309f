import { cents } from '@hemline/rules/common/money.ts'
import type { Comparable } from '@hemline/rules/estimates/payout-estimates.ts'
import { type Shelf, soldStates } from '@hemline/rules/estimates/shelf.ts'
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

export type ShelfRow = Shelf & { topId: number }

/** A category with the one above it; `topId` is the one that holds all that is compared. */
export async function findShelf(db: DbOrTx, slug: string): Promise<ShelfRow | undefined> {
  const row = await db
    .selectFrom('category as c')
    .leftJoin('category as a', 'a.id', 'c.parent_id')
    .modifyFront(named('findShelf'))
    .select(['c.id', 'c.slug', 'c.name', 'a.id as aboveId', 'a.slug as aboveSlug', 'a.name as aboveName'])
    .where('c.slug', '=', slug)
    .orderBy('c.rank')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const above =
    row.aboveSlug !== null && row.aboveName !== null ? { slug: row.aboveSlug, name: row.aboveName } : null
  return { slug: row.slug, name: row.name, above, topId: row.aboveId ?? row.id }
}

export async function findBrandOf(
  db: DbOrTx,
  slug: string,
): Promise<{ id: number; name: string; tier: BrandTier } | undefined> {
  const row = await db
    .selectFrom('brand')
    .modifyFront(named('findBrandOf'))
    .select(['id', 'name', 'tier'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && { ...row, tier: row.tier as BrandTier }
}

/** More say nothing new about a price. */
const soldMost = 4000

/**
 * Pieces of a category and of those below it that were sold since a day and not brought back, latest first.
 */
export async function listSold(db: DbOrTx, categoryId: number, since: Date): Promise<Comparable[]> {
  const rows = await db
    .selectFrom('item as i')
    .innerJoin('brand as b', 'b.id', 'i.brand_id')
    .innerJoin('category as c', 'c.id', 'i.category_id')
    .modifyFront(named('listSold'))
    .select([
      'i.price_cents as price',
      'i.brand_id as brandId',
      'b.tier',
      'c.slug as category',
      'i.condition',
    ])
    .where((e) => e.or([e('c.id', '=', categoryId), e('c.parent_id', '=', categoryId)]))
    .where('i.sold_at', '>=', since)
    .where('i.state', 'in', [...soldStates])
    .orderBy('i.sold_at', 'desc')
    .limit(soldMost)
    .execute()
  return rows.map((row) => ({
    ...row,
    price: cents(row.price),
    tier: row.tier as BrandTier,
    condition: row.condition as Condition,
  }))
}

export async function listKitPartners(db: DbOrTx): Promise<{ slug: string; name: string; about: string }[]> {
  const { rows } = await sql<{ slug: string; name: string; about: string }>`/* listKitPartners */
    select s.slug, s.name, coalesce(s.profile ->> 'description', '') as about from supplier s
    where s.active and exists (select from kit k where k.partner_id = s.id) order by s.name`.execute(db)
  return rows
}

const ofOwner = (owner: Owner) =>
  owner.user_id === null
    ? sql<boolean>`visitor_id = ${owner.visitor_id}`
    : sql<boolean>`user_id = ${owner.user_id}`

/** Whether a kit is the owner's: the seller's, or of the visitor who ordered it. */
export async function hasKit(db: DbOrTx, id: string, owner: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('kit')
    .modifyFront(named('hasKit'))
    .select('id')
    .where('id', '=', id)
    .where((e) =>
      owner.user_id === null
        ? e.and([e('seller_id', 'is', null), e('visitor_id', '=', owner.visitor_id)])
        : e('seller_id', '=', owner.user_id),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** An answer by its key, if it is the owner's. */
export async function findSurvey(
  db: DbOrTx,
  id: string,
  owner: Owner,
): Promise<{ score: number } | undefined> {
  return db
    .selectFrom('cleanout_survey')
    .modifyFront(named('findSurvey'))
    .select('score')
    .where('id', '=', id)
    .where(ofOwner(owner))
    .executeTakeFirst()
}

export type SurveyRow = {
  id: string
  kit_id: string | null
  user_id: string | null
  visitor_id: number | null
  score: number
  again: string
  better: string[]
  comment: string
  answered_at: Date
}

/**
 * False when there is an answer with this key, for this kit, or of this person already: the
 * table's unique indexes judge.
 */
export async function insertSurvey(db: DbOrTx, row: SurveyRow): Promise<boolean> {
  const made = await db
    .insertInto('cleanout_survey')
    .modifyEnd(named('insertSurvey'))
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
