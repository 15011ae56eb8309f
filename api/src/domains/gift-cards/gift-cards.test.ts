import { giftCardCodes } from '@hemline/db/gift-card-codes.ts'
import { knownGiftCards } from '@hemline/db/seed/gift-cards.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { checkDigit, giftCardInvalidMessage } from '@hemline/rules/gift-cards/gift-cards.ts'
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { post, verifyLedger } from '../ledger/ledger.ts'
import { issueGiftCards, sendGiftCardMail } from './gift-cards.ts'

type Totals = {
  total: number
  subtotal: number
  giftCardAmount: number
  creditsUsed: number
  amountCharged: number
  taxAmount: number
} & {
  discountAmount: number
  shippingAmount: number
  pointsToEarn: number
  freeShipping: boolean
  amountRemainderForFreeShipping: number
  circularityFeeAmount: number
}
type Line = {
  id: string
  productType: string
  net: number
  availability: string
  reclaimWithin: string | null
} & {
  itemNumber: number | null
  item: { reclaiming: boolean; reclamationFee: number | null } | null
  giftCard: { name: string; finalSale: boolean; recipientEmail: string | null; deliveryDate: string } | null
}
type Cart = {
  id: string
  cartTotals: Totals
  cartProducts: Line[]
  applicableGiftCardsCount: number
  giftCards: {
    id: string
    last4: string
    balance: number
    redeemAmount: number
    cartId: string
    token: string
  }[]
}
type Answer = {
  __typename: string
  message?: string
  cart: Cart
  id: string
  fields?: { field: string }[]
  balance?: number
  last4?: string
}

const [small, middle, big, empty] = knownGiftCards
const dayFrom = (now: number, days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

describe.skipIf(!testServer)('gift cards', () => {
  let app: TestApp
  let unused: number[] = []
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const ask = async (client: TestClient, name: Parameters<TestClient['run']>[0], input: object) => {
    const { data, errors } = await client.run(name, { input })
    if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return data[name] as Answer
  }
  const shown = async (client: TestClient): Promise<Cart> => {
    const { data } = await client.run('getActiveCart', { estimateTaxes: true, createIfNotExists: true })
    const active = data?.activeCart as { cart: Cart } | undefined
    if (!active) throw new Error('no cart')
    return active.cart
  }
  /** A cart with pieces of 50 dollars each. */
  const filled = async (pieces: number, client = app.newVisitor()) => {
    const numbers = unused.splice(0, pieces)
    await app.db
      .updateTable('item')
      .set({ price_cents: 5000, promotion: null, clearance: false })
      .where('item_number', 'in', numbers)
      .execute()
    for (const itemNumber of numbers) await client.run('addToCart', { input: { itemNumber } })
    return client
  }
  const apply = (client: TestClient, { number, pin }: { number: string; pin: string }) =>
    ask(client, 'applyGiftCard', { number, pin })
  const wish = () => ({
    templateId: '2',
    amount: 7500,
    deliveryMethod: 'email',
    deliveryDate: dayFrom(Date.now(), 3),
    recipientName: ' Nora ',
    recipientEmail: 'nora@hemline.example',
    senderName: 'Imani',
    giftMessage: 'For something green',
  })

  test('take exactly their balance off what is to pay, and nothing off the total', async () => {
    const client = await filled(2)
    const before = (await shown(client)).cartTotals
    expect(await apply(client, small)).toMatchObject({
      __typename: 'GiftCardApplied',
      giftCard: { last4: small.number.slice(-4), redeemAmount: 2500 },
    })
    const after = await shown(client)
    expect(after.cartTotals).toMatchObject({
      total: before.total,
      giftCardAmount: 2500,
      amountCharged: before.amountCharged - 2500,
    })
    expect(after.giftCards).toMatchObject([
      { id: small.id, last4: '0015', balance: 2500, redeemAmount: 2500, cartId: after.id },
    ])
    expect(after.applicableGiftCardsCount).toBe(1)
    expect(JSON.stringify(after)).not.toContain(small.number)
  })

  test('pay in the order in which they were applied, and no more than there is to pay', async () => {
    const client = await filled(1)
    await apply(client, small)
    await apply(client, big)
    const twice = await apply(client, small)
    const { total } = twice.cart.cartTotals
    expect(twice.cart.giftCards.map((card) => [card.last4, card.redeemAmount])).toEqual([
      ['0015', 2500],
      ['0031', total - 2500],
    ])
    expect(twice.cart.cartTotals.amountCharged).toBe(0)
    const left = await ask(client, 'removeGiftCard', { id: small.id })
    expect(left.cart.giftCards).toMatchObject([{ last4: '0031', redeemAmount: total }])
    await ask(client, 'removeGiftCard', { id: 'not an id' })
  })

  test('are refused in one sentence, whether number or PIN is wrong, and however', async () => {
    const client = await filled(1)
    const unknown = `604938112299999${checkDigit('604938112299999')}`
    for (const typed of [
      { ...small, pin: '000000' },
      { number: unknown, pin: small.pin },
      { number: `${small.number.slice(0, 15)}${(Number(small.number[15]) + 1) % 10}`, pin: small.pin },
      { number: small.number, pin: middle.pin },
      { number: '', pin: '' },
    ])
      expect(await apply(client, typed)).toEqual({
        __typename: 'GiftCardInvalid',
        message: giftCardInvalidMessage,
      })
    expect((await shown(client)).giftCards).toEqual([])
  })

  test('say so when nothing is left on them, and need a cart', async () => {
    expect(await apply(await filled(1), empty)).toMatchObject({ __typename: 'GiftCardEmpty', last4: '0049' })
    expect(await apply(app.newVisitor(), small)).toMatchObject({ __typename: 'NoCartToPay' })
  })

  test('tell their balance to who has both number and PIN', async () => {
    const client = app.newVisitor()
    expect(
      await ask(client, 'giftCardBalance', { number: middle.number, pin: ` ${middle.pin}` }),
    ).toMatchObject({ balance: 12_050, last4: '0023' })
    expect(await ask(client, 'giftCardBalance', { number: middle.number, pin: '999999' })).toMatchObject({
      __typename: 'GiftCardInvalid',
    })
  })

  test('are bought as lines that take no promotion, tax, points or threshold, and that no gift card pays', async () => {
    const client = await filled(1)
    const before = (await shown(client)).cartTotals
    const added = await ask(client, 'addGiftCardToCart', wish())
    expect(added.__typename).toBe('AddGiftCardToCartPayload')
    const { cartTotals: after, cartProducts } = added.cart
    expect(after.total).toBe(before.total + 7500)
    for (const key of [
      'taxAmount',
      'discountAmount',
      'shippingAmount',
      'pointsToEarn',
      'circularityFeeAmount',
      'amountRemainderForFreeShipping',
    ] as const)
      expect([key, after[key]]).toEqual([key, before[key]])
    expect(cartProducts.at(-1)).toMatchObject({
      id: added.id,
      productType: 'gift_card',
      net: 7500,
      availability: 'IN_CART',
      itemNumber: null,
      item: null,
      giftCard: {
        name: 'Gift card: Linen checks',
        finalSale: true,
        recipientName: 'Nora',
        recipientEmail: 'nora@hemline.example',
        giftMessage: 'For something green',
      },
    })
    const { cartTotals: paid } = (await apply(client, big)).cart
    expect(paid).toMatchObject({ giftCardAmount: paid.total - 7500, amountCharged: 7500 })
    const { cart: without } = await ask(client, 'removeGiftCardFromCart', { id: added.id })
    expect(without.cartTotals.total).toBe(before.total)
    expect(await ask(client, 'removeGiftCardFromCart', { id: added.id })).toMatchObject({
      __typename: 'GiftCardNotInCart',
    })
    expect(await ask(client, 'removeGiftCardFromCart', { id: 'not an id' })).toMatchObject({
      __typename: 'GiftCardNotInCart',
    })
  })

  test('are refused with each field’s problem, and nobody takes out another’s', async () => {
    const client = app.newVisitor()
    const bad = await ask(client, 'addGiftCardToCart', {
      ...wish(),
      amount: 501,
      deliveryDate: dayFrom(Date.now(), -2),
      recipientEmail: 'nora+x@hemline.example',
    })
    expect(bad).toMatchObject({ __typename: 'InvalidInput' })
    expect(bad.fields?.map((one) => one.field)).toEqual(['amount', 'deliveryDate', 'recipientEmail'])
    const { id } = await ask(client, 'addGiftCardToCart', {
      ...wish(),
      deliveryMethod: 'print',
      recipientEmail: null,
    })
    expect(await ask(await filled(1), 'removeGiftCardFromCart', { id })).toMatchObject({
      __typename: 'GiftCardNotInCart',
    })
    expect((await shown(client)).cartProducts).toHaveLength(1)
  })

  test('go along with a visitor’s cart at log-in, bought and applied ones', async () => {
    const visitor = await filled(1)
    await ask(visitor, 'addGiftCardToCart', wish())
    await apply(visitor, middle)
    await visitor.run('logIn', {
      input: { email: personByKey('international').email, password: 'hemline-demo-1' },
    })
    const cart = await shown(visitor)
    expect(cart.cartProducts.map((line) => line.productType)).toEqual(['item', 'gift_card'])
    expect(cart.giftCards).toMatchObject([{ last4: '0023' }])
    const { data } = await visitor.run('getUserHuman')
    expect(data?.user).toMatchObject({ cartCount: 2 })
  })

  /** What placing and paying an order does with its gift cards. */
  const bought = async (client: TestClient, lineIds: string[], cents: number) => {
    const orderId = crypto.randomUUID()
    const now = new Date()
    await sql`insert into purchase_order (id, access_key, email, status, payment_method, totals, subtotal_cents, discount_cents, shipping_cents, fees_cents,
      tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at)
      values (${orderId}, ${orderId}, 'imani@hemline.example', 'confirmed', 'x', '{}', ${cents}, 0, 0, 0, 0, 0, ${cents}, 0, 0, ${cents}, ${now})`.execute(
      app.db,
    )
    const issue = {
      orderId,
      lineIds,
      buyerEmail: 'imani@hemline.example',
      secret: app.config.GIFT_CARD_SECRET,
      now,
    }
    const issued = await app.db.transaction().execute((tx) => issueGiftCards(tx, issue))
    return { issued, issue, cart: await shown(client) }
  }
  const doors = () => ({
    db: app.db,
    mail: memoryMail(),
    webOrigin: 'https://shop.example',
    now: () => new Date(),
    giftCardSecret: app.config.GIFT_CARD_SECRET,
  })

  test('that were bought are mailed on their day with a number and PIN that work, and stand nowhere else', async () => {
    const client = await filled(1)
    const { id } = await ask(client, 'addGiftCardToCart', wish())
    const { issued, issue, cart } = await bought(client, [id], 7500)
    expect(issued).toMatchObject([{ id, amountCents: 7500 }])
    expect(issued[0]?.mailedAt.toISOString().slice(0, 10)).toBe(wish().deliveryDate)
    expect(cart.cartProducts.map((line) => line.productType)).toEqual(['item'])
    expect(await app.db.transaction().execute((tx) => issueGiftCards(tx, issue))).toEqual([])

    const { mail, ...rest } = doors()
    await expect(sendGiftCardMail({ ...rest, mail }, { cardId: id }, 'k')).rejects.toThrow(
      'holds nothing yet',
    )
    const key = `sold/${id}`
    const entries = moved(account('processor_clearing'), account('gift_card', id), 7500)
    await app.db
      .transaction()
      .execute((tx) => post(tx, { key, kind: 'gift_card_sold', reason: 'a test', now: new Date(), entries }))
    await sendGiftCardMail({ ...rest, mail }, { cardId: id }, 'k')
    await sendGiftCardMail({ ...rest, mail }, { cardId: id }, 'k')
    expect(mail.sent).toHaveLength(1)
    const text = mail.sent[0]?.mail.text ?? ''
    const { number, pin } = giftCardCodes(app.config.GIFT_CARD_SECRET, id)
    expect(text).toContain(number.slice(12))
    expect(text).toContain(`PIN: ${pin}`)
    expect(text).toContain('For something green')
    expect(mail.sent[0]?.mail.to).toBe('nora@hemline.example')
    expect(await apply(client, { number, pin })).toMatchObject({
      __typename: 'GiftCardApplied',
      giftCard: { balance: 7500 },
    })
    const { rows } = await sql<{
      row: string
    }>`select g::text as row from gift_card g union all select payload::text from graphile_worker._private_jobs`.execute(
      app.db,
    )
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`${number}|${pin}`))
  })

  test('that are being paid for stay in the cart, so that a paid one always becomes a card', async () => {
    const client = app.newVisitor()
    const { id } = await ask(client, 'addGiftCardToCart', wish())
    const { issue } = await bought(client, [], 7500)
    await sql`update purchase_order set status = 'not_paid', earned = ${JSON.stringify({ giftCards: [{ id, amount: 7500 }] })}::jsonb where id = ${issue.orderId}::uuid`.execute(
      app.db,
    )
    expect(await ask(client, 'removeGiftCardFromCart', { id })).toMatchObject({
      __typename: 'GiftCardBeingPaid',
    })
    await expect(
      app.db
        .transaction()
        .execute((tx) => issueGiftCards(tx, { ...issue, lineIds: [id, crypto.randomUUID()] })),
    ).rejects.toThrow('bought 2')
    await sql`update purchase_order set status = 'payment_declined' where id = ${issue.orderId}::uuid`.execute(
      app.db,
    )
    expect(await ask(client, 'removeGiftCardFromCart', { id })).toMatchObject({
      __typename: 'RemoveGiftCardFromCartPayload',
    })
  })

  test('that are to be printed are mailed to who bought them', async () => {
    const client = app.newVisitor()
    const { id } = await ask(client, 'addGiftCardToCart', {
      ...wish(),
      deliveryMethod: 'print',
      recipientEmail: null,
    })
    await bought(client, [id], 7500)
    const entries = moved(account('processor_clearing'), account('gift_card', id), 7500)
    await app.db
      .transaction()
      .execute((tx) =>
        post(tx, { key: `sold/${id}`, kind: 'gift_card_sold', reason: 'a test', now: new Date(), entries }),
      )
    const { mail, ...rest } = doors()
    await sendGiftCardMail({ ...rest, mail }, { cardId: id }, 'k')
    expect(mail.sent[0]?.mail).toMatchObject({
      to: 'imani@hemline.example',
      subject: 'Your gift card for Nora, to print',
    })
  })

  test('add one statement to reading a cart', async () => {
    const client = await filled(2)
    await ask(client, 'addGiftCardToCart', wish())
    await apply(client, big)
    app.statements()
    await shown(client)
    const names = app.statements().flatMap((text) => text.match(/(?<=\/\* )\w+/g) ?? [])
    expect(names.filter((name) => name === 'findGiftCardFacts')).toHaveLength(1)
  })
})

describe.skipIf(!testServer)('number and PIN of a gift card', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const tried = async (client: TestClient, number: string) =>
    (await client.run('applyGiftCard', { input: { number, pin: '000000' } })).data?.applyGiftCard as {
      __typename: string
      retryAfterSeconds?: number
    }
  const withCart = async (i: number) => {
    const client = app.newVisitor()
    await client.run('addToCart', { input: { itemNumber: app.listed[i] } })
    return client
  }
  const numberOf = (i: number) => {
    const fifteen = `7000000000${String(i).padStart(5, '0')}`
    return fifteen + checkDigit(fifteen)
  }

  test('can be tried ten times in one cart, then even the right ones have to wait', async () => {
    const client = await withCart(0)
    for (let i = 0; i < 10; i++) expect((await tried(client, numberOf(i))).__typename).toBe('GiftCardInvalid')
    expect(await tried(client, numberOf(11))).toMatchObject({ __typename: 'TooManyTries' })
    const right = await client.run('applyGiftCard', { input: { number: small.number, pin: small.pin } })
    expect(right.data?.applyGiftCard).toMatchObject({ __typename: 'TooManyTries' })
  })

  test('can be tried ten times for one number, whoever tries, and whether it exists or not', async () => {
    await sql`delete from login_throttle`.execute(app.db)
    for (const [at, number] of [
      [20, small.number],
      [31, numberOf(99)],
    ] as const) {
      const outcomes: string[] = []
      for (let i = 0; i < 11; i++) outcomes.push((await tried(await withCart(at + i), number)).__typename)
      expect(outcomes).toEqual([...Array(10).fill('GiftCardInvalid'), 'TooManyTries'])
    }
  })

  test('can be tried sixty times from one network address', async () => {
    await sql`delete from login_throttle`.execute(app.db)
    let outcomes: string[] = []
    for (let i = 0; i < 7; i++) {
      const client = await withCart(50 + i)
      for (let j = 0; j < 10; j++)
        outcomes = [...outcomes, (await tried(client, numberOf(200 + i * 10 + j))).__typename]
    }
    expect(outcomes.indexOf('TooManyTries')).toBe(60)
  })
})

describe.skipIf(!testServer)('a seller’s own piece', () => {
  let app: TestApp
  let itemNumber = 0
  beforeAll(async () => {
    app = await testApp()
    const row = await app.db.selectFrom('reclaim_offer').select('item_number').executeTakeFirstOrThrow()
    itemNumber = row.item_number
  })
  afterAll(() => app.close())
  const reclaim = async (client: TestClient, number = itemNumber) =>
    (await client.run('addReclaimToCart', { input: { itemNumber: number } })).data?.addReclaimToCart as Answer

  test('goes into her cart for the fee, and shows until when', async () => {
    const greta = await app.loggedIn('seller')
    const { cart, __typename } = await reclaim(greta)
    expect(__typename).toBe('AddReclaimToCartPayload')
    expect(cart.cartProducts).toMatchObject([
      {
        itemNumber,
        productType: 'reclaim',
        availability: 'IN_CART',
        net: reclamationFee,
        item: { reclaiming: true, reclamationFee },
      },
    ])
    expect(cart.cartProducts[0]?.reclaimWithin).toMatch(/^Reclaim within \d+ days$/)
    expect(cart.cartTotals).toMatchObject({
      total: reclamationFee,
      shippingAmount: 0,
      taxAmount: 0,
      amountCharged: reclamationFee,
      freeShipping: false,
    })
    const { data } = await greta.run('removeFromCart', { input: { itemNumber } })
    expect(data?.removeFromCart).toMatchObject({
      __typename: 'RemoveFromCartPayload',
      cart: { cartProducts: [] },
    })
  })

  test('is nobody else’s to have, nor hers when it is on sale or too late', async () => {
    expect(await reclaim(await app.loggedIn('shopper'))).toMatchObject({ __typename: 'NotReclaimable' })
    expect(await reclaim(app.newVisitor())).toMatchObject({ __typename: 'NotReclaimable' })
    const greta = await app.loggedIn('seller')
    expect(await reclaim(greta, app.listed[0])).toMatchObject({ __typename: 'NotReclaimable' })
    await reclaim(greta)
    await app.db
      .updateTable('reclaim_offer')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', itemNumber)
      .execute()
    expect(await reclaim(greta)).toMatchObject({ __typename: 'NotReclaimable' })
    const { data } = await greta.run('getActiveCart', { estimateTaxes: true })
    expect((data?.activeCart as { cart: Cart } | undefined)?.cart).toMatchObject({
      cartProducts: [{ availability: 'UNAVAILABLE', reclaimWithin: null }],
      cartTotals: { total: 0 },
    })
  })
})
