// The API is killed with -9 while a case is settled, at named points: with money, as shop credit, and by an
// identical piece. The same form again settles the case once, and no cent and no piece leaves twice.
import { randomUUID } from 'node:crypto'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentsPort } from '../../ports/payments.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { processorEnv, tokenOf } from '../../testing/processor.ts'
import { takeLast } from '../../testing/take.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { delivered, doorsOfShop, newMember, type Shop } from '../returns/testing/returning.ts'
import { followCases } from './cases.ts'
import { type CaseAnswer, copy, offersFor } from './testing/replacing.ts'

type Point = readonly [string, Mark]
const committing = (after: string): Point[] => [
  ['before it is committed', { after, text: 'commit', when: 'before' }],
  ['after it is committed', { after, text: 'commit', when: 'answered' }],
]
const paying: Point[] = [
  ['before the case is written', { text: '/* insertCase */', when: 'before' }],
  [
    'before the money is in the ledger',
    { after: '/* insertCase */', text: '/* insertEntries */', when: 'before' },
  ],
  ['before the case is settled', { text: '/* updateCase */', when: 'before' }],
  ...committing('/* updateCase */'),
]
const replacing: Point[] = [
  [
    'before the piece is taken',
    { after: '/* insertCase */', text: '/* updateItemStates */', when: 'before' },
  ],
  ['before its order is written', { after: '/* insertCase */', text: '/* insertOrder */', when: 'before' }],
  ['before the replacement is noted', { text: '/* insertReplacement */', when: 'before' }],
  ...committing('/* insertReplacement */'),
]

describe.skipIf(!testServer)('a case whose process is killed', () => {
  let app: TestApp
  let shop: Shop<PaymentsPort>
  let database: MarkedWire
  let unused: number[] = []
  const clock = movableClock()

  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
    const card = () => tokenOf(app.processor, '4242424242424242')
    shop = { app, clock, processor: app.payments, staff: await app.loggedIn('employee'), card }
    const own = await ownPieces(app)
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
      where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and price_cents between 1000 and 8000
        and not ('jewelry' = any(category_tags)) order by item_number`.execute(app.db)
    unused = rows.map((row) => row.n)
  })
  afterAll(async () => {
    await database.close()
    await app.close()
  })

  const env = () => ({
    ...processorEnv({ url: app.processor.url.replace(/\/$/, '') }),
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PICTURE_CACHE_DIR: app.config.PICTURE_CACHE_DIR,
    PHOTO_STORE_DIR: app.config.PHOTO_STORE_DIR,
    GIFT_CARD_SECRET: app.config.GIFT_CARD_SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
  })

  /** A member's form about a piece that was missing in its parcel, with a free copy of the piece. */
  async function filledForm(offer: string) {
    const member = await newMember(app)
    const first = takeLast(unused)
    const { orderId, lineIds } = await delivered(shop, member, [first])
    const itemNumber = await copy(app, first, takeLast(unused))
    const wish = { orderId, lineIds, kind: 'missing' }
    const { offers } = await offersFor(member, wish)
    const total = offers.find((one) => one.offer === offer)?.total
    if (total === undefined) throw new Error(`not offered: ${offer}`)
    const isPiece = offer === 'replacement'
    const input = { ...wish, words: 'It was not there.', offer, total, key: randomUUID() }
    return { member, orderId, input: isPiece ? { ...input, itemNumber } : input, itemNumber, total }
  }

  async function sendAndKill(mark: Mark, member: TestClient, input: object): Promise<void> {
    const api = await startApiProcess(env())
    database.watch(mark, api.kill)
    const answer = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [visitorHeader]: 'new',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
        cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({
        operationName: 'selectResolution',
        variables: { input },
        extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes.selectResolution } },
      }),
    }).then(
      (response) => response.text(),
      () => 'the connection broke',
    )
    await api.gone
    expect(answer).toBe('the connection broke')
  }

  const sentAgain = async (member: TestClient, input: object) => {
    const again = await member.run('selectResolution', { input } as never)
    return resultOf<CaseAnswer>(again, 'selectResolution')
  }

  async function heldFor(orderId: string): Promise<number> {
    const { id } = await app.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return app.processor.held(id)
  }

  const casesOf = async (orderId: string) => {
    const { rows } = await sql<{ cases: number; paid: number; credit: number }>`select count(*)::int as cases,
        (select count(*)::int from support_case_event e join support_case p on p.id = e.case_id
          where p.order_id = ${orderId}::uuid and e.kind = 'paid') as paid,
        (select coalesce(sum(d.granted_cents), 0)::int from credit_drop d where d.user_id = max(c.user_id::text)) as credit
      from support_case c where c.order_id = ${orderId}::uuid`.execute(app.db)
    return rows[0]
  }

  describe.each(['refund', 'credit'] as const)('with everything as %s', (offer) => {
    test.each(offer === 'refund' ? paying : paying.slice(1))('%s: it is paid once', async (_, mark) => {
      const { member, orderId, input, total } = await filledForm(offer)
      const held = await heldFor(orderId)
      await sendAndKill(mark, member, input)
      expect(await sentAgain(member, input)).toMatchObject({
        __typename: 'CasePayload',
        case: { status: 'settled', total },
      })
      for (let again = 0; again < 2; again += 1) {
        await payRefunds(doorsOfShop(shop), orderId)
        await followCases(doorsOfShop(shop))
      }
      const back = held - (await heldFor(orderId))
      expect(await casesOf(orderId)).toEqual({ cases: 1, paid: 1, credit: offer === 'credit' ? total : 0 })
      expect(back).toBe(offer === 'refund' ? total : 0)
      expect(await verifyLedger(app.db)).toEqual([])
    })
  })

  test.each(replacing)('with an identical piece, %s: one piece leaves', async (_, mark) => {
    const { member, orderId, input, itemNumber } = await filledForm('replacement')
    const held = await heldFor(orderId)
    await sendAndKill(mark, member, input)
    expect(await sentAgain(member, input)).toMatchObject({
      __typename: 'CasePayload',
      case: { replacement: { item: { itemNumber }, isReleased: true } },
    })
    await followCases(doorsOfShop(shop))
    const { rows } = await sql<{ orders: number; state: string }>`select count(*)::int as orders,
        (select state from item where item_number = ${itemNumber}::bigint) as state
      from order_line where item_number = ${itemNumber}::bigint`.execute(app.db)
    expect(rows).toEqual([{ orders: 1, state: 'pending_sale' }])
    expect(await casesOf(orderId)).toEqual({ cases: 1, paid: 0, credit: 0 })
    expect(await heldFor(orderId)).toBe(held)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
