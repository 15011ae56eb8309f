// Takes a backup while the shop goes on: all tables as of one moment, and the photos (decision 0093).
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  BackupRefused,
  backupFormat,
  type FileMark,
  type Manifest,
  markOf,
  type TableMark,
  writeManifest,
} from './manifest.ts'
import {
  columnsOf,
  digestOf,
  jobsVersionOf,
  listSequences,
  listTables,
  nameOf,
  sameWords,
  type Table,
} from './tables.ts'

export type BackupOptions = {
  readonly url: string
  /** A folder that is not there yet. */
  readonly to: string
  /** The folder of photographs that people took; it may be missing. */
  readonly photos: string
  /** Called when the moment of the backup is fixed: what is written later is not in it. */
  readonly onSnapshot?: () => Promise<void>
}

/**
 * Writes a backup into a temporary folder, moves it to its place when it is complete, and returns its
 * manifest; a failure leaves nothing. Throws BackupRefused when the folder exists already.
 */
export async function backup(options: BackupOptions): Promise<Manifest> {
  if (existsSync(options.to)) throw new BackupRefused(`${options.to} is there already; choose another folder`)
  const part = `${options.to}.part`
  await rm(part, { recursive: true, force: true })
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'backup',
    connectionTimeoutMillis: 5000,
  })
  try {
    await client.connect()
    await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await write(client, part, options)
    await rename(part, options.to)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function write(client: pg.Client, part: string, options: BackupOptions): Promise<Manifest> {
  await client.query(`${sameWords}; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`)
  await client.query('begin isolation level repeatable read read only')
  // The first statement fixes the moment.
  const moment = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const migrations = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration order by name',
  )
  await options.onSnapshot?.()
  const tables: TableMark[] = []
  for (const table of await listTables(client)) tables.push(await writeTable(client, part, table))
  const jobsVersion = await jobsVersionOf(client)
  const sequences = await listSequences(client)
  await client.query('commit')
  const photos = await writePhotos(options.photos, join(part, 'photos'))
  const manifest = {
    format: backupFormat,
    takenAt: (moment.rows[0]?.now ?? new Date(0)).toISOString(),
    migrations: migrations.rows,
    jobsVersion,
    tables,
    sequences,
    photos,
  }
  await writeManifest(part, manifest)
  return manifest
}

async function writeTable(client: pg.Client, part: string, table: Table): Promise<TableMark> {
  const file = `tables/${table.schema}.${table.name}.copy.gz`
  const hash = createHash('sha256')
  let bytes = 0
  const mark = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const out = createWriteStream(join(part, file), { mode: 0o600, flush: true })
  await pipeline(
    client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`)),
    createGzip({ level: 1 }),
    mark,
    out,
  )
  return { ...table, ...(await digestOf(client, table)), file, bytes, sha256: hash.digest('hex') }
}

/** Photographs never change; one that is added meanwhile may be copied or not. */
async function writePhotos(from: string, to: string): Promise<FileMark[]> {
  if (!existsSync(from)) return []
  const marks: FileMark[] = []
  for (const path of await filesIn(from)) {
    const name = relative(from, path)
    // Copies of people's data are made again, and shall not outlive their week.
    if (name.startsWith('exports/')) continue
    const copied = join(to, name)
    await mkdir(dirname(copied), { recursive: true, mode: 0o700 })
    try {
      await copyFile(path, copied)
    } catch (error) {
      // Nobody had attached it, and it was cleared away while we were on our way.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    marks.push({ file: join('photos', name), ...(await markOf(copied)) })
  }
  return marks
}

/**
 * Returns the paths of all files below a folder that were written completely, sorted; temporary ones are left
 * out.
 */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const paths = names.sort().map((name) => join(folder, name))
  const files = await Promise.all(
    paths.map(async (path) => (await stat(path).catch(() => undefined))?.isFile() === true),
  )
  return paths.filter((path, i) => files[i] && !path.endsWith('.part'))
}
