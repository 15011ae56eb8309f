// The job of a feed: judges its rows, then applies them, in batches that are each one transaction. A killed
// process leaves a batch whole or undone, and the next run goes on behind it (decision 0206).
import type { Db } from '@hemline/db/connect.ts'
import { isTooMuchMissing } from '@hemline/rules/partners/feeds.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { allSizes } from '../catalogue/catalogue.ts'
import { type Lookups, lookupsIn } from '../intake/intake.ts'
import { applyRows } from './apply.ts'
import { type Contracted, isContracted } from './contracted.ts'
import {
  closeBadRows,
  countRows,
  hasNamelessRow,
  insertMissing,
  listDueRows,
  listUnjudged,
  type RowJudgement,
  refuseDuplicates,
  updateVerdicts,
} from './feed-rows.db.ts'
import { type FeedRow, findFeed, lockFeed, updateFeedState } from './feeds.db.ts'
import { findPartner, lockPartner } from './partners.db.ts'
import { countStock, listBrandIds, listFeedCategories } from './pieces.db.ts'
import { judgeRow, type Lists } from './row.ts'

export type FeedDoors = { db: Db; now: () => Date }
const judgedAtOnce = 250
const appliedAtOnce = 200
/** A job that runs longer than ten minutes is given to another worker, so it hands itself on before. */
const rowsARun = 20_000

/**
 * Returns a function that keeps the answer of each question, so that rows of one kind ask the database once.
 */
function remembering<Q extends string | number, A>(ask: (question: Q) => Promise<A>) {
  const kept = new Map<Q, Promise<A>>()
  return (question: Q): Promise<A> => {
    const answer = kept.get(question) ?? ask(question)
    kept.set(question, answer)
    return answer
  }
}

/** Returns lookups for thousands of rows that name their brands by id; each answer is kept. */
function keptLookups(db: Db): Lookups {
  const asks = lookupsIn(db)
  const colors = remembering(() => asks.colors())
  const brand = remembering((brandId: number) => asks.brand({ brandId, decision: 'accepted', categoryId: 0 }))
  return {
    category: remembering(asks.category),
    size: remembering(asks.size),
    colors: () => colors('all'),
    brand: ({ brandId }) => brand(brandId ?? 0),
    prohibition: remembering(asks.prohibition),
  }
}

async function listsFor(db: Db, partner: Contracted): Promise<Lists> {
  const [categories, sizes, brands] = await Promise.all([
    listFeedCategories(db),
    allSizes(db),
    listBrandIds(db),
  ])
  return {
    categories: new Map(categories.map((one) => [one.slug, one])),
    sizes,
    brands: new Map(brands.map(({ id, slug }) => [slug, id])),
    lookups: keptLookups(db),
    anyBrandId: brands[0]?.id ?? 0,
    accountId: partner.account_id,
  }
}

/** Judges up to `budget` rows; returns how many it judged. */
async function judge(db: Db, feed: FeedRow, { partner, budget }: { partner: Contracted; budget: number }) {
  const lists = await listsFor(db, partner)
  let after = 0
  for (let count = 0; count < budget; ) {
    const rows = await listUnjudged(db, feed.id, { after, limit: judgedAtOnce })
    const judged: RowJudgement[] = []
    for (const { row_number, raw } of rows) {
      const { verdict, problems, wish } = await judgeRow(raw, lists)
      judged.push({ n: row_number, verdict, problems, wish })
    }
    if (judged.length > 0) await inTransaction(db, (tx) => updateVerdicts(tx, feed.id, judged))
    count += rows.length
    if (rows.length < judgedAtOnce) return count
    after = rows.at(-1)?.row_number ?? after
  }
  return budget
}

/**
 * Returns the sentence why a feed that asked for all or nothing is refused when `bad` of its rows can't be
 * taken.
 */
export const allOrNothingRefusal = (bad: number, all: number): string =>
  `${bad} of ${all} rows can’t be taken, and this feed asked for all or nothing.`
export const noGoodRow = 'No row of this feed can be taken.'
const twice = 'This number stood in an earlier row of this feed already.'

/**
 * Decides what a judged feed does next, in one step: refused without a good row, or with a bad one when it
 * asked for all or nothing; `waiting` for a person with new brands, or when its withdrawals of missing pieces
 * are too many or unsure; else `applying`. Does nothing for a feed that is not `received`.
 */
async function settle(tx: Tx, feed: FeedRow, now: Date): Promise<void> {
  if ((await lockFeed(tx, feed.id)) !== 'received') return
  await refuseDuplicates(tx, feed.id, twice)
  await closeBadRows(tx, feed.id)
  const { good = 0, bad = 0, newBrand = 0 } = (await countRows(tx, [feed.id])).get(feed.id) ?? {}
  if (good + newBrand === 0)
    return updateFeedState(tx, feed.id, { state: 'refused', refusal: noGoodRow, now })
  if (bad > 0 && feed.mode === 'all_or_nothing') {
    const refusal = allOrNothingRefusal(bad, feed.row_count)
    return updateFeedState(tx, feed.id, { state: 'refused', refusal, now })
  }
  const missing = feed.stock === 'whole' ? await insertMissing(tx, feed) : 0
  const stock = missing > 0 ? await countStock(tx, feed.supplier_id) : 0
  // A row that names no piece may mean one of those that seem to be missing.
  const isUnsure = missing > 0 && (await hasNamelessRow(tx, feed.id))
  const needsPerson = newBrand > 0 || isUnsure || isTooMuchMissing({ missing, stock })
  await updateFeedState(tx, feed.id, { state: needsPerson ? 'waiting' : 'applying', now })
}

/**
 * Applies up to `budget` rows; returns whether none is left, which is so for a feed that is not `applying`.
 */
async function apply(
  doors: FeedDoors,
  feed: FeedRow,
  { partner, budget }: { partner: Contracted; budget: number },
) {
  let after = 0
  for (let count = 0; count < budget; count += appliedAtOnce) {
    const isDone = await inTransaction(doors.db, async (tx) => {
      await lockPartner(tx, partner.id)
      if ((await lockFeed(tx, feed.id)) !== 'applying') return true
      const rows = await listDueRows(tx, feed.id, { after, limit: appliedAtOnce })
      if (rows.length > 0) await applyRows(tx, { feed, partner, rows, now: doors.now() })
      after = rows.at(-1)?.row_number ?? after
      if (rows.length === appliedAtOnce) return false
      await updateFeedState(tx, feed.id, { state: 'applied', now: doors.now() })
      return true
    })
    if (isDone) return true
  }
  return false
}

/**
 * Job: judges and applies up to `rowsMost` rows (20,000) of a feed, and queues itself again for the rest.
 * Running it again, also after the process was killed, continues after the last whole batch. Does nothing for
 * an unknown feed and for a partner without contract.
 */
export async function runFeed(doors: FeedDoors, feedId: string, rowsMost = rowsARun): Promise<void> {
  const { db, now } = doors
  const feed = await findFeed(db, { id: feedId })
  const partner = feed && (await findPartner(db, { id: feed.supplier_id }))
  if (!feed || !partner || !isContracted(partner)) return
  const again = () => addJob(db, 'runFeed', { feedId }, `feed/${feedId}`)
  let budget = rowsMost
  if (feed.state === 'received') {
    const judged = await judge(db, feed, { partner, budget })
    if (judged >= budget) return again()
    budget -= judged
    await inTransaction(db, (tx) => settle(tx, feed, now()))
  }
  const state = (await findFeed(db, { id: feedId }))?.state
  if (state === 'applying' && !(await apply(doors, feed, { partner, budget }))) await again()
}
