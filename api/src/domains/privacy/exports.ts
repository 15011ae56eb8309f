// Copies of a person's data: asked for at most once a day, made by a job, kept for 7 days (decision 0187).
import type { Db } from '@hemline/db/connect.ts'
import { dataMap, topics } from '@hemline/rules/privacy/data-map.ts'
import { exportEveryHours, exportKeptDays } from '@hemline/rules/privacy/deletion.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { ExportStore } from '../../ports/export-store.ts'
import type { MailPort } from '../../ports/mail.ts'
import { datesOfUser, personToMail } from '../identity/identity.ts'
import { listOwnVisitors } from './erase.db.ts'
import {
  listAuctionNames,
  listBrandNames,
  listPeoplesIds,
  listPieceNames,
  listSizeNames,
} from './export-names.db.ts'
import { exportPage } from './export-page.ts'
import type { ExportNames, ExportTable } from './export-values.ts'
import {
  type ExportRow,
  endExports,
  findExport,
  findNewestExport,
  insertExport,
  listLiveExports,
  listPersonRows,
  lockExportsOf,
  type RowsOfTable,
  updateExportReady,
} from './exports.db.ts'
import { exportMail } from './mails.ts'

const hourMs = 3_600_000

const isDue = (newest: ExportRow | undefined, now: Date): boolean =>
  newest === undefined || now.getTime() - newest.asked_at.getTime() >= exportEveryHours * hourMs

/**
 * Returns the viewer's newest data copy (null: none) with its state, and whether the viewer may ask for a new
 * one: a day after the last one; visitors may not.
 */
export async function newestExport(ctx: Context) {
  const { userId } = ctx.viewer
  if (userId === null) return { dataExport: null, mayExport: false }
  const newest = await findNewestExport(ctx.db, userId)
  const isOver = newest?.ends_at != null && newest.ends_at <= ctx.now()
  const dataExport = newest && {
    id: newest.id,
    status: isOver ? 'ended' : newest.status,
    askedAt: newest.asked_at,
    endsAt: newest.ends_at,
    bytes: newest.bytes,
  }
  return { dataExport: dataExport ?? null, mayExport: isDue(newest, ctx.now()) }
}

/**
 * Queues a job that makes a copy of the viewer's data; returns false when one was asked for within a day.
 * Throws UNAUTHENTICATED for visitors.
 */
export async function startDataExport(ctx: Context): Promise<boolean> {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const at = ctx.now()
  const id = uuidv7(at.getTime())
  return inTransaction(ctx.db, async (tx) => {
    await lockExportsOf(tx, userId)
    if (!isDue(await findNewestExport(tx, userId), at)) return false
    await insertExport(tx, { id, userId, at })
    await addJob(tx, 'makeDataExport', { exportId: id })
    return true
  })
}

/** The connections that the jobs of copies need. */
export type ExportDoors = {
  db: Db
  exports: ExportStore
  mail: MailPort
  webOrigin: string
  now: () => Date
}

const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/**
 * Returns a person's rows without the ids of other people: of their accounts, orders and credit. The row of
 * an invitation, for example, names both friends.
 */
async function withoutOthers(db: Db, userId: string, tables: RowsOfTable[]): Promise<RowsOfTable[]> {
  const found = new Set(JSON.stringify(tables).match(uuids))
  const own = tables
    .filter(({ name }) => name === 'purchase_order' || name === 'credit_drop')
    .flatMap(({ rows }) => rows.map(({ id }) => String(id)))
  const others = new Set(await listPeoplesIds(db, [...found]))
  for (const id of [userId, ...own]) others.delete(id)
  const cleaned = (value: unknown): unknown => {
    if (typeof value === 'string')
      return others.has(value) ? null : value.replaceAll(uuids, (id) => (others.has(id) ? '' : id))
    if (Array.isArray(value)) return value.map(cleaned)
    if (typeof value !== 'object' || value === null || value instanceof Date || Buffer.isBuffer(value))
      return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]))
  }
  return tables.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => cleaned(row) as Record<string, unknown>),
  }))
}

/** Returns the names of what the rows of a copy refer to. */
async function namesFor(db: Db, tables: readonly ExportTable[]): Promise<ExportNames> {
  const valuesOf = (column: string) => [
    ...new Set(
      tables.flatMap(({ rows }) => rows.flatMap((row) => (row[column] ? [String(row[column])] : []))),
    ),
  ]
  return {
    pieces: await listPieceNames(db, valuesOf('item_number')),
    sizes: await listSizeNames(db),
    brands: await listBrandNames(db, valuesOf('brand_id')),
    auctions: await listAuctionNames(db, valuesOf('auction_id')),
  }
}

/**
 * Returns everything that a copy holds: the tables with rows, in the order of the topics, without ids of
 * other people.
 */
async function exportTables(db: Db, person: { userId: string; email: string }): Promise<ExportTable[]> {
  const subject = { ...person, visitorIds: await listOwnVisitors(db, person) }
  const found = await withoutOthers(db, person.userId, await listPersonRows(db, subject))
  return (Object.keys(topics) as (keyof typeof topics)[]).flatMap((topic) =>
    found
      .filter(({ name }) => dataMap[name]?.topic === topic)
      .map((table) => ({ topic: topics[topic], ...table })),
  )
}

/**
 * Job: makes a copy of a user's data as two files with the same content, one for programs and one for people,
 * and mails that it is ready. Made again when the job was killed midway; the copy can be fetched only when
 * both files are stored. Does nothing when the copy or its user is gone or its time is over.
 */
export async function makeDataExport(doors: ExportDoors, exportId: string, key: string): Promise<void> {
  const { db, exports, mail, webOrigin, now } = doors
  const row = await findExport(db, exportId)
  const person = row && (await personToMail(db, row.user_id))
  if (!person || row.status === 'ended') return
  const dates = await datesOfUser(db, row.user_id)
  if (row.status === 'asked') {
    const at = now()
    const tables = await exportTables(db, { userId: row.user_id, email: person.email })
    const content = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
    const json = Buffer.from(
      `${JSON.stringify({ madeAt: at, account: person.email, tables: content }, null, 2)}\n`,
    )
    const html = Buffer.from(
      exportPage({ email: person.email, at, tables, names: await namesFor(db, tables), dates }),
    )
    await exports.put({ id: row.id, format: 'json' }, json)
    await exports.put({ id: row.id, format: 'html' }, html)
    const endsAt = new Date(at.getTime() + exportKeptDays * 24 * hourMs)
    const isThere = await updateExportReady(db, row.id, { at, endsAt, bytes: json.length + html.length })
    if (!isThere) return exports.remove(row.id)
  }
  const made = await findExport(db, exportId)
  if (!made?.ends_at) return
  await mail.send(exportMail({ to: person.email, dates }, `${webOrigin}/privacy`, made.ends_at), key)
}

/** Hourly job: ends data copies whose time is over and deletes their files, and files whose user is gone. */
export async function purgeDataExports({ db, exports, now }: Pick<ExportDoors, 'db' | 'exports' | 'now'>) {
  await endExports(db, now())
  const stored = await exports.list()
  const live = new Set(await listLiveExports(db, stored))
  for (const id of stored) if (!live.has(id)) await exports.remove(id)
}
