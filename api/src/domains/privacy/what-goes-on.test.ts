// What doesn't stand in the way of a deletion: gift cards that wait for their day, and pieces to take back.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { sendGiftCardMail } from '../gift-cards/gift-cards.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { chargeOrder, completeOfCards } from '../payment/payment.ts'
import { doorsOfShop } from '../returns/testing/returning.ts'
import { eraseLeaving } from './privacy.ts'
import { dayMs, named, type PrivacyHouse, privacyHouse } from './testing/house.ts'

describe.skipIf(!testServer)('somebody who leaves', () => {
  let house: PrivacyHouse
  beforeAll(async () => {
    house = await privacyHouse()
  })
  afterAll(() => house.app.close())

  /** Buys a card for a day after the end of the thinking time; returns the order and the card. */
  async function giftLater(client: TestClient, { name, email }: { name: string; email: string }) {
    const input = {
      templateId: '2',
      amount: 2500,
      deliveryMethod: 'email',
      deliveryDate: new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10),
      recipientName: 'Robin',
      recipientEmail: `robin-${randomUUID()}@receivers.example`,
      senderName: name,
      giftMessage: `From ${name}`,
    }
    const { id } = resultOf<{ id: string }>(
      await client.run('addGiftCardToCart', { input }),
      'addGiftCardToCart',
    )
    await fillCart(client, [], email)
    const { order } = await pay(client, await paymentOf(client))
    const orderId = order?.id ?? ''
    await chargeOrder(doorsOfShop(house.shop), { orderId })
    return { cardId: id, orderId, to: input.recipientEmail }
  }
  async function leave(client: TestClient) {
    await client.run('askForDeletion', {})
    const token = await house.mailed()
    const confirmed = named(await house.app.newVisitor().run('confirmDeletion', { token }), 'confirmDeletion')
    expect(confirmed).toMatchObject({ __typename: 'DeletionWaits' })
    await house.mailed()
    house.clock.forward(15 * dayMs)
    await eraseLeaving(house.doors())
  }
  const statusOf = async (orderId: string) => {
    const found = house.app.db.selectFrom('purchase_order').select('status').where('id', '=', orderId)
    return (await found.executeTakeFirstOrThrow()).status
  }

  test('still gives the gift card of a later day, whose names go once it is sent', async () => {
    const { client, email, mark } = await house.member()
    const { cardId, orderId, to } = await giftLater(client, { name: mark, email })
    expect(await house.privacyOf(client)).toMatchObject({
      open: [],
      stays: [expect.stringMatching(/^The gift card that you bought is still sent on its day/)],
    })
    await leave(client)
    expect(await house.tracesOf(mark)).toEqual(['gift_card'])
    const doors = { ...house.doors(), giftCardSecret: house.app.config.GIFT_CARD_SECRET }
    await sendGiftCardMail(doors, { cardId }, `gift/${cardId}`)
    const { mail } = house.mail.sent.at(-1) ?? {}
    expect(mail).toMatchObject({ to, text: expect.stringContaining(mark) })
    await completeOfCards(doorsOfShop(house.shop), orderId)
    expect(await statusOf(orderId)).toBe('order_finalized')
    await eraseLeaving(house.doors())
    expect(await house.tracesOf(mark)).toEqual([])
    expect(await house.tracesOf(to)).toEqual([])
    house.clock.setAhead(0)
  })

  test('still gets the gift card that somebody else bought, and is told nothing of it', async () => {
    const giver = await house.member()
    const { cardId, to } = await giftLater(giver.client, { name: giver.mark, email: giver.email })
    const { client, email, mark } = await house.member()
    await sql`update gift_card set recipient_email = ${email} where id = ${cardId}::uuid`.execute(
      house.app.db,
    )
    expect(await house.privacyOf(client)).toMatchObject({ open: [], stays: [] })
    await leave(client)
    expect(await house.tracesOf(mark)).toEqual(['gift_card'])
    const doors = { ...house.doors(), giftCardSecret: house.app.config.GIFT_CARD_SECRET }
    await sendGiftCardMail(doors, { cardId }, `gift/${cardId}`)
    expect(house.mail.sent.at(-1)?.mail.to).toBe(email)
    await eraseLeaving(house.doors())
    expect(await house.tracesOf(mark)).toEqual([])
    expect(to).not.toBe(email)
    house.clock.setAhead(0)
  })

  test('reads that pieces can’t be taken back afterwards', async () => {
    const { client, id } = await house.member()
    for (const itemNumber of (await ownPieces(house.app)).slice(0, 2)) {
      const theirs = sql`update item set state = 'expired', consignor_id = ${id}::uuid where item_number = ${itemNumber}`
      await theirs.execute(house.app.db)
      await sql`insert into reclaim_offer (item_number, ends_at) values (${itemNumber}, now() + interval '5 days')`.execute(
        house.app.db,
      )
    }
    expect((await house.privacyOf(client)).givenUp).toEqual([
      'the right to take back 2 pieces of yours, which we then give to a charity',
    ])
  })
})
