// The gift cards that the home of an account shows: those that its member has surely had in hand.
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { post } from '../ledger/ledger.ts'

type Held = { id: string; last4: string; balance: number; inCart: boolean }

describe.skipIf(!testServer)('the gift cards of an account', () => {
  let app: TestApp
  let client: TestClient
  let email = ''
  let count = 0
  beforeAll(async () => {
    app = await testApp()
  })
  beforeEach(async () => {
    count += 1
    email = `holder-${count}@hemline.example`
    client = app.newVisitor()
    const input = {
      email,
      password: 'linen-apron-4711',
      firstName: 'Odile',
      lastName: 'Park',
      acceptTerms: true,
    }
    await client.run('signUp', { input })
  })
  afterAll(() => app.close())

  /** A card of $40 that was mailed to an address; `left`: how much of it was not spent. */
  const cardFor = async (to: string, { delivered = true, left = 4000, orderId = '' } = {}) => {
    const id = crypto.randomUUID()
    const digest = Buffer.from(id)
    await sql`insert into gift_card (id, number_digest, pin_digest, last4, template_id, face_value_cents, delivery_method, delivery_date, time_zone,
        recipient_name, recipient_email, sender_name, delivered_at, created_at)
      values (${id}::uuid, ${digest}, ${digest}, '4242', 2, 4000, 'email', current_date, 'America/New_York', 'Odile', ${to}, 'Imani',
        ${delivered ? new Date() : null}, now())`.execute(app.db)
    await app.db.transaction().execute(async (tx) => {
      const one = { reason: 'a test', now: new Date() }
      await post(tx, {
        ...one,
        key: `filled/${id}`,
        kind: 'gift_card_sold',
        entries: [...moved(account('processor_clearing'), account('gift_card', id), 4000)],
      })
      if (left < 4000)
        await post(tx, {
          ...one,
          key: `used/${id}`,
          kind: 'order_paid',
          ...(orderId ? { orderId } : {}),
          entries: [...moved(account('gift_card', id), account('processor_clearing'), 4000 - left)],
        })
    })
    return id
  }
  const confirm = () =>
    sql`update user_account set email_verified_at = now() where email = ${email}`.execute(app.db)
  const held = async (who = client) => (await who.run('getMyGiftCards')).data?.myGiftCards as Held[]

  test('are those mailed to the confirmed address, with the money that is left, and never a code', async () => {
    const whole = await cardFor(email)
    const begun = await cardFor(email, { left: 1500 })
    await cardFor(email, { left: 0 })
    await cardFor(email, { delivered: false })
    await cardFor('someone-else@hemline.example')
    expect(await held()).toEqual([])
    await confirm()
    const shown = { last4: '4242', inCart: false }
    const rows = await held()
    expect(rows.map(({ id, balance }) => [id, balance])).toEqual([
      [whole, 4000],
      [begun, 1500],
    ])
    expect(rows).toEqual([expect.objectContaining(shown), expect.objectContaining(shown)])
  })

  test('are those that paid an order of the member, also when they were mailed to another address', async () => {
    const orderId = crypto.randomUUID()
    const { rows } = await sql<{ id: string }>`select id from user_account where email = ${email}`.execute(
      app.db,
    )
    await sql`insert into purchase_order (id, access_key, email, user_id, status, payment_method, totals, subtotal_cents, discount_cents, shipping_cents,
        fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at)
      values (${orderId}::uuid, ${orderId}, ${email}, ${rows[0]?.id}::uuid, 'confirmed', 'x', '{}', 2500, 0, 0, 0, 0, 0, 2500, 0, 2500, 0, now())`.execute(
      app.db,
    )
    const id = await cardFor('giver@hemline.example', { left: 1500, orderId })
    expect(await held()).toEqual([expect.objectContaining({ id, balance: 1500, inCart: false })])
    expect(await held(await app.loggedIn('shopper'))).not.toContainEqual(expect.objectContaining({ id }))
  })

  test('are nobody else’s to see', async () => {
    const { errors } = await app.newVisitor().run('getMyGiftCards')
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})
