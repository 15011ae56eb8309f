// The drill for a restore: a backup while the shop sells, a restore into an empty database, a new index;
// the restored shop must be the same shop.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { readManifest, writeManifest } from '@hemline/db/backup/manifest.ts'
import { digestOf, listObjects, listTables } from '@hemline/db/backup/tables.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import pg from 'pg'
import { runToEnd } from '../local/children.ts'
import { root } from '../local/paths.ts'
import { freePort } from '../local/ports.ts'
import type { Stack } from '../local/stack.ts'
import { type Crew, makeCrew, nodeProgram, searchProgram } from './crew.ts'
import { type Door, visit } from './data-buyer.ts'
import { type DataShop, dataEnv, openDataShop } from './data-shop.ts'
import { compareShops, fillCarts, questionsOf } from './restore-answers.ts'
import type { Soak, SoakOptions } from './soak.ts'

type Plan = { readonly items: number; readonly orders: number; readonly pieces: number }
const plans: Record<'full' | 'short', Plan> = {
  full: { items: 8000, orders: 40, pieces: 60 },
  short: { items: 600, orders: 3, pieces: 10 },
}

type Run = {
  readonly stack: Stack
  readonly shop: DataShop
  readonly options: SoakOptions
  readonly plan: Plan
  readonly door: Door
  readonly faults: string[]
  readonly crew: Crew
}

const command = (
  { stack }: Run,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) =>
  runToEnd(
    { name, command: ['node', ...args], env, cwd: root, logFile: join(stack.logDir, `${name}.log`) },
    stack.signal,
  )

/** Runs a program that must refuse. Returns its last words; undefined when it did not refuse. */
async function refusal(
  run: Run,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  return command(run, 'refusal', args, env).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks is told by the query that runs on it.
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Makes an empty database beside the shop's. Returns its URL and the environment for programs on it. */
async function emptyDatabase(
  { shop, stack }: Run,
  name: string,
): Promise<{ url: string; env: Record<string, string> }> {
  await withClient(shop.superUrl, (client) => client.query(`create database ${name} owner hemline`))
  const url = Object.assign(new URL(shop.databaseUrl), { pathname: `/${name}` }).href
  const searchUrl = shop.searchUrl === '' ? '' : `${shop.searchUrl}/${name}`
  const port = String(await freePort())
  const env = {
    ...dataEnv(stack, { databaseUrl: url, searchUrl }),
    API_PORT: port,
    API_URL: `http://127.0.0.1:${port}`,
  }
  return { url, env: { ...env, PHOTO_STORE_DIR: join(stack.dir, `photos-${name}`) } }
}

async function sellUntil({ door, options }: Run, isOver: () => boolean, first: number): Promise<number> {
  const chance = chanceOf(options.seed, first)
  let orders = 0
  for (let n = first; !isOver(); n++) if ((await visit(door, chance, n)).orderId) orders += 1
  return orders
}

/**
 * Compares rows and digests of each table with the backup's manifest, and checks the ledger. Returns one
 * line per difference.
 */
async function compareRows(run: Run, url: string, folder: string): Promise<string[]> {
  const manifest = await readManifest(folder)
  return withClient(url, async (client) => {
    const broken: string[] = []
    // A restore releases the jobs that a worker had locked, so that these two tables may differ.
    const tables = (await listTables(client)).filter(
      ({ name }) => !['_private_jobs', '_private_job_queues'].includes(name),
    )
    await client.query("set timezone = 'UTC'")
    for (const table of tables) {
      const saved = manifest.tables.find(({ schema, name }) => schema === table.schema && name === table.name)
      const { rows, digest } = await digestOf(client, table)
      if (rows !== saved?.rows || digest !== saved.digest)
        broken.push(`table ${table.name} came back otherwise`)
    }
    const faults = await client.query<{ fault: string }>(
      'select fault from ledger_faults() union all select fault from seller_money_faults()',
    )
    const money = await client.query<{ entries: number; sum: number }>(
      'select count(*)::int as entries, coalesce(sum(amount), 0)::float8 as sum from ledger_entry',
    )
    const sum = manifest.tables.reduce((total, { rows }) => total + rows, 0)
    run.options.say(
      `  rows      ${sum} in ${tables.length} tables compared; ${money.rows[0]?.entries} ledger entries sum to ${money.rows[0]?.sum}`,
    )
    return [
      ...broken,
      ...faults.rows.map(({ fault }) => `ledger: ${fault}`),
      ...(money.rows[0]?.sum === 0 ? [] : ['the ledger does not sum to zero']),
    ]
  })
}

/** Takes a backup while orders come in; the restored rows must all be of one moment. */
async function whileSelling(run: Run, folder: string): Promise<string[]> {
  let isOver = false
  const selling = sellUntil(run, () => isOver, 10_000)
  // Awaited below; until then a rejection would have no handler, which counts as a fault of its own.
  selling.catch(() => undefined)
  try {
    const lines = await command(run, 'backup', ['tools/local/backup.ts', '--to', folder], run.shop.env)
    run.options.say(`  ${lines.at(-2) ?? ''}`)
  } finally {
    isOver = true
    run.options.say(`  sold      ${await selling} orders beside the backup`)
  }
  const target = await emptyDatabase(run, 'while_selling')
  await command(run, 'restore', ['tools/local/restore.ts', '--from', folder], target.env)
  return compareRows(run, target.url, folder)
}

/** The shop without traffic and its restored copy must give the same answers. */
async function atRest(run: Run, folder: string): Promise<string[]> {
  const { shop, options, plan, stack, door, crew } = run
  await command(run, 'backup', ['tools/local/backup.ts', '--to', folder], shop.env)
  const target = await emptyDatabase(run, 'at_rest')
  const lines = await command(run, 'restore', ['tools/local/restore.ts', '--from', folder], target.env)
  for (const line of lines.slice(0, 3)) options.say(`  ${line}`)
  const broken = await compareRows(run, target.url, folder)
  await command(run, 'migrate', ['db/src/migrate.ts'], target.env)
  if (shop.searchUrl !== '') {
    await command(run, 'rebuild', ['search-indexer/src/rebuild.ts'], target.env)
    const audited = await command(run, 'audit', ['search-indexer/src/audit.ts', '--look-only'], target.env)
    options.say(`  ${audited.join('; ')}`)
  }
  const api = target.env.API_URL ?? ''
  await makeCrew(stack, [
    nodeProgram(stack, {
      name: 'restored api',
      args: ['api/src/main.ts'],
      env: target.env,
      readyUrl: `${api}/readyz`,
    }),
  ]).start('restored api')
  // A restore refreshes the counts that the shop's jobs refresh otherwise; no worker runs here, so this
  // does.
  const counted = (await withClient(shop.databaseUrl, listObjects)).filter(
    ({ kind }) => kind === 'materialized view',
  )
  for (const { name } of counted) await shop.pool.query(`refresh materialized view ${name}`)
  // An API caches counts for a minute; one that has just been started has none cached.
  await crew.stop('api')
  await crew.start('api')
  const questions = await questionsOf(shop.pool, chanceOf(options.seed, 2), plan.pieces)
  const { different, empty, degraded } = await compareShops(door, { ...door, api }, questions)
  options.say(
    `  answers   ${questions.length} questions asked of both shops, ${different.length} answered otherwise, ${empty} by nothing`,
  )
  const back = readdirSync(target.env.PHOTO_STORE_DIR ?? '', { recursive: true }).length
  return [
    ...broken,
    ...different.slice(0, 10),
    ...(shop.searchUrl !== '' && degraded > 0
      ? [`${degraded} questions were answered without OpenSearch`]
      : []),
    ...(back > 0 ? [] : ['the photographs did not come back']),
  ]
}

/**
 * Gives damaged backups and unsuitable targets to the programs: each must be refused in words, with nothing
 * left behind.
 */
async function badInput(run: Run, folder: string): Promise<string[]> {
  const { shop, options, stack } = run
  const target = await emptyDatabase(run, 'bad_input')
  const spoiled = (name: string): string => {
    const to = join(stack.dir, name)
    cpSync(folder, to, { recursive: true })
    return to
  }
  const cut = spoiled('cut')
  truncateSync(join(cut, 'tables/public.item.copy.gz'), 2000)
  const later = spoiled('later')
  const manifest = await readManifest(later)
  await writeManifest(later, {
    ...manifest,
    migrations: [...manifest.migrations, { name: '9999-later.sql', sha256: '0' }],
  })
  const tries: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
    ['a cut file', cut, target.env, 'has 2000 bytes instead of'],
    ['a later release', later, target.env, '9999-later.sql is not known here'],
    ['a full target', folder, { ...target.env, DATABASE_URL: shop.databaseUrl }, 'the database is not empty'],
  ]
  const broken: string[] = []
  for (const [name, from, env, wanted] of tries) {
    const said = await refusal(run, ['tools/local/restore.ts', '--from', from], env)
    if (said?.includes(wanted) !== true)
      broken.push(`${name} was not refused in words: ${said ?? 'it was taken'}`)
  }
  if ((await withClient(target.url, listObjects)).length > 0) broken.push('a refused restore left something')
  const disk = fullDisk(join(stack.dir, 'small-disk'))
  if (disk === undefined)
    options.say(
      '  refused   a cut file, a later release, a full target (a full disk left out: none can be made here)',
    )
  else {
    const said = await refusal(run, ['tools/local/backup.ts', '--to', join(disk.path, 'backup')], shop.env)
    if (said?.includes('ENOSPC') !== true) broken.push(`a full disk was not told: ${said ?? 'it was taken'}`)
    if (readdirSync(disk.path).length > 0) broken.push('a backup on a full disk left something')
    disk.remove()
    options.say('  refused   a cut file, a later release, a full target, a full disk')
  }
  return broken
}

/** Makes a disk of 200 kB at `path`; undefined where this user can't mount one. */
function fullDisk(path: string): { path: string; remove: () => void } | undefined {
  mkdirSync(path, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', path], { stdio: 'ignore' })
    return { path, remove: () => void execFileSync('umount', [path], { stdio: 'ignore' }) }
  } catch {
    return undefined
  }
}

async function onStack(stack: Stack, options: SoakOptions): Promise<readonly string[]> {
  const plan = plans[options.short ? 'short' : 'full']
  const shop = await openDataShop(stack, plan.items)
  const { ports } = stack.settings
  const program = (name: string, path: string, readyUrl: string) =>
    nodeProgram(stack, { name, args: [path], env: shop.env, readyUrl })
  const crew = makeCrew(stack, [
    program('processor', 'tools/processor/main.ts', `http://127.0.0.1:${ports.processor}/livez`),
    program('api', 'api/src/main.ts', `${shop.api}/readyz`),
    ...(shop.searchUrl === ''
      ? []
      : [
          searchProgram(stack),
          program('indexer', 'search-indexer/src/main.ts', `http://127.0.0.1:${ports.indexer}/readyz`),
        ]),
  ])
  const faults: string[] = []
  const tell: Door['tell'] = ({ operation, fault }) =>
    void (fault === undefined || faults.push(`${operation}: ${fault}`))
  const door: Door = {
    api: shop.api,
    processor: `http://127.0.0.1:${ports.processor}`,
    hashes: persistedHashes,
    tell,
  }
  const run: Run = { stack, shop, options, plan, door, faults, crew }
  try {
    for (const name of ['opensearch', 'indexer', 'processor', 'api'])
      if (crew.names.includes(name)) await crew.start(name)
    const photo = join(shop.env.PHOTO_STORE_DIR ?? '', 'ab')
    mkdirSync(photo, { recursive: true })
    writeFileSync(join(photo, 'one.jpg'), readFileSync(join(root, 'package.json')))
    let placed = 0
    const chance = chanceOf(options.seed, 1)
    for (let n = 0; placed < plan.orders && n < 20 * plan.orders; n++)
      if ((await visit(door, chance, n)).orderId) placed += 1
    const held = await fillCarts(door, shop.pool)
    options.say(
      `  before    ${placed} orders placed; ${held} carts filled; ${existsSync(photo) ? 1 : 0} photograph kept`,
    )
    const selling = join(stack.dir, 'backup-selling')
    const rest = join(stack.dir, 'backup-rest')
    const broken = [
      ...(await whileSelling(run, selling)),
      ...(await atRest(run, rest)),
      ...(await badInput(run, rest)),
    ]
    return [
      ...(placed === 0 ? ['no order was placed'] : []),
      ...(held === 0 ? ['no cart was filled'] : []),
      ...broken,
      ...faults.slice(0, 10),
    ]
  } finally {
    await shop.pool.end()
  }
}

/** The soak `restore`. */
export const restore: Soak = {
  name: 'restore',
  what: 'a backup while the shop sells comes back in an empty database as the same shop',
  run: (options) => options.withStack('restore', (stack) => onStack(stack, options)),
}
