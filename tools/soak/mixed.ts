// An ordinary day's crowd for an hour (or SOAK_MINUTES minutes): no request fails, and memory and response
// times at the end are those of the middle.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { mixedAsks } from '../bench/mixed-asks.ts'
import { quantile } from '../bench/rows.ts'
import type { Child } from '../local/children.ts'
import { childEnv } from '../local/env.ts'
import { prepareData, type Run, startProgram } from '../local/shop.ts'
import { type Stack, startDatabase, startSearch } from '../local/stack.ts'
import { errorLines } from '../simulate/summary.ts'
import { type Crowd, startCrowd } from './mixed-crowd.ts'
import type { Soak, SoakOptions } from './soak.ts'
import { type Figure, growthOf } from './steady.ts'

const hour = 60
const samples = 60
const names = ['api', 'worker', 'indexer'] as const
type Name = (typeof names)[number]
type Shop = { doors: { api: string; web: string }; databaseUrl: string; programs: Record<Name, Child> }

async function startAll(stack: Stack): Promise<Shop> {
  const { ports } = stack.settings
  const { databaseUrl } = await startDatabase(stack)
  const searchUrl = await startSearch(stack)
  const given = {
    HEMLINE_DATA_DIR: stack.dir,
    LOG_LEVEL: 'warn',
    SIGN_UPS_PER_HOUR: '0',
    HOLDS_PER_NETWORK: '0',
  }
  const run: Run = {
    stack,
    env: { ...childEnv(stack.settings, { databaseUrl, searchUrl }, 'production'), ...given },
    mode: 'production',
  }
  await prepareData(run, searchUrl)
  const at = (port: number, path = '/livez') => `http://127.0.0.1:${port}${path}`
  await startProgram(run, { name: 'mail', args: ['tools/mail/main.ts'], readyUrl: at(ports.mail) })
  await startProgram(run, {
    name: 'processor',
    args: ['tools/processor/main.ts'],
    readyUrl: at(ports.processor),
  })
  const api = await startProgram(run, {
    name: 'api',
    args: ['api/src/main.ts'],
    readyUrl: at(ports.api, '/readyz'),
  })
  const worker = await startProgram(run, { name: 'worker', args: ['api/src/worker.ts'] })
  const indexer = await startProgram(run, {
    name: 'indexer',
    args: ['search-indexer/src/main.ts'],
    readyUrl: at(ports.indexer),
  })
  return {
    doors: { api: at(ports.api, ''), web: at(ports.processor, '') },
    databaseUrl,
    programs: { api, worker, indexer },
  }
}

const residentMb = ({ pid }: Child): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

type Sampled = Record<Name | 'p99', Figure[]>

/** Takes `samples` samples of memory and response times in `minutes` minutes. */
async function watch(
  { programs }: Shop,
  crowd: Crowd,
  minutes: number,
  { say, signal }: SoakOptions,
): Promise<Sampled> {
  const seen: Sampled = { api: [], worker: [], indexer: [], p99: [] }
  for (let at = 1; at <= samples; at += 1) {
    await sleep((minutes * 60_000) / samples, undefined, { signal })
    const minute = (at * minutes) / samples
    for (const name of names)
      if (programs[name].isRunning()) seen[name].push({ minute, value: residentMb(programs[name]) })
    seen.p99.push({ minute, value: quantile(crowd.takeTimes(), 0.99) })
    if (at % 10 === 0)
      say(
        `  minute ${minute.toFixed(1)}: ${names.map((name) => `${name} ${seen[name].at(-1)?.value.toFixed(0)} MB`).join(', ')}, p99 ${seen.p99.at(-1)?.value.toFixed(0)} ms`,
      )
  }
  return seen
}

/**
 * Judges the second half of the samples and returns one line per unsteady figure. Along its fitted line,
 * memory may grow by at most 5 % and response times by at most half, or by at most half of their scatter.
 */
function unsteady(seen: Sampled, say: SoakOptions['say']): string[] {
  return [...names, 'p99' as const].flatMap((name) => {
    const unit = name === 'p99' ? 'ms' : 'MB'
    const { grown, isSteady } = growthOf(seen[name], name === 'p99' ? 0.5 : 0.05)
    say(
      `  ${name}: the second half ${grown < 0 ? 'fell' : 'grew'} by ${Math.abs(grown).toFixed(1)} ${unit} along its line`,
    )
    return isSteady ? [] : [`${name} grew by ${grown.toFixed(1)} ${unit} in the second half`]
  })
}

async function soak(stack: Stack, minutes: number, options: SoakOptions): Promise<string[]> {
  const shop = await startAll(stack)
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 })
  const asks = await mixedAsks(shop.databaseUrl, options.short ? 200 : 3000)
  let isOver = false
  const crowd = await startCrowd({
    ...shop,
    pool,
    seed: options.seed,
    asks,
    until: () => isOver || options.signal.aborted,
  })
  const seen = await watch(shop, crowd, minutes, options)
  isOver = true
  await crowd.done
  await pool.end()
  const { tally, acts } = crowd
  options.say(
    `  ${[...acts].map(([what, times]) => `${times} × ${what}`).join(', ')}; ${tally.all.orders} orders of ${tally.all.piecesBought} pieces`,
  )
  const fallen = names
    .filter((name) => !shop.programs[name].isRunning())
    .map((name) => `${name} ended by itself`)
  const failed = errorLines(tally).map((line) => line.trim())
  const never = acts.get('reading') && tally.all.orders > 0 ? [] : ['nothing was read or bought']
  return [...fallen, ...failed, ...never, ...(options.short ? [] : unsteady(seen, options.say))]
}

/** The soak `mixed`. */
export const mixed: Soak = {
  name: 'mixed',
  what: 'an hour of an ordinary crowd: no error, memory and times stay (SOAK_MINUTES: shorter)',
  run: (options) => {
    const minutes = options.short ? 0.15 : Number(process.env.SOAK_MINUTES ?? hour)
    return options.withStack('mixed', (stack) => {
      const settings = { ...stack.settings, seedItems: options.short ? '800' : '8000' }
      return soak({ ...stack, settings }, minutes, options)
    })
  },
}
