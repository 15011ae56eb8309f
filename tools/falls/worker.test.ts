// The worker as a real process whose connection to PostgreSQL breaks at named moments: it does not fall, it
// does its next job, and no mail goes out twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addJob } from '@hemline/api/platform/jobs.db.ts'
import { type TestApp, testApp, testServer } from '@hemline/api/testing/app.ts'
import { type Mark, type MarkedWire, markedWireTo } from '@hemline/api/testing/marked-wire.ts'
import { processorEnv } from '@hemline/api/testing/processor.ts'
import { type Wire, wireTo } from '@hemline/api/testing/wire.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type MailServer, startMail } from '../mail/server.ts'
import { patience, type RunningProgram, startProgram } from './program.ts'

type Moment = { name: string; mark: Mark }
const cut = (text: string, when: Mark['when'], after?: string): Mark => ({
  text,
  when,
  cut: true,
  ...(after && { after }),
})
const moments: readonly Moment[] = [
  { name: 'before a job is marked as done', mark: cut('complete_job/', 'before') },
  {
    name: 'when a job was marked as done, before the worker hears of it',
    mark: cut('complete_job/', 'answered'),
  },
  { name: 'before the worker takes a job', mark: cut('get_job/', 'before') },
  {
    name: 'when a job was taken, before the worker hears of it',
    mark: cut('get_job/', 'answered', 'get_job/'),
  },
  { name: 'while a job asks the database', mark: cut('from "user_account"', 'before') },
]

describe.skipIf(!testServer)('a worker whose wire to PostgreSQL breaks', () => {
  let app: TestApp
  /** May be away as a whole; `wire`, through it, breaks at one moment. */
  let line: Wire
  let wire: MarkedWire
  let smtp: MarkedWire
  let mail: MailServer
  let worker: RunningProgram
  let folder: string
  beforeAll(async () => {
    app = await testApp()
    folder = mkdtempSync(join(tmpdir(), 'falls-'))
    mail = await startMail({
      smtpPort: 0,
      httpPort: 0,
      host: '127.0.0.1',
      file: join(folder, 'mail.jsonl'),
      now: () => new Date(),
    })
    line = await wireTo(app.config.DATABASE_URL)
    wire = await markedWireTo(line.url)
    smtp = await markedWireTo(`smtp://127.0.0.1:${mail.smtpPort}`)
    // One process for all that happens here: none of it may end it.
    worker = startProgram('api/src/worker.ts', {
      ...processorEnv(app.processor),
      NODE_ENV: 'test',
      DATABASE_URL: wire.url,
      SMTP_URL: smtp.url,
      GIFT_CARD_SECRET: app.config.GIFT_CARD_SECRET,
      PHOTO_STORE_DIR: folder,
    })
    await worker.says(/Worker connected and looking for jobs/)
    await idle()
  })
  afterAll(async () => {
    worker.kill()
    for (const one of [wire, smtp, line]) await one.close()
    await mail.close()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await fetch(`http://127.0.0.1:${mail.httpPort}/api/messages`, { method: 'DELETE' })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(worker.output().slice(-4000))
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  })

  const shopper = personByKey('shopper')
  const seller = personByKey('p2p-seller')
  const queueMail = ({ id }: { id: string }) => addJob(app.db, 'passwordChangedMail', { userId: id })
  const mailsTo = async ({ email }: { email: string }) => {
    const answer = await fetch(
      `http://127.0.0.1:${mail.httpPort}/api/messages?to=${encodeURIComponent(email)}`,
    )
    return ((await answer.json()) as unknown[]).length
  }
  const idle = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select 1 from graphile_worker.jobs where run_at <= now()`.execute(app.db)
      expect(rows).toEqual([])
    }, patience)
  const nextMailComes = async () => {
    await queueMail(seller)
    await vi.waitFor(async () => expect(await mailsTo(seller)).toBe(1), patience)
    await idle()
    expect(worker.isRunning(), worker.output()).toBe(true)
  }

  test.each(moments)('$name: goes on, and each mail goes out once', async ({ mark }) => {
    const reached = wire.reach(mark)
    await queueMail(shopper)
    await reached
    await nextMailComes()
    await vi.waitFor(async () => expect(await mailsTo(shopper)).toBe(1), patience)
  })

  test('before a failure is written down: goes on, and tries that job again', async () => {
    const reached = wire.reach(cut('fail_job/', 'before'))
    await sql`select graphile_worker.add_job('payRefunds', '{"orderId": "no id at all"}'::json)`.execute(
      app.db,
    )
    await reached
    await nextMailComes().catch((error: unknown) => {
      // The job that always fails waits for its next try; the mail must be there all the same.
      if (!worker.isRunning()) throw error
    })
    expect(await mailsTo(seller)).toBe(1)
    await vi.waitFor(async () => {
      const { rows } = await sql<{
        locked: boolean
      }>`select locked_at is not null as locked from graphile_worker.jobs
        where task_identifier = 'payRefunds'`.execute(app.db)
      expect(rows).toEqual([{ locked: false }])
    }, patience)
  })

  test('while nothing is asked: goes on', async () => {
    wire.cut()
    await nextMailComes()
  })

  test('when it begins to listen for jobs: goes on', async () => {
    const reached = wire.reach(cut('LISTEN "jobs:insert"', 'before'))
    wire.cut()
    await reached
    await nextMailComes()
  })

  test('when a new runner reads the timetable: goes on', async () => {
    const marked = wire.reach(cut('complete_job/', 'before'))
    await queueMail(shopper)
    await marked
    await wire.reach(cut('known_crontabs', 'before'))
    await nextMailComes()
  })

  test('in the middle of a mail: that mail is sent again, once', async () => {
    const reached = smtp.reach(cut('Subject:', 'before'))
    await queueMail(shopper)
    await reached
    await nextMailComes()
    await vi.waitFor(async () => expect(await mailsTo(shopper)).toBe(1), patience)
  })

  test('and stays away while jobs are done: goes on once it is back', async () => {
    const reached = wire.reach(cut('complete_job/', 'before'))
    await queueMail(shopper)
    await reached
    await line.cut()
    await worker.says(/no runner can start now/)
    await line.mend()
    await nextMailComes()
    expect(await mailsTo(shopper)).toBe(1)
  })

  test('told to end while the database is away: ends in order', async () => {
    await line.cut()
    expect(await worker.stop()).toBe(0)
  })
})
