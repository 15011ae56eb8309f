// Pieces that go on sale or become cheaper find the saved searches that want them. Everything about a change
// (its matches, what is told at once, that it is done) is one transaction: after a crash anywhere it is done
// again, and nothing is told twice (decision 0159).
import type { Db } from '@hemline/db/connect.ts'
import { keyNumber } from '@hemline/rules/saved-searches/match-keys.ts'
import { queryFrom } from '@hemline/rules/saved-searches/stored-query.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { notifyAll } from '../notifications/notifications.ts'
import { keysOfItem, listItemsToMatch, matcherFor } from '../search/search.ts'
import {
  type ChangeRow,
  claimChanges,
  deleteChanges,
  insertMatches,
  listCandidates,
  type NewMatch,
} from './saved-searches.db.ts'
import { type Match, notesOf } from './tell.ts'

/** Changes that one transaction takes. */
const changesAtOnce = 50

export type MatchingDoors = { db: Db; now: () => Date }

/**
 * Matches all waiting changes of pieces against saved searches; returns the numbers of changes and of new
 * matches. Several processes may run it at once.
 */
export async function matchChanges(doors: MatchingDoors): Promise<{ changes: number; matches: number }> {
  let changes = 0
  let matches = 0
  for (;;) {
    const round = await matchRound(doors)
    changes += round.changes
    matches += round.matches
    if (round.changes < changesAtOnce) return { changes, matches }
  }
}

/**
 * Matches up to fifty waiting changes of pieces against saved searches in one transaction; returns the
 * numbers of changes and of new matches.
 */
export function matchRound({ db, now }: MatchingDoors): Promise<{ changes: number; matches: number }> {
  return inTransaction(db, async (tx) => {
    const claimed = await claimChanges(tx, changesAtOnce)
    if (claimed.length === 0) return { changes: 0, matches: 0 }
    // A piece that changed twice is matched as it is now; that it is new says more than that it is cheaper.
    const latest = new Map<number, ChangeRow>()
    for (const change of claimed) {
      const known = latest.get(change.item_number)
      if (!known || known.kind === 'cheaper') latest.set(change.item_number, change)
    }
    const found = await findMatches(tx, latest, now())
    const fresh = found.length > 0 ? await keepMatches(tx, found) : []
    if (fresh.length > 0) await notifyAll(tx, notesOf(fresh))
    await deleteChanges(
      tx,
      claimed.map(({ id }) => id),
    )
    return { changes: claimed.length, matches: fresh.length }
  })
}

async function findMatches(tx: Tx, changes: ReadonlyMap<number, ChangeRow>, now: Date): Promise<Match[]> {
  const items = (await listItemsToMatch(tx, [...changes.keys()])).filter(({ state }) => state === 'listed')
  const pieces: number[] = []
  const numbers: number[] = []
  for (const [n, item] of items.entries())
    for (const key of keysOfItem(item)) {
      pieces.push(n)
      numbers.push(keyNumber(key))
    }
  if (numbers.length === 0) return []
  const prices = items.map((item) => item.price_cents)
  const candidates = await listCandidates(tx, { pieces, numbers }, prices)
  return candidates.flatMap((search) => {
    const item = items[search.n]
    const change = item && changes.get(item.item_number)
    return item && change && matcherFor(queryFrom(search.query), now)(item) ? [{ search, item, change }] : []
  })
}

/** Writes the matches; returns those that were not known. */
async function keepMatches(tx: Tx, found: readonly Match[]): Promise<Match[]> {
  const rows = found.map(
    ({ search, item, change }): NewMatch => ({
      searchId: search.id,
      itemNumber: item.item_number,
      priceCents: item.price_cents,
      kind: change.kind,
      wasCents: change.was_cents,
    }),
  )
  const written = await insertMatches(tx, rows)
  const isNew = new Set(written.map((row) => `${row.search_id}/${row.item_number}`))
  return found.filter(({ search, item }) => isNew.has(`${search.id}/${item.item_number}`))
}
