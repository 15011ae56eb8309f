// The requests about typed text: the list under the search box, a search whose text the shop interprets,
// and the directory of brands.
import { listBrands } from '@hemline/api/domains/discovery/brand-directory.db.ts'
import type { Tables } from '@hemline/db/types.ts'
import { directoryPageSize, plainName } from '@hemline/rules/catalogue/brand-directory.ts'
import { searchTarget } from '@hemline/schema/search/names.ts'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Ask, ask, isAnswer, operation } from '../load.ts'
import { startRecorder } from '../recorder.ts'
import { type Bench, type Measure, median, ms, quantile, type Row } from '../rows.ts'
import { prefixes, searchTexts } from '../text-asks.ts'
import { isEngineAnswer } from './listing.ts'

/** Sends the request with this number and returns its milliseconds. Throws when the answer is wrong. */
type Side = (at: number) => Promise<number>
type Figures = { p50: number; p99: number }

/** Sends each request to both sides before the next one, and returns the medians of all rounds. */
async function inTurns(
  bench: Pick<Bench, 'rounds' | 'short'>,
  count: number,
  sides: readonly [Side, Side],
): Promise<[Figures, Figures]> {
  const rounds: [number[], number[]][] = []
  for (let round = 0; round <= (bench.short ? 1 : bench.rounds); round += 1) {
    const times: [number[], number[]] = [[], []]
    for (let at = 0; at < count; at += 1) {
      const order = (at + round) % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
      for (const side of order) times[side].push(await sides[side](at))
    }
    // The first round only warms up.
    if (round > 0) rounds.push(times)
  }
  const of = (side: 0 | 1, part: number) => median(rounds.map((times) => quantile(times[side], part)))
  return [0, 1].map((side) => ({ p50: of(side as 0 | 1, 0.5), p99: of(side as 0 | 1, 0.99) })) as [
    Figures,
    Figures,
  ]
}

async function timed(origin: string, one: Ask, judge: (body: string) => boolean): Promise<number> {
  const answer = await ask(origin, one)
  if (answer.status !== 200 || !judge(answer.body))
    throw new Error(`wrong answer to ${one.body.slice(0, 300)}: ${answer.body.slice(0, 300)}`)
  return answer.ms
}

/**
 * Measures the shop beside the engine, which gets the same searches as from the shop: one after the other
 * where the shop sends two.
 */
async function besideEngine(
  bench: Bench,
  asks: readonly Ask[],
): Promise<{ ours: Figures; floor: Figures; note: string }> {
  const target = searchTarget(bench.searchUrl)
  const recorder = await startRecorder(target.node)
  const watched = await bench.api({
    env: { SEARCH_URL: bench.searchUrl.replace(target.node, recorder.origin) },
  })
  const recorded: Ask[][] = []
  await ask(watched.url, asks[0] as Ask)
  recorder.take()
  for (const one of asks) {
    await timed(watched.url, one, isAnswer)
    recorded.push(recorder.take())
  }
  await watched.stop()
  await recorder.stop()
  const api = await bench.api()
  const engine: Side = async (at) => {
    let all = 0
    for (const one of recorded[at] ?? []) all += await timed(target.node, one, isEngineAnswer)
    return all
  }
  const [ours, floor] = await inTurns(bench, asks.length, [
    (at) => timed(api.url, asks[at] as Ask, isAnswer),
    engine,
  ])
  await api.stop()
  const twice = recorded.filter((some) => some.length > 1).length
  return {
    ours,
    floor,
    note: `${asks.length} distinct; ${twice} of them are put to the engine more than once, to mend their words`,
  }
}

/** Returns 1,000 requests for pages of the directory: by department, letter, text and page number. */
function directoryPages(texts: readonly string[], count: number) {
  const departments = [null, 'women', 'juniors', 'maternity', 'girls', 'boys']
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => ({ letter, query: null }))
  const typed = prefixes(texts, 400).map((query) => ({ letter: null, query }))
  const all = [...letters, ...typed].flatMap((one) =>
    departments.flatMap((department) => [1, 2].map((page) => ({ ...one, department, page }))),
  )
  return all.filter((_, at) => at % Math.floor(all.length / count) === 0).slice(0, count)
}

/**
 * Measures the directory, which the database answers: its floor is the same statements through the bare
 * driver, one after the other.
 */
async function directory(
  bench: Bench,
  texts: readonly string[],
  count: number,
): Promise<{ ours: Figures; floor: Figures; note: string }> {
  const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 1 })
  let statements: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query as CompiledQuery),
  })
  const pages = directoryPages(texts, count)
  const recorded: CompiledQuery[][] = []
  for (const { department, letter, query, page } of pages) {
    statements = []
    const words = plainName(query ?? '')
      .split(' ')
      .filter(Boolean)
    const offset = (page - 1) * directoryPageSize
    await listBrands(db, {
      department: department ?? '',
      words,
      letter: letter?.toUpperCase() ?? null,
      amount: directoryPageSize,
      offset,
    })
    recorded.push(statements)
  }
  const asks = pages.map((page) => operation('getBrandDirectory', { ...page, amount: directoryPageSize }))
  const api = await bench.api()
  const bare: Side = async (at) => {
    const begun = performance.now()
    for (const { sql: text, parameters } of recorded[at] ?? []) await pool.query(text, [...parameters])
    return performance.now() - begun
  }
  const [ours, floor] = await inTurns(bench, asks.length, [
    (at) => timed(api.url, asks[at] as Ask, isAnswer),
    bare,
  ])
  await api.stop()
  await pool.end()
  return {
    ours,
    floor,
    note: `${asks.length} distinct; the directory asks PostgreSQL, so the floor is its statements by the bare driver`,
  }
}

const reachMs = 3

function rowOf(
  what: string,
  { ours, floor, note }: { ours: Figures; floor: Figures; note: string },
  alone: string,
  short: boolean,
): Row {
  const over = ours.p50 - floor.p50
  const both = ({ p50, p99 }: Figures) => `${ms(p50)} (p99 ${ms(p99)})`
  return {
    what: `${what}, 1 connection, p50`,
    ours: both(ours),
    floor: `${alone} ${both(floor)}`,
    ratio: `${alone} + ${ms(over)}`,
    note,
    reach: `≤ ${alone} + ${reachMs} ms`,
    met: short ? null : over <= reachMs,
  }
}

/** The measure `text`. */
export const text: Measure = {
  name: 'text',
  needs: 'default',
  run: async (bench) => {
    const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 1 })
    const count = bench.short ? 40 : 1000
    const texts = await searchTexts(pool, count)
    await pool.end()
    const typed = prefixes(texts, count).map((one) => operation('typeahead', { text: one }))
    const asks = texts.map((query) =>
      operation('getItems', { amount: 40, page: 1, filters: [], query, userInfo: {} }),
    )
    return [
      rowOf('typeahead', await besideEngine(bench, typed), 'engine', bench.short),
      rowOf('search with parsing', await besideEngine(bench, asks), 'engine', bench.short),
      rowOf('brand directory', await directory(bench, texts, count), 'statements', bench.short),
    ]
  },
}
