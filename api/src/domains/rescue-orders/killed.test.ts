// The API is killed while a rescue box is made of its pieces, ordered and paid, at named points. The same
// form again makes one box of them and one charge, and no piece is in two boxes.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { killableEnv, pressAndKill } from '../../testing/kill-at.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { tokenOf } from '../../testing/processor.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { settleAttempts } from '../payment/payment.ts'
import { boxPayment, boxSize, fillShelf, payBox } from '../rescues/testing/shelf.ts'

type Point = readonly [string, 'database' | 'processor', Mark]
const authorizes = 'POST /v1/payments'
const points: readonly Point[] = [
  ['before the box is written', 'database', { text: '/* insertRescueBox */', when: 'before' }],
  ['before its pieces are in it', 'database', { text: '/* fillRescueBox */', when: 'before' }],
  [
    'before the box is committed',
    'database',
    { after: '/* fillRescueBox */', text: 'commit', when: 'before' },
  ],
  [
    'after the box is committed',
    'database',
    { after: '/* fillRescueBox */', text: 'commit', when: 'answered' },
  ],
  ['before the processor is asked', 'processor', { text: authorizes, when: 'before' }],
  ['when the processor has reserved the sum', 'processor', { text: authorizes, when: 'answered' }],
  ['before the box counts as paid', 'database', { text: '/* updateBoxPaid */', when: 'before' }],
  [
    'before the sale is committed',
    'database',
    { after: '/* updateBoxPaid */', text: 'commit', when: 'before' },
  ],
  [
    'after the sale is committed',
    'database',
    { after: '/* updateBoxPaid */', text: 'commit', when: 'answered' },
  ],
]

describe.skipIf(!testServer)('a rescue box whose process is killed', () => {
  let app: TestApp
  let database: MarkedWire
  let processor: MarkedWire
  let unused: number[] = []
  const clock = movableClock()

  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
    processor = await markedWireTo(app.processor.url)
    unused = await ownPieces(app)
  })
  afterAll(async () => {
    await database.close()
    await processor.close()
    await app.close()
  })

  /** What the processor holds for the order of the box with these pieces. */
  async function heldFor(itemNumber: number): Promise<number> {
    const { rows } = await sql<{ id: string }>`select a.id from payment_attempt a
      join order_line l on l.order_id = a.order_id where l.item_number = ${itemNumber}::bigint`.execute(
      app.db,
    )
    return rows.reduce((sum, { id }) => sum + app.processor.held(id), 0)
  }

  test.each(points)('%s: the same form sells one box', async (_, wire, mark) => {
    await sql`update rescue_piece set lost_at = now() where box_id is null`.execute(app.db)
    const itemNumbers = unused.splice(0, boxSize)
    const groupId = await fillShelf(app, itemNumbers)
    const client = app.newVisitor()
    const card = await tokenOf(app.processor, '4242424242424242')
    const input = await boxPayment(client, groupId, card)
    const env = killableEnv(app, database.url, processor.url)
    const wires = { database, processor }
    const pressed = { operation: 'placeRescueOrder' as const, variables: { input } }
    await pressAndKill({ env, wire: wires[wire], mark, client, ...pressed })
    const again = await payBox(client, input)
    expect(again.__typename).toBe('RescueOrderPlaced')
    const doors = doorsFor(app, { payments: app.payments, now: clock.now })
    for (let round = 0; round < 2; round += 1) await settleAttempts(doors)
    expect((await payBox(client, input)).orderUuid).toBe(again.orderUuid)
    const { rows } = await sql<{ boxes: number; orders: number; sold: number }>`select
        (select count(distinct box_id)::int from rescue_piece where item_number = any(${itemNumbers}::bigint[])) as boxes,
        (select count(distinct order_id)::int from order_line where item_number = any(${itemNumbers}::bigint[])) as orders,
        (select count(*)::int from item where item_number = any(${itemNumbers}::bigint[]) and state = 'transferred') as sold`.execute(
      app.db,
    )
    expect(rows).toEqual([{ boxes: 1, orders: 1, sold: boxSize }])
    expect(await heldFor(itemNumbers[0] ?? 0)).toBe(input.amountShown)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
