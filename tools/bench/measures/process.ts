// The API as a process: how soon it answers after its start, how much memory it holds, and whether that
// grows.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startChild } from '../../local/children.ts'
import { root } from '../../local/paths.ts'
import { freePort } from '../../local/ports.ts'
import { listingAsk, listingQuestions } from '../listing-asks.ts'
import { type Ask, isAnswer, load } from '../load.ts'
import { mixedAsks } from '../mixed-asks.ts'
import type { Program } from '../programs.ts'
import { type Bench, type Measure, median, ms, type Row, times } from '../rows.ts'

const starts = 7

/**
 * Returns the milliseconds from the start of the process to its first 200 of /readyz, which is tried every
 * 5 ms.
 */
async function bootMs(bench: Bench, name: string, file: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const logFile = join(bench.stack.logDir, `boot-${name}.log`)
  const child = startChild({
    name,
    command: ['node', file],
    env: { ...bench.env, API_PORT: String(port) },
    cwd: root,
    logFile,
  })
  bench.stack.add(child)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (!child.isRunning() || performance.now() - begun > 30_000)
      throw new Error(`${name} did not start: ${child.lastLines(5).join('\n')}`)
    await sleep(5)
  }
  const took = performance.now() - begun
  await child.stop()
  return took
}

/** The measure `boot`. */
export const boot: Measure = {
  name: 'boot',
  needs: 'default',
  run: async (bench) => {
    const ours: number[] = []
    const floors: number[] = []
    for (let at = 0; at <= (bench.short ? 1 : starts); at += 1) {
      const api = await bootMs(bench, 'api', 'api/src/main.ts')
      const floor = await bootMs(bench, 'floor', 'tools/bench/floor/main.ts')
      // The first starts find nothing in the system's caches, and do not count.
      if (at > 0) ours.push(api)
      if (at > 0) floors.push(floor)
    }
    const api = median(ours)
    const floor = median(floors)
    return [
      {
        what: 'start of the API until it is ready',
        ours: ms(api),
        floor: ms(floor),
        ratio: times(api / floor),
        reach: '≤ 1.8×',
        met: bench.short ? null : api <= 1.8 * floor,
        note: `median of ${ours.length} starts`,
      },
    ]
  },
}

type Sample = { readonly asked: number; readonly mb: number }

/** Sends requests until `count` were answered, and samples the memory every `seconds` seconds. */
async function grow(
  program: Program,
  asks: readonly Ask[],
  count: number,
  seconds: number,
): Promise<Sample[]> {
  const samples: Sample[] = []
  let asked = 0
  while (asked < count) {
    const { answered, wrong } = await load(program.url, { asks, judge: isAnswer, connections: 16, seconds })
    if (wrong > 0) throw new Error(`${wrong} wrong answers`)
    asked += answered
    samples.push({ asked, mb: program.residentMb() })
  }
  return samples
}

/**
 * Returns the growth of memory in MB per 100,000 requests, by the least-squares line through the samples; 0
 * when all samples lie at one count of requests.
 */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length
  const x = mean(samples.map(({ asked }) => asked))
  const y = mean(samples.map(({ mb }) => mb))
  const above = samples.reduce((all, { asked, mb }) => all + (asked - x) * (mb - y), 0)
  const below = samples.reduce((all, { asked }) => all + (asked - x) ** 2, 0)
  return below === 0 ? 0 : (above / below) * 100_000
}

const mb = (value: number) => `${value.toFixed(0)} MB`

function memoryRows(samples: readonly Sample[], floor: number, isShort: boolean): Row[] {
  const judged = (met: boolean) => (isShort ? null : met)
  const half = samples.slice(Math.floor(samples.length / 2))
  const last = median(half.map((one) => one.mb))
  const slope = slopeOf(half)
  return [
    {
      what: 'memory of the API',
      ours: mb(last),
      floor: mb(floor),
      ratio: times(last / floor),
      reach: '≤ 2×',
      met: judged(last <= 2 * floor),
      note: 'resident, under load at 16 connections; the floor answered listings alone',
    },
    {
      what: `memory over ${samples.at(-1)?.asked.toLocaleString('en-US')} mixed requests`,
      ours: `${mb(samples[0]?.mb ?? 0)} → ${mb(samples.at(-1)?.mb ?? 0)}`,
      floor: '',
      ratio: `${slope >= 0 ? '+' : ''}${slope.toFixed(1)} MB for each 100,000 of the second half`,
      reach: 'flat',
      met: judged(slope <= 0.05 * last),
    },
  ]
}

/** The measure `memory`. */
export const memory: Measure = {
  name: 'memory',
  needs: 'default',
  run: async (bench) => {
    const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 1 })
    const listings = (await listingQuestions(pool, bench.short ? 50 : 1000)).map((question) =>
      listingAsk(question),
    )
    await pool.end()
    const floor = await bench.floor()
    const base = await grow(floor, listings, bench.short ? 200 : 20_000, bench.short ? 1 : 10)
    await floor.stop()
    const api = await bench.api()
    const samples = await grow(
      api,
      await mixedAsks(bench.databaseUrl, bench.short ? 100 : 5000),
      bench.short ? 300 : 200_000,
      bench.short ? 1 : 20,
    )
    await api.stop()
    return memoryRows(
      samples,
      median(base.slice(Math.floor(base.length / 2)).map((one) => one.mb)),
      bench.short,
    )
  },
}
