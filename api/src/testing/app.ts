// The real API in process, on a database of its own that is cloned from a migrated and seeded template.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectPool, type Db, NamingDialect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { seed } from '@hemline/db/seed/main.ts'
import { markedItems } from '@hemline/db/seed/marked.ts'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import type { Tables } from '@hemline/db/types.ts'
import type { RequestTimes } from '@hemline/rules/vocabulary/limits.ts'
import { authTokenHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { ContractAnswer } from '@hemline/schema/contract/client.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { databaseOptions, isInTransaction } from '../platform/db.ts'
import { ensureJobSchema } from '../platform/jobs.ts'
import type { OutsideRules } from '../platform/outside.ts'
import type { CarriersPort } from '../ports/carriers.ts'
import type { ErrorReport } from '../ports/error-reports.ts'
import { makePayments } from '../ports/payments.drivers.ts'
import type { PaymentsPort } from '../ports/payments.ts'
import { makePayouts } from '../ports/payouts.drivers.ts'
import type { PayoutsPort } from '../ports/payouts.ts'
import type { PhotoStore } from '../ports/photo-store.ts'
import type { TreatmentsPort } from '../ports/treatments.ts'
import { type Delivery, type Processor, processorEnv, startTestProcessor } from './processor.ts'

const { TEST_DATABASE_URL } = process.env
/** Where tests may make databases; without it, tests that need one are skipped. */
export const testServer = TEST_DATABASE_URL

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

export type Answer = ContractAnswer & { status: number }
export type TestClient = {
  run: (
    operationName: OperationName,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Sends a text that isn't persisted; answered in tests only. */
  adhoc: (query: string) => Promise<Answer>
  runHash: (hash: string) => Promise<Answer>
  /** Sends any text as the body of a JSON request. */
  raw: (body: string) => Promise<Answer>
  newVisitor: () => TestClient
  cookies: Map<string, string>
}
export type TestApp = {
  db: Db
  /** For requests that no client of ours would send. */
  server: FastifyInstance
  /** What was reported as unexpected, in order. */
  reported: readonly ErrorReport[]
  config: Config
  payments: PaymentsPort
  payouts: PayoutsPort
  /** The sandbox that the payments go to; `tick` decides what is due and brings its webhooks to this API. */
  processor: Processor
  /** SQL texts since the last call, in order; the first call starts to keep them and returns none. */
  statements: () => string[]
  newVisitor: () => TestClient
  /** A new browser in which one of the seeded people is logged in. */
  loggedIn: (person: string) => Promise<TestClient>
  marked: typeof markedItems
  /** Pieces on sale with photos that nobody holds and everybody may take. */
  listed: readonly number[]
  close: () => Promise<void>
}
export type TestAppOptions = {
  env?: Record<string, string>
  now?: () => Date
  /** Where the log goes, at level debug; nowhere by default. */
  logTo?: { write: (line: string) => void }
  /** Another driver than the sandbox's. */
  payments?: PaymentsPort
  /** Another driver of payouts than the sandbox's. */
  payouts?: PayoutsPort
  /** Other carriers than the sandbox's. */
  carriers?: CarriersPort
  /** Experiments that the viewer is in; none by default. */
  treatments?: TreatmentsPort
  /** A store of photographs that behaves as the test wants. */
  photoStore?: PhotoStore
  /** What an import of a photograph may reach; by default the public network. */
  outside?: OutsideRules
  /** A way to the database that can be cut; with it the connections are those of production. */
  through?: (url: string) => Promise<string>
  /** How long requests may take to come in; by default so long that a busy machine does not matter. */
  /** `own`: the times that the API has in the shop. */
  times?: RequestTimes | 'own'
}

/** A test whose process stands still for seconds has sent its request in time all the same. */
const patientTimes: RequestTimes = {
  headersTimeout: 300_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 30_000,
}

/** What an API under test is told unless the test says otherwise: its own database, folder and processor. */
const ownEnv = (url: string, pictures: string, processor: Processor): Record<string, string> => ({
  NODE_ENV: 'test',
  // As many as there may be at once: a slow machine is no crowd. A test of the line says its own number.
  READS_AT_ONCE: '400',
  DATABASE_URL: url,
  PICTURE_CACHE_DIR: pictures,
  PHOTO_STORE_DIR: join(pictures, 'photos'),
  EVENTS_HELD_MS: '0',
  SIGN_UPS_PER_HOUR: '0',
  HOLDS_PER_NETWORK: '0',
  ...processorEnv(processor),
})

/** Starts an API of its own; close it when done. */
export async function testApp({
  env = {},
  now,
  logTo,
  through,
  payments: given,
  payouts: givenPayouts,
  photoStore,
  treatments,
  carriers,
  outside,
  times,
}: TestAppOptions = {}): Promise<TestApp> {
  const { url: straight, drop } = await cloneTemplate()
  const url = through ? await through(straight) : straight
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'))
  const inner: { app?: FastifyInstance } = {}
  const processor = await startTestProcessor({ now, deliver: (hook) => takeWebhook(inner.app, hook) })
  const config = readConfig({ ...ownEnv(url, pictures, processor), ...env })
  const payments = given ?? (await makePayments(config, now ?? systemClock))
  const payouts = givenPayouts ?? makePayouts(config, now ?? systemClock)
  // Two hundred shoppers at once wait for twenty connections longer than a shop would let them.
  const pool = connectPool(
    through ? databaseOptions(url) : { url, name: 'api-test', max: 20, statementTimeoutMs: 30_000 },
  )
  if (!through) pool.options.connectionTimeoutMillis = 60_000
  refuseSecondConnections(pool)
  // Texts are kept from the first question on: a long file sends hundreds of megabytes of them.
  let log: string[] | undefined
  const db = new Kysely<Tables>({
    dialect: new NamingDialect(pool),
    log: (event) => void log?.push(event.query.sql),
  })
  const reported: ErrorReport[] = []
  const reports = { report: (one: ErrorReport) => void reported.push(one) }
  const doors = { config, db, payments, payouts, reports }
  const app = await createApp({
    ...doors,
    logTo: logTo ?? false,
    // A test runs in the same process as all tests before it, on cores that others keep busy: neither the
    // process's lateness nor its heap tells anything of a crowd of shoppers.
    stuck: { mostMs: 60_000, mostHeapBytes: Number.POSITIVE_INFINITY },
    ...(now ? { now } : {}),
    ...(photoStore ? { photoStore } : {}),
    ...(treatments ? { treatments } : {}),
    ...(carriers ? { carriers } : {}),
    ...(outside ? { outside } : {}),
    ...(times === 'own' ? {} : { times: times ?? patientTimes }),
  })
  inner.app = app
  const newVisitor = () => clientOf(app)
  listedPieces ??= listFree(db)
  const listed = await listedPieces
  return {
    db,
    server: app,
    reported,
    config,
    payments,
    payouts,
    processor,
    newVisitor,
    marked: markedItems,
    listed,
    statements: () => {
      const taken = log ?? []
      log = []
      return taken
    },
    loggedIn: async (person) => {
      const client = newVisitor()
      const { data } = await client.run('logIn', {
        input: { email: personByKey(person).email, password: seedPassword },
      })
      if ((data?.logIn as { __typename?: string } | undefined)?.__typename !== 'AuthPayload')
        throw new Error(`${person} could not log in`)
      return client
    },
    close: async () => {
      log = undefined
      await app.close()
      await processor.close()
      await db.destroy()
      await drop()
      rmSync(pictures, { recursive: true, force: true })
    },
  }
}

/**
 * What an action of `inTransaction` asks of anything but its transaction fails here: it would wait for a
 * second connection (house style).
 */
function refuseSecondConnections(pool: ReturnType<typeof connectPool>): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    if (isInTransaction()) throw new Error('Within a transaction something was asked of another connection.')
    return connect(...given)
  }) as typeof pool.connect
}

// All databases of a process are copies of one template, so that their first pieces on sale are the same.
let listedPieces: Promise<number[]> | undefined

async function listFree(db: Db): Promise<number[]> {
  const { rows } = await sql<{
    item_number: number
    source: string
  }>`select item_number, source from search_item where state = 'listed' and held_until is null and access_levels = '{}' and preordered_by is null
    and not item_number = any(${Object.values(markedItems)}::bigint[]) and exists (select 1 from photo where photo.item_number = search_item.item_number)
    order by item_number limit 120`.execute(db)
  // A cart is full before all of these are in it, so that a dropshipper's piece comes among the first.
  const early = rows.slice(0, earlyPieces)
  const sent = rows.slice(earlyPieces).find(({ source }) => source === 'dropship')
  const isIn = early.some(({ source }) => source === 'dropship')
  const first = sent && !isIn ? [...early, sent] : early
  return [...first, ...rows.filter((row) => !first.includes(row))].map((row) => row.item_number)
}
const earlyPieces = 12

async function takeWebhook(
  app: FastifyInstance | undefined,
  { headers, body, type }: Delivery,
): Promise<boolean> {
  const url = type === 'payout.changed' ? '/webhooks/payouts/sandbox' : '/webhooks/payments/sandbox'
  const answer = await app?.inject({ method: 'POST', url, headers, payload: body })
  return answer !== undefined && answer.statusCode < 300
}

function clientOf(app: Awaited<ReturnType<typeof createApp>>): TestClient {
  const cookies = new Map<string, string>()
  const post = async (
    body: Record<string, unknown> | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        'user-agent': browser,
        [visitorHeader]: 'new',
        cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; '),
        ...headers,
      },
      payload: body,
    })
    for (const { name, value } of response.cookies)
      value === '' ? cookies.delete(name) : cookies.set(name, value)
    return { status: response.statusCode, ...response.json<ContractAnswer>() }
  }
  const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
  return {
    cookies,
    run: (operationName, variables = {}, headers) =>
      post({ operationName, variables, ...persisted(persistedHashes[operationName]) }, headers),
    adhoc: (query) => post({ query }),
    runHash: (hash) => post(persisted(hash)),
    raw: (body) => post(body),
    newVisitor: () => clientOf(app),
  }
}

/** Returns the request header that carries a session's token. */
export const authHeader = (token: string) => ({ [authTokenHeader]: token })

let template: Promise<string> | undefined

async function cloneTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')
  template ??= makeTemplate()
  const source = await template
  const name = `try_api_${randomBytes(6).toString('hex')}`
  // Copying files takes a third of the time of the other strategy, which writes each page to the log too.
  await onServer((query) => query(`create database ${name} template ${source} strategy file_copy`))
  return { url: urlOf(name), drop: () => dropDatabase(TEST_DATABASE_URL, name) }
}

/** One template for each state of migrations and seed; whoever comes first makes it, all others wait. */
async function makeTemplate(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const name = `try_api_template_${sourcesHash()}_${today}`
  await onServer(async (query) => {
    await query('select pg_advisory_lock(727003)')
    const { rowCount } = await query(`select 1 from pg_database where datname = '${name}' and datistemplate`)
    if (rowCount) return
    await query(`drop database if exists ${name} with (force)`)
    await query(`create database ${name}`)
    await migrate(urlOf(name))
    await ensureJobSchema(urlOf(name))
    // As of today, as a shop that starts: what is pending in a history that stands still clears one day.
    await seed(urlOf(name), { profile: 'small', past: false, now: new Date() })
    await hashCheaply(urlOf(name))
    await query(`alter database ${name} with is_template true`)
  })
  return name
}

/**
 * Gives all seeded accounts a password hash that is quick to check. Nearly every test logs in, and a hash
 * with the shop's own parameters takes tens of milliseconds each time.
 */
async function hashCheaply(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const cheap = await hash(seedPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await client.query('update user_account set password_hash = $1', [cheap])
  } finally {
    await client.end()
  }
}

type Query = (text: string) => Promise<{ rowCount: number | null }>

/**
 * Does something on one connection to the server. Not on a pool's, which closes what has been idle for
 * ten seconds: the lock of who was making the template ended with it, and the next one dropped the
 * template from under its maker.
 */
async function onServer(action: (query: Query) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL, application_name: 'api-test-server' })
  await client.connect()
  try {
    await action((text) => client.query(text))
  } finally {
    await client.end()
  }
}

const urlOf = (name: string) => Object.assign(new URL(TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).href

function sourcesHash(): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const entry of readdirSync(path).sort()) add(join(path, entry))
    else hash.update(path.slice(-40)).update(readFileSync(path))
  }
  // The seed's pieces and size charts come from records of the rules, its texts from files.
  const read = ['db/migrations', 'db/src/seed', 'rules/src/catalogue', 'rules/src/size-guides', 'content']
  for (const folder of read) add(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}
