// A network can break so that nobody is told: the connection stays, and nothing comes any more.
import { connectPool } from '@hemline/db/connect.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testServer } from '../testing/app.ts'
import { type Wire, wireTo } from '../testing/wire.ts'

/** Longer than a busy machine takes for a question that is answered. */
const silentMs = 1000

describe.skipIf(!testServer)('a pool that gives up silent connections', () => {
  let wire: Wire
  let pool: ReturnType<typeof connectPool>
  beforeEach(async () => {
    wire = await wireTo(testServer ?? '')
    pool = connectPool({
      url: wire.url,
      name: 'silent',
      max: 1,
      statementTimeoutMs: 0,
      silentMs,
      idleTransactionMs: silentMs * 2,
    })
  })
  afterEach(async () => {
    await pool.end()
    await wire.close()
  })

  test('fails a question that nobody answers, and asks the next one on a new connection', async () => {
    await pool.query('select 1')
    wire.silence()
    await expect(pool.query('select 1')).rejects.toThrow('terminated')
    await wire.mend()
    expect((await pool.query<{ n: number }>('select 2 as n')).rows).toEqual([{ n: 2 }])
  })

  test('fails the third question of a transaction as it does the first', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select 1')
    wire.silence()
    await expect(client.query('select 1')).rejects.toThrow('terminated')
    client.release(true)
  })

  test('has the server let go of what a transaction locked whose asker is gone', async () => {
    const client = await pool.connect()
    client.on('error', () => undefined)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(271828)')
    wire.silence()
    const other = connectPool({ url: testServer ?? '', name: 'other', max: 1 })
    await other.query('select pg_advisory_xact_lock(271828)')
    await other.end()
    client.release(true)
  })

  test('waits as long as it takes for who only listens', async () => {
    const client = await pool.connect()
    const heard = new Promise<string | undefined>((done) => {
      client.once('notification', ({ payload }) => done(payload))
      client.once('end', () => done('hung up'))
    })
    await client.query('listen silent_test')
    const teller = connectPool({ url: testServer ?? '', name: 'teller', max: 1 })
    await teller.query('select pg_sleep($1)', [(silentMs * 3) / 1000])
    await teller.query(`notify silent_test, 'still here'`)
    await teller.end()
    client.release()
    expect(await heard).toBe('still here')
  })
})
