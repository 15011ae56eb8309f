// Saved searches that buy by themselves: which piece, for whom, at most at which price, once, and told.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testTelling } from '../../testing/telling.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { tellPerson } from '../notifications/notifications.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { buyMatches } from './auto-buys.ts'
import { agree, type Buyer, becomeCheaper, buyerOf, shownTo, type Wish, wishes } from './testing/agreeing.ts'

describe.skipIf(!testServer)('a saved search that buys by itself', () => {
  let app: TestApp
  let pieces: Wish[] = []
  beforeAll(async () => {
    app = await testApp()
    pieces = await wishes(app)
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const nextPiece = () => {
    const piece = pieces.pop()
    if (!piece) throw new Error('no piece is left')
    return piece
  }
  const buy = (piece: Wish, own: Parameters<typeof doorsFor>[1] = {}) =>
    buyMatches(doorsFor(app, own), piece.item_number)
  const pieceNow = async ({ item_number }: Wish) =>
    app.db
      .selectFrom('item')
      .select(['state', 'preordered_by'])
      .where('item_number', '=', item_number)
      .executeTakeFirstOrThrow()
  const ordersOf = ({ userId }: Buyer) =>
    app.db
      .selectFrom('purchase_order')
      .select(['id', 'status', 'total_cents', 'charged_cents'])
      .where('user_id', '=', userId)
      .execute()
  const toldTo = async ({ userId }: Buyer) =>
    (
      await sql<{ title: string; body: string; link: string; data: { also?: { path: string } } }>`
        select title, body, link, data from notification where user_id = ${userId}::uuid and kind = 'order'
        order by created_at, id`.execute(app.db)
    ).rows.filter(({ title }) => /^We (bought|stopped)/.test(title))
  const ready = async (own: object = {}) => {
    const piece = nextPiece()
    const buyer = await buyerOf(app, piece)
    expect((await agree(buyer, own)).__typename).toBe('AutoBuyPayload')
    return { piece, buyer }
  }

  test('buys a matching piece with the saved card, says so, and is done after one', async () => {
    const { piece, buyer } = await ready()
    await becomeCheaper(app, piece)
    await buy(piece)
    const [order] = await ordersOf(buyer)
    expect(order).toMatchObject({ status: 'confirmed' })
    const attempt = await app.db
      .selectFrom('payment_attempt')
      .select(['id', 'saved_method_id', 'amount_cents'])
      .where('order_id', '=', order?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(attempt.saved_method_id).toBe(buyer.savedMethodId)
    expect(app.processor.held(attempt.id)).toBe(order?.total_cents)
    expect(order?.total_cents).toBeGreaterThan(piece.price_cents - 100)
    expect(await pieceNow(piece)).toEqual({ state: 'pending_sale', preordered_by: null })
    const [told] = await toldTo(buyer)
    expect(told?.title).toMatch(/^We bought .+ for you$/)
    expect(told?.body).toContain('You can cancel it')
    expect(told?.link).toBe(`/my/orders/${order?.id}`)
    expect(told?.data.also?.path).toMatch(/^\/saved\/searches\/stop\?code=/)
    expect(await shownTo(buyer)).toMatchObject({
      state: 'done',
      boughtCount: 1,
      orders: [{ orderId: order?.id, total: order?.total_cents, isPending: false }],
    })
  })

  test('mails its owner what was bought, with the link that stops the search', async () => {
    const { piece, buyer } = await ready()
    await sql`insert into notification_setting (user_id, time_zone, quiet_from, quiet_until, changed_at)
      values (${buyer.userId}::uuid, 'America/New_York', 0, 0, now())
      on conflict (user_id) do update set quiet_from = 0, quiet_until = 0`.execute(app.db)
    await becomeCheaper(app, piece)
    await buy(piece)
    const mail = memoryMail()
    const doors = {
      db: app.db,
      mail,
      ...testTelling(mail),
      webOrigin: 'https://shop.example',
      giftCardSecret: app.config.GIFT_CARD_SECRET,
      now: () => new Date(),
    }
    await tellPerson(doors, buyer.userId)
    const letters = mail.sent.map((one) => one.mail).filter(({ subject }) => subject.startsWith('We bought'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('https://shop.example/saved/searches/stop?code=')
  })

  test('is one order however often and however many jobs run', async () => {
    const { piece, buyer } = await ready({ pieces: 5 })
    await becomeCheaper(app, piece)
    await Promise.all([buy(piece), buy(piece), buy(piece)])
    await buy(piece)
    expect(await ordersOf(buyer)).toHaveLength(1)
    expect(await toldTo(buyer)).toHaveLength(1)
    expect(await shownTo(buyer)).toMatchObject({ state: 'active', boughtCount: 1 })
  })

  test('of two searches that match one piece the earlier agreement gets it', async () => {
    const piece = nextPiece()
    const late = await buyerOf(app, piece)
    const early = await buyerOf(app, piece)
    await agree(early)
    await agree(late)
    await becomeCheaper(app, piece)
    await buy(piece)
    expect(await ordersOf(early)).toHaveLength(1)
    expect(await ordersOf(late)).toEqual([])
    expect(await shownTo(late)).toMatchObject({ state: 'active', boughtCount: 0 })
  })

  test('never buys above the price, all in: neither at the match nor when the price rises after it', async () => {
    const piece = nextPiece()
    const buyer = await buyerOf(app, piece)
    await agree(buyer, { most: piece.price_cents })
    await becomeCheaper(app, piece)
    await buy(piece)
    // The piece alone is cheaper than the price; with its delivery and tax it is not.
    expect(await ordersOf(buyer)).toEqual([])
    expect(await pieceNow(piece)).toEqual({ state: 'listed', preordered_by: null })

    const rising = await ready({ most: 60_000 })
    await becomeCheaper(app, rising.piece)
    await sql`update item set price_cents = 70000 where item_number = ${rising.piece.item_number}`.execute(
      app.db,
    )
    await buy(rising.piece)
    expect(await ordersOf(rising.buyer)).toEqual([])
  })

  test('buys nothing once it is stopped, from the list or by the link of a mail', async () => {
    const first = await ready()
    await becomeCheaper(app, first.piece)
    await first.buyer.client.run('stopAutoBuy', { searchId: first.buyer.searchId })
    await buy(first.piece)
    expect(await ordersOf(first.buyer)).toEqual([])
    expect(await shownTo(first.buyer)).toMatchObject({ state: 'stopped' })

    const second = await ready({ pieces: 2 })
    await becomeCheaper(app, second.piece)
    await buy(second.piece)
    const path = (await toldTo(second.buyer))[0]?.data.also?.path ?? ''
    const code = new URLSearchParams(path.split('?')[1]).get('code')
    const stranger = app.newVisitor()
    const link = async (operation: 'getAutoBuyLink' | 'stopAutoBuyByLink', field: string) =>
      (await stranger.run(operation, { code })).data?.[field]
    expect(await link('getAutoBuyLink', 'autoBuyLink')).toMatchObject({ name: 'For me', isBuying: true })
    expect(await link('stopAutoBuyByLink', 'stopAutoBuyByLink')).toMatchObject({ isBuying: false })
    await becomeCheaper(app, second.piece)
    expect(await shownTo(second.buyer)).toMatchObject({ state: 'stopped', boughtCount: 1 })
    expect((await stranger.run('stopAutoBuyByLink', { code: 'forged' })).data).toMatchObject({
      stopAutoBuyByLink: { name: null, isBuying: false },
    })
  })

  test('gives an order up when it is stopped before the processor is asked', async () => {
    const { piece, buyer } = await ready()
    await becomeCheaper(app, piece)
    const away = { ...app.payments, authorize: () => Promise.reject(new Error('killed')) }
    await expect(buy(piece, { payments: away })).rejects.toThrow('killed')
    expect(await pieceNow(piece)).toEqual({ state: 'listed', preordered_by: buyer.userId })
    expect(await shownTo(buyer)).toMatchObject({ orders: [{ isPending: true }] })
    await buyer.client.run('stopAutoBuy', { searchId: buyer.searchId })
    await buy(piece)
    expect(await ordersOf(buyer)).toMatchObject([{ status: 'payment_declined' }])
    expect(await pieceNow(piece)).toEqual({ state: 'listed', preordered_by: null })
    expect(await heldBy(piece)).toBeUndefined()
  })

  test('is paused by a declined card, which is said, and the piece is free for the next search', async () => {
    const { piece, buyer } = await ready()
    const other = await buyerOf(app, piece)
    await agree(other)
    await becomeCheaper(app, piece)
    let tries = 0
    const payments = {
      ...app.payments,
      authorize: (request: Parameters<typeof app.payments.authorize>[0]) => {
        tries += 1
        return tries === 1
          ? Promise.resolve({ outcome: 'declined', reference: null, code: 'card_declined' } as const)
          : app.payments.authorize(request)
      },
    }
    await buy(piece, { payments })
    expect(await ordersOf(buyer)).toMatchObject([{ status: 'payment_declined' }])
    expect(await shownTo(buyer)).toMatchObject({
      state: 'paused',
      reason: expect.stringMatching(/^Your card was declined/),
    })
    expect(await toldTo(buyer)).toMatchObject([{ title: 'We stopped buying for “For me”' }])
    expect(await ordersOf(other)).toMatchObject([{ status: 'confirmed' }])
    await agree(buyer)
    expect(await shownTo(buyer)).toMatchObject({ state: 'active' })
  })

  const heldBy = async ({ item_number }: Wish) =>
    (
      await sql<{ cart_id: string }>`select cart_id from hold where item_number = ${item_number}
        and released_at is null and expires_at > clock_timestamp()`.execute(app.db)
    ).rows[0]?.cart_id
  const hold = async (client: TestClient, { item_number: itemNumber }: Wish) =>
    client.run('addToCart', { input: { itemNumber } })

  test('leaves a piece to whoever holds it or stands in line, and comes back when the hold ends', async () => {
    const { piece, buyer } = await ready()
    const holder = app.newVisitor()
    const waiting = app.newVisitor()
    await hold(holder, piece)
    await waiting.run('joinQueue', { input: { itemNumber: piece.item_number } })
    await becomeCheaper(app, piece)
    await buy(piece)
    expect(await ordersOf(buyer)).toEqual([])
    const end = () =>
      sql`update hold set expires_at = clock_timestamp() - interval '1 second' where item_number = ${piece.item_number}`.execute(
        app.db,
      )
    const before = await heldBy(piece)
    await end()
    await buy(piece)
    const turn = await heldBy(piece)
    expect(turn).toBeDefined()
    expect(turn).not.toBe(before)
    expect(await ordersOf(buyer)).toEqual([])
    await end()
    await buy(piece)
    expect(await ordersOf(buyer)).toMatchObject([{ status: 'confirmed' }])
  })

  test('leaves final sale pieces alone unless they were allowed, and pieces that others send', async () => {
    const { piece, buyer } = await ready()
    await sql`update item set final_sale = true where item_number = ${piece.item_number}`.execute(app.db)
    await becomeCheaper(app, piece)
    await buy(piece)
    expect(await ordersOf(buyer)).toEqual([])
    await agree(buyer, { allowsFinalSale: true })
    await becomeCheaper(app, piece)
    await buy(piece)
    expect(await ordersOf(buyer)).toHaveLength(1)

    const sent = await ready()
    await sql`update item set source = 'dropship' where item_number = ${sent.piece.item_number}`.execute(
      app.db,
    )
    await becomeCheaper(app, sent.piece)
    await buy(sent.piece)
    expect(await ordersOf(sent.buyer)).toEqual([])
  })

  test('waits for its owner when terms, card, address or the search have changed', async () => {
    const terms = await ready()
    await sql`update user_account set legal_version = '2001-01-01' where id = ${terms.buyer.userId}::uuid`.execute(
      app.db,
    )
    await becomeCheaper(app, terms.piece)
    await buy(terms.piece)
    expect(await shownTo(terms.buyer)).toMatchObject({ state: 'paused', reason: /terms have changed/ })
    expect((await agree(terms.buyer)).__typename).toBe('LegalAcceptRequired')

    const card = await ready()
    await card.buyer.client.run('removeSavedMethod', { id: card.buyer.savedMethodId })
    await becomeCheaper(app, card.piece)
    expect(await shownTo(card.buyer)).toMatchObject({ state: 'paused' })
    await buy(card.piece)
    expect(await shownTo(card.buyer)).toMatchObject({ state: 'paused', reason: /saved card is gone/ })

    const changed = await ready()
    const listing = {
      id: changed.buyer.searchId,
      path: '/products',
      filters: [{ key: 'brand_name_tags', values: [changed.piece.brand_name] }],
      leftOut: ['tweed'],
    }
    await changed.buyer.client.run('saveSearch', { input: { listing, name: 'For me', rhythm: 'weekly' } })
    await becomeCheaper(app, changed.piece)
    await buy(changed.piece)
    expect(await shownTo(changed.buyer)).toMatchObject({ state: 'paused', reason: /changed the search/ })
    for (const { buyer } of [terms, card, changed]) expect(await ordersOf(buyer)).toEqual([])
  })

  test('does not buy for a banned owner, nor after its last day', async () => {
    const banned = await ready()
    await sql`update user_account set banned = true where id = ${banned.buyer.userId}::uuid`.execute(app.db)
    const ended = await ready()
    await sql`update auto_buy set ends_at = now() - interval '1 hour' where search_id = ${ended.buyer.searchId}::uuid`.execute(
      app.db,
    )
    for (const { piece, buyer } of [banned, ended]) {
      await becomeCheaper(app, piece)
      await buy(piece)
      expect(await ordersOf(buyer)).toEqual([])
    }
    expect(await shownTo(ended.buyer)).toMatchObject({ state: 'ended' })
  })

  test('is agreed to by its owner alone, with every field said that is wrong', async () => {
    const { buyer, piece } = await ready()
    const wrong = await agree(buyer, {
      most: 1,
      pieces: 11,
      lastDay: '2020-01-01',
      savedMethodId: buyer.searchId,
      addressId: buyer.searchId,
      agrees: false,
    })
    expect(wrong.__typename).toBe('InvalidInput')
    expect(wrong.fields?.map(({ field }) => field)).toEqual([
      'most',
      'pieces',
      'lastDay',
      'agrees',
      'savedMethodId',
      'addressId',
    ])
    const other = await buyerOf(app, piece)
    const asOther = (operation: 'setAutoBuy' | 'stopAutoBuy', variables: Record<string, unknown>) =>
      other.client.run(operation, variables)
    const { data, errors } = await asOther('stopAutoBuy', { searchId: buyer.searchId })
    expect(data?.stopAutoBuy ?? null).toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    await expect(agree({ ...buyer, client: other.client })).rejects.toThrow('no such saved search')
    expect(await shownTo(buyer)).toMatchObject({ state: 'active' })
  })

  test('says what a price, all in, leaves for the piece itself', async () => {
    const { buyer } = await ready()
    const ask = async (most: number, addressId: string | null) =>
      (await buyer.client.run('getAutoBuyDetails', { most, addressId })).data?.autoBuyDetails as {
        pieceUpTo: number
        delivery: number
        tax: number
        isExact: boolean
      }
    const exact = await ask(6000, buyer.addressId)
    expect(exact.isExact).toBe(true)
    expect(exact.tax).toBeGreaterThan(0)
    const sum = exact.pieceUpTo + exact.delivery + exact.tax
    expect(sum).toBeLessThanOrEqual(6000)
    expect(sum).toBeGreaterThan(5990)
    expect((await ask(100, null)).pieceUpTo).toBe(0)
  })
})
