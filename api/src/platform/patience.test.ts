// A transaction that waits for locks is tried again, also when a crowd made it wait for its connection.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, testServer } from '../testing/app.ts'
import { inPatientTransaction } from './db.ts'

const lockTimedOut = () =>
  Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
/** More connections than the test's pool has, each busy for longer than no further try begins. */
const crowd = 20
const busySeconds = 1.7

describe.skipIf(!testServer)('a patient transaction', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  it('is tried again after a lock time-out, however long its connection took', async () => {
    const busy = Array.from({ length: crowd }, () => sql`select pg_sleep(${busySeconds})`.execute(app.db))
    let tries = 0
    const result = await inPatientTransaction<{ __typename: 'Done' }>(app.db, 'Done', async () => {
      tries += 1
      if (tries === 1) throw lockTimedOut()
      return { __typename: 'Done' }
    })
    expect([result.__typename, tries]).toEqual(['Done', 2])
    await Promise.all(busy)
  })
})
