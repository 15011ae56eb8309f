import { randomBytes } from 'node:crypto'
import { migrate } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { watchShop } from '../e2e/audit.ts'

const { TEST_DATABASE_URL: server } = process.env
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
const open = (name: string) =>
  `insert into user_account (id, email, password_hash, first_name, last_name)
   values (gen_random_uuid(), '${name}@hemline.example', '', '${name}', 'Holm')`
const takeOut = (name: string) =>
  `insert into payout (id, user_id, kind, request_key, label, amount_cents, status, requested_at, settled_at)
   select gen_random_uuid(), id, 'credit', '${name}', 'Store credit', 500, 'paid', now(), now()
   from user_account where first_name = '${name}'`

test.skipIf(!server)(
  'the audit of the journeys names who of the seeded shop was used, and nobody who was minted',
  async () => {
    const name = `try_audit_${randomBytes(5).toString('hex')}`
    const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href
    await query(server ?? '', `create database ${name}`)
    try {
      await migrate(url)
      await query(url, open('ada'))
      const audit = await watchShop(url)
      await query(url, open('minted'))
      await query(url, takeOut('minted'))
      await audit()
      await query(url, takeOut('ada'))
      await expect(audit()).rejects.toThrow(/took money out: ada@hemline\.example$/)
    } finally {
      await dropDatabase(server ?? '', name)
    }
  },
)
