// Restores a backup into an empty database, completely or not at all (decision 0093).
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, readMigrations } from '../migrate.ts'
import { BackupRefused, checkFiles, type FileMark, type Manifest, markOf, readManifest } from './manifest.ts'
import {
  columnsOf,
  digestOf,
  jobsVersionOf,
  listObjects,
  listTables,
  nameOf,
  quoted,
  type Sql,
  sameWords,
} from './tables.ts'

export type RestoreOptions = {
  readonly url: string
  /** The backup's folder. */
  readonly from: string
  /** The folder that photos are restored to. */
  readonly photos: string
  /** Makes the tables of the job queue: they are not ours to know. */
  readonly makeJobTables: (url: string) => Promise<void>
  readonly say?: (line: string) => void
}

/**
 * Restores a backup and returns its manifest. Before any change it throws BackupRefused for a damaged backup
 * or one of another release, a database that is not empty, and a photo folder with different photos. After a
 * later failure the database is empty again. Needs no superuser.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const say = options.say ?? (() => undefined)
  const manifest = await readManifest(options.from)
  await refuseStrangers(manifest)
  await checkFiles(options.from, manifest)
  say(
    `backup of ${manifest.takenAt}: ${manifest.tables.length} tables and ${manifest.photos.length} photographs are whole`,
  )
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'restore',
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    await refuseFull(client)
    const photos = await wantedPhotos(options, manifest)
    try {
      await migrate(options.url, { only: manifest.migrations.map(({ name }) => name) })
      await options.makeJobTables(options.url)
      say('tables are made')
      await copyPhotos(options, photos)
      await fill(client, options.from, manifest)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      for (const { file } of photos) await rm(placeOf(options, file), { force: true })
      await makeEmpty(client)
      throw error
    }
    await client.query('analyze')
    say(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows are back, each table as it was`)
    return manifest
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function refuseStrangers({ migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const strange = migrations.find(({ name, sha256 }) => known.get(name) !== sha256)
  if (strange === undefined) return
  const why = known.has(strange.name) ? 'was another one' : 'is not known here'
  throw new BackupRefused(
    `the backup was made by another release: its migration ${strange.name} ${why}. Restore it with the release that made it, then migrate`,
  )
}

async function refuseFull(sql: Sql): Promise<void> {
  const there = await listObjects(sql)
  if (there.length === 0) return
  const some = there.slice(0, 3).map(({ name }) => name)
  throw new BackupRefused(
    `the database is not empty: it holds ${there.length} tables and the like (${some.join(', ')} …). Nothing was changed; restore into an empty one`,
  )
}

const placeOf = ({ photos }: RestoreOptions, file: string): string => join(photos, relative('photos', file))

/** Returns the photos of the backup that are not in the folder yet. */
async function wantedPhotos(options: RestoreOptions, { photos }: Manifest): Promise<FileMark[]> {
  const wanted: FileMark[] = []
  for (const photo of photos) {
    const place = placeOf(options, photo.file)
    if (!existsSync(place)) wanted.push(photo)
    else if ((await markOf(place)).sha256 !== photo.sha256)
      throw new BackupRefused(
        `${place} is another photograph than the backup's. Nothing was changed; restore into an empty folder`,
      )
  }
  return wanted
}

async function copyPhotos(options: RestoreOptions, photos: readonly FileMark[]): Promise<void> {
  for (const { file } of photos) {
    const place = placeOf(options, file)
    await mkdir(dirname(place), { recursive: true })
    try {
      await copyFile(join(options.from, file), `${place}.part`)
      await rename(`${place}.part`, place)
    } finally {
      await rm(`${place}.part`, { force: true })
    }
  }
}

/**
 * All rows in one transaction. Without its foreign keys a table may come before those it names; they are
 * checked when they are back.
 */
async function fill(client: pg.Client, from: string, manifest: Manifest): Promise<void> {
  await refuseOtherTables(client, manifest)
  await client.query(`${sameWords}; set statement_timeout = 0`)
  await client.query('begin')
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and conparentid = 0 order by 1, 2`,
  )
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`)
  // The ledger's own refuse to have it emptied, and changes are not to be queued for the index once more.
  for (const table of manifest.tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
  await client.query(`truncate ${manifest.tables.map(nameOf).join(', ')}`)
  for (const table of manifest.tables) {
    const sink = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
    await pipeline(createReadStream(join(from, table.file)), createGunzip(), sink)
    const { rows, digest } = await digestOf(client, table)
    if (rows !== table.rows || digest !== table.digest)
      throw new Error(`table ${table.name} came back with ${rows} rows that are not the ${table.rows} saved`)
  }
  for (const table of manifest.tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
  for (const sequence of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [nameOf(sequence), sequence.last])
  for (const { table, name, definition } of keys.rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await finish(client)
  await client.query('commit')
}

async function refuseOtherTables(sql: Sql, manifest: Manifest): Promise<void> {
  const version = await jobsVersionOf(sql)
  if (version !== manifest.jobsVersion) {
    throw new BackupRefused(
      `the backup's job queue has version ${manifest.jobsVersion}, and this release makes ${version}. Restore it with the release that made it`,
    )
  }
  const here = (await listTables(sql)).map(nameOf)
  const there = manifest.tables.map(nameOf)
  const odd = [
    ...here.filter((name) => !there.includes(name)),
    ...there.filter((name) => !here.includes(name)),
  ]
  if (odd.length > 0)
    throw new BackupRefused(`the backup and this release differ in tables: ${odd.join(', ')}`)
}

async function finish(sql: Sql): Promise<void> {
  const views = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, matviewname) as name from pg_matviews where schemaname = 'public'`,
  )
  for (const { name } of views.rows) await sql.query(`refresh materialized view ${name}`)
  // Jobs that a worker had in hand at that moment: it is not there any more, and each job
  // copes with being run twice.
  await sql.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null',
  )
  await sql.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null',
  )
}

/** Removes what was made; the database was empty before. */
async function makeEmpty(sql: Sql): Promise<void> {
  for (const { kind, name } of await listObjects(sql))
    await sql.query(`drop ${kind} if exists ${name} cascade`)
  await sql.query(`drop schema if exists ${quoted('graphile_worker')} cascade`)
}
