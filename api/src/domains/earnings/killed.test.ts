// The API is killed during a cash-out request, and the worker while it sends a payout, each at named points.
// Afterwards the money was paid once, or it is in the seller's earnings again.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { personByKey } from '@hemline/db/seed/people.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApiProcess } from '../../testing/api-process.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { bankTokenOf, processorEnv } from '../../testing/processor.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import { earningsOf, sendPayout, settlePayouts } from './earnings.ts'
import { dayMs, sell } from './testing/selling.ts'

type Point = { name: string; wire: 'database' | 'processor'; mark: Mark }
const inDatabase = (name: string, mark: Mark): Point => ({ name, wire: 'database', mark })
const atProvider = (name: string, when: Mark['when']): Point => ({
  name,
  wire: 'processor',
  mark: { text: 'POST /v1/payouts', when },
})

const asking: readonly Point[] = [
  inDatabase('before the cash-out is written', { text: '/* insertPayout */', when: 'before' }),
  inDatabase('before the money leaves her earnings', {
    after: '/* insertPayout */',
    text: '/* insertEntries */',
    when: 'before',
  }),
  inDatabase('before it is committed', { after: '/* insertPayout */', text: 'commit', when: 'before' }),
  inDatabase('after it is committed', { after: '/* insertPayout */', text: 'commit', when: 'answered' }),
]
const sending: readonly Point[] = [
  inDatabase('before it is marked as sent', {
    after: '/* lockPayout */',
    text: '/* updatePayout */',
    when: 'before',
  }),
  inDatabase('before the mark is committed', { after: '/* updatePayout */', text: 'commit', when: 'before' }),
  inDatabase('after the mark is committed', {
    after: '/* updatePayout */',
    text: 'commit',
    when: 'answered',
  }),
  atProvider('before the provider is asked', 'before'),
  atProvider('when the provider has paid', 'answered'),
  inDatabase('before the payment is noted', { text: '/* insertPosting */', when: 'before' }),
]

describe.skipIf(!testServer)('a cash-out whose process is killed', () => {
  let app: TestApp
  let database: MarkedWire
  let processor: MarkedWire
  let seller: TestClient
  const clock = movableClock()
  const sellerId = personByKey('p2p-seller').id
  const accountId = randomUUID()
  const bankId = randomUUID()
  const { now } = clock

  beforeAll(async () => {
    app = await testApp({ now })
    database = await markedWireTo(app.config.DATABASE_URL)
    processor = await markedWireTo(app.processor.url)
    seller = await app.loggedIn('p2p-seller')
    await sql`update user_account set email_verified_at = now() where id = ${sellerId}::uuid`.execute(app.db)
    await sql`insert into payout_account (id, user_id, method, email, linked_at)
      values (${accountId}::uuid, ${sellerId}::uuid, 'digital_wallet', 'killed@wallet.example', now() - interval '2 days')`.execute(
      app.db,
    )
    const kept = await app.payouts.keepBankAccount(await bankTokenOf(app.processor, '000123456789'))
    await sql`insert into payout_account (id, user_id, method, payee_ref, last4, account_type, holder, linked_at)
      values (${bankId}::uuid, ${sellerId}::uuid, 'bank_account', ${kept?.reference ?? ''}, '6789', 'checking', 'Ada Holm', now() - interval '2 days')`.execute(
      app.db,
    )
    const times = {
      soldAt: new Date(Date.now() - 40 * dayMs),
      deliveredAt: new Date(Date.now() - 30 * dayMs),
    }
    await sell(app, { sellerId, price: 90_000, ...times })
  })
  afterAll(async () => {
    await database.close()
    await processor.close()
    await app.close()
  })

  const env = () => ({
    ...processorEnv({ url: processor.url.replace(/\/$/, '') }),
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PICTURE_CACHE_DIR: app.config.PICTURE_CACHE_DIR,
    PHOTO_STORE_DIR: app.config.PHOTO_STORE_DIR,
    GIFT_CARD_SECRET: app.config.GIFT_CARD_SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const wireOf = (point: Point) => (point.wire === 'database' ? database : processor)
  const held = () => balanceOf(app.db, earningsOf({ sellerId }))
  /**
   * Moves all payouts two days back, so that the daily limits do not count them; other tests check those
   * limits.
   */
  const forgetToday = () =>
    sql`update payout set requested_at = requested_at - interval '2 days' where user_id = ${sellerId}::uuid`.execute(
      app.db,
    )

  async function pressAndKill(point: Point, input: object): Promise<string> {
    const api = await startApiProcess(env())
    wireOf(point).watch(point.mark, api.kill)
    const answer = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [visitorHeader]: 'new',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
        cookie: [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({
        operationName: 'cashOut',
        variables: { input },
        extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes.cashOut } },
      }),
    }).then(
      (response) => response.text(),
      () => 'the connection broke',
    )
    await api.gone
    return answer
  }

  test.each(asking)('$name: pressed again it left once', async (point) => {
    clock.setAhead(0)
    await forgetToday()
    const before = await held()
    const input = { requestKey: randomUUID(), accountId, amount: 700 }
    expect(await pressAndKill(point, input)).toBe('the connection broke')
    expect([before, before - 700]).toContain(await held())
    const { data } = await seller.run('cashOut', { input })
    const answer = data?.cashOut as { __typename: string; cashOut: { id: string } }
    expect(answer.__typename).toBe('CashOutPayload')
    expect(await held()).toBe(before - 700)
    await sendPayout({ db: app.db, payouts: app.payouts, now }, answer.cashOut.id)
    expect(app.processor.payout(answer.cashOut.id)).toMatchObject({ status: 'paid', amount: 700 })
    expect(await verifyLedger(app.db)).toEqual([])
  })

  /** The worker takes the job from its queue without help. */
  function startWorker(): { kill: () => void; gone: Promise<unknown> } {
    const child: ChildProcess = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../worker.ts', import.meta.url))],
      {
        env: { PATH: process.env.PATH ?? '', ...env(), LOG_LEVEL: 'fatal' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    return { kill: () => void child.kill('SIGKILL'), gone: once(child, 'exit') }
  }

  test.each(sending)('$name: it is paid once, or hers again', async (point) => {
    clock.setAhead(0)
    await forgetToday()
    await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null`.execute(
      app.db,
    )
    await sql`delete from graphile_worker._private_jobs where locked_at is null`.execute(app.db)
    const before = await held()
    const { data } = await seller.run('cashOut', {
      input: { requestKey: randomUUID(), accountId: bankId, amount: 800 },
    })
    const asked = data?.cashOut as { cashOut?: { id: string } } | undefined
    const id = asked?.cashOut?.id ?? ''
    const worker = startWorker()
    wireOf(point).watch(point.mark, worker.kill)
    await worker.gone
    // The work of a restarted worker, minutes and hours later.
    for (const minutes of [3, 6, 15, 60]) {
      clock.setAhead(minutes * 60_000)
      await settlePayouts({ db: app.db, payouts: app.payouts, now })
    }
    const row = await app.db
      .selectFrom('payout')
      .select(['status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const paid = app.processor.payout(id)?.status === 'paid'
    expect(row.status).toBe(paid ? 'paid' : 'failed')
    expect(await held()).toBe(paid ? before - 800 : before)
    // Only a payout that was marked as sent but never reached the provider comes back.
    const lost = ['after the mark is committed', 'before the provider is asked'].includes(point.name)
    expect(paid).toBe(!lost)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
