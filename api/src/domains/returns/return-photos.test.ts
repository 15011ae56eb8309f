// The photographs of a return: its shopper's beside the reason, the employee's beside the decision (decision
// 0172).
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { seePhoto, sendPhoto } from '../photos/testing/sending.ts'
import { type Answered, delivered, inspected, newMember, type Shop, sendBack } from './testing/returning.ts'

const way = 'refund_less_return_shipping'
type Pieces = { pieces: { lineId: string; photoIds: string[]; outcomePhotoIds: string[] }[] }

let app: TestApp
let shop: Shop
let pieces: number[] = []
const clock = movableClock()
beforeAll(async () => {
  if (!testServer) return
  const processor = fakeProcessor()
  app = await testApp({ payments: processor, now: clock.now })
  shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  const own = await ownPieces(app)
  const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item
    where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and not ('jewelry' = any(category_tags))
    order by item_number`.execute(app.db)
  pieces = rows.map((row) => row.n)
})
afterAll(() => app?.close())

it.skipIf(!testServer)(
  'keeps each photo of its shopper, and lets go of those that are taken out',
  async () => {
    const member = await newMember(app)
    const { lineIds } = await delivered(shop, member, pieces.splice(0, 2))
    const [first = '', second = ''] = lineIds
    const a = (await sendPhoto(app, member)).id
    const b = (await sendPhoto(app, member)).id
    const line = (lineId: string, photoIds: string[]) => ({ lineId, reason: 'too_small', photoIds })
    expect(await sendBack(member, [line(first, [a]), line(second, [a])], way)).toMatchObject({
      __typename: 'ReturnRefused',
      message: 'A photo is named twice.',
      field: 'photoIds',
    })
    const stranger = (await sendPhoto(app, await newMember(app))).id
    expect(await sendBack(member, [line(first, [stranger])], way)).toMatchObject({ field: 'photoIds' })
    const sixty = Array.from({ length: 60 }, () => a)
    expect(await sendBack(member, [line(first, sixty)], way)).toMatchObject({
      message: 'At most 5 photos, please.',
    })
    const made = await sendBack(member, [line(first, [a])], way)
    const { id = '', total = 0 } = made.return ?? {}
    const edit = { id, lines: [line(first, [b])], refundType: way, total }
    expect(resultOf<Answered>(await member.run('editReturn', { input: edit }), 'editReturn').__typename).toBe(
      'ReturnPayload',
    )
    const rows = await app.db
      .selectFrom('private_photo')
      .select(['upload_id', 'use_id'])
      .where('upload_id', 'in', [a, b])
      .execute()
    expect(Object.fromEntries(rows.map((row) => [row.upload_id, row.use_id]))).toEqual({ [a]: null, [b]: id })
    const shown = resultOf<Pieces>(await member.run('getReturn', { id }), 'return')
    expect(shown.pieces.map((piece) => piece.photoIds)).toEqual([[b]])
  },
)

it.skipIf(!testServer)('shows the shopper what an employee photographed, and nobody else', async () => {
  const member = await newMember(app)
  const { lineIds } = await delivered(shop, member, pieces.splice(0, 1))
  const [lineId = ''] = lineIds
  const made = await sendBack(member, [{ lineId, reason: 'too_small' }], way)
  if (!made.return) throw new Error('no return')
  const { id } = await sendPhoto(app, shop.staff)
  expect((await seePhoto(app, member, id)).statusCode).toBe(404)
  const theirs = (await sendPhoto(app, member)).id
  const decision = { lineId, outcome: 'accepted_less', reason: 'A stain that was not there', amount: 100 }
  const answers = await inspected(shop, made.return, [
    { ...decision, photoIds: [theirs] },
    { ...decision, photoIds: [id] },
  ])
  expect(answers.map((one) => one.__typename)).toEqual(['StaffRefusal', 'StaffReturnPayload'])
  const shown = resultOf<Pieces>(await member.run('getReturn', { id: made.return.id }), 'return')
  expect(shown.pieces.map((piece) => piece.outcomePhotoIds)).toEqual([[id]])
  expect((await seePhoto(app, member, id)).statusCode).toBe(200)
  expect((await seePhoto(app, await newMember(app), id)).statusCode).toBe(404)
})
