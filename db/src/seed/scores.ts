// Scores of the seeded pieces: worked out from what sold, by the rule of the job that keeps them (decision
// 0305).
import {
  type CategoryMarket,
  marketDays,
  type ScoredFrom,
  scorerOf,
} from '@hemline/rules/catalogue/scores.ts'
import type pg from 'pg'
import { copyRows } from './copy.ts'

const dayMs = 86_400_000
/** In a larger shop the job works the scores out at its next run: here they would take minutes. */
const mostAtOnce = 50_000

/**
 * Writes how well their kind sells and how likely they sell for all listed pieces of a shop of this number of
 * items, from the sales of the 90 days before `now`; of larger shops nothing. In the caller's transaction.
 */
export async function loadScores(client: pg.Client, items: number, now: Date): Promise<void> {
  if (items > mostAtOnce) return
  const { rows: markets } = await client.query<CategoryMarket>(
    `select category_id as "categoryId", count(*) filter (where state <> 'listed')::int as sold,
       count(*) filter (where state = 'listed')::int as listed,
       percentile_disc(0.5) within group (order by price_cents) as "middlePrice"
     from item where state = 'listed' or sold_at >= $1 group by category_id`,
    [new Date(now.getTime() - marketDays * dayMs)],
  )
  const { rows } = await client.query<ScoredFrom & { itemNumber: string }>(
    `select item_number as "itemNumber", category_id as "categoryId", price_cents as price, condition
     from item where state = 'listed'`,
  )
  const scored = scorerOf(markets)
  await client.query(
    'create temporary table scored (item_number bigint, sellthrough real, score real) on commit drop',
  )
  await copyRows(
    client,
    { table: 'scored', columns: ['item_number', 'sellthrough', 'score'] },
    rows.map((row) => {
      const { sellthrough, score } = scored(row)
      return [Number(row.itemNumber), sellthrough, score]
    }),
  )
  await client.query(
    `update item i set sellthrough_score = s.sellthrough, predicted_sell_score = s.score
     from scored s where i.item_number = s.item_number`,
  )
}
