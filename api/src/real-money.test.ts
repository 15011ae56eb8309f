// API and worker as processes: with keys that charge cards in earnest they do not start over the
// demonstration's accounts, in any mode.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from './testing/app.ts'

describe.skipIf(!testServer)('with live keys', () => {
  let app: TestApp
  let ownUrl = ''
  const role = `try_money_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  beforeAll(async () => {
    app = await testApp()
    await sql`create role ${sql.id(role)} login superuser password ${sql.lit(password)}`.execute(app.db)
    ownUrl = Object.assign(new URL(app.config.DATABASE_URL), { username: role, password }).href
  })
  afterAll(async () => {
    await sql`drop role ${sql.id(role)}`.execute(app.db)
    await app.close()
  })

  const start = async (program: string, env: Record<string, string>) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
      env: {
        PATH: process.env.PATH ?? '',
        API_PORT: '0',
        LOG_LEVEL: 'error',
        DATABASE_URL: app.config.DATABASE_URL,
        PAYMENTS_DRIVER: 'stripe',
        STRIPE_SECRET_KEY: 'sk_live_nothing',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_nothing',
        STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
        GIFT_CARD_SECRET: 'a secret of this shop alone, long enough',
        TAX_FORM_SECRET: 'another secret of this shop, long enough',
        CARRIER_WEBHOOK_SECRET: 'another of its own',
        PROCESSOR_SECRET_KEY: 'a third of its own',
        PROCESSOR_WEBHOOK_SECRET: 'a fourth of its own',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { code, said: out + err }
  }

  const all = ['./main.ts', './worker.ts'].flatMap((program) =>
    ['production', 'development'].map((mode) => [program, mode] as const),
  )
  test.each(all)(
    '%s does not start in mode %s with a password that everybody knows',
    async (program, NODE_ENV) => {
      const { code, said } = await start(program, { NODE_ENV })
      expect(code).not.toBe(0)
      expect(said).toContain('DATABASE_URL: needs a password of its own where money is real')
    },
  )
  test.each(all)(
    '%s does not start in mode %s over accounts of the demonstration',
    async (program, NODE_ENV) => {
      const { code, said } = await start(program, { NODE_ENV, DATABASE_URL: ownUrl })
      expect(code).not.toBe(0)
      expect(said).toContain('accounts of the demonstration are in this database')
      expect(said).not.toContain(password)
    },
  )
})
