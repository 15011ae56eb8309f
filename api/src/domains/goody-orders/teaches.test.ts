// What a goody box teaches: kept pieces and those that came back too small move the fit notes, and pieces
// that were not to a person's taste count against their kind and colors in the next box.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { listTaste } from '../goody-boxes/goody-boxes.db.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { inspected, type ReturnShown, type Shop, scanned } from '../returns/testing/returning.ts'
import { listWornPieces } from '../size-profile/fit.db.ts'
import { atHome, type GoodyAnswer, goodyMember, settled } from './testing/boxing.ts'

let app: TestApp
let shop: Shop
const clock = movableClock()
beforeAll(async () => {
  if (!testServer) return
  const processor = fakeProcessor()
  app = await testApp({ payments: processor, now: clock.now })
  shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  clock.setAhead(untilMonday())
})
afterAll(() => app?.close())

it.skipIf(!testServer)('what stayed, what was too small and what was no one’s taste count once', async () => {
  const { client } = await goodyMember(shop)
  const { id: userId } = resultOf<{ id: string }>(await client.run('getUserHuman'), 'user')
  const worn = async () => {
    const kinds: Record<string, number> = {}
    for (const { kind } of await listWornPieces(app.db, userId, clock.now()))
      kinds[kind] = (kinds[kind] ?? 0) + 1
    return kinds
  }
  const disliked = async () => (await listTaste(app.db, userId)).filter(({ weight }) => weight < 0)
  const box = await atHome(shop, client)
  const reasons = [null, null, 'too_small', 'too_small', 'not_my_style']
  const choices = box.pieces.map(({ itemNumber }, i) =>
    reasons[i] ? { itemNumber, keep: false, reason: reasons[i] } : { itemNumber, keep: true },
  )
  const chosen = resultOf<GoodyAnswer>(
    await client.run('chooseGoodyPieces', { input: { boxId: box.id, choices } }),
    'chooseGoodyPieces',
  ).goodyBox
  if (!chosen) throw new Error('not chosen')
  // Nothing is learned from a parcel that nobody has seen.
  expect(await worn()).toEqual({})
  const made = { id: chosen.returnId, code: chosen.returnCode } as ReturnShown
  await scanned(shop, made)
  const { rows } = await sql<{ lineId: string }>`select order_line_id as "lineId" from order_return_line
    where return_id = ${made.id}::uuid`.execute(app.db)
  await inspected(
    shop,
    made,
    rows.map(({ lineId }) => ({ lineId, outcome: 'accepted' })),
  )
  for (const _ of [1, 2]) await settled(shop, box)
  expect(await worn()).toEqual({ kept: 2, too_small: 2 })
  expect(await disliked()).toMatchObject([{ weight: -2 }])
})
