// Times to hold a large shop against the usual one: each question is asked once, and the
// stand's engine keeps no answers.
import type pg from 'pg'
import { listingAsk, listingQuestions, type Question, valuesOf } from './listing-asks.ts'
import { type Ask, isAnswer, timeInTurns } from './load.ts'
import { type Bench, median, ms, type Row } from './rows.ts'

/** The facets that stand open beside a listing at first. */
const openFacets = ['category_tags', 'sizing_id', 'price', 'brand_name_tags', 'color_names']

/** What the rows are called by which the measure of a million finds those of 25,000 again. */
export const uncachedNames = {
  listing: 'listing, uncached, p50',
  department: 'department with five facets open, uncached, p50',
} as const
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
 * A department's pages, told apart by a price that nearly all pieces keep to: so no answer is another
 * one's, nor the snapshot's.
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

/** Medians of listings and of departments with five facets open. */
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
  // Others go before them and are thrown away: they find the engine's pages and the process cold.
  const warming = (await listingQuestions(pool, count, 499)).map((question) => listingAsk(question))
  await p50Of(origin, [
    [...warming, ...departmentQuestions(names.slice(0, 3), 6, 900).map((question) => listingAsk(question))],
  ])
  return { listing: await p50Of(origin, listings), department: await p50Of(origin, departments) }
}

/** The figures as rows that promise nothing by themselves. */
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
