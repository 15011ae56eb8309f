import type { Condition } from '@hemline/rules/vocabulary/items.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** The market of a category: pieces sold since a day, pieces on sale, and the median price in cents. */
export type MarketRow = { categoryId: number; sold: number; listed: number; middlePrice: number }

/**
 * Returns for each category how many pieces are listed, how many were sold since a time, and the median price
 * (cents) of both; categories with neither are left out.
 */
export async function listMarkets(db: DbOrTx, since: Date): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`/* listMarkets */
    select category_id as "categoryId", count(*) filter (where state <> 'listed')::int as sold, count(*) filter (where state = 'listed')::int as listed,
      (percentile_disc(0.5) within group (order by price_cents)) as "middlePrice"
    from item where state = 'listed' or sold_at >= ${since} group by category_id`.execute(db)
  return rows
}

/** A listed piece with its scores. */
export type ScoredRow = {
  itemNumber: number
  categoryId: number
  price: number
  condition: Condition
  sellthrough: number
  score: number
}

/** Returns the next `limit` listed pieces by item number after `after`, with the facts for their scores. */
export async function listToScore(db: DbOrTx, after: number, limit: number): Promise<ScoredRow[]> {
  const { rows } = await sql<ScoredRow>`/* listToScore */
    select item_number as "itemNumber", category_id as "categoryId", price_cents as price, condition,
      sellthrough_score as sellthrough, predicted_sell_score as score
    from item where state = 'listed' and item_number > ${after}
    order by item_number limit ${limit}`.execute(db)
  return rows
}

/** Stores the sell-through score and the predicted sale score of several pieces, in one statement. */
export async function updateScores(
  db: DbOrTx,
  scores: readonly Pick<ScoredRow, 'itemNumber' | 'sellthrough' | 'score'>[],
): Promise<void> {
  await sql`/* updateScores */ update item i set sellthrough_score = s.sellthrough, predicted_sell_score = s.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as s("itemNumber" bigint, sellthrough real, score real)
    where i.item_number = s."itemNumber"`.execute(db)
}
