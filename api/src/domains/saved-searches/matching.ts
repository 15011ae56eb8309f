// Pieces that go on sale or become cheaper find the saved searches that want them. Everything about a change
// (its matches, what is told at once, that it is done) is one transaction: after a crash anywhere it is done
// again, and nothing is told twice (decision 0159).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { keyNumber } from '@hemline/rules/saved-searches/match-keys.ts'
import { queryFrom } from '@hemline/rules/saved-searches/stored-query.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { mannersByUser } from '../identity/identity.ts'
import { notifyAll } from '../notifications/notifications.ts'
import { keysOfItem, listItemsToMatch, matcherFor } from '../search/search.ts'
import {
  type CandidateRow,
  type ChangeRow,
  claimChanges,
  deleteChanges,
  insertMatches,
  listBuying,
  listCandidates,
  type NewMatch,
  updateToldUntil,
} from './saved-searches.db.ts'
import { type Match, notesOf } from './tell.ts'

/** Changes that one transaction takes. */
const changesAtOnce = 50
/**
 * Searches that one transaction compares with pieces, and so the most that it tells: a second's work. More
 * than twice the searches of one member.
 */
const searchesAtOnce = 3000

/** `most`: searches that one transaction compares with pieces; tests give fewer. */
export type MatchingDoors = { db: Db; now: () => Date; most?: number }

/**
 * What a transaction did. `isCut`: it ended before all that it had claimed was told. `unreadable`: ids of
 * searches whose stored query can't be read.
 */
export type Round = { changes: number; matches: number; isCut: boolean; unreadable: readonly string[] }

/**
 * Job: matches all waiting changes of pieces against saved searches, notifies their owners and queues what
 * searches buy by themselves; returns the numbers of changes and of new matches. Several processes may run it
 * at once. Throws at the end, when all others are told, if stored queries could not be read.
 */
export async function matchChanges(doors: MatchingDoors): Promise<{ changes: number; matches: number }> {
  let changes = 0
  let matches = 0
  const unreadable = new Set<string>()
  for (;;) {
    const round = await matchRound(doors)
    changes += round.changes
    matches += round.matches
    for (const id of round.unreadable) unreadable.add(id)
    if (round.changes >= changesAtOnce || round.isCut) continue
    if (unreadable.size > 0)
      throw new Error(`saved searches that can't be read: ${[...unreadable].join(', ')}`)
    return { changes, matches }
  }
}

/**
 * Matches up to fifty waiting changes of pieces against saved searches in one transaction, and compares at
 * most `most` searches (3000 by default): a change that more people wait for stays with the mark how far its
 * telling came (decision 0161). Returns the numbers of changes that are done and of new matches, whether it
 * was cut short, and the ids of searches that can't be read.
 */
export function matchRound({ db, now, most = searchesAtOnce }: MatchingDoors): Promise<Round> {
  return inTransaction(db, async (tx) => {
    const claimed = await claimChanges(tx, changesAtOnce)
    if (claimed.length === 0) return { changes: 0, matches: 0, isCut: false, unreadable: [] }
    const asked = await piecesOf(tx, latestOf(claimed))
    const { candidates, cut } = await candidatesOf(tx, asked, most)
    const { found, unreadable } = matchesOf(candidates, asked, now())
    const fresh = await keepMatches(tx, found)
    const people = [...new Set(fresh.map(({ search }) => search.user_id))]
    await notifyAll(tx, notesOf(fresh, await mannersByUser(tx, people)))
    await queueBuying(tx, fresh)
    const waiting = new Set(asked.slice(cut?.n ?? asked.length).map(({ item }) => item.item_number))
    const partly = cut && asked[cut.n]?.change
    const done = claimed.filter((change) =>
      change.item_number === partly?.item_number ? change !== partly : !waiting.has(change.item_number),
    )
    if (partly && cut.userId) await updateToldUntil(tx, partly.id, cut.userId)
    await deleteChanges(
      tx,
      done.map(({ id }) => id),
    )
    return { changes: done.length, matches: fresh.length, isCut: cut !== undefined, unreadable }
  })
}

/**
 * Returns one change for each piece. A piece that changed twice is matched as it is now: that it is new says
 * more than that it is cheaper, unless savers have already been told that it is new.
 */
function latestOf(claimed: readonly ChangeRow[]): ChangeRow[] {
  const latest = new Map<number, ChangeRow>()
  for (const change of claimed) {
    const known = latest.get(change.item_number)
    if (!known || known.kind === 'cheaper' || known.told_until !== null)
      latest.set(change.item_number, change)
  }
  return [...latest.values()]
}

type Asked = { item: ItemRow; change: ChangeRow }

/** Returns the pieces of changes that are on sale, in the order of the changes. */
async function piecesOf(tx: Tx, changes: readonly ChangeRow[]): Promise<Asked[]> {
  const items = await listItemsToMatch(
    tx,
    changes.map((change) => change.item_number),
  )
  const itemOf = new Map(items.map((item) => [item.item_number, item]))
  return changes.flatMap((change) => {
    const item = itemOf.get(change.item_number)
    return item?.state === 'listed' ? [{ item, change }] : []
  })
}

/** Where a round ends before all is told: the piece, and its last saver who is told in this round. */
type Cut = { n: number; userId: string | undefined }

async function candidatesOf(
  tx: Tx,
  asked: readonly Asked[],
  most: number,
): Promise<{ candidates: CandidateRow[]; cut?: Cut }> {
  const keys = asked.flatMap(({ item }, n) => keysOfItem(item).map((key) => ({ n, number: keyNumber(key) })))
  if (keys.length === 0) return { candidates: [] }
  const found = await listCandidates(
    tx,
    {
      pieces: keys.map(({ n }) => n),
      numbers: keys.map(({ number }) => number),
      prices: asked.map(({ item }) => item.price_cents),
      toldUntil: asked.map(({ change }) => change.told_until),
    },
    most + 1,
  )
  const next = found[most]
  if (!next) return { candidates: found }
  // All searches of a person for a piece are told together: the quickest of them says when.
  const isNext = ({ n, user_id }: CandidateRow) => n === next.n && user_id === next.user_id
  const candidates = found.slice(0, found.findIndex(isNext))
  const last = candidates.at(-1)
  return { candidates, cut: { n: next.n, userId: last?.n === next.n ? last.user_id : undefined } }
}

/**
 * Returns the searches that find their piece, and the ids of stored queries that can't be read any more:
 * those find nothing, and keep no other search from hearing of the piece.
 */
function matchesOf(candidates: readonly CandidateRow[], asked: readonly Asked[], now: Date) {
  const found: Match[] = []
  const unreadable: string[] = []
  for (const search of candidates) {
    const piece = asked[search.n]
    try {
      if (piece && matcherFor(queryFrom(search.query), now)(piece.item)) found.push({ search, ...piece })
    } catch {
      unreadable.push(search.id)
    }
  }
  return { found, unreadable }
}

/** Queues the buying of pieces whose searches buy by themselves, in the transaction of the match. */
async function queueBuying(tx: Tx, fresh: readonly Match[]): Promise<void> {
  if (fresh.length === 0) return
  const buying = await listBuying(tx, [...new Set(fresh.map(({ search }) => search.id))])
  const wanted = fresh.filter(({ search }) => buying.has(search.id))
  for (const itemNumber of new Set(wanted.map(({ item }) => item.item_number)))
    await addJob(tx, 'buyMatches', { itemNumber }, `buy-matches/${itemNumber}`)
}

/** Writes the matches; returns those that were not known. */
async function keepMatches(tx: Tx, found: readonly Match[]): Promise<Match[]> {
  if (found.length === 0) return []
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
