// Runs the newest migrations while the release before them sells: no request fails because of them, none
// waits for long, and the new release can then go on selling.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import pg from 'pg'
import { runToEnd } from '../local/children.ts'
import { root } from '../local/paths.ts'
import { type Stack, startDatabase } from '../local/stack.ts'
import { makeCrew, nodeProgram, until } from './crew.ts'
import { type Door, type Told, visit } from './data-buyer.ts'
import { dataEnv } from './data-shop.ts'
import { type OldRelease, oldRelease } from './migrations-old.ts'
import { LeftOut, type Soak, type SoakOptions } from './soak.ts'

type Plan = {
  readonly items: number
  readonly buyers: number
  readonly ordersBefore: number
  readonly ordersAfter: number
}
const plans: Record<'full' | 'short', Plan> = {
  full: { items: 8000, buyers: 6, ordersBefore: 60, ordersAfter: 60 },
  short: { items: 600, buyers: 3, ordersBefore: 5, ordersAfter: 5 },
}
/** How many commits that added migrations to go back; one commit may have added several. */
const additions = 3
/** How much longer than without the migrations a request may take while they run, in milliseconds. */
const mayWaitMs = 2000

type Phase = 'before' | 'during' | 'after' | 'new release'
type Log = { phase: Phase; readonly told: Map<Phase, Told[]>; readonly orders: Map<Phase, number> }
type Run = {
  readonly stack: Stack
  readonly options: SoakOptions
  readonly plan: Plan
  readonly log: Log
  readonly env: Record<string, string>
  readonly url: string
}

const bump = (log: Log): void => void log.orders.set(log.phase, (log.orders.get(log.phase) ?? 0) + 1)
const ordersIn = (log: Log, phase: Phase): number => log.orders.get(phase) ?? 0

/** Plays buyers who visit one after the other until `isOver`, and counts their orders. */
async function sell({ plan, log, options }: Run, door: Door, isOver: () => boolean): Promise<void> {
  const lane = async (buyer: number) => {
    const chance = chanceOf(options.seed, buyer)
    for (let n = 0; !isOver() && !options.signal.aborted; n++)
      if ((await visit(door, chance, buyer * 5000 + n)).orderId) bump(log)
  }
  await Promise.all(Array.from({ length: plan.buyers }, (_, buyer) => lane(buyer + 1)))
}

const doorOf = ({ stack, log }: Run, port: number, hashes: Door['hashes']): Door => ({
  api: `http://127.0.0.1:${port}`,
  processor: `http://127.0.0.1:${stack.settings.ports.processor}`,
  hashes,
  tell: (told) => void log.told.set(log.phase, [...(log.told.get(log.phase) ?? []), told]),
})

const command = ({ stack, env }: Run, name: string, args: readonly string[], cwd: string) =>
  runToEnd(
    { name, command: ['node', ...args], env, cwd, logFile: join(stack.logDir, `${name}.log`) },
    stack.signal,
  )

/**
 * Stands in the migrations' way: a report, as employees run all day, that keeps read locks for `seconds`
 * seconds.
 */
async function report({ url }: Run, seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks is told by the query that runs on it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      'begin; select 1 from item limit 1; select 1 from outbox limit 1; select 1 from visitor limit 1',
    )
    await client.query('select pg_sleep($1)', [seconds])
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function migrateUnderLoad(run: Run, old: OldRelease): Promise<void> {
  const { log, plan, options, stack } = run
  const { persistedHashes: hashes } = (await import(
    pathToFileURL(join(old.folder, 'schema/generated/hashes.ts')).href
  )) as {
    persistedHashes: Door['hashes']
  }
  let isOver = false
  const selling = sell(run, doorOf(run, stack.settings.ports.api, hashes), () => isOver)
  selling.catch(() => undefined)
  const many = (phase: Phase, count: number) =>
    until(`${count} orders were not placed`, async () => ordersIn(log, phase) >= count, 120_000)
  try {
    await many('before', plan.ordersBefore)
    log.phase = 'during'
    // Awaited below; until then a rejection would have no handler, which counts as a fault of its own.
    const reading = report(run, 1)
    reading.catch(() => undefined)
    const from = performance.now()
    const lines = await command(run, 'migrate', ['db/src/migrate.ts'], root)
    options.say(
      `  migrated  in ${((performance.now() - from) / 1000).toFixed(1)} s beside a reader of 1 s: ${lines.at(-1) ?? ''}`,
    )
    await reading
    log.phase = 'after'
    await many('after', plan.ordersAfter)
  } finally {
    isOver = true
    await selling
  }
}

async function newRelease(run: Run): Promise<void> {
  const { stack, log, plan, env } = run
  const api = `http://127.0.0.1:${stack.settings.ports.api}`
  const program = nodeProgram(stack, {
    name: 'new api',
    args: ['api/src/main.ts'],
    env,
    readyUrl: `${api}/readyz`,
  })
  await makeCrew(stack, [program]).start('new api')
  log.phase = 'new release'
  let isOver = false
  const selling = sell(run, doorOf(run, stack.settings.ports.api, persistedHashes), () => isOver)
  selling.catch(() => undefined)
  try {
    await until(
      'the new release did not sell',
      async () => ordersIn(log, 'new release') >= plan.ordersAfter,
      120_000,
    )
  } finally {
    isOver = true
    await selling
  }
}

function judge({ log, options: { say, short } }: Run): string[] {
  const broken: string[] = []
  const longest = (phase: Phase) => Math.max(0, ...(log.told.get(phase) ?? []).map(({ ms }) => ms))
  for (const [phase, told] of log.told) {
    const faults = told.flatMap(({ operation, fault }) =>
      fault === undefined ? [] : [`${phase}: ${operation}: ${fault}`],
    )
    const line = `${told.length} requests, ${ordersIn(log, phase)} orders, ${faults.length} failed, the longest ${longest(phase).toFixed(0)} ms`
    say(`  ${phase.padEnd(12)} ${line}`)
    broken.push(...faults.slice(0, 5))
  }
  const usual = Math.max(longest('before'), longest('after'))
  if (!short && longest('during') > usual + mayWaitMs)
    broken.push(
      `a request waited ${longest('during').toFixed(0)} ms for a migration, ${usual.toFixed(0)} ms without`,
    )
  return broken
}

async function onStack(stack: Stack, options: SoakOptions): Promise<readonly string[]> {
  const old = oldRelease(join(stack.dir, 'old'), additions)
  if (typeof old === 'string') throw new LeftOut(old)
  options.say(`  old release ${old.commit.slice(0, 7)}; newer migrations: ${old.newer.join(', ')}`)
  const plan = plans[options.short ? 'short' : 'full']
  const { databaseUrl: url } = await startDatabase(stack)
  // This soak runs without a search engine: listings come from the database.
  const env = dataEnv(stack, { databaseUrl: url, searchUrl: '' })
  const log: Log = { phase: 'before', told: new Map(), orders: new Map() }
  const run: Run = { stack, options, plan, log, env, url }
  await command(run, 'old-migrate', ['db/src/migrate.ts'], old.folder)
  await command(
    run,
    'old-seed',
    ['db/src/seed/main.ts', '--profile', 'small', '--items', String(plan.items)],
    old.folder,
  )
  const { ports } = stack.settings
  const crew = makeCrew(stack, [
    nodeProgram(stack, {
      name: 'processor',
      args: ['tools/processor/main.ts'],
      env,
      readyUrl: `http://127.0.0.1:${ports.processor}/livez`,
    }),
    nodeProgram(stack, {
      name: 'old api',
      args: ['api/src/main.ts'],
      env,
      readyUrl: `http://127.0.0.1:${ports.api}/readyz`,
      cwd: old.folder,
    }),
  ])
  await Promise.all(crew.names.map(crew.start))
  await migrateUnderLoad(run, old)
  await crew.stop('old api')
  await newRelease(run)
  return judge(run)
}

/** The soak `migrations`. */
export const migrations: Soak = {
  name: 'migrations',
  what: 'the newest migrations run while the release before them sells, and the new one sells on',
  run: (options) => options.withStack('migrations', (stack) => onStack(stack, options)),
}
