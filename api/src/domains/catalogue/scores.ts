// Scores of pieces that sellers, members and partners sell with us: how well their kind sells, and how likely
// the piece is to sell.
import type { Db } from '@hemline/db/connect.ts'
import { marketDays, sellScoreOf, sellthroughOf } from '@hemline/rules/catalogue/scores.ts'
import { listMarkets, listToScore, type ScoredRow, updateScores } from './scores.db.ts'

const batch = 500
const dayMs = 86_400_000
/** A score that moves by less stays: each change is a search document to write. */
const noticed = 0.005

/**
 * Job: works out the scores of all listed pieces out of bags, members' closets and partners' feeds from what
 * sold in the last 90 days. Returns how many changed; a second run changes none.
 */
export async function scorePieces(db: Db, now: Date): Promise<number> {
  const rows = await listMarkets(db, new Date(now.getTime() - marketDays * dayMs))
  const markets = new Map(rows.map((row) => [row.categoryId, row]))
  const sum = (of: 'sold' | 'listed') => rows.reduce((total, row) => total + row[of], 0)
  const shop = { sold: sum('sold'), listed: sum('listed') }
  const scored = (row: ScoredRow) => {
    const market = markets.get(row.categoryId) ?? { sold: 0, listed: 0, middlePrice: row.price }
    const sellthrough = sellthroughOf(market, shop)
    const score = sellScoreOf(row, { sellthrough, middlePrice: market.middlePrice })
    return { itemNumber: row.itemNumber, sellthrough, score }
  }
  let changed = 0
  for (let after = 0; ; ) {
    const pieces = await listToScore(db, after, batch)
    const moved = pieces
      .map((row) => ({ row, next: scored(row) }))
      .filter(
        ({ row, next }) =>
          Math.abs(row.sellthrough - next.sellthrough) >= noticed ||
          Math.abs(row.score - next.score) >= noticed,
      )
    if (moved.length > 0)
      await updateScores(
        db,
        moved.map(({ next }) => next),
      )
    changed += moved.length
    const last = pieces.at(-1)
    if (!last || pieces.length < batch) return changed
    after = last.itemNumber
  }
}
