// The API is killed while the person of a goody box says what goes back, at named points. Said again, one
// return brings the pieces back, and what is kept is charged once (decision 0171).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { killableEnv, pressAndKill } from '../../testing/kill-at.ts'
import { type Mark, type MarkedWire, markedWireTo } from '../../testing/marked-wire.ts'
import { tokenOf } from '../../testing/processor.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { inspected, type ReturnShown, type Shop, scanned } from '../returns/testing/returning.ts'
import { atHome, choose, goodyMember, readBox, settled } from './testing/boxing.ts'

const points: readonly (readonly [string, Mark])[] = [
  ['before the return is written', { text: '/* insertReturn */', when: 'before' }],
  ['before a choice is written', { text: '/* updateGoodyChoice */', when: 'before' }],
  ['before it is committed', { after: '/* updateGoodyChoice */', text: 'commit', when: 'before' }],
  ['after it is committed', { after: '/* updateGoodyChoice */', text: 'commit', when: 'answered' }],
]
const kept = 2

describe.skipIf(!testServer)('a goody box whose process is killed at its choice', () => {
  let app: TestApp
  let shop: Shop
  let database: MarkedWire
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    database = await markedWireTo(app.config.DATABASE_URL)
    // The boxes' helpers ask the processor through its port alone.
    shop = { app, clock, processor: app.payments as never, staff: await app.loggedIn('employee') }
  })
  beforeEach(async () => {
    clock.setAhead(untilMonday())
    await sql`update goody_box set status = 'canceled'`.execute(app.db)
    await sql`update goody_piece set is_held = false`.execute(app.db)
  })
  afterAll(async () => {
    await database.close()
    await app.close()
  })

  test.each(points)('%s: chosen again, it comes back once and is charged once', async (_, mark) => {
    const { client } = await goodyMember(shop)
    const box = await atHome(shop, client, await tokenOf(app.processor, '4242424242424242'))
    const choices = box.pieces.map(({ itemNumber }, i) =>
      i < kept ? { itemNumber, keep: true } : { itemNumber, keep: false, reason: 'too_small' },
    )
    await pressAndKill({
      env: killableEnv(app, database.url, app.processor.url),
      wire: database,
      mark,
      client,
      operation: 'chooseGoodyPieces',
      variables: { input: { boxId: box.id, choices } },
    })
    const again = await choose(client, box, kept)
    expect(again.goodyBox?.status).toBe('returning')
    const { rows } = await sql<{
      lineId: string
      returnId: string
    }>`select l.order_line_id as "lineId", r.id as "returnId"
      from order_return r join order_return_line l on l.return_id = r.id where r.box_id = ${box.id}::uuid and l.is_open`.execute(
      app.db,
    )
    expect(new Set(rows.map((row) => row.returnId)).size).toBe(1)
    expect(rows).toHaveLength(box.pieces.length - kept)
    const parcel = { id: again.goodyBox?.returnId, code: again.goodyBox?.returnCode } as ReturnShown
    await scanned(shop, parcel)
    await inspected(
      shop,
      parcel,
      rows.map(({ lineId }) => ({ lineId, outcome: 'accepted' })),
    )
    await settled(shop, box)
    const { charged } = await readBox(client, box.id)
    await settled(shop, box)
    expect(charged).toBeGreaterThan(0)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged })
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
