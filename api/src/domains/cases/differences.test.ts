// What exactly differs of a piece that is not as described: in a case, in the return of a case, and in a
// return of the shopper's own (decision 0263).
import { randomUUID } from 'node:crypto'
import { smallDifference } from '@hemline/rules/cases/offers.ts'
import { differenceNeeded, tooSmallToReturn } from '@hemline/rules/returns/differences.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { delivered, newMember, quote } from '../returns/testing/returning.ts'
import { type CopyingShop, copyingShop } from './testing/replacing.ts'

type Told = { kind: string; statedInches: number | null; seenInches: number | null; stated: string | null }
type Shown = {
  code: string
  subject: string
  returnId: string | null
  differences: { itemNumber: number; difference: Told }[]
}
type Answer = { __typename: string; message?: string; field?: string | null; case: Shown }
type Offers = { offers: { offer: string; total: number }[]; why: string | null; message?: string }
type Returned = {
  __typename: string
  message?: string
  field?: string | null
  return: { id: string; code: string; pieces: { difference: Told | null }[] }
}

const waist = { name: 'Waist', inches: 28 }
const measured = (inches: number) => ({ kind: 'measure', measure: waist.name, inches })

describe.skipIf(!testServer)('what differs of a piece', () => {
  let shop: CopyingShop
  let member: TestClient
  let wish: { orderId: string; lineIds: string[]; kind: string }
  let lineId = ''
  let itemNumber = 0
  beforeAll(async () => {
    shop = await copyingShop()
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
    itemNumber = shop.take()
    await sql`update item set measurements = ${JSON.stringify([waist])}::jsonb, color_names = '{green}'
      where item_number = ${itemNumber}::bigint`.execute(shop.app.db)
    const { orderId, lineIds } = await delivered(shop, member, [itemNumber])
    wish = { orderId, lineIds, kind: 'not_as_described' }
    lineId = lineIds[0] ?? ''
  })
  afterAll(() => shop.app.close())

  const told = (difference: object) => ({ ...wish, differences: [{ lineId, difference }] })
  const offersFor = async (input: object) =>
    resultOf<Offers>(await member.run('getResolutionOffers', { input: input as never }), 'resolutionOffers')
  const select = async (input: object) =>
    resultOf<Answer>(
      await member.run('selectResolution', {
        input: { words: '', key: randomUUID(), offer: 'person', total: 0, ...input } as never,
      }),
      'selectResolution',
    )
  const names = ({ offers }: Offers) => offers.map(({ offer }) => offer)

  it('has to be told, and is kept with what the record stated then', async () => {
    expect(await select(wish)).toMatchObject({ field: 'differences', message: differenceNeeded })
    expect(await select(told(measured(28)))).toMatchObject({
      field: 'differences',
      message: expect.stringContaining('what we stated'),
    })
    const { case: made } = await select(told(measured(26)))
    const kept = { kind: 'measure', measure: 'Waist', statedInches: 28, seenInches: 26 }
    expect(made).toMatchObject({
      subject: 'Waist: 26 in, 2 in less than the 28 in we stated.',
      differences: [{ itemNumber, difference: kept }],
    })
    // The record changes afterwards: what was stated then stays.
    await sql`update item set measurements = '[]'::jsonb where item_number = ${itemNumber}::bigint`.execute(
      shop.app.db,
    )
    const staffed = resultOf<{ case: Shown }>(
      await shop.staff.run('getStaffCase', { code: made.code }),
      'staffCase',
    )
    expect(staffed.case.differences).toMatchObject([{ itemNumber, difference: kept }])
  })

  it('decides what the hub grants: little for a person, another brand only back', async () => {
    expect(names(await offersFor(told(measured(26))))).toEqual(['send_back', 'keep_part', 'person'])
    const small = await offersFor(told(measured(27.5)))
    expect([names(small), small.why]).toEqual([['person'], smallDifference])
    const brand = await offersFor(told({ kind: 'brand', seen: 'no label' }))
    expect(names(brand)).toEqual(['send_back', 'person'])
    expect(await offersFor(told({ kind: 'color', seen: 'green' }))).toMatchObject({
      message: expect.stringContaining('what we stated'),
    })
    const total = (await offersFor(wish)).offers.find(({ offer }) => offer === 'keep_part')?.total
    expect(await select({ ...told(measured(27.5)), offer: 'keep_part', total })).toMatchObject({
      __typename: 'CaseRefused',
      field: 'offer',
    })
  })

  it('stands in the return that a case makes', async () => {
    const input = told({ kind: 'color', seen: 'blue' })
    const total = (await offersFor(input)).offers.find(({ offer }) => offer === 'send_back')?.total
    const { case: made } = await select({ ...input, offer: 'send_back', total })
    const back = resultOf<Returned['return']>(
      await member.run('getReturn', { id: made.returnId ?? '' }),
      'return',
    )
    expect(back.pieces).toMatchObject([{ difference: { kind: 'color', stated: 'green', seen: 'blue' } }])
  })

  it('has to be told in a return for our mistake, and a tape by hand allows half an inch', async () => {
    const line = (difference: object | null, reason = 'not_as_described') => ({ lineId, reason, difference })
    const { choices } = await quote(member, [{ lineId, reason: 'not_as_described' }])
    const refundType = 'full_refund_with_free_return_shipping'
    const total = choices?.find((one) => one.refundType === refundType)?.total
    const create = async (lines: object[]) =>
      resultOf<Returned>(
        await member.run('createReturn', { input: { lines, refundType, total, key: randomUUID() } as never }),
        'createReturn',
      )
    expect(await create([line(null)])).toMatchObject({ field: 'difference', message: differenceNeeded })
    expect(await create([line(measured(26), 'flaw_not_shown')])).toMatchObject({
      field: 'difference',
      message: differenceNeeded,
    })
    expect(await create([line(measured(27.6))])).toMatchObject({
      field: 'difference',
      message: tooSmallToReturn,
    })
    const { return: made } = await create([line(measured(26))])
    expect(made.pieces).toMatchObject([{ difference: { statedInches: 28, seenInches: 26 } }])
    // A reason of taste has no difference, whatever the form sends.
    const lines = [line(measured(26), 'too_small')]
    const shown = resultOf<{ choices: { refundType: string; total: number }[] }>(
      await member.run('getReturnQuote', { lines, returnId: made.id } as never),
      'returnQuote',
    ).choices.find((one) => one.refundType === 'full_refund')
    const input = { id: made.id, lines, refundType: 'full_refund', total: shown?.total }
    const changed = resultOf<Returned>(
      await member.run('editReturn', { input: input as never }),
      'editReturn',
    )
    expect(changed).toMatchObject({ return: { pieces: [{ difference: null }] } })
    const staffed = resultOf<{ return: Returned['return'] }>(
      await shop.staff.run('getStaffReturn', { code: made.code }),
      'staffReturn',
    )
    expect(staffed.return.pieces).toMatchObject([{ difference: null }])
  })
})
