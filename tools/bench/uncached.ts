// Response times for comparing a large shop with the usual one: each request is sent once, and the stand's
// engine caches no answers.
import type pg from 'pg'
import { listingAsk, listingQuestions, type Question, valuesOf } from './listing-asks.ts'
import { type Ask, isAnswer, timeInTurns } from './load.ts'
import { type Bench, median, ms, type Row } from './rows.ts'

/** The facets that are open beside a listing at first. */
const openFacets = ['category_tags', 'sizing_id', 'price', 'brand_name_tags', 'color_names']

/** Names of the rows, by which the measure of a million pieces finds the figures for 25,000. */
export const uncachedNames = {
  listing: 'listing, uncached, p50',
  department: 'department with five facets open, uncached, p50',
} as const
/** Median response times in milliseconds. */
export type Uncached = Record<keyof typeof uncachedNames, number>

async function p50Of(origin: string, rounds: readonly (readonly Ask[])[]): Promise<number> {
  const figures: number[] = []
  for (const asks of rounds) {
    const [timed] = await timeInTurns([{ origin, asks, judge: isAnswer }])
    if (!timed || timed.wrong > 0) throw new Error('wrong answers')
    figures.push(timed.p50)
  }
  return median(figures)
}

/**
 * Returns different requests for a department: each has another price limit that nearly all pieces meet, so
 * that no cache and no snapshot has its answer.
 */
function departmentQuestions(departments: readonly string[], count: number, from: number): Question[] {
  return Array.from({ length: count }, (_, i) => ({
    amount: 40,
    page: 1,
    sortBy: 'newest_first',
    userInfo: {},
    facets: openFacets,
    filters: [
      { key: 'department_tags', values: [departments[i % departments.length] ?? 'women'] },
      { key: 'price', values: [`1-${5000 + from + i}`] },
    ],
  }))
}

/**
 * Measures the median response times, in ms, of listings, and of departments with five open facets, none of
 * which any cache has answered before; other requests that don't count warm the server up.
 */
export async function measureUncached(bench: Bench, pool: pg.Pool, origin: string): Promise<Uncached> {
  const { departments: names } = await valuesOf(pool)
  const rounds = [...Array(bench.short ? 1 : bench.rounds).keys()]
  const count = bench.short ? 10 : 200
  const listings: Ask[][] = []
  for (const round of rounds)
    listings.push((await listingQuestions(pool, count, 500 + round)).map((question) => listingAsk(question)))
  const departments = rounds.map((round) =>
    departmentQuestions(names.slice(0, 3), bench.short ? 6 : 60, round * 100).map((question) =>
      listingAsk(question),
    ),
  )
  // Other requests come first and don't count: they find the engine's pages and the process cold.
  const warming = (await listingQuestions(pool, count, 499)).map((question) => listingAsk(question))
  await p50Of(origin, [
    [...warming, ...departmentQuestions(names.slice(0, 3), 6, 900).map((question) => listingAsk(question))],
  ])
  return { listing: await p50Of(origin, listings), department: await p50Of(origin, departments) }
}

/**
 * Returns the benchmark rows of uncached listings and departments, without a promised value: the measure "a
 * million" compares with them.
 */
export const uncachedRows = (figures: Uncached): Row[] =>
  (['listing', 'department'] as const).map((name) => ({
    what: uncachedNames[name],
    ours: ms(figures[name]),
    floor: '–',
    ratio: '–',
    reach: 'see a million',
    met: null,
    note: "asked of the shop alone, one after the other, so that nobody else's turn lies between",
  }))
