import { cents } from '@hemline/rules/common/money.ts'
import type { Comparable } from '@hemline/rules/estimates/payout-estimates.ts'
import { type Shelf, soldStates } from '@hemline/rules/estimates/shelf.ts'
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

/** A category with its parent; `topId` is the parent's id, or its own at the top level. */
export type ShelfRow = Shelf & { topId: number }

/**
 * Finds a category by slug with its parent, and `topId`, the category below which pieces are compared;
 * undefined when unknown.
 */
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

/** Finds id, name and price tier of a brand by its slug; undefined when unknown. */
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

/** The most pieces to compare; more would not change an estimate. */
const soldMost = 4000

/**
 * Returns up to 4000 pieces of a category and its direct subcategories that were sold since a time and not
 * returned, latest first.
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

/** Returns the active suppliers that have clean-out kits to give out, by name. */
export async function listKitPartners(db: DbOrTx): Promise<{ slug: string; name: string; about: string }[]> {
  const { rows } = await sql<{ slug: string; name: string; about: string }>`/* listKitPartners */
    select s.slug, s.name, coalesce(s.profile ->> 'description', '') as about from supplier s
    where s.active and exists (select from kit k where k.partner_id = s.id and k.way = 'activation') order by s.name`.execute(
    db,
  )
  return rows
}

const ofOwner = (owner: Owner) =>
  owner.user_id === null
    ? sql<boolean>`visitor_id = ${owner.visitor_id}`
    : sql<boolean>`user_id = ${owner.user_id}`

/**
 * Returns whether a kit belongs to this user as its seller, or to this visitor when it has no seller; false
 * for an unknown kit.
 */
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

/** Finds the score of a survey answer by its id, if it is the owner's; else undefined. */
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

/** An answer to the clean-out survey; `kit_id` null: the answer is about no particular kit. */
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
 * Inserts a survey answer; returns false, with nothing stored, when there is an answer with this id, for this
 * kit, or of this person without a kit.
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
