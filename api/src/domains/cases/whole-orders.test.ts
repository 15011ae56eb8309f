// Cases about an order as a whole: something charged wrongly may be delivery or a canceled piece, and of a
// rescue box no piece can be named.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/app.ts'
import { testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { boxPayment, boxSize, fillShelf, payBox } from '../rescues/testing/shelf.ts'
import { delivered, newMember, sendBack } from '../returns/testing/returning.ts'
import { type CopyingShop, choose, copyingShop, offersFor } from './testing/replacing.ts'

const person = [expect.objectContaining({ offer: 'person', total: 0 })]
type Staffed = { case: { orderId: string; kindLabel: string }; offers: object[] }

describe.skipIf(!testServer)('a case about a whole order', () => {
  let shop: CopyingShop
  let member: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
  })
  afterAll(() => shop.app.close())

  const begun = async (client: TestClient, orderId: string, kind: string) => {
    const wish = { orderId, lineIds: [], kind }
    const { offers, why } = await offersFor(client, wish)
    expect(offers).toEqual(person)
    expect(why).toBe('This is about the whole order, so a person looks at it.')
    const made = await choose(client, { ...wish, offer: 'person', words: 'The delivery was charged twice.' })
    expect(made).toMatchObject({ __typename: 'CasePayload', case: { status: 'waiting_for_us' } })
    return resultOf<Staffed>(await shop.staff.run('getStaffCase', { code: made.case.code }), 'staffCase')
  }

  it('that was charged wrongly needs no piece, and a person sees the order', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [shop.take()])
    const staffed = await begun(member, orderId, 'charged_wrongly')
    expect(staffed.case.orderId).toBe(orderId)
    expect(staffed.offers).toEqual([])
    // Another kind of case is about a piece, as long as one can be named.
    expect(await offersFor(member, { orderId, lineIds: [], kind: 'damaged' })).toMatchObject({
      message: 'Choose the piece first.',
    })
    await sendBack(
      member,
      lineIds.map((lineId) => ({ lineId, reason: 'too_small' })),
      'refund_less_return_shipping',
    )
    expect((await begun(member, orderId, 'damaged')).case.orderId).toBe(orderId)
  })

  it('that is a rescue box may be of any kind, for a member and for a guest', async () => {
    const unused = (await ownPieces(shop.app)).slice(-2 * boxSize)
    for (const [n, client] of [member, shop.app.newVisitor()].entries()) {
      shop.clock.setAhead(0)
      const groupId = await fillShelf(shop.app, unused.slice(n * boxSize, (n + 1) * boxSize))
      const { orderUuid = '' } = await payBox(client, await boxPayment(client, groupId))
      for (const kind of ['not_delivered', 'damaged'])
        expect((await begun(client, orderUuid, kind)).case.orderId).toBe(orderUuid)
      const stranger = await newMember(shop.app)
      expect(await offersFor(stranger, { orderId: orderUuid, lineIds: [], kind: 'damaged' })).toMatchObject({
        message: 'There is no such order among yours.',
      })
    }
  })
})
