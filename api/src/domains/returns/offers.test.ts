// A piece that came back worse than it left: the shopper takes the lower sum, declines it, or says nothing.
import { offerDays } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { shelveRescues } from '../rescues/rescues.ts'
import { followReturns } from './returns.ts'
import {
  type Answered,
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  type ReturnShown,
  type Shop,
  sendBack,
} from './testing/returning.ts'

const dayMs = 86_400_000
const offered = 500

describe.skipIf(!testServer)('an offer of less for a returned piece', () => {
  let app: TestApp
  let shop: Shop
  let pieces: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null
        and not ('jewelry' = any(category_tags)) and price_cents > 2000 order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.item_number)
  })
  afterAll(() => app.close())

  type Offered = { member: TestClient; row: ReturnShown; lineId: string; itemNumber: number }
  /** A return of one piece for which less was offered. */
  async function offer(): Promise<Offered> {
    const member = await newMember(app)
    const [itemNumber = 0] = pieces.splice(0, 1)
    const { lineIds } = await delivered(shop, member, [itemNumber])
    const [lineId = ''] = lineIds
    const { return: row } = await sendBack(member, [{ lineId, reason: 'too_small' }], 'full_refund')
    if (!row) throw new Error('no return')
    const reason = 'A button is missing now'
    const [answer] = await inspected(shop, row, [
      { lineId, outcome: 'accepted_less', amount: offered, reason },
    ])
    expect(answer?.__typename).toBe('StaffReturnPayload')
    return { member, row, lineId, itemNumber }
  }
  const answer = async ({ member, row, lineId }: Offered, accepts: boolean) =>
    resultOf<Answered>(
      await member.run('answerReturnOffer', { returnId: row.id, lineId, accepts }),
      'answerReturnOffer',
    )
  const lineOf = ({ lineId }: Offered) =>
    app.db
      .selectFrom('order_return_line')
      .selectAll()
      .where('order_line_id', '=', lineId)
      .executeTakeFirstOrThrow()
  const stateOf = async (itemNumber: number | null) =>
    (
      await app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', itemNumber ?? 0)
        .executeTakeFirstOrThrow()
    ).state
  const paidFor = async ({ row }: Offered) =>
    (
      await app.db
        .selectFrom('order_return_payment')
        .select('amount_cents')
        .where('return_id', '=', row.id)
        .execute()
    ).map((payment) => payment.amount_cents)
  const mailsOf = async ({ row }: Offered) =>
    (
      await sql<{ kind: string }>`select payload ->> 'kind' as kind from graphile_worker._private_jobs
        where key like ${`return-mail/${row.id}/%`}`.execute(app.db)
    ).rows.map(({ kind }) => kind)

  it('that is taken pays the sum, and sells the piece to no one with its old words and photos', async () => {
    const taken = await offer()
    expect((await answer(taken, true)).return).toMatchObject({ total: offered })
    expect(await paidFor(taken)).toEqual([offered])
    const { relisted_as: fresh } = await lineOf(taken)
    expect(await stateOf(taken.itemNumber)).toBe('relisted')
    expect(await stateOf(fresh)).toBe('expired')
    await shelveRescues({ db: app.db, now: clock.now })
    const { rows } = await sql<{
      source: string
      condition: string
    }>`select p.source, g.condition from rescue_piece p
      join rescue_group g on g.id = p.group_id where p.item_number = ${fresh}`.execute(app.db)
    // The boxes that are ready to wear hold nothing that came back worse.
    expect(rows).toEqual([{ source: 'returned', condition: 'mending' }])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('that is declined pays nothing, and the piece travels back with a label of its own', async () => {
    const declined = await offer()
    expect((await answer(declined, false)).return).toMatchObject({
      status: 'completed',
      pieces: [{ outcome: 'refused', offered: null }],
    })
    const line = await lineOf(declined)
    expect(line).toMatchObject({ outcome: 'refused', offer_accepted: false, relisted_as: null })
    expect(line.sent_back_code).toMatch(/\w{8}/)
    expect(await paidFor(declined)).toEqual([])
    expect(await stateOf(declined.itemNumber)).toBe('delivered')
    expect(await mailsOf(declined)).toContain('refused')
    expect(await mailsOf(declined)).not.toContain('paid')
    // A second answer changes nothing: the piece is on its way.
    await answer(declined, true)
    expect(await lineOf(declined)).toMatchObject({
      outcome: 'refused',
      sent_back_code: line.sent_back_code,
    })
    expect(await paidFor(declined)).toEqual([])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('that nobody answers is taken after seven days, and not before', async () => {
    const silent = await offer()
    clock.forward(offerDays * dayMs - 60_000)
    await followReturns(doorsOfShop(shop))
    expect((await lineOf(silent)).offer_accepted).toBeNull()
    clock.forward(120_000)
    await followReturns(doorsOfShop(shop))
    await followReturns(doorsOfShop(shop))
    expect(await lineOf(silent)).toMatchObject({ outcome: 'accepted_less', offer_accepted: true })
    expect(await paidFor(silent)).toEqual([offered])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('is answered by its shopper alone', async () => {
    const asked = await offer()
    const stranger = await newMember(app)
    expect(await answer({ ...asked, member: stranger }, true)).toMatchObject({
      __typename: 'ReturnRefused',
      message: 'There is nothing to answer here.',
    })
    expect((await lineOf(asked)).offer_accepted).toBeNull()
  })
})
