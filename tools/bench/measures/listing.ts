// A listing with three filters, a sort order and exact facet counts: 40 pieces of 25,000.
import { searchTarget } from '@hemline/schema/search/names.ts'
import pg from 'pg'
import { compare, type Figures } from '../compare.ts'
import { engineAsk, listingAsk, listingQuestions } from '../listing-asks.ts'
import { type Ask, ask, isAnswer } from '../load.ts'
import { type Bench, type Measure, ms, percent, perSecond, type Row, times } from '../rows.ts'
import { measureUncached, type Uncached, uncachedRows } from '../uncached.ts'

type Listing = { data: { items: { nodes: { id: string }[]; totalCount: number; facets: unknown } } }
const visible = (body: string): string => {
  const { items } = (JSON.parse(body) as Listing).data
  return JSON.stringify([items.nodes, items.totalCount, items.facets])
}

/** Returns a text from a little before the first character that differs from `other`. */
function fromDifference(text: string, other: string): string {
  const at = [...text].findIndex((character, index) => character !== other[index])
  return text.slice(Math.max(0, at - 200), Math.max(0, at) + 200)
}

/**
 * Throws when the floor answers otherwise than the shop. A hold may end between the two answers, so that a
 * difference counts only when it is there twice.
 */
async function assertSame(ours: string, floor: string, asks: readonly Ask[]): Promise<void> {
  const bothSee = async (one: Ask) => {
    const { body: a } = await ask(ours, one)
    const { body: b } = await ask(floor, one)
    return { shop: visible(a), floor: visible(b) }
  }
  for (const one of asks) {
    const first = await bothSee(one)
    const seen = first.shop === first.floor ? first : await bothSee(one)
    if (seen.shop !== seen.floor)
      throw new Error(
        `the floor answers otherwise than the shop: ${one.body}\n${fromDifference(seen.shop, seen.floor)}\n${fromDifference(seen.floor, seen.shop)}`,
      )
  }
}

/** Returns how often the engine's request cache has answered so far, and how often it has not. */
export async function engineCache(searchUrl: string): Promise<{ hits: number; misses: number }> {
  const { node } = searchTarget(searchUrl)
  type Stats = { _all: { total: { request_cache: { hit_count: number; miss_count: number } } } }
  const stats = (await (await fetch(`${node}/_stats/request_cache`)).json()) as Stats
  const { hit_count: hits, miss_count: misses } = stats._all.total.request_cache
  return { hits, misses }
}

/**
 * Returns whether a body is OpenSearch's answer to a multi-search without an error in any of the searches.
 */
export const isEngineAnswer = (body: string): boolean =>
  body.startsWith('{"took":') && !body.includes('"error"')

/** The figures of the shop, the floor and the engine alone for the same listings. */
export type ListingFigures = {
  ours: Figures
  floor: Figures
  engine: Figures
  note: string
  uncached: Uncached
}

/**
 * Measures the same listing requests at the shop, at the floor (the least code that answers them) and at the
 * search engine alone. Returns the figures of the three, those of uncached listings, and a note. Throws when
 * answers differ or are wrong.
 */
export async function measureListing(bench: Bench): Promise<ListingFigures> {
  const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 2 })
  const questions = await listingQuestions(pool, bench.short ? 60 : 1200)
  const api = await bench.api()
  const base = await bench.floor()
  const { node, readAlias } = searchTarget(bench.searchUrl)
  const asks = questions.map((question) => listingAsk(question))
  await assertSame(api.url, base.url, asks.slice(0, bench.short ? 20 : 200))
  const before = await engineCache(bench.searchUrl)
  const [ours, floor, engine] = await compare(bench, [
    { origin: api.url, asks, judge: isAnswer },
    { origin: base.url, asks, judge: isAnswer },
    {
      origin: node,
      asks: questions.map((question) => engineAsk(question, readAlias)),
      judge: isEngineAnswer,
    },
  ])
  const after = await engineCache(bench.searchUrl)
  const uncached = await measureUncached(bench, pool, api.url)
  await Promise.all([api.stop(), base.stop(), pool.end()])
  if (!ours || !floor || !engine) throw new Error('no figures')
  const hits = after.hits - before.hits
  const all = after.hits - before.hits + after.misses - before.misses
  return {
    ours,
    floor,
    engine,
    uncached,
    note: `${questions.length} distinct questions, each with at least forty pieces; the engine's request cache is off on the stand (in the shop it is on): it answered ${hits} of ${all} searches. Shop, floor and engine are asked each question in turn`,
  }
}

/**
 * Returns the benchmark rows of listings. `least` is the promised share of the engine's requests per second;
 * with `short` (bench --short) the rows are not judged.
 */
export function listingRows(
  { ours, floor, engine, note }: ListingFigures,
  least: number,
  short: boolean,
): Row[] {
  const judged = (met: boolean) => (short ? null : met)
  const many = 'listing, 32 connections'
  const rate = ours.perSecond
  const floorRate = floor.perSecond
  const engineRate = engine.perSecond
  return [
    {
      what: 'listing, 1 connection, p50',
      ours: ms(ours.p50),
      floor: `engine alone ${ms(engine.p50)} (floor ${ms(floor.p50)})`,
      note,
      ratio: `engine + ${ms(ours.p50 - engine.p50)}`,
      reach: '≤ engine + 2 ms',
      met: judged(ours.p50 <= engine.p50 + 2),
    },
    {
      what: `${many}, requests`,
      ours: perSecond(rate),
      floor: perSecond(floorRate),
      ratio: percent(rate / floorRate),
      reach: '≥ 60 % of the floor',
      met: judged(rate >= 0.6 * floorRate),
    },
    {
      what: `${many}, p99`,
      ours: ms(ours.loadedP99),
      floor: ms(floor.loadedP99),
      ratio: times(ours.loadedP99 / floor.loadedP99),
      reach: '≤ 1.3× the floor',
      met: judged(ours.loadedP99 <= 1.3 * floor.loadedP99),
    },
    {
      what: `${many}, requests over the engine alone`,
      ours: perSecond(rate),
      floor: `engine alone ${perSecond(engineRate)}`,
      ratio: (rate / engineRate).toFixed(2),
      reach: `≥ ${least}`,
      met: judged(rate >= least * engineRate),
    },
  ]
}

/** The measure `listing`. */
export const listing: Measure = {
  name: 'listing',
  needs: 'default',
  run: async (bench) => {
    const figures = await measureListing(bench)
    return [...listingRows(figures, 0.35, bench.short), ...uncachedRows(figures.uncached)]
  },
}
