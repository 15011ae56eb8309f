// long-file: one shop, with sales in every state, for all that is asked of earnings
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { cashOutSentences } from '@hemline/rules/earnings/cash-outs.ts'
import { payoutFailureWords } from '@hemline/rules/vocabulary/payouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { sandboxPayouts } from '../../ports/payouts.sandbox.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { processorSecretKey, processorWebhookSecret } from '../../testing/processor.ts'
import { testTelling } from '../../testing/telling.ts'
import { balanceOf, creditDropsOf, verifyLedger } from '../ledger/ledger.ts'
import { tellPerson } from '../notifications/notifications.ts'
import {
  earningsOf,
  payCharities,
  sendAccountLinked,
  sendPayout,
  sendPayoutCode,
  sendPayoutMail,
  settlePayouts,
  tellCleared,
} from './earnings.ts'
import { dayMs, sell } from './testing/selling.ts'

type Balance = { held: number; pending: number; available: number; earnedInAll: number; paidOutInAll: number }
type CashOutShown = {
  id: string
  status: string
  failure: string | null
  amount: number
  bonus: number
  receiptNumber: string | null
}
type Answered = {
  __typename: string
  message?: string
  need?: string
  cashOut?: CashOutShown
  setup?: { earnings: Balance }
}

describe.skipIf(!testServer)('earnings', () => {
  let app: TestApp
  let seller: TestClient
  const clock = movableClock()
  let wallet = ''
  const sellerId = personByKey('p2p-seller').id
  const { now } = clock
  /** Requests to a silent provider time out soon. */
  const doors = () => ({
    db: app.db,
    now,
    payouts: sandboxPayouts({
      url: app.processor.url,
      secretKey: processorSecretKey,
      webhookSecret: processorWebhookSecret,
      now,
      timeoutMs: 400,
    }),
  })
  const mail = memoryMail()
  const mailDoors = () => ({ db: app.db, mail, webOrigin: 'http://localhost:5173', now })

  beforeAll(async () => {
    app = await testApp({ now })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    // Each test starts a month after the one before, so that no earnings are pending and the daily limits
    // are unused.
    clock.forward(40 * dayMs)
    mail.sent.length = 0
    seller = await app.loggedIn('p2p-seller')
    await sql`update user_account set email_verified_at = now() where id = ${sellerId}::uuid`.execute(app.db)
    await linkTo('priya@wallet.example')
  })

  async function linkTo(email: string) {
    wallet = randomUUID()
    await sql`update payout_account set unlinked_at = now() where user_id = ${sellerId}::uuid and unlinked_at is null`.execute(
      app.db,
    )
    await sql`insert into payout_account (id, user_id, method, email, linked_at)
      values (${wallet}::uuid, ${sellerId}::uuid, 'digital_wallet', ${email}, ${new Date(now().getTime() - 2 * dayMs)})`.execute(
      app.db,
    )
  }
  const earned = (price = 10_000) =>
    sell(app, {
      sellerId,
      price,
      soldAt: new Date(now().getTime() - 30 * dayMs),
      deliveredAt: new Date(now().getTime() - 20 * dayMs),
    })
  const balance = async () => (await seller.run('earnings')).data?.earnings as Balance
  const press = async (amount: number, requestKey = randomUUID(), accountId = wallet) => {
    const { data, errors } = await seller.run('cashOut', { input: { requestKey, accountId, amount } })
    if (errors) throw new Error(JSON.stringify(errors))
    return data?.cashOut as Answered
  }
  const find = async (id: string) =>
    (await seller.run('getCashOut', { id })).data?.cashOut as CashOutShown & { events: { status: string }[] }
  const pressed = async (amount: number) => {
    const { cashOut } = await press(amount)
    if (!cashOut) throw new Error('refused')
    return cashOut.id
  }

  test('are pending until the return window is over, then hers to take', async () => {
    const before = await balance()
    const { orderId } = await sell(app, { sellerId, price: 10_000, soldAt: now() })
    expect(await balance()).toMatchObject({ pending: 3700, available: before.available })
    await sql`update shipment set delivered_at = ${now()} where order_id = ${orderId}::uuid`.execute(app.db)
    clock.forward(14 * dayMs - 60_000)
    seller = await app.loggedIn('p2p-seller')
    expect(await balance()).toMatchObject({ pending: 3700 })
    clock.forward(120_000)
    expect(await balance()).toMatchObject({ pending: 0, available: before.available + 3700 })
    app.statements()
    await balance()
    expect(app.statements().filter((text) => /seller_sale|payout|ledger/.test(text))).toHaveLength(3)
  })

  test('are told to their seller once they are available, all of a round in one notification', async () => {
    const told = async () =>
      (
        await sql<{ title: string; body: string; amount_cents: number }>`select title, body, amount_cents
          from notification where user_id = ${sellerId}::uuid and key like 'cleared:%' order by created_at`.execute(
          app.db,
        )
      ).rows
    await tellCleared(app.db, now())
    const before = (await told()).length
    await earned()
    await earned(6000)
    await sell(app, { sellerId, price: 7000, soldAt: now(), deliveredAt: now() })
    await tellCleared(app.db, now())
    await tellCleared(app.db, now())
    const all = await told()
    expect(all).toHaveLength(before + 1)
    const { available } = await balance()
    expect(available).toBeGreaterThanOrEqual(all.at(-1)?.amount_cents ?? Infinity)
    expect(all.at(-1)).toMatchObject({
      title: expect.stringMatching(/^\$[\d.]+ of your earnings cleared$/),
      body: 'For 2 pieces. Take it out, or turn it into credit, whenever you like.',
    })
    clock.forward(40 * dayMs)
    await tellCleared(app.db, now())
    expect((await told()).at(-1)?.body).toMatch(/^For .+\. Take it out/)
    expect(await told()).toHaveLength(before + 2)
    const mail = memoryMail()
    const giftCardSecret = app.config.GIFT_CARD_SECRET
    const webOrigin = 'https://shop.example'
    await tellPerson({ db: app.db, mail, ...testTelling(mail), webOrigin, giftCardSecret, now }, sellerId)
    const titles = (await told()).slice(-2).map((one) => one.title)
    expect(mail.sent.map((one) => one.mail.subject)).toEqual(expect.arrayContaining(titles))
  })

  test('are shown month by month in the shop’s time zone, twelve of them', async () => {
    await sell(app, { sellerId, price: 10_000, soldAt: new Date('2027-01-01T07:30:00Z') })
    const shown = (await seller.run('earnings')).data?.earnings as
      | { months: { month: string; earned: number }[] }
      | undefined
    const months = shown?.months ?? []
    expect(months).toHaveLength(12)
    expect(months.map((one) => one.month)).toEqual([...months.map((one) => one.month)].sort())
    // 11:30 p.m. on the last day of the year.
    expect(months.find((one) => one.month === '2026-12')?.earned).toBeGreaterThanOrEqual(3700)
    expect(months.find((one) => one.month === '2027-01')?.earned ?? 0).not.toBeGreaterThan(100_000)
  })

  describe('a cash-out', () => {
    test('leaves at once, is handed over by the job and paid', async () => {
      await earned()
      const before = await balance()
      const answer = await press(2000)
      expect(answer).toMatchObject({
        __typename: 'CashOutPayload',
        cashOut: { status: 'requested', amount: 2000 },
      })
      expect(answer.setup?.earnings.available).toBe(before.available - 2000)
      const id = answer.cashOut?.id ?? ''
      await sendPayout(doors(), id)
      await sendPayout(doors(), id)
      expect((await find(id)).events.map((event) => event.status)).toEqual(['requested', 'sent', 'paid'])
      expect(app.processor.payout(id)).toMatchObject({ status: 'paid', amount: 2000 })
      await sendPayoutMail(mailDoors(), { payoutId: id, kind: 'paid' }, 'k')
      expect(mail.sent[0]?.mail.text).toContain('$20.00')
      expect(await verifyLedger(app.db)).toEqual([])
    })

    test('is one cash-out for one key, however often it is pressed, and another thing under its key is refused', async () => {
      await earned()
      const before = await balance()
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 6 }, () => press(1000, key)))
      expect(new Set(answers.map((answer) => answer.cashOut?.id)).size).toBe(1)
      expect((await balance()).available).toBe(before.available - 1000)
      await expect(press(1001, key)).rejects.toThrow('BAD_INPUT')
    })

    test('of eight tabs at once takes no more than there is', async () => {
      await earned()
      const { available } = await balance()
      const each = Math.max(500, Math.ceil(available * 0.4))
      const answers = await Promise.all(Array.from({ length: 8 }, () => press(each)))
      expect(answers.filter((answer) => answer.__typename === 'CashOutPayload')).toHaveLength(2)
      expect((await balance()).available).toBe(available - 2 * each)
      expect(await verifyLedger(app.db)).toEqual([])
    })

    test('above what is available, below the minimum, too often and over the day’s limit is refused in words', async () => {
      for (let i = 0; i < 4; i += 1) await earned(100_000)
      const { available } = await balance()
      expect(await press(available + 1)).toMatchObject({ __typename: 'CashOutRefused', need: 'amount' })
      expect(await press(499)).toMatchObject({ need: 'amount', message: cashOutSentences.minimum })
      expect(await press(0)).toMatchObject({ need: 'amount', message: cashOutSentences.amount })
      expect(await press(100_001)).toMatchObject({ need: 'amount' })
      expect(await press(99_000)).toMatchObject({ __typename: 'CashOutPayload' })
      expect(await press(1001)).toMatchObject({ need: 'amount' })
      expect(await press(500)).toMatchObject({ __typename: 'CashOutPayload' })
      expect(await press(500)).toMatchObject({ __typename: 'CashOutPayload' })
      expect(await press(500)).toMatchObject({ need: 'later', message: cashOutSentences.count })
    })

    test('asks for a proven address, the password again, and an account that has rested', async () => {
      await earned()
      await sql`update user_account set email_verified_at = null where id = ${sellerId}::uuid`.execute(app.db)
      expect(await press(500)).toMatchObject({ need: 'email' })
      await sql`update user_account set email_verified_at = now() where id = ${sellerId}::uuid`.execute(
        app.db,
      )
      clock.forward(31 * 60_000)
      expect(await press(500)).toMatchObject({ need: 'password' })
      expect(
        (await seller.run('confirmPassword', { password: 'not it' })).data?.confirmPassword,
      ).toMatchObject({
        __typename: 'PasswordNotConfirmed',
      })
      expect(await press(500)).toMatchObject({ need: 'password' })
      expect(
        (await seller.run('confirmPassword', { password: 'hemline-demo-1' })).data?.confirmPassword,
      ).toMatchObject({
        __typename: 'PasswordConfirmed',
      })
      await sql`update payout_account set linked_at = ${now()} where id = ${wallet}::uuid`.execute(app.db)
      expect(await press(500)).toMatchObject({ need: 'later', message: cashOutSentences.resting })
      expect(await press(500, randomUUID(), randomUUID())).toMatchObject({ need: 'account' })
      expect(await press(500, randomUUID(), 'no id')).toMatchObject({ need: 'account' })
    })

    test('fails and comes back when its account was unlinked before it left', async () => {
      await earned()
      const before = await balance()
      const id = await pressed(1000)
      await seller.run('unlinkPayoutAccount', { id: wallet })
      await sendPayout(doors(), id)
      expect(app.processor.payout(id)).toBeUndefined()
      expect(await find(id)).toMatchObject({ status: 'failed', failure: payoutFailureWords.account_changed })
      expect(await balance()).toMatchObject({ available: before.available })
      await sendPayoutMail(mailDoors(), { payoutId: id, kind: 'failed' }, 'k')
      expect(mail.sent[0]?.mail.text).toContain('in your earnings again')
      expect(await press(1000)).toMatchObject({ need: 'account' })
    })

    test.each([
      ['fails', 'refused'],
      ['closed', 'account_closed'],
    ] as const)('that the provider refuses (%s) is hers again, and she reads why', async (mark, code) => {
      await linkTo(`priya+${mark}@wallet.example`)
      await earned()
      const before = await balance()
      const id = await pressed(1000)
      await sendPayout(doors(), id)
      expect(await find(id)).toMatchObject({ status: 'failed', failure: payoutFailureWords[code] })
      expect((await balance()).available).toBe(before.available)
      expect(await verifyLedger(app.db)).toEqual([])
    })

    test('whose answer is late is asked about, and paid once when the webhook comes twice', async () => {
      await linkTo('priya+late@wallet.example')
      await earned()
      const id = await pressed(1000)
      await sendPayout(doors(), id)
      expect(await find(id)).toMatchObject({ status: 'late' })
      await sendPayout(doors(), id)
      await app.processor.tick(now().getTime() + 60_000)
      expect(await find(id)).toMatchObject({ status: 'paid' })
      expect((await find(id)).events.map((event) => event.status)).toEqual([
        'requested',
        'sent',
        'late',
        'paid',
      ])
      expect(await verifyLedger(app.db)).toEqual([])
    })

    test('that is told of twice is paid once', async () => {
      await linkTo('priya+twice@wallet.example')
      await earned()
      const before = await balance()
      const id = await pressed(1000)
      await sendPayout(doors(), id)
      await app.processor.tick()
      expect(await find(id)).toMatchObject({ status: 'paid' })
      expect(await balance()).toMatchObject({
        held: before.held - 1000,
        paidOutInAll: before.paidOutInAll + 1000,
      })
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from payout_notice where key = ${id}`.execute(app.db)
      expect(rows[0]?.n).toBe(2)
      expect(await verifyLedger(app.db)).toEqual([])
    })

    test('that was paid in silence is found by the job', async () => {
      await linkTo('priya+silent@wallet.example')
      await earned()
      const id = await pressed(1000)
      await sendPayout(doors(), id)
      expect(await find(id)).toMatchObject({ status: 'late' })
      clock.forward(120_000)
      await settlePayouts(doors())
      expect(await find(id)).toMatchObject({ status: 'paid' })
    })

    test('that is never answered stays late, and is never sent again nor given back', async () => {
      await linkTo('priya+never@wallet.example')
      await earned()
      const before = await balance()
      const id = await pressed(1000)
      await sendPayout(doors(), id)
      for (let i = 0; i < 5; i += 1) {
        clock.forward(2 * 3_600_000)
        await settlePayouts(doors())
      }
      expect(await find(id)).toMatchObject({ status: 'late' })
      expect(before.available - (await balance()).available).toBe(1000)
    })

    test('that fails late comes back when it does', async () => {
      await linkTo('priya+failslate@wallet.example')
      await earned()
      const before = await balance()
      const id = await pressed(1000)
      await sendPayout(doors(), id)
      expect(await find(id)).toMatchObject({ status: 'sent' })
      await app.processor.tick(now().getTime() + 60_000)
      expect(await find(id)).toMatchObject({ status: 'failed' })
      expect((await balance()).available).toBe(before.available)
    })

    test('is nobody’s but hers to see, and a webhook that isn’t signed moves nothing', async () => {
      await earned()
      const id = await pressed(1000)
      const other = await app.loggedIn('shopper')
      expect((await other.run('getCashOut', { id })).data?.cashOut).toBeNull()
      const hook = { id: 'evt_1', type: 'payout.changed', reference: 'r', key: id }
      const answer = await app.server.inject({
        method: 'POST',
        url: '/webhooks/payouts/sandbox',
        payload: hook,
      })
      expect(answer.statusCode).toBe(400)
      expect(await find(id)).toMatchObject({ status: 'requested' })
    })
  })

  test('become store credit with the bonus, once for a key', async () => {
    await earned()
    const before = await balance()
    const dropsBefore = await creditDropsOf(app.db, { userId: sellerId, now: now() })
    const input = { requestKey: randomUUID(), amount: 1005 }
    const turn = async () =>
      (await seller.run('turnEarningsToCredit', { input })).data?.turnEarningsToCredit as Answered
    expect(await turn()).toMatchObject({
      cashOut: { status: 'paid', amount: 1005, bonus: 100 },
      setup: { earnings: { held: before.held - 1005 } },
    })
    expect((await turn()).setup?.earnings.held).toBe(before.held - 1005)
    const drops = (await creditDropsOf(app.db, { userId: sellerId, now: now() })).filter(
      (drop) => !dropsBefore.some((one) => one.id === drop.id),
    )
    expect(drops.map(({ kind, balance: held }) => [kind, held]).sort()).toEqual([
      ['cash_credit', 1005],
      ['promo_credit', 100],
    ])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('are given to a charity, with a receipt', async () => {
    await earned()
    const input = { requestKey: randomUUID(), amount: 250, charityId: 41 }
    const give = async () => (await seller.run('donateEarnings', { input })).data?.donateEarnings as Answered
    const first = await give()
    expect(first.cashOut).toMatchObject({
      status: 'paid',
      amount: 250,
      receiptNumber: expect.stringMatching(/^D-\d+$/),
    })
    expect((await give()).cashOut?.receiptNumber).toBe(first.cashOut?.receiptNumber)
    await sendPayoutMail(mailDoors(), { payoutId: first.cashOut?.id ?? '', kind: 'receipt' }, 'k')
    expect(mail.sent[0]?.mail.text).toContain(first.cashOut?.receiptNumber)
    expect(mail.sent[0]?.mail.text).toContain(`/cleanout/donate/confirmation?donation=${first.cashOut?.id}`)
    const none = await seller.run('donateEarnings', {
      input: { ...input, requestKey: randomUUID(), charityId: 11 },
    })
    expect(none.data?.donateEarnings).toMatchObject({ __typename: 'CashOutRefused' })
  })

  test('of charities are handed over once a month', async () => {
    const owed = () => balanceOf(app.db, earningsOf({ charityId: 42 }))
    const outOf = () =>
      app.db
        .selectFrom('payout')
        .select(['id', 'amount_cents', 'status'])
        .where('kind', '=', 'charity')
        .where('charity_id', '=', 42)
        .orderBy('requested_at')
        .execute()
    await earned()
    await seller.run('donateEarnings', { input: { requestKey: randomUUID(), amount: 600, charityId: 42 } })
    expect(await owed()).toBe(600)
    await Promise.all([payCharities({ db: app.db, now }), payCharities({ db: app.db, now })])
    await payCharities({ db: app.db, now })
    const [first, ...more] = await outOf()
    expect(more).toEqual([])
    await sendPayout(doors(), first?.id ?? '')
    expect(app.processor.payout(first?.id ?? '')).toMatchObject({
      amount: 600,
      status: 'paid',
      payee: 'giving@green-mile-trust.example',
    })
    expect(await owed()).toBe(0)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  describe('an account to be paid to', () => {
    const link = async (email: string, client = seller) =>
      (await client.run('linkPayoutAccount', { input: { method: 'digital_wallet', email } })).data
        ?.linkPayoutAccount
    const confirm = async (code: string) =>
      (await seller.run('confirmPayoutAccount', { code })).data?.confirmPayoutAccount as Answered
    const codeIn = () => /\b(\d{6})\b/.exec(mail.sent.at(-1)?.mail.text ?? '')?.[1] ?? ''

    test('is linked by the code that was sent to it, and rests for a day', async () => {
      expect(await link('new@wallet.example')).toMatchObject({
        __typename: 'PayoutCodeSent',
        sentTo: 'n•••w@wallet.example',
      })
      await sendPayoutCode(mailDoors(), sellerId, 'k')
      expect(mail.sent.at(-1)?.mail.to).toBe('new@wallet.example')
      const wrong = codeIn() === '000000' ? '000001' : '000000'
      expect(await confirm(wrong)).toMatchObject({ __typename: 'PayoutAccountRefused' })
      expect(await confirm(codeIn())).toMatchObject({
        __typename: 'PayoutAccountLinked',
        account: { label: 'Wallet n•••w@wallet.example' },
      })
      expect(await confirm(codeIn())).toMatchObject({ __typename: 'PayoutAccountRefused' })
      const setup = (await seller.run('getCashOutSetup')).data?.cashOutSetup as
        | { accounts: { id: string }[] }
        | undefined
      const accounts = setup?.accounts ?? []
      expect(accounts).toHaveLength(1)
      await earned()
      expect(await press(500, randomUUID(), accounts[0]?.id)).toMatchObject({
        message: cashOutSentences.resting,
      })
      await sendAccountLinked(mailDoors(), { userId: sellerId, accountId: accounts[0]?.id ?? '' }, 'k')
      expect(mail.sent.at(-1)?.mail.to).toBe(personByKey('p2p-seller').email)
    })

    test('is not linked after five wrong codes, nor after ten minutes', async () => {
      await link('five@wallet.example')
      await sendPayoutCode(mailDoors(), sellerId, 'k')
      const code = codeIn()
      for (let i = 0; i < 5; i += 1) await confirm(code === '111111' ? '111112' : '111111')
      expect(await confirm(code)).toMatchObject({
        message: 'This code was typed wrong too often. Please ask for a new one.',
      })
      await link('five@wallet.example')
      await sendPayoutCode(mailDoors(), sellerId, 'k')
      clock.forward(10 * 60_000 + 1)
      expect(await confirm(codeIn())).toMatchObject({
        message: 'This code is too old. Please ask for a new one.',
      })
    })

    test('that somebody else linked meanwhile is refused, and the right code is not used up by that', async () => {
      await link('late@wallet.example')
      await sendPayoutCode(mailDoors(), sellerId, 'k')
      await app.db
        .insertInto('payout_account')
        .values({
          id: randomUUID(),
          user_id: personByKey('shopper').id,
          method: 'digital_wallet',
          email: 'late@wallet.example',
          linked_at: now(),
        })
        .execute()
      expect(await confirm(codeIn())).toMatchObject({
        message: 'This digital-wallet email is already used by another account',
      })
      await app.db.deleteFrom('payout_account').where('email', '=', 'late@wallet.example').execute()
      expect(await confirm(codeIn())).toMatchObject({ __typename: 'PayoutAccountLinked' })
    })

    test('is one person’s only, in the words of the specification', async () => {
      await linkTo('taken@wallet.example')
      const other = await app.loggedIn('shopper')
      expect(await link('Taken@wallet.example', other)).toMatchObject({
        __typename: 'PayoutAccountRefused',
        message: 'This digital-wallet email is already used by another account',
      })
      expect(await link('no address', other)).toMatchObject({ __typename: 'PayoutAccountRefused' })
      // Trying many addresses must not reveal which ones are linked.
      for (let i = 0; i < 4; i += 1) await link('taken@wallet.example', other)
      const { errors } = await other.run('linkPayoutAccount', {
        input: { method: 'digital_wallet', email: 'taken@wallet.example' },
      })
      expect(JSON.stringify(errors)).toContain('RATE_LIMITED')
    })
  })

  describe('as a table', () => {
    const csv = (client: TestClient) =>
      app.server.inject({
        method: 'GET',
        url: '/api/v1.0/earnings.csv',
        headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
    test('are their owner’s only, are kept by nobody, and run nothing in a spreadsheet', async () => {
      const { itemNumber } = await earned()
      await sql`update item set title = '=HYPERLINK("http://x")' where item_number = ${itemNumber}`.execute(
        app.db,
      )
      await sql`update brand set name = '+1' where id = (select brand_id from item where item_number = ${itemNumber})`.execute(
        app.db,
      )
      const answer = await csv(seller)
      expect(answer.headers['cache-control']).toBe('no-store, private')
      expect(answer.headers['content-type']).toContain('text/csv')
      expect(answer.body).toContain(`"'+1 =HYPERLINK(""http://x"")",${itemNumber}`)
      expect((await csv(app.newVisitor())).statusCode).toBe(401)
      expect((await csv(await app.loggedIn('banned'))).statusCode).toBe(403)
      expect((await csv(await app.loggedIn('shopper'))).body.trim().split('\r\n')).toHaveLength(1)
    })
  })
})
