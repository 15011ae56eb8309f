import { randomBytes } from 'node:crypto'
import { migrate } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { checkLedger } from './ledger-check.ts'

const { TEST_DATABASE_URL: server } = process.env
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

describe('what the doctor says of the ledger', () => {
  test('is nothing when no database answers', async () => {
    expect(await checkLedger('postgres://nobody@127.0.0.1:1/none')).toEqual([])
  })

  test.skipIf(!server)(
    'is that it sums to zero and agrees with what sellers sold and took, until somebody tampers with it',
    async () => {
      const name = `try_ledger_${randomBytes(5).toString('hex')}`
      const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href
      await query(server ?? '', `create database ${name}`)
      try {
        expect(await checkLedger(url)).toEqual([])
        await migrate(url)
        expect(await checkLedger(url)).toMatchObject([
          {
            level: 'fine',
            what: 'the ledger sums to zero, and sellers hold what their sales say (0 postings; 0 snapshots are the sums of their entries)',
          },
        ])
        await query(
          url,
          `with someone as (insert into user_account (id, email, password_hash, first_name, last_name)
            values (gen_random_uuid(), 'ada@hemline.example', '', 'Ada', 'Holm') returning id)
          insert into payout (id, user_id, kind, request_key, label, amount_cents, status, requested_at, settled_at)
            select gen_random_uuid(), id, 'credit', 'lost', 'Store credit', 500, 'paid', now(), now() from someone`,
        )
        expect(await checkLedger(url)).toMatchObject([
          {
            level: 'fault',
            what: expect.stringMatching(/somebody holds something else .* 0 instead of -500/),
          },
        ])
        expect(await checkLedger(url)).toMatchObject([
          { what: expect.stringMatching(/money was taken out before it could be .* took 500 on .* of 0/) },
        ])
        await query(url, 'delete from payout')
        await query(url, 'drop trigger ledger_no_overdraft on ledger_entry')
        expect(await checkLedger(url)).toMatchObject([
          { level: 'fault', what: expect.stringContaining('ledger_no_overdraft') },
        ])
      } finally {
        await dropDatabase(server ?? '', name)
      }
    },
  )
})
