// A worker that is killed, or loses its database, leaves jobs behind that look as if they were being done.
import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../testing/app.ts'
import { addJob, freeJobs } from './jobs.db.ts'

describe.skipIf(!testServer)('a job whose worker is gone', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const lockedFor = async (key: string, minutes: number) => {
    await addJob(app.db, 'voidPayment', { orderId: key }, key)
    await sql`update graphile_worker._private_jobs set locked_at = now() - make_interval(mins => ${minutes}), locked_by = 'pool-of-nobody', attempts = 1
      where key = ${key}`.execute(app.db)
  }
  const locked = async () => {
    const { rows } = await sql<{
      key: string
    }>`select key from graphile_worker.jobs where locked_at is not null order by key`.execute(app.db)
    return rows.map(({ key }) => key)
  }

  test('is handed out again after ten minutes; one that is being done is not', async () => {
    await lockedFor('long-ago', 11)
    await lockedFor('just-now', 9)
    expect(await locked()).toEqual(['just-now', 'long-ago'])
    await freeJobs(app.db, new Date())
    expect(await locked()).toEqual(['just-now'])
    const done: unknown[] = []
    const voidPayment = async (payload: unknown) => void done.push(payload)
    await runOnce({
      connectionString: app.config.DATABASE_URL,
      taskList: { voidPayment },
      noHandleSignals: true,
    })
    expect(done).toEqual([{ orderId: 'long-ago' }])
  })
})
