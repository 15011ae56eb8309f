// Measures how long a change takes until shoppers see it: sales until a listing has lost the piece, and
// holds until a search knows them, on a normal day and while a brand's new name is written to ten thousand
// documents.
import { setTimeout as sleep } from 'node:timers/promises'
import { searchTarget } from '@hemline/schema/search/names.ts'
import type pg from 'pg'
import { emptied } from './indexer-drain.ts'
import { listingAsk, listingQuestions } from './listing-asks.ts'
import { type Answer, ask, isAnswer, load, operation } from './load.ts'
import type { Bench } from './rows.ts'

const patienceMs = 30_000
const pollMs = 25

/**
 * Calls `once` at a steady rate until `isOver` and returns the number of calls. A late call is caught up.
 * Rejects with the first failure.
 */
async function steadily(
  perSecond: number,
  isOver: () => boolean,
  once: () => Promise<unknown>,
): Promise<number> {
  const begun = performance.now()
  const under: Promise<unknown>[] = []
  while (!isOver()) {
    while (under.length < ((performance.now() - begun) / 1000) * perSecond) under.push(once())
    await sleep(5)
  }
  await Promise.all(under)
  return under.length / ((performance.now() - begun) / 1000)
}

type Listing = { data: { items: { totalCount: number; degraded: boolean } } }

/** The API refused because of its load; a shopper would ask again. */
const isRefusal = ({ status, body }: Answer) => status === 503 && body.includes('"OVERLOADED"')

/**
 * Whether the index lists the piece. The question is repeated while the database answers instead of the
 * engine, since the database knows of a sale at once.
 */
async function isListed(api: string, itemNumber: number): Promise<boolean> {
  const filters = [{ key: 'item_number', values: [String(itemNumber)] }]
  const begun = performance.now()
  for (;;) {
    const answer = await ask(
      api,
      operation('getItems', { amount: 1, page: 1, filters, query: '', userInfo: {}, facets: [] }),
    )
    if (!isRefusal(answer)) {
      if (!isAnswer(answer.body))
        throw new Error(`a listing was answered with ${answer.status} ${answer.body.slice(0, 200)}`)
      const { totalCount, degraded } = (JSON.parse(answer.body) as Listing).data.items
      if (!degraded) return totalCount > 0
    }
    if (performance.now() - begun > patienceMs) throw new Error('the search engine does not answer the API')
    await sleep(pollMs)
  }
}

async function lagOfSale(
  api: string,
  pool: pg.Pool,
  itemNumber: number,
  onSold: () => void,
): Promise<number> {
  if (!(await isListed(api, itemNumber))) throw new Error(`item ${itemNumber} is not listed before its sale`)
  await pool.query(`update item set state = 'pending_sale', sold_at = now() where item_number = $1`, [
    itemNumber,
  ])
  const sold = performance.now()
  onSold()
  for (;;) {
    const isThere = await isListed(api, itemNumber)
    const lag = performance.now() - sold
    if (!isThere) return lag
    if (lag > patienceMs)
      throw new Error(`item ${itemNumber} is in the listing ${patienceMs / 1000} s after its sale`)
    await sleep(pollMs)
  }
}

/** The results of `lagsOfSales`; lags in milliseconds. */
export type SaleLags = {
  lags: number[]
  indexLags: number[]
  changesPerSecond: number
  listingsPerSecond: number
}
type SalesOptions = { sales: number; perSecond: number; changes: number; listings: number; warmMs: number }
type Shop = { pool: pg.Pool; api: string; searchUrl: string }

/**
 * Sells pieces one by one while others are edited and listings are requested. Measures for each sale the time
 * until the listing, and until the index, no longer has the piece. Throws when a listing is answered wrongly.
 */
export async function lagsOfSales(
  { pool, api, searchUrl }: Shop,
  { sales, perSecond, changes, listings, warmMs }: SalesOptions,
): Promise<SaleLags> {
  const { rows } = await pool.query<{ item_number: number }>(
    `select i.item_number from item i where i.state = 'listed' and not exists (select 1 from hold h where h.item_number = i.item_number)
      order by md5(i.item_number::text) limit $1`,
    [sales * 2],
  )
  const pieces = rows.map((row) => row.item_number)
  const sold = pieces.slice(0, sales)
  const edited = pieces.slice(sales)
  const questions = await listingQuestions(pool, 1000, 99)
  let over = false
  let next = 0
  let asked = 0
  const edit = () =>
    pool.query('update item set favorite_count = favorite_count + 1 where item_number = $1', [
      edited[next++ % edited.length],
    ])
  const list = async () => {
    const answer = await ask(
      api,
      listingAsk(questions[asked++ % questions.length] ?? (questions[0] as (typeof questions)[0])),
    )
    if (!isRefusal(answer) && !isAnswer(answer.body))
      throw new Error(`a listing was answered with ${answer.status}`)
  }
  // The first answers of a fresh API take most of a second, which says nothing about the index.
  if (warmMs > 0)
    await load(api, {
      asks: questions.map((one) => listingAsk(one)),
      judge: isAnswer,
      connections: 4,
      seconds: warmMs / 1000,
    })
  const background = Promise.all([steadily(changes, () => over, edit), steadily(listings, () => over, list)])
  const lags: number[] = []
  const waiting = new Map<number, number>()
  let at = 0
  const sell = async () => {
    const itemNumber = sold[at++]
    if (itemNumber !== undefined)
      lags.push(await lagOfSale(api, pool, itemNumber, () => waiting.set(itemNumber, performance.now())))
  }
  const isOver = () => over
  const unlisted = {
    count: sold.length,
    condition: { term: { state: 'listed' } },
    isKnown: (isThere: boolean) => !isThere,
    isOver,
  }
  const known = lagsInIndex(searchUrl, waiting, unlisted)
  try {
    await Promise.all([steadily(perSecond, () => at >= sold.length, sell), known])
  } finally {
    over = true
  }
  const [changesPerSecond, listingsPerSecond] = await background
  return { lags, indexLags: await known, changesPerSecond, listingsPerSecond }
}

/**
 * Moves `count` pieces to the largest brand and waits until the index has them there. Returns the brand's
 * id.
 */
export async function makeBigBrand(pool: pg.Pool, count: number): Promise<number> {
  const { rows } = await pool.query<{ brand_id: number }>(
    'select brand_id from item group by 1 order by count(*) desc, 1 limit 1',
  )
  const brand = rows[0]?.brand_id
  await pool.query(
    'update item set brand_id = $1 where item_number in (select item_number from item order by item_number limit $2)',
    [brand, count],
  )
  await emptied(pool)
  return brand ?? 0
}

/** Returns those of these pieces that a search with `condition` finds. */
async function foundInIndex(
  searchUrl: string,
  itemNumbers: readonly number[],
  condition: object,
): Promise<Set<number>> {
  const { node, readAlias } = searchTarget(searchUrl)
  const query = { bool: { filter: [{ terms: { item_number: itemNumbers } }, condition] } }
  const body = JSON.stringify({
    size: itemNumbers.length,
    query,
    _source: false,
    docvalue_fields: ['item_number'],
  })
  const answer = await fetch(`${node}/${readAlias}/_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const found = (await answer.json()) as { hits: { hits: { fields: { item_number: [number] } }[] } }
  return new Set(found.hits.hits.map((hit) => hit.fields.item_number[0]))
}

type Known = {
  count: number
  condition: object
  isKnown: (isFound: boolean) => boolean
  isOver: () => boolean
}

/**
 * Returns the milliseconds from each piece's entry in `waiting` until a search knows its change, for
 * `count` pieces or until `isOver`.
 */
async function lagsInIndex(
  searchUrl: string,
  waiting: Map<number, number>,
  { count, condition, isKnown, isOver }: Known,
): Promise<number[]> {
  const lags: number[] = []
  while (lags.length < count && !isOver()) {
    await sleep(15)
    const asked = [...waiting]
    const itemNumbers = asked.map(([itemNumber]) => itemNumber)
    const found = itemNumbers.length === 0 ? new Set() : await foundInIndex(searchUrl, itemNumbers, condition)
    for (const [itemNumber, since] of asked) {
      const lag = performance.now() - since
      if (isKnown(found.has(itemNumber))) {
        lags.push(lag)
        waiting.delete(itemNumber)
      } else if (lag > patienceMs) throw new Error(`a change of item ${itemNumber} does not reach the index`)
    }
  }
  return lags
}

/**
 * Holds pieces at a steady rate and returns the milliseconds until a search knows each hold. The holds are
 * released afterwards.
 */
export async function lagsOfHolds(
  bench: Bench,
  pool: pg.Pool,
  { count, perSecond }: { count: number; perSecond: number },
): Promise<number[]> {
  const { rows } = await pool.query<{ item_number: number }>(
    `select item_number from item i where state = 'listed' and not exists (select 1 from hold h where h.item_number = i.item_number)
      order by md5(item_number::text || 'held') limit $1`,
    [count],
  )
  const waiting = new Map<number, number>()
  let at = 0
  const take = async () => {
    const itemNumber = rows[at++]?.item_number
    if (itemNumber === undefined) return
    await pool.query(
      `insert into hold (item_number, taken_at, expires_at) values ($1, now(), now() + interval '20 minutes')`,
      [itemNumber],
    )
    waiting.set(itemNumber, performance.now())
  }
  const taking = steadily(perSecond, () => at >= rows.length, take)
  const held = {
    count: rows.length,
    condition: { exists: { field: 'held_until' } },
    isKnown: (isFound: boolean) => isFound,
    isOver: () => false,
  }
  const lags = await lagsInIndex(bench.searchUrl, waiting, held)
  await taking
  await pool.query('delete from hold where item_number = any($1::bigint[])', [
    rows.map((row) => row.item_number),
  ])
  return lags
}

/**
 * Measures `lagsOfHolds` while the brand's new name is written to all its pieces. Returns the lags and how
 * long the renaming took.
 */
export async function lagsDuringRename(
  bench: Bench,
  pool: pg.Pool,
  options: { brand: number; count: number; perSecond: number },
) {
  await emptied(pool)
  await pool.query(
    `update brand set name = case when name like '% House' then left(name, -6) else name || ' House' end where id = $1`,
    [options.brand],
  )
  const [lags, tookMs] = await Promise.all([lagsOfHolds(bench, pool, options), namesWritten(pool)])
  await emptied(pool)
  return { lags, tookMs }
}

async function namesWritten(pool: pg.Pool): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>(
      'select exists (select 1 from outbox where lane = 2) as waits',
    )
    const took = performance.now() - begun
    if (!rows[0]?.waits || took > patienceMs) return took
    await sleep(50)
  }
}
