// Keeps the early-access items fresh: at every start of the shop they were listed a few hours ago.
import type pg from 'pg'
import { freshItems } from './marked.ts'

const hourMs = 3_600_000
/** Half of the hours of early access: a second start soon after the first one changes nothing. */
const freshForMs = 12 * hourMs

/**
 * Moves the listing time of the marked early-access items to some hours before `now`, unless they are
 * still fresh or were sold. The item's trigger queues their search documents. Returns how many were
 * moved.
 */
export async function keepFresh(client: pg.Client, now: Date): Promise<number> {
  let moved = 0
  for (const { itemNumber, ageHours } of freshItems) {
    const { rowCount } = await client.query(
      `update item set listed_at = $2, created_at = least(created_at, $2)
       where item_number = $1 and state = 'listed' and 'early_access' = any(access_levels) and (listed_at < $3 or listed_at > $4)`,
      [itemNumber, new Date(now.getTime() - ageHours * hourMs), new Date(now.getTime() - freshForMs), now],
    )
    moved += rowCount ?? 0
  }
  return moved
}
