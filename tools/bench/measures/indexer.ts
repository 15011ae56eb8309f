// The carrying of changes into the index: changes a second, the time until a sold piece disappears, and the
// effect of a mass change on holds.
import { connectPool } from '@hemline/db/connect.ts'
import { audit, describeAudit } from '@hemline/search-indexer/audit.ts'
import { connectEngine } from '@hemline/search-indexer/opensearch.ts'
import type pg from 'pg'
import { drainRate, emptied, engineAlone } from '../indexer-drain.ts'
import { lagsDuringRename, lagsOfHolds, lagsOfSales, makeBigBrand } from '../indexer-lag.ts'
import { type Bench, type Measure, median, ms, percent, perSecond, quantile, type Row } from '../rows.ts'

type Plan = { backlog: number; sales: number; brand: number; holds: number; renames: number }
const plans: Record<'full' | 'short', Plan> = {
  full: { backlog: 20_000, sales: 400, brand: 10_500, holds: 100, renames: 3 },
  short: { backlog: 200, sales: 5, brand: 100, holds: 5, renames: 1 },
}

async function drainRows(bench: Bench, pool: pg.Pool, { backlog }: Plan): Promise<Row[]> {
  const alone = await engineAlone(bench, pool, backlog)
  const rates: { one: number[]; two: number[]; engine: number[] } = { one: [], two: [], engine: [] }
  for (let round = 0; round < (bench.short ? 1 : bench.rounds); round += 1) {
    rates.engine.push(await alone.rate())
    rates.one.push(await drainRate({ bench, pool, count: backlog, indexers: 1 }))
    rates.two.push(await drainRate({ bench, pool, count: backlog, indexers: 2 }))
  }
  await alone.close()
  const one = median(rates.one)
  const two = median(rates.two)
  const engine = median(rates.engine)
  const floor = `engine alone ${perSecond(engine)}`
  return [
    {
      what: 'backlog, one indexer',
      ours: perSecond(one),
      floor,
      ratio: percent(one / engine),
      reach: '≥ 5,000 changes/s',
      met: bench.short ? null : one >= 5000,
      note: `${backlog} changes of as many pieces, queued before a fresh indexer starts; the engine alone is sent the same documents, read before, by two bulks at a time`,
    },
    {
      what: 'backlog, two indexers',
      ours: perSecond(two),
      floor,
      ratio: percent(two / engine),
      reach: '–',
      met: null,
    },
  ]
}

async function saleRows(bench: Bench, pool: pg.Pool, { sales }: Plan): Promise<Row[]> {
  const api = await bench.api()
  const shop = { pool, api: api.url, searchUrl: bench.searchUrl }
  const { lags, indexLags, changesPerSecond, listingsPerSecond } = await lagsOfSales(shop, {
    sales,
    ...(bench.short
      ? { perSecond: 5, changes: 20, listings: 5, warmMs: 0 }
      : { perSecond: 10, changes: 200, listings: 20, warmMs: 8000 }),
  })
  await api.stop()
  const p50 = quantile(lags, 0.5)
  const p99 = quantile(lags, 0.99)
  return [
    {
      what: 'sale gone from the listing, p50 / p99',
      ours: `${ms(p50)} / ${ms(p99)}`,
      floor: '–',
      ratio: '–',
      reach: 'p99 ≤ 1 s',
      met: bench.short ? null : p99 <= 1000,
      note: `${lags.length} sales, each from its commit until the API's listing has lost it, beside ${perSecond(changesPerSecond)} other changes and ${perSecond(listingsPerSecond)} listings; a listing's pieces are read from the database, which knows at once`,
    },
    {
      what: 'the same sale known to the index, p50 / p99',
      ours: `${ms(quantile(indexLags, 0.5))} / ${ms(quantile(indexLags, 0.99))}`,
      floor: '–',
      ratio: '–',
      reach: 'p99 ≤ 1 s',
      met: bench.short ? null : quantile(indexLags, 0.99) <= 1000,
      note: 'until no count and no other page has it; the index refreshes every 200 ms',
    },
  ]
}

async function renameRows(bench: Bench, pool: pg.Pool, plan: Plan): Promise<Row[]> {
  const brand = await makeBigBrand(pool, plan.brand)
  const options = { count: plan.holds, perSecond: 20 }
  const usual: number[] = []
  const during: number[] = []
  const took: number[] = []
  for (let round = 0; round < plan.renames; round += 1) {
    usual.push(...(await lagsOfHolds(bench, pool, options)))
    const { lags, tookMs } = await lagsDuringRename(bench, pool, { ...options, brand })
    during.push(...lags)
    took.push(tookMs)
  }
  const normal = median(usual)
  const worst = Math.max(...during)
  return [
    {
      what: `a hold's change while a brand of ${plan.brand} pieces is renamed, p50 / worst`,
      ours: `${ms(median(during))} / ${ms(worst)}`,
      floor: `without: ${ms(normal)} / ${ms(Math.max(...usual))}`,
      ratio: `worst + ${ms(worst - normal)}`,
      reach: '≤ 2 s later',
      met: bench.short ? null : worst - normal <= 2000,
      note: `${during.length} holds, from the commit until a search knows them; the name itself took ${ms(median(took))} to reach all its pieces`,
    },
  ]
}

async function assertSame(bench: Bench, pool: pg.Pool): Promise<Row> {
  await emptied(pool)
  const engine = connectEngine(bench.searchUrl)
  const report = await audit({ pool, engine, lookOnly: true })
  await engine.close()
  if (report.differences.length > 0) throw new Error(describeAudit(report).join('\n'))
  const ours = `0 of ${report.compared.toLocaleString('en-US')}`
  return {
    what: 'pieces that differ between index and database afterwards',
    ours,
    floor: '–',
    ratio: '–',
    reach: '0',
    met: true,
  }
}

/** The measure `indexer`. */
export const indexer: Measure = {
  name: 'indexer',
  needs: 'default',
  run: async (bench) => {
    const plan = plans[bench.short ? 'short' : 'full']
    const pool = connectPool({ url: bench.databaseUrl, name: 'bench', max: 12, statementTimeoutMs: 60_000 })
    try {
      const drained = await drainRows(bench, pool, plan)
      const running = await bench.indexer()
      const lags = [...(await saleRows(bench, pool, plan)), ...(await renameRows(bench, pool, plan))]
      const same = await assertSame(bench, pool)
      await running.stop()
      return [...drained, ...lags, same]
    } finally {
      await pool.end()
    }
  },
}
