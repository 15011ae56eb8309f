import { randomUUID } from 'node:crypto'
import { offerHours, offerPayHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { tokenOf } from '../../testing/processor.ts'
import { testTelling } from '../../testing/telling.ts'
import { cartOf, fillCart, home, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { idOf, list, newMember, openCloset, shopOf } from '../direct-sell/testing/selling.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { tellPerson } from '../notifications/notifications.ts'
import { followOffers } from './offers.ts'

type Offer = {
  id: string
  status: string
  isSeller: boolean
  otherName: string
  otherFacts: string | null
  items: { itemNumber: number; agreed: number | null }[]
  turns: { isMine: boolean; amount: number; isBelowFloor: boolean; payout: { earnings: number } | null }[]
  canAnswer: boolean
  canCounter: boolean
  canWithdraw: boolean
  lowest: number | null
  highest: number | null
  payUntil: string | null
}
type Answer = {
  __typename: string
  message?: string
  field?: string | null
  said?: string | null
  offer?: Offer
}
type Room = {
  refusal: string | null
  asking: number
  lowest: number
  suggestions: number[]
  others: { itemNumber: number }[]
}

const hourMs = 3_600_000
/** So far ahead it is noon in Oakland, when no quiet hours hold a mail back. */
const untilNoon = () => ((44 - new Date().getUTCHours()) % 24) * hourMs

describe.skipIf(!testServer)('offers between members', () => {
  const clock = movableClock()
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    staff = await app.loggedIn('admin')
  })
  beforeEach(() => clock.setAhead(0))
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const closet = async (wish: Record<string, unknown> = {}) => {
    const seller = await newMember(app, 'Ines', 'Moor')
    await openCloset(seller)
    return { seller, listing: await list(app, seller, { staff, wish }) }
  }
  const offer = async (
    client: TestClient,
    itemNumbers: number[],
    amount: number,
    key: string = randomUUID(),
  ) =>
    resultOf<Answer>(
      await client.run('makeOffer', { input: { itemNumbers, amount, words: '', key } }),
      'makeOffer',
    )
  const answer = async (client: TestClient, id: string, act: string, amount?: number) =>
    resultOf<Answer>(
      await client.run('answerOffer', { input: { id, act, amount, words: '', key: randomUUID() } }),
      'answerOffer',
    )
  const see = async (client: TestClient, id: string) =>
    resultOf<Offer | null>(await client.run('getOffer', { id }), 'offer')
  const room = async (client: TestClient, itemNumbers: number[]) =>
    resultOf<Room>(await client.run('getOfferRoom', { itemNumbers }), 'offerRoom')
  const piece = (itemNumber: number) =>
    app.db
      .selectFrom('item')
      .select(['state', 'price_cents', 'preordered_by'])
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
  /** What stands in a member's bell, as one text. */
  const bellOf = async (client: TestClient): Promise<string> => {
    const { rows } = await sql<{ told: string }>`select title || ': ' || body as told from notification
      where user_id = ${await idOf(client)}::uuid`.execute(app.db)
    return rows.map(({ told }) => told).join('\n')
  }
  const follow = () => followOffers({ db: app.db, now: clock.now })
  const made = async (client: TestClient, itemNumber: number, amount: number) => {
    const answered = await offer(client, [itemNumber], amount)
    if (!answered.offer) throw new Error(JSON.stringify(answered))
    return answered.offer
  }

  test('go back and forth, are taken, held at the agreed price, and paid', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const first = await made(buyer, listing.itemNumber, 7400)
    expect(first).toMatchObject({ status: 'open', isSeller: false, canAnswer: false, canWithdraw: true })
    expect(first.turns[0]).toMatchObject({ isMine: true, payout: null })
    const read = await see(seller, first.id)
    expect(read).toMatchObject({
      isSeller: true,
      otherName: 'Wren C.',
      canAnswer: true,
      lowest: 7401,
      highest: 8600,
    })
    expect(read?.turns[0]?.payout?.earnings).toBe(6512)
    expect((await answer(seller, first.id, 'counter', 8000)).offer?.turns).toHaveLength(2)
    expect((await answer(seller, first.id, 'accept', 8000)).message).toBe(
      'Your last amount waits for an answer.',
    )
    expect((await answer(buyer, first.id, 'accept', 7900)).field).toBe('amount')
    const taken = await answer(buyer, first.id, 'accept', 8000)
    expect(taken.offer).toMatchObject({ status: 'accepted', items: [{ agreed: 8000 }] })
    expect(await piece(listing.itemNumber)).toMatchObject({
      price_cents: 8000,
      preordered_by: await idOf(buyer),
    })
    const [own] = resultOf<{ listings: { lockedBecause: string | null; price: number }[] }>(
      await seller.run('getDirectShop'),
      'directShop',
    ).listings
    expect(own).toMatchObject({
      price: 8000,
      lockedBecause: 'You agreed on a price with somebody, who may pay for it until tomorrow.',
    })
    const [line] = (await cartOf(buyer)).cartProducts
    expect(line).toMatchObject({ itemNumber: listing.itemNumber, availability: 'IN_CART' })
    await buyer.run('setCartAddress', { input: { shippingAddress: home, billingSameAsShipping: true } })
    const token = await tokenOf(app.processor, '4242424242424242')
    expect((await pay(buyer, await paymentOf(buyer, token))).__typename).toBe('OrderPlaced')
    await follow()
    expect(await see(buyer, first.id)).toMatchObject({ status: 'bought' })
    expect(await piece(listing.itemNumber)).toMatchObject({ state: 'pending_sale', preordered_by: null })
    const shop = resultOf<{ toSend: { id: string; earnings: number }[] }>(
      await seller.run('getDirectShop'),
      'directShop',
    )
    expect(shop.toSend[0]?.earnings).toBe(7040)
    await seller.run('cancelDirectSale', { saleId: shop.toSend[0]?.id, reason: 'I can’t find it any more.' })
    await follow()
    expect(await see(buyer, first.id)).toMatchObject({ status: 'lapsed' })
    expect(await piece(listing.itemNumber)).toMatchObject({ state: 'delisted', price_cents: 8600 })
  })

  test('come to their seller by email, and their answer to the buyer', async () => {
    clock.setAhead(untilNoon())
    const mail = memoryMail()
    const giftCardSecret = app.config.GIFT_CARD_SECRET
    const doors = {
      db: app.db,
      mail,
      ...testTelling(mail),
      webOrigin: 'https://shop.example',
      giftCardSecret,
    }
    const mailed = async (client: TestClient) => {
      await tellPerson({ ...doors, now: clock.now }, await idOf(client))
      return mail.sent.splice(0).map((one) => one.mail)
    }
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    await mailed(seller)
    const { id } = await made(buyer, listing.itemNumber, 7400)
    const [letter] = await mailed(seller)
    expect(letter?.subject).toBe('Wren C. offers $74.00 for your piece')
    expect(letter?.text).toContain(`https://shop.example/direct/offers/${id}`)
    expect(letter?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await mailed(buyer)).toEqual([])
    await answer(seller, id, 'counter', 8000)
    expect((await mailed(buyer))[0]?.subject).toBe('Ines M. answers with $80.00')
  })

  test('below the floor are declined at once, and the buyer is not told the number', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const low = await offer(buyer, [listing.itemNumber], 5000)
    expect(low.offer?.status).toBe('declined')
    expect(JSON.stringify(low)).not.toContain('7200')
    expect((await see(seller, low.offer?.id ?? ''))?.turns[0]).toMatchObject({ isBelowFloor: true })
    expect((await see(buyer, low.offer?.id ?? ''))?.turns[0]).toMatchObject({ isBelowFloor: false })
  })

  test.each([
    ['less than the least', 3000, 'amount'],
    ['the asked price', 8600, 'amount'],
    ['half a cent', 7400.5, null],
  ])('of %s are refused', async (_, amount, field) => {
    const { listing } = await closet()
    const client = await newMember(app)
    const key = randomUUID()
    const { data, errors } = await client.run('makeOffer', {
      input: { itemNumbers: [listing.itemNumber], amount, words: '', key },
    })
    if (field === null) expect(errors?.length).toBeGreaterThan(0)
    else expect(data?.makeOffer).toMatchObject({ __typename: 'OfferRefused', field })
  })

  test('of two buyers that are taken at once, one gets the piece', async () => {
    const { seller, listing } = await closet()
    const buyers = await Promise.all([newMember(app), newMember(app, 'Tove', 'Lund')])
    const offers = [
      await made(buyers[0] as TestClient, listing.itemNumber, 7500),
      await made(buyers[1] as TestClient, listing.itemNumber, 7600),
    ]
    const answers = await Promise.all([
      answer(seller, offers[0]?.id ?? '', 'accept', 7500),
      answer(seller, offers[1]?.id ?? '', 'accept', 7600),
    ])
    expect(answers.map((one) => one.__typename).sort()).toEqual(['OfferPayload', 'OfferRefused'])
    const won = answers.findIndex((one) => one.__typename === 'OfferPayload')
    const agreed = [7500, 7600][won]
    expect(await piece(listing.itemNumber)).toMatchObject({
      price_cents: agreed,
      preordered_by: await idOf(buyers[won] as TestClient),
    })
  })

  test('on a piece that somebody else holds can’t be taken, and nothing changes', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const { id } = await made(buyer, listing.itemNumber, 7500)
    await fillCart(app.newVisitor(), [listing.itemNumber])
    expect(await answer(seller, id, 'accept', 7500)).toMatchObject({
      __typename: 'OfferRefused',
      message: expect.stringContaining('holds'),
    })
    expect(await piece(listing.itemNumber)).toMatchObject({ price_cents: 8600, preordered_by: null })
    expect(await see(seller, id)).toMatchObject({ status: 'open' })
  })

  test('that were agreed and not paid end: the piece is on sale again at its price', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const { id } = await made(buyer, listing.itemNumber, 7500)
    await answer(seller, id, 'accept', 7500)
    await follow()
    expect(await see(buyer, id)).toMatchObject({ status: 'accepted' })
    clock.setAhead((offerPayHours + 1) * hourMs)
    await sql`update hold set expires_at = clock_timestamp() - interval '1 minute' where item_number = ${listing.itemNumber}`.execute(
      app.db,
    )
    await follow()
    await follow()
    expect(await see(buyer, id)).toMatchObject({ status: 'lapsed' })
    expect(await piece(listing.itemNumber)).toMatchObject({
      state: 'listed',
      price_cents: 8600,
      preordered_by: null,
    })
  })

  test('run out after a day', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const { id } = await made(buyer, listing.itemNumber, 7500)
    clock.setAhead((offerHours + 1) * hourMs)
    await follow()
    expect(await see(buyer, id)).toMatchObject({ status: 'expired', canWithdraw: false })
    expect(await bellOf(buyer)).toContain('Your offer ran out: The seller did not answer in time.')
    expect(await bellOf(seller)).toContain('You did not answer an offer in time: It has run out.')
  })

  test('that ran out on the buyer’s side say so to both, with what each can do', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const { id } = await made(buyer, listing.itemNumber, 7500)
    await answer(seller, id, 'counter', 8000)
    clock.setAhead((offerHours + 1) * hourMs)
    await follow()
    expect(await bellOf(buyer)).toContain('You did not answer an offer in time: It has run out.')
    expect(await bellOf(seller)).toContain('Your offer ran out: The buyer did not answer in time.')
  })

  describe('whose piece is gone', () => {
    const buy = async (client: TestClient, itemNumber: number) => {
      await fillCart(client, [itemNumber])
      const paid = await pay(
        client,
        await paymentOf(client, await tokenOf(app.processor, '4242424242424242')),
      )
      expect(paid.__typename).toBe('OrderPlaced')
    }

    test('end when somebody else buys it outright, and wait for nobody’s answer', async () => {
      const { seller, listing } = await closet()
      const buyer = await newMember(app)
      const rival = await newMember(app)
      const { id } = await made(buyer, listing.itemNumber, 7500)
      await buy(rival, listing.itemNumber)
      expect((await shopOf(seller)).offersToAnswer).toBe(0)
      await follow()
      expect(await see(buyer, id)).toMatchObject({ status: 'declined', canWithdraw: false })
      expect(await see(seller, id)).toMatchObject({ canAnswer: false })
      expect(await bellOf(buyer)).toContain('A piece that you offered for was sold: Somebody else bought it.')
    })

    test('are bought when their own buyer pays the price asked', async () => {
      const { listing } = await closet()
      const buyer = await newMember(app)
      const { id } = await made(buyer, listing.itemNumber, 7500)
      await buy(buyer, listing.itemNumber)
      await follow()
      expect(await see(buyer, id)).toMatchObject({ status: 'bought' })
      expect(await bellOf(buyer)).not.toContain('Somebody else bought it.')
    })

    test('end when its seller takes it off', async () => {
      const { seller, listing } = await closet()
      const buyer = await newMember(app)
      const { id } = await made(buyer, listing.itemNumber, 7500)
      await seller.run('moveDirectListing', { id: listing.id, act: 'pause' })
      await follow()
      expect(await see(buyer, id)).toMatchObject({ status: 'declined' })
      expect(await bellOf(buyer)).toContain('A piece that you offered for left the shop')
    })
  })

  test('for several pieces of a closet are taken together, and split to the cent', async () => {
    const { seller, listing } = await closet()
    const other = await list(app, seller, { staff, wish: { price: 3301, floor: null } })
    const buyer = await newMember(app)
    expect((await room(buyer, [listing.itemNumber])).others.map((one) => one.itemNumber)).toEqual([
      other.itemNumber,
    ])
    const both = [listing.itemNumber, other.itemNumber]
    const { offer: two } = await offer(buyer, both, 9999)
    await answer(seller, two?.id ?? '', 'accept', 9999)
    const { items } = (await see(buyer, two?.id ?? '')) ?? { items: [] }
    expect(items.reduce((sum, one) => sum + (one.agreed ?? 0), 0)).toBe(9999)
    expect((await cartOf(buyer)).cartProducts.map((one) => one.itemNumber).sort()).toEqual(both.sort())
  })

  test('for several pieces are paid whole: a part of what was agreed is no order', async () => {
    const { seller, listing } = await closet()
    const other = await list(app, seller, { staff, wish: { price: 3301, floor: null } })
    const buyer = await newMember(app)
    const both = [listing.itemNumber, other.itemNumber]
    const { offer: two } = await offer(buyer, both, 9999)
    await answer(seller, two?.id ?? '', 'accept', 9999)
    await fillCart(buyer, [])
    const whole = await paymentOf(buyer)
    const { cartProducts } = await cartOf(buyer)
    const [first] = cartProducts
    await buyer.run('removeFromCart', { input: { itemNumber: first?.itemNumber } })
    const token = await tokenOf(app.processor, '4242424242424242')
    const part = await pay(buyer, await paymentOf(buyer, token))
    expect(part).toMatchObject({
      __typename: 'CheckoutIncomplete',
      message: expect.stringMatching(/one price for all pieces/),
    })
    await fillCart(buyer, [first?.itemNumber ?? 0])
    const paid = await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242'))
    expect(paid.amountShown).toBe(whole.amountShown)
    expect((await pay(buyer, paid)).__typename).toBe('OrderPlaced')
  })

  test('are not made on a sold piece, and one that waited can’t be taken any more', async () => {
    const { seller, listing } = await closet()
    const early = await newMember(app)
    const { id } = await made(early, listing.itemNumber, 7500)
    const buyer = await newMember(app)
    await fillCart(buyer, [listing.itemNumber])
    const token = await tokenOf(app.processor, '4242424242424242')
    expect((await pay(buyer, await paymentOf(buyer, token))).__typename).toBe('OrderPlaced')
    const late = await offer(await newMember(app), [listing.itemNumber], 7500)
    expect(late).toMatchObject({ __typename: 'OfferRefused', message: expect.stringContaining('on sale') })
    const taken = await answer(seller, id, 'accept', 7500)
    expect(taken.__typename).toBe('OfferRefused')
    expect((await see(early, id))?.status).not.toBe('accepted')
  })

  test('pressed twice are one offer', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => offer(buyer, [listing.itemNumber], 7500, key)))
    expect(new Set(answers.map((one) => one.offer?.id)).size).toBe(1)
    expect(resultOf<unknown>(await seller.run('getOffers', { folder: 'selling' }), 'offers')).toMatchObject({
      totalCount: 1,
      toAnswer: 1,
    })
  })

  test('show the seller who decides how other sellers rated the buyer', async () => {
    const { seller, listing } = await closet()
    const buyer = await newMember(app)
    const { id } = await made(buyer, listing.itemNumber, 7400)
    expect((await see(seller, id))?.otherFacts).toBeNull()
    const rater = await idOf(await newMember(app))
    const rated = await idOf(buyer)
    const parcels = await app.db.selectFrom('shipment').select('id').orderBy('id').limit(3).execute()
    const rate = async (authorId: string, aboutId: string, starsOf: (i: number) => number) => {
      for (const [i, parcel] of parcels.entries())
        await sql`insert into member_review (id, shipment_id, author_id, about_id, of_seller, stars, words, written_at)
          values (${randomUUID()}::uuid, ${parcel.id}::uuid, ${authorId}::uuid, ${aboutId}::uuid, ${(i === 2) === (authorId === rater)},
            ${starsOf(i)}, '', ${clock.now()})`.execute(app.db)
    }
    await sql`update shipment set delivered_at = now() where id = any(${parcels.map(({ id: one }) => one)}::uuid[])`.execute(
      app.db,
    )
    await rate(rater, rated, (i) => (i === 2 ? 1 : 4 + i))
    // Stars are counted once both sides have written: an offer must not tell what a page still hides.
    expect((await see(seller, id))?.otherFacts).toBeNull()
    await rate(rated, rater, () => 5)
    expect((await see(seller, id))?.otherFacts).toBe('4.5 of 5 stars from 2 ratings')
    expect((await see(buyer, id))?.otherFacts).toBeNull()
  })

  test('are not for visitors, owners, blocked members, or pieces of the shop', async () => {
    const { seller, listing } = await closet()
    const numbers = [listing.itemNumber]
    expect((await offer(app.newVisitor(), numbers, 7500)).__typename).toBe('SignInRequired')
    expect((await offer(seller, numbers, 7500)).message).toBe('This is your own piece.')
    const buyer = await newMember(app)
    const { id } = await made(buyer, listing.itemNumber, 7500)
    await seller.run('blockPerson', { person: { offerId: id }, on: true })
    expect((await offer(buyer, numbers, 7600)).message).toBe('Its seller takes no offers from you.')
    expect(await see(buyer, id)).toMatchObject({ canWithdraw: false, status: 'declined' })
    const [own] = app.listed
    expect(await room(buyer, [own ?? 0])).toBeNull()
    expect(await see(await newMember(app), id)).toBeNull()
  })

  test('are not taken for a piece whose seller wants none, nor for one that was sold', async () => {
    const { seller, listing } = await closet({ takesOffers: false })
    const buyer = await newMember(app)
    expect((await room(buyer, [listing.itemNumber])).refusal).toBe(
      'Its seller takes no offers for this piece.',
    )
    const other = await list(app, seller, { staff })
    const { id } = await made(buyer, other.itemNumber, 7500)
    await seller.run('moveDirectListing', { id: other.id, act: 'pause' })
    expect((await answer(seller, id, 'accept', 7500)).message).toBe(
      'A piece of this offer is not on sale any more.',
    )
  })
})
