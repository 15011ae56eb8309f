// Scores of pieces: how well their kind sells, and how likely the piece is to sell (decision 0305).
import type { Db } from '@hemline/db/connect.ts'
import { marketDays, scorerOf } from '@hemline/rules/catalogue/scores.ts'
import { listMarkets, listToScore, updateScores } from './scores.db.ts'

const batch = 500
const dayMs = 86_400_000
/** A score that moves by less stays: each change is a search document to write. */
const noticed = 0.005

/**
 * Job: works out the scores (how well their kind sells, how likely they sell) of all listed pieces from what
 * sold in the last 90 days. Writes those that moved by 0.005 or more and returns how many; a second run
 * changes none.
 */
export async function scorePieces(db: Db, now: Date): Promise<number> {
  const rows = await listMarkets(db, new Date(now.getTime() - marketDays * dayMs))
  const scored = scorerOf(rows)
  let changed = 0
  for (let after = 0; ; ) {
    const pieces = await listToScore(db, after, batch)
    const moved = pieces
      .map((row) => ({ row, next: { itemNumber: row.itemNumber, ...scored(row) } }))
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
