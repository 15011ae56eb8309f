// What buyers and employees do with gift cards that were sold: sent again, put right, looked at.
import { giftCardCodes } from '@hemline/db/gift-card-codes.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import {
  giftCardInUseMessage,
  giftCardSentOftenMessage,
  giftCardWaitsMessage,
} from '@hemline/rules/gift-cards/sending.ts'
import type { LedgerEntry } from '@hemline/rules/ledger/ledger.ts'
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { post, verifyLedger } from '../ledger/ledger.ts'
import { issueGiftCards, sendGiftCardMail } from './gift-cards.ts'

type Send = { sentTo: string; byStaff: boolean; reason: string | null; sentAt: string | null }
type Card = {
  id: string
  last4: string
  recipientEmail: string | null
  standing: string
  sendsLeft: number
  addressOpen: boolean
  timeZone: string
  sends: Send[]
}
type Answer = {
  __typename: string
  message?: string
  sentNow?: boolean
  giftCard: Card
  staffOrder: { giftCards: Card[]; notes: { kind: string; reason: string; actor: string }[] }
  fields: { field: string }[]
  balance: number
  faceValue: number
  recipientName: string
  uses: { kind: string; amount: number; balance: number }[]
}

describe.skipIf(!testServer)('a gift card that was sold', () => {
  let app: TestApp
  let imani: TestClient
  beforeAll(async () => {
    app = await testApp()
    imani = await app.loggedIn('shopper')
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const ask = async (client: TestClient, name: Parameters<TestClient['run']>[0], input: object) => {
    const { data, errors } = await client.run(name, { input })
    return (data?.[name] ?? { __typename: errors?.[0]?.extensions?.code }) as Answer
  }
  /** An employee sends a card; asks for no more of the order than its cards and its notes. */
  const byStaff = async (client: TestClient, input: { id: string; email?: string; reason: string }) => {
    const text = Object.entries(input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    const { data, errors } =
      await client.adhoc(`mutation { staffSendGiftCardAgain(input: { ${text.join(', ')} }) { __typename
      ... on StaffOrderPayload { staffOrder { giftCards { id sendsLeft sends { byStaff reason sentTo } } notes { kind reason } } } } }`)
    return (data?.staffSendGiftCardAgain ?? { __typename: errors?.[0]?.extensions?.code }) as Answer
  }
  const mine = async (client = imani): Promise<Card[]> =>
    (await client.run('getBoughtGiftCards')).data?.boughtGiftCards as Card[]
  const posted = (key: string, kind: 'gift_card_sold' | 'order_paid', entries: readonly LedgerEntry[]) =>
    app.db
      .transaction()
      .execute((tx) => post(tx, { key, kind, reason: 'a test', now: new Date(), entries: [...entries] }))
  const doors = (mail = memoryMail()) => ({
    db: app.db,
    mail,
    webOrigin: 'https://shop.example',
    now: () => new Date(),
    giftCardSecret: app.config.GIFT_CARD_SECRET,
  })
  /** Runs the jobs that mail a card once more, as the worker would, and returns the mails. */
  const mailed = async (cardId: string) => {
    const mail = memoryMail()
    const { rows } = await sql<{ payload: { cardId: string; sendId?: string } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'giftCardMail' and j.payload ->> 'cardId' = ${cardId} and j.payload ->> 'sendId' is not null`.execute(
      app.db,
    )
    for (const { payload } of rows) await sendGiftCardMail(doors(mail), payload, `again/${payload.sendId}`)
    return mail.sent.map((one) => one.mail)
  }
  const codesOf = (id: string) => giftCardCodes(app.config.GIFT_CARD_SECRET, id)

  /** A card of $75 for Nora that Imani's order bought and paid; mailed unless it waits. */
  const sold = async ({ waits = false } = {}) => {
    const visitor = app.newVisitor()
    const day = new Date(Date.now() + (waits ? 9 : 3) * 86_400_000).toISOString().slice(0, 10)
    const { id } = (await ask(visitor, 'addGiftCardToCart', {
      templateId: '2',
      amount: 7500,
      deliveryMethod: 'email',
      deliveryDate: day,
      timeZone: 'Asia/Tokyo',
      recipientName: 'Nora',
      recipientEmail: 'nora@hemline.example',
      senderName: 'Imani',
      giftMessage: 'For something green',
    })) as unknown as { id: string }
    const orderId = crypto.randomUUID()
    await sql`insert into purchase_order (id, access_key, email, user_id, status, payment_method, totals, subtotal_cents, discount_cents, shipping_cents,
      fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at)
      values (${orderId}, ${orderId}, 'imani@hemline.example', ${personByKey('shopper').id}::uuid, 'confirmed', 'x', '{}', 7500, 0, 0, 0, 0, 0, 7500, 0, 0,
        7500, ${new Date()})`.execute(app.db)
    const secret = app.config.GIFT_CARD_SECRET
    const issued = await app.db.transaction().execute((tx) =>
      issueGiftCards(tx, {
        orderId,
        lineIds: [id],
        buyerEmail: 'imani@hemline.example',
        secret,
        now: new Date(),
      }),
    )
    await posted(
      `sold/${id}`,
      'gift_card_sold',
      moved(account('processor_clearing'), account('gift_card', id), 7500),
    )
    if (!waits) await sendGiftCardMail(doors(), { cardId: id }, 'first')
    return { id, orderId, day, mailedAt: issued[0]?.mailedAt }
  }

  test('waits for 9:00 of its day where the receiver is, and can be put right until then', async () => {
    const { id, day, mailedAt } = await sold({ waits: true })
    expect(mailedAt).toEqual(new Date(`${day}T00:00:00Z`))
    expect((await mine()).find((card) => card.id === id)).toMatchObject({
      standing: 'waits',
      recipientEmail: 'nora@hemline.example',
      timeZone: 'Asia/Tokyo',
    })
    expect(await ask(imani, 'sendGiftCardAgain', { id })).toMatchObject({
      __typename: 'GiftCardNotSent',
      message: giftCardWaitsMessage,
    })
    const right = await ask(imani, 'sendGiftCardAgain', { id, email: ' nora.b@hemline.example ' })
    expect(right).toMatchObject({
      sentNow: false,
      giftCard: { recipientEmail: 'nora.b@hemline.example', sendsLeft: 2 },
    })
    expect(await mailed(id)).toEqual([])
    const mail = memoryMail()
    await sendGiftCardMail(doors(mail), { cardId: id }, 'first')
    expect(mail.sent.map((one) => one.mail.to)).toEqual(['nora.b@hemline.example'])
  })

  test('goes out again with the same number and PIN, three times', async () => {
    const { id } = await sold()
    const { number, pin } = codesOf(id)
    expect(await ask(imani, 'sendGiftCardAgain', { id })).toMatchObject({
      __typename: 'SendGiftCardAgainPayload',
      sentNow: true,
      giftCard: { sendsLeft: 2, sends: [{ sentTo: 'nora@hemline.example', byStaff: false, sentAt: null }] },
    })
    const wrong = await ask(imani, 'sendGiftCardAgain', { id, email: 'nora+gift@hemline.example' })
    expect(wrong.fields.map((one) => one.field)).toEqual(['email'])
    await ask(imani, 'sendGiftCardAgain', { id, email: 'nora.b@hemline.example' })
    await ask(imani, 'sendGiftCardAgain', { id })
    expect(await ask(imani, 'sendGiftCardAgain', { id })).toMatchObject({ message: giftCardSentOftenMessage })
    const mails = await mailed(id)
    expect(mails).toHaveLength(3)
    for (const mail of mails) {
      expect(mail.text).toContain(`PIN: ${pin}`)
      expect(mail.text).toContain(`https://shop.example/giftcards/balance#${number}-${pin}`)
    }
    // A job that runs twice mails once.
    await mailed(id)
    const card = (await mine()).find((one) => one.id === id)
    expect(card?.sends.every((one) => one.sentAt !== null)).toBe(true)
    expect(card).toMatchObject({ sendsLeft: 0, recipientEmail: 'nora.b@hemline.example' })
    expect(JSON.stringify(await mine())).not.toMatch(new RegExp(`${number}|${pin}`))
  })

  test('shows its changes to whoever has number and PIN, and stays with them once it was used', async () => {
    const { id } = await sold()
    const { number, pin } = codesOf(id)
    await posted(
      `use/${id}`,
      'order_paid',
      moved(account('gift_card', id), account('processor_clearing'), 2000),
    )
    const seen = await ask(app.newVisitor(), 'giftCardBalance', { number, pin })
    expect(seen).toMatchObject({ balance: 5500, faceValue: 7500, recipientName: 'Nora' })
    expect(seen.uses.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['paid', -2000, 5500],
      ['filled', 7500, 7500],
    ])
    expect((await ask(app.newVisitor(), 'giftCardBalance', { number, pin: '000000' })).uses).toBeUndefined()
    const elsewhere = { id, email: 'imani@hemline.example' }
    expect(await ask(imani, 'sendGiftCardAgain', elsewhere)).toMatchObject({ message: giftCardInUseMessage })
    expect(await ask(imani, 'sendGiftCardAgain', { id })).toMatchObject({ sentNow: true })
  })

  test('is nobody else’s to send', async () => {
    const { id } = await sold()
    const greta = await app.loggedIn('seller')
    expect(await mine(greta)).toEqual([])
    expect((await ask(greta, 'sendGiftCardAgain', { id })).__typename).toBe('NOT_FOUND')
    expect((await ask(app.newVisitor(), 'sendGiftCardAgain', { id })).__typename).toBe('UNAUTHENTICATED')
    const wish = { id, reason: 'Asked by phone' }
    expect((await byStaff(greta, wish)).__typename).toBe('FORBIDDEN')
  })

  test('is sent by staff with a reason, and elsewhere with the password', async () => {
    const { id, orderId } = await sold()
    const employee = await app.loggedIn('employee')
    expect((await byStaff(employee, { id, reason: ' ' })).__typename).toBe('StaffRefusal')
    const { staffOrder } = await byStaff(employee, { id, reason: 'Went to spam' })
    expect(staffOrder.giftCards).toMatchObject([
      {
        id,
        sendsLeft: 3,
        sends: [{ byStaff: true, reason: 'Went to spam', sentTo: 'nora@hemline.example' }],
      },
    ])
    expect(staffOrder.notes).toContainEqual(
      expect.objectContaining({ kind: 'gift_card_sent_again', reason: 'Went to spam' }),
    )
    await sql`update session set confirmed_at = now() - interval '31 minutes' where user_id = ${personByKey('employee').id}::uuid`.execute(
      app.db,
    )
    const elsewhere = { id, email: 'nora.b@hemline.example', reason: 'Mistyped, says the buyer' }
    expect((await byStaff(employee, elsewhere)).__typename).toBe('PasswordNeeded')
    const fresh = await app.loggedIn('employee')
    expect((await byStaff(fresh, elsewhere)).__typename).toBe('StaffOrderPayload')
    expect((await mailed(id)).map((mail) => mail.to)).toEqual([
      'nora.b@hemline.example',
      'nora.b@hemline.example',
    ])
    const { rows } = await sql<{
      kept: string
    }>`select s.sent_to || ' was ' || coalesce(s.former, 'the same') as kept
      from gift_card_send s join gift_card g on g.id = s.gift_card_id where g.order_id = ${orderId}::uuid order by s.asked_at`.execute(
      app.db,
    )
    expect(rows.map((row) => row.kept)).toEqual([
      'nora@hemline.example was the same',
      'nora.b@hemline.example was nora@hemline.example',
    ])
  })
})
