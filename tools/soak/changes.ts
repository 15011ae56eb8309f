// The search index under stress: the shop changes while the programs that carry changes into the index are
// killed again and again. No change may be lost.

import { setTimeout as sleep } from 'node:timers/promises'
import { type Chance, chanceOf } from '@hemline/db/seed/chance.ts'
import { audit, describeAudit } from '@hemline/search-indexer/audit.ts'
import { connectEngine } from '@hemline/search-indexer/opensearch.ts'
import type pg from 'pg'
import { freePort } from '../local/ports.ts'
import type { Stack } from '../local/stack.ts'
import { newPerson } from '../simulate/shop-client.ts'
import { compareAnswers } from './changes-compare.ts'
import { aKind, type World } from './changes-kinds.ts'
import { type Crew, makeCrew, nodeProgram, searchProgram, until } from './crew.ts'
import { type DataShop, openDataShop } from './data-shop.ts'
import type { Soak, SoakOptions } from './soak.ts'

type Plan = {
  readonly items: number
  readonly changes: number
  readonly writers: number
  readonly perSecond: number
  readonly questions: number
}
const plans: Record<'full' | 'short', Plan> = {
  full: { items: 5000, changes: 20_000, writers: 4, perSecond: 160, questions: 200 },
  short: { items: 600, changes: 800, writers: 4, perSecond: 200, questions: 20 },
}

type Tally = {
  readonly byKind: Map<string, number>
  committed: number
  rolledBack: number
  empty: number
  highest: number
  asked: number
  cut: number
}
type Run = {
  readonly shop: DataShop
  readonly crew: Crew
  readonly plan: Plan
  readonly options: SoakOptions
  readonly tally: Tally
  done: boolean
}

/** Writes transactions of one to twenty changes, beside other writers; now and then one is rolled back. */
async function write(run: Run, writer: number, pieces: Pick<World, 'items' | 'brands'>): Promise<void> {
  const { plan, tally, options } = run
  const world: World = { ...pieces, chance: chanceOf(options.seed, writer), next: writer * 1_000_000 }
  const client = await run.shop.pool.connect()
  try {
    while (tally.committed < plan.changes) {
      options.signal.throwIfAborted()
      const size = world.chance.int(1, 20)
      await writeOnce({ client, world, tally, size })
      await sleep((1000 * size * plan.writers) / plan.perSecond)
    }
  } finally {
    client.release()
  }
}

type Writing = {
  readonly client: pg.PoolClient
  readonly world: World
  readonly tally: Tally
  readonly size: number
}

async function writeOnce({ client, world, tally, size }: Writing): Promise<void> {
  const made: string[] = []
  const takenBack = world.chance.is(0.05)
  try {
    await client.query('begin')
    for (let i = 0; i < size; i++) {
      const kind = aKind(world)
      if ((await kind.apply(client, world)).rowCount) made.push(kind.name)
      else tally.empty += 1
    }
    await client.query(takenBack ? 'rollback' : 'commit')
  } catch {
    // A deadlock with another writer, or a piece that another writer has deleted.
    await client.query('rollback')
    tally.rolledBack += made.length
    return
  }
  if (takenBack) {
    tally.rolledBack += made.length
    return
  }
  tally.committed += made.length
  for (const name of made) tally.byKind.set(name, (tally.byKind.get(name) ?? 0) + 1)
}

/**
 * Kills the programs one after the other, each after a random time, and starts each again after a random
 * pause.
 */
async function harm({ crew, options }: Run, isOver: () => boolean): Promise<void> {
  const chance = chanceOf(options.seed, 1000)
  const hurt = async (names: readonly string[], own: Chance, pause: readonly [number, number]) => {
    // The programs are killed in random order; each is killed at least once, even when the last change is
    // made early.
    for (let turn: string[] = []; !isOver() || names.some((name) => crew.kills.get(name) === 0); ) {
      if (options.signal.aborted) return
      if (turn.length === 0) turn = own.some(names, names.length)
      const name = turn.pop() ?? ''
      await sleep(own.int(...pause))
      await crew.kill(name)
      await sleep(own.int(0, options.short ? 200 : 1500))
      await crew.start(name)
    }
  }
  const ours = crew.names.filter((name) => name !== 'opensearch')
  const [quick, slow] = options.short ? [300, 500] : [2500, 6000]
  await Promise.all([
    hurt(ours, chance, [100, quick]),
    hurt(['opensearch'], chanceOf(options.seed, 1001), [slow / 2, slow]),
  ])
}

/**
 * Plays shoppers who look at pieces and put some into their carts. Errors while the API is down do not
 * count as losses.
 */
async function shop({ tally, options, ...run }: Run, isOver: () => boolean): Promise<void> {
  const chance = chanceOf(options.seed, 2000)
  for (let n = 0; !isOver(); n++) {
    const person = newPerson({ api: run.shop.api, web: run.shop.api }, `198.51.100.${1 + (n % 250)}`)
    try {
      const { nodes } = await person.ask<{ nodes: { itemNumber: number }[] }>('getItems', {
        amount: 48,
        page: 1,
        filters: [],
        userInfo: {},
      })
      for (const { itemNumber } of chance.some(nodes, 2))
        await person.ask('addToCart', { input: { itemNumber } })
      tally.asked += 1
    } catch {
      tally.cut += 1
      await sleep(50)
    }
  }
}

async function watchBacklog({ tally, shop }: Run, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await shop.pool.query<{ waiting: number }>('select count(*)::int as waiting from outbox')
    tally.highest = Math.max(tally.highest, rows[0]?.waiting ?? 0)
    await sleep(100)
  }
}

async function storm(run: Run): Promise<void> {
  const items = await run.shop.pool.query<{ id: number }>('select item_number as id from item order by 1')
  const brands = await run.shop.pool.query<{ id: number }>(
    'select distinct brand_id as id from item order by 1',
  )
  const pieces = { items: items.rows.map(({ id }) => id), brands: brands.rows.map(({ id }) => id) }
  const isOver = () => run.done || run.options.signal.aborted
  const writing = Promise.all(
    Array.from({ length: run.plan.writers }, (_, writer) => write(run, writer + 1, pieces)),
  )
  const beside = [harm(run, isOver), shop(run, isOver), watchBacklog(run, isOver)]
  await Promise.race([writing, Promise.all(beside)]).finally(() => {
    run.done = true
  })
  await Promise.all([writing, ...beside])
}

function tell({ tally, crew, options: { say } }: Run): void {
  const list = (entries: Iterable<readonly [string, number]>) =>
    [...entries].map(([name, count]) => `${count} × ${name}`).join(', ')
  say(`  changes   ${tally.committed}: ${list([...tally.byKind].sort((a, b) => b[1] - a[1]))}`)
  say(
    `  besides   ${tally.rolledBack} taken back with their transaction; shoppers: ${tally.asked} rounds, ${tally.cut} cut off by a kill`,
  )
  say(`  killed    ${list(crew.kills)}`)
}

async function judge(run: Run): Promise<string[]> {
  const { shop, plan, options, tally } = run
  tell(run)
  const from = performance.now()
  await until(
    'the outbox was not empty',
    async () => (await shop.pool.query('select 1 from outbox limit 1')).rowCount === 0,
    600_000,
  )
  options.say(
    `  outbox    ${tally.highest} at its highest; empty ${((performance.now() - from) / 1000).toFixed(1)} s after the last change`,
  )
  const engine = connectEngine(shop.searchUrl)
  const report = await audit({ pool: shop.pool, engine, lookOnly: true })
  await engine.close()
  for (const line of describeAudit(report)) options.say(`  ${line}`)
  const { asked, wrong } = await compareAnswers(shop.api, shop.pool, options.seed, plan.questions)
  options.say(`  API       ${asked} listings asked, ${wrong.length} other than by looking at every row`)
  const unfinished =
    tally.committed < plan.changes ? [`only ${tally.committed} changes of ${plan.changes} were made`] : []
  return [
    ...unfinished,
    ...(report.differences.length > 0 ? [`the index differs in ${report.differences.length} pieces`] : []),
    ...wrong,
  ]
}

async function onStack(stack: Stack, options: SoakOptions): Promise<readonly string[]> {
  const plan = plans[options.short ? 'short' : 'full']
  const shop = await openDataShop(stack, plan.items)
  if (shop.searchUrl === '') return ['there is no OpenSearch here']
  const { ports } = stack.settings
  const second = await freePort()
  const indexer = (name: string, port: number) =>
    nodeProgram(stack, {
      name,
      args: ['search-indexer/src/main.ts'],
      env: { ...shop.env, INDEXER_PORT: String(port) },
      readyUrl: `http://127.0.0.1:${port}/livez`,
    })
  const api = nodeProgram(stack, {
    name: 'api',
    args: ['api/src/main.ts'],
    env: shop.env,
    readyUrl: `${shop.api}/readyz`,
  })
  const crew = makeCrew(stack, [
    indexer('indexer 1', ports.indexer),
    indexer('indexer 2', second),
    api,
    searchProgram(stack),
  ])
  const tally: Tally = {
    byKind: new Map(),
    committed: 0,
    rolledBack: 0,
    empty: 0,
    highest: 0,
    asked: 0,
    cut: 0,
  }
  try {
    await crew.start('opensearch')
    await Promise.all(['indexer 1', 'indexer 2', 'api'].map(crew.start))
    const run: Run = { shop, crew, plan, options, tally, done: false }
    await storm(run)
    return await judge(run)
  } finally {
    await shop.pool.end()
  }
}

/** The soak `changes`: no change may be missing in the index after kills of indexers, API and OpenSearch. */
export const changes: Soak = {
  name: 'changes',
  what: 'changes while indexers, API and OpenSearch are killed: the index agrees with the database',
  run: (options) => options.withStack('changes', (stack) => onStack(stack, options)),
}
