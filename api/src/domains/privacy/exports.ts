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
import { personToMail } from '../identity/identity.ts'
import { listOwnVisitors } from './erase.db.ts'
import { type ExportTable, exportPage } from './export-page.ts'
import {
  type ExportRow,
  endExports,
  findExport,
  findNewestExport,
  insertExport,
  listLiveExports,
  listPersonRows,
  lockExportsOf,
  updateExportReady,
} from './exports.db.ts'
import { exportMail } from './mails.ts'

const hourMs = 3_600_000

const isDue = (newest: ExportRow | undefined, now: Date): boolean =>
  newest === undefined || now.getTime() - newest.asked_at.getTime() >= exportEveryHours * hourMs

/** Returns the viewer's newest copy, and whether a new one may be asked for. */
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
 * Queues a copy of the viewer's data; returns false when one was asked for within a day. Refuses
 * UNAUTHENTICATED for visitors.
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

/** Returns everything that a copy holds: the tables with rows, in the order of the topics. */
async function exportTables(db: Db, person: { userId: string; email: string }): Promise<ExportTable[]> {
  const subject = { ...person, visitorIds: await listOwnVisitors(db, person) }
  const found = await listPersonRows(db, subject)
  return (Object.keys(topics) as (keyof typeof topics)[]).flatMap((topic) =>
    found
      .filter(({ name }) => dataMap[name]?.topic === topic)
      .map((table) => ({ topic: topics[topic], ...table })),
  )
}

/**
 * The job that makes a copy: two files with the same content, one for programs and one for people. Made again
 * when it was killed midway; the person can fetch it only when both files are there.
 */
export async function makeDataExport(doors: ExportDoors, exportId: string, key: string): Promise<void> {
  const { db, exports, mail, webOrigin, now } = doors
  const row = await findExport(db, exportId)
  const person = row && (await personToMail(db, row.user_id))
  if (!person || row.status === 'ended') return
  if (row.status === 'asked') {
    const at = now()
    const tables = await exportTables(db, { userId: row.user_id, email: person.email })
    const content = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
    const json = Buffer.from(
      `${JSON.stringify({ madeAt: at, account: person.email, tables: content }, null, 2)}\n`,
    )
    const html = Buffer.from(exportPage({ email: person.email, at, tables }))
    await exports.put({ id: row.id, format: 'json' }, json)
    await exports.put({ id: row.id, format: 'html' }, html)
    const endsAt = new Date(at.getTime() + exportKeptDays * 24 * hourMs)
    const isThere = await updateExportReady(db, row.id, { at, endsAt, bytes: json.length + html.length })
    if (!isThere) return exports.remove(row.id)
  }
  const made = await findExport(db, exportId)
  if (made?.ends_at) await mail.send(exportMail(person.email, `${webOrigin}/privacy`, made.ends_at), key)
}

/** Deletes files of copies that are over, and of people who left; an hourly job. */
export async function purgeDataExports({ db, exports, now }: Pick<ExportDoors, 'db' | 'exports' | 'now'>) {
  await endExports(db, now())
  const stored = await exports.list()
  const live = new Set(await listLiveExports(db, stored))
  for (const id of stored) if (!live.has(id)) await exports.remove(id)
}
