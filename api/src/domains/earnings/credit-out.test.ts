// Cash credit that is paid out as money, by the way of a cash-out (decision 0285).
import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { payoutFailureSentence } from '@hemline/rules/vocabulary/payouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { memoryMail } from '../../ports/mail.memory.ts'
import { sandboxPayouts } from '../../ports/payouts.sandbox.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { processorSecretKey, processorWebhookSecret } from '../../testing/processor.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { grantCredit, type Overdrawn, type Posted, verifyLedger } from '../ledger/ledger.ts'
import { sendPayout, sendPayoutMail } from './earnings.ts'
import { dayMs, sell } from './testing/selling.ts'

type Answered = {
  __typename: string
  message?: string
  need?: string
  cashOut?: { id: string; fromCredit: boolean }
  setup?: { creditToPayOut: number; earnings: { available: number; paidOutInAll: number } }
}
type Credit = {
  kind: string
  balance: number
  canBePaidOut: boolean
  moves: { kind: string; amount: number }[]
}

describe.skipIf(!testServer)('cash credit', () => {
  let app: TestApp
  let member: TestClient
  let wallet = ''
  const clock = movableClock()
  const { now } = clock
  const userId = personByKey('p2p-seller').id
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
  beforeAll(async () => {
    app = await testApp({ now })
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    const { rows } = await sql`select * from seller_money_faults() where fault not like 'a piece%'`.execute(
      app.db,
    )
    expect(rows).toEqual([])
    await app.close()
  })
  beforeEach(async () => {
    clock.forward(40 * dayMs)
    member = await app.loggedIn('p2p-seller')
    await sql`update user_account set email_verified_at = now() where id = ${userId}::uuid`.execute(app.db)
    await linkTo('priya@wallet.example')
  })

  async function linkTo(email: string) {
    wallet = randomUUID()
    await sql`update payout_account set unlinked_at = now() where user_id = ${userId}::uuid and unlinked_at is null`.execute(
      app.db,
    )
    await sql`insert into payout_account (id, user_id, method, email, linked_at)
      values (${wallet}::uuid, ${userId}::uuid, 'digital_wallet', ${email}, ${new Date(now().getTime() - 2 * dayMs)})`.execute(
      app.db,
    )
  }
  const give = (amount: number, kind: 'cash_credit' | 'promo_credit' = 'cash_credit') =>
    inTransaction<Posted | Overdrawn>(app.db, 'Posted', (tx) =>
      grantCredit(tx, {
        key: randomUUID(),
        userId,
        kind,
        amount: cents(amount),
        expiresAt: null,
        reason: 'A refund',
        now: now(),
      }),
    )
  const press = async (amount: number, more: { requestKey?: string; fromCredit?: boolean } = {}) => {
    const input = { requestKey: randomUUID(), accountId: wallet, amount, fromCredit: true, ...more }
    const { data, errors } = await member.run('cashOut', { input })
    if (errors) throw new Error(JSON.stringify(errors))
    return data?.cashOut as Answered
  }
  const payable = async () =>
    resultOf<{ creditToPayOut: number }>(await member.run('getCashOutSetup'), 'cashOutSetup').creditToPayOut
  const credits = async () => (await member.run('getMyCredits')).data?.myCredits as Credit[]

  test('is paid out once for a press, from several drops, and is no earnings and no income', async () => {
    await give(3000)
    await give(2500)
    await give(900, 'promo_credit')
    const before = await payable()
    const { paidOutInAll } = resultOf<{ paidOutInAll: number }>(await member.run('earnings'), 'earnings')
    const requestKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => press(before, { requestKey })))
    expect(new Set(answers.map((one) => one.cashOut?.id)).size).toBe(1)
    const [made] = answers
    expect(made).toMatchObject({
      cashOut: { fromCredit: true },
      setup: { creditToPayOut: 0, earnings: { paidOutInAll } },
    })
    await expect(press(before, { requestKey, fromCredit: false })).rejects.toThrow('BAD_INPUT')
    const id = made?.cashOut?.id ?? ''
    await sendPayout(doors(), id)
    expect((await member.run('getCashOut', { id })).data?.cashOut).toMatchObject({ status: 'paid' })
    const mine = await credits()
    expect(mine.filter((one) => one.canBePaidOut).every((one) => one.balance === 0)).toBe(true)
    expect(mine.find((one) => one.kind === 'promo_credit' && one.balance === 900)).toMatchObject({
      canBePaidOut: false,
    })
    expect(mine.flatMap((one) => one.moves.map((move) => move.kind))).toContain('credit_paid_out')
  })

  test('of parallel presses pays no more than there is', async () => {
    await give(2000)
    const all = await payable()
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(all)))
    expect(answers.filter((one) => one.__typename === 'CashOutPayload')).toHaveLength(1)
    expect(await payable()).toBe(0)
  })

  test('that earnings were turned into brought a bonus, and stays for orders', async () => {
    await sell(app, {
      sellerId: userId,
      price: 10_000,
      soldAt: new Date(now().getTime() - 30 * dayMs),
      deliveredAt: new Date(now().getTime() - 20 * dayMs),
    })
    const before = await payable()
    await member.run('turnEarningsToCredit', { input: { requestKey: randomUUID(), amount: 1000 } })
    expect(await payable()).toBe(before)
    expect(await press(before + 500)).toMatchObject({ __typename: 'CashOutRefused', need: 'amount' })
    expect((await credits()).find((one) => one.kind === 'cash_credit')).toMatchObject({
      balance: 1000,
      canBePaidOut: false,
    })
  })

  test('that the wallet refuses is credit again, in words, and asks for what a cash-out asks for', async () => {
    await linkTo('priya+fails@wallet.example')
    await give(1500)
    const before = await payable()
    const id = (await press(1200)).cashOut?.id ?? ''
    await sendPayout(doors(), id)
    expect((await member.run('getCashOut', { id })).data?.cashOut).toMatchObject({
      status: 'failed',
      failure: payoutFailureSentence('refused', true),
    })
    expect(await payable()).toBe(before)
    const mail = memoryMail()
    await sendPayoutMail(
      { db: app.db, mail, webOrigin: 'http://localhost:5173', now },
      { payoutId: id, kind: 'failed' },
      'k',
    )
    expect(mail.sent[0]?.mail.text).toContain('in your credit again')
    expect(await press(499)).toMatchObject({ need: 'amount' })
    clock.forward(31 * 60_000)
    expect(await press(600)).toMatchObject({ need: 'password' })
  })
})
