// Fit notes from what a member bought and kept (decision 0152).
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { makePiece, makeSeller, sell } from '../earnings/testing/selling.ts'

const dayMs = 86_400_000
const bust = (inches: number) => JSON.stringify([{ name: 'Bust', inches }])

describe.skipIf(!testServer)('fit notes', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  let app: TestApp
  let member: TestClient
  let sellerId: string
  beforeAll(async () => {
    app = await testApp({ now: () => now })
    member = await app.loggedIn('superstar')
    sellerId = (await makeSeller(app)).id
  })
  afterAll(() => app.close())

  const measure = async (itemNumber: number, inches: number) => {
    await sql`update item set measurements = ${bust(inches)}::jsonb where item_number = ${itemNumber}`.execute(
      app.db,
    )
    return itemNumber
  }
  /** The member buys a piece of this bust, which comes so many days ago. */
  const bought = async (inches: number, daysAgo: number) => {
    const deliveredAt = new Date(now.getTime() - daysAgo * dayMs)
    const sold = await sell(app, { sellerId, price: 5000, soldAt: deliveredAt, deliveredAt })
    await measure(sold.itemNumber, inches)
    await sql`update purchase_order set user_id = ${personByKey('superstar').id}::uuid
      where id = ${sold.orderId}::uuid`.execute(app.db)
    return sold
  }
  const noteOf = async (itemNumber: number) => (await member.run('getFitNote', { itemNumber })).data?.fitNote

  it('rest on two pieces whose return days are over, not on returned ones, and forget them', async () => {
    const wide = await measure(await makePiece(app, { sellerId, price: 5000 }), 41)
    expect(await noteOf(wide)).toMatchObject({ verdict: null, piece: 41, own: null })
    await bought(36, 20)
    await bought(36.5, 13)
    const back = await bought(44, 30)
    await sql`update seller_sale set returning_since = ${now} where order_line_id = ${back.lineId}::uuid`.execute(
      app.db,
    )
    expect(await noteOf(wide)).toMatchObject({ verdict: null })
    await bought(36.5, 16)
    expect(await noteOf(wide)).toMatchObject({
      measure: 'Bust',
      verdict: 'large',
      words: 'Likely loose on you',
      piece: 41,
      own: 36,
      ownFrom: 'kept',
      ownCount: 2,
    })
    // A piece of 36 inches that went back as too small: its parcel has to come before it counts.
    const tight = await measure(await makePiece(app, { sellerId, price: 5000 }), 35.6)
    expect(await noteOf(tight)).toMatchObject({ verdict: 'fits' })
    const small = await bought(36, 12)
    const returnId = randomUUID()
    await sql`insert into order_return (id, user_id, email, form_key, source, sender, sender_name, status,
        refund_type, restocking_waived, pays_at_first_scan, total_cents, money, created_at, drop_off_by)
      values (${returnId}::uuid, ${personByKey('superstar').id}::uuid, 'a@b.example', 'fit', 'own', 'own', 'Hemline',
        'inbound', 'full_refund', true, false, 5000, '{"sums":[],"to":[]}', ${now}, ${now})`.execute(app.db)
    await sql`insert into order_return_line (return_id, order_line_id, order_id, item_number, reason)
      values (${returnId}::uuid, ${small.lineId}::uuid, ${small.orderId}::uuid, ${small.itemNumber}, 'too_small')`.execute(
      app.db,
    )
    expect(await noteOf(tight)).toMatchObject({ verdict: 'fits' })
    await sql`update order_return set received_at = ${now} where id = ${returnId}::uuid`.execute(app.db)
    expect(await noteOf(tight)).toMatchObject({ verdict: 'small', words: 'Likely a little snug on you' })
    const basis = (await member.run('getFitBasis')).data?.fitBasis as { family: string | null }[]
    expect(basis.filter(({ family }) => family !== null)).toMatchObject([{ inches: 36, count: 2 }])
    await member.run('forgetFit')
    expect(await noteOf(wide)).toMatchObject({ verdict: null, own: null })
  })
})
