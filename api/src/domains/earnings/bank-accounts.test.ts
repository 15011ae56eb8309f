// A bank account as a way to be paid: linked by a code, paid once, and what happens when the bank sends
// money back (decision 0207).
import { randomUUID } from 'node:crypto'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { payoutAccountSentences } from '@hemline/rules/earnings/payout-accounts.ts'
import { payoutFailureWords } from '@hemline/rules/vocabulary/payouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { sandboxPayouts } from '../../ports/payouts.sandbox.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { bankTokenOf, processorSecretKey, processorWebhookSecret } from '../../testing/processor.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import {
  earningsOf,
  receivePayoutEvent,
  sendAccountLinked,
  sendPayout,
  sendPayoutCode,
  sendPayoutMail,
} from './earnings.ts'
import { dayMs, makeSeller, sell } from './testing/selling.ts'

type Account = { id: string; label: string; method: string; isDefault: boolean; usableAt: string }
type Answered = { __typename: string; message?: string; sentTo?: string; account?: Account; need?: string }
type CashedOut = { __typename: string; need?: string; cashOut?: { id: string } }

describe.skipIf(!testServer)('a bank account', () => {
  let app: TestApp
  let seller: TestClient
  let sellerId = ''
  const clock = movableClock()
  const { now } = clock
  const mail = memoryMail()
  const mailDoors = () => ({ db: app.db, mail, webOrigin: 'http://localhost:5173', now })
  const doors = () => ({ db: app.db, payouts: app.payouts, now })

  beforeAll(async () => {
    app = await testApp({ now })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    mail.sent.length = 0
    const made = await makeSeller(app)
    sellerId = made.id
    seller = await logIn(made.email)
  })

  /** Logs a made seller in, who gets the password of the seeded people. */
  async function logIn(email: string): Promise<TestClient> {
    await sql`update user_account set password_hash = (select password_hash from user_account where email = ${personByKey('p2p-seller').email})
      where email = ${email}`.execute(app.db)
    const client = app.newVisitor()
    await client.run('logIn', { input: { email, password: seedPassword } })
    return client
  }
  const link = async (number: string, client = seller) =>
    (await client.run('linkBankAccount', { token: await bankTokenOf(app.processor, number) })).data
      ?.linkBankAccount as Answered
  const codeIn = () => /\b(\d{6})\b/.exec(mail.sent.at(-1)?.mail.text ?? '')?.[1] ?? ''
  async function linked(number: string): Promise<Account> {
    await link(number)
    await sendPayoutCode(mailDoors(), sellerId, 'k')
    const { data } = await seller.run('confirmPayoutAccount', { code: codeIn() })
    const account = (data?.confirmPayoutAccount as Answered | undefined)?.account
    if (!account) throw new Error(JSON.stringify(data))
    return account
  }
  const accounts = async () => {
    const { data } = await seller.run('getCashOutSetup')
    return (data?.cashOutSetup as { accounts: Account[] } | undefined)?.accounts ?? []
  }
  const held = () => balanceOf(app.db, earningsOf({ sellerId }))
  const earned = () =>
    sell(app, {
      sellerId,
      price: 20_000,
      soldAt: new Date(now().getTime() - 40 * dayMs),
      deliveredAt: new Date(now().getTime() - 30 * dayMs),
    })
  const press = async (accountId: string, requestKey: string = randomUUID()) =>
    (await seller.run('cashOut', { input: { requestKey, accountId, amount: 2500 } })).data
      ?.cashOut as CashedOut
  const shown = async (id: string) =>
    (await seller.run('getCashOut', { id })).data?.cashOut as {
      status: string
      failure: string | null
      events: { status: string }[]
    }
  const rest = () =>
    sql`update payout_account set linked_at = linked_at - interval '2 days' where user_id = ${sellerId}::uuid`.execute(
      app.db,
    )

  test('is linked by a code to its owner’s own address, which says that the account rests first', async () => {
    const { email } = await app.db
      .selectFrom('user_account')
      .select('email')
      .where('id', '=', sellerId)
      .executeTakeFirstOrThrow()
    expect(await link('000123456701')).toMatchObject({ __typename: 'PayoutCodeSent' })
    await sendPayoutCode(mailDoors(), sellerId, 'k')
    const letter = mail.sent.at(-1)?.mail
    expect(letter?.to).toBe(email)
    expect(letter?.text).toContain('Checking account ••••6701')
    expect(letter?.text.replace(/\s+/g, ' ')).toContain(payoutAccountSentences.rest)
    const { data } = await seller.run('confirmPayoutAccount', { code: codeIn() })
    const account = (data?.confirmPayoutAccount as Answered | undefined)?.account
    expect(account).toMatchObject({ method: 'bank_account', label: 'Checking account ••••6701' })
    await sendAccountLinked(mailDoors(), { userId: sellerId, accountId: account?.id ?? '' }, 'linked')
    expect(mail.sent.at(-1)?.mail.text).toContain('24 hours')
    await earned()
    expect(await press(account?.id ?? '')).toMatchObject({ __typename: 'CashOutRefused', need: 'later' })
  })

  test('leaves its numbers with the processor: no table of the shop has them', async () => {
    await linked('000123456702')
    const { rows } = await sql<{ text: string }>`select t::text as text from payout_account t
      union all select t::text from payout_code t`.execute(app.db)
    expect(rows.map(({ text }) => text).join()).toContain('6702')
    expect(rows.map(({ text }) => text).join()).not.toMatch(/000123456702|110000000/)
  })

  test('is refused when it is another member’s, or its token is unknown', async () => {
    await linked('000123456703')
    expect(await link('000123456703')).toMatchObject({ message: payoutAccountSentences.linked })
    const other = await logIn((await makeSeller(app)).email)
    expect(await link('000123456703', other)).toMatchObject({ message: payoutAccountSentences.bankTaken })
    const { data } = await other.run('linkBankAccount', { token: 'btok_none' })
    expect(data?.linkBankAccount).toMatchObject({ message: payoutAccountSentences.bankOld })
  })

  test('is proposed when its owner says so, and the next one is when it is removed', async () => {
    const bank = await linked('000123456704')
    expect((await accounts()).map((one) => [one.method, one.isDefault])).toEqual([
      ['bank_account', true],
      ['digital_wallet', false],
    ])
    const wallet = (await accounts()).find((one) => one.method === 'digital_wallet')
    await seller.run('chooseDefaultPayoutAccount', { id: wallet?.id ?? '' })
    expect((await accounts()).map((one) => one.method)).toEqual(['digital_wallet', 'bank_account'])
    await seller.run('chooseDefaultPayoutAccount', { id: bank.id })
    await seller.run('unlinkPayoutAccount', { id: bank.id })
    expect((await accounts()).map((one) => [one.method, one.isDefault])).toEqual([['digital_wallet', true]])
  })

  test('is paid once for a request, however often it is pressed and sent', async () => {
    const { id } = await linked('000123456705')
    await rest()
    await earned()
    const before = await held()
    const key = randomUUID()
    const [first, second] = await Promise.all([press(id, key), press(id, key)])
    const payoutId = first.cashOut?.id ?? ''
    expect(second.cashOut?.id).toBe(payoutId)
    await Promise.all([sendPayout(doors(), payoutId), sendPayout(doors(), payoutId)])
    await sendPayout(doors(), payoutId)
    expect(await held()).toBe(before - 2500)
    expect(await shown(payoutId)).toMatchObject({ status: 'paid' })
    expect(app.processor.payout(payoutId)).toMatchObject({ status: 'paid', amount: 2500 })
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('gives money back that the bank returned, once, and its seller is told', async () => {
    const { id } = await linked('000999999991')
    await rest()
    await earned()
    const before = await held()
    const payoutId = (await press(id)).cashOut?.id ?? ''
    await sendPayout(doors(), payoutId)
    expect(await shown(payoutId)).toMatchObject({ status: 'paid' })
    await app.processor.tick(now().getTime() + 60_000)
    await Promise.all([
      receivePayoutEvent(doors(), { id: 'evt_1', key: payoutId }),
      receivePayoutEvent(doors(), { id: 'evt_2', key: payoutId }),
    ])
    await receivePayoutEvent(doors(), { id: 'evt_1', key: payoutId })
    expect(await held()).toBe(before)
    expect(await shown(payoutId)).toMatchObject({
      status: 'failed',
      failure: payoutFailureWords.returned,
      events: [{ status: 'requested' }, { status: 'sent' }, { status: 'paid' }, { status: 'failed' }],
    })
    await sendPayoutMail(mailDoors(), { payoutId, kind: 'failed' }, 'returned')
    expect(mail.sent.at(-1)?.mail.text.replace(/\s+/g, ' ')).toContain(payoutFailureWords.returned)
    expect(await verifyLedger(app.db)).toEqual([])
    expect((await sql`select * from seller_money_faults()`.execute(app.db)).rows).toEqual([])
  })

  test('keeps a paid cash-out paid when the provider merely contradicts itself', async () => {
    const { id } = await linked('000123456706')
    await rest()
    await earned()
    const payoutId = (await press(id)).cashOut?.id ?? ''
    await sendPayout(doors(), payoutId)
    const before = await held()
    const contrary = {
      ...app.payouts,
      find: async () => ({ outcome: 'failed', reference: null, code: 'refused' }) as const,
    }
    await receivePayoutEvent({ ...doors(), payouts: contrary }, { id: 'evt_3', key: payoutId })
    expect(await held()).toBe(before)
    expect(await shown(payoutId)).toMatchObject({ status: 'paid' })
  })

  test('is not linked while the processor is away, and nothing is saved', async () => {
    const away = sandboxPayouts({
      url: 'http://127.0.0.1:1',
      secretKey: processorSecretKey,
      webhookSecret: processorWebhookSecret,
      now,
      timeoutMs: 200,
    })
    await expect(away.keepBankAccount('btok_any')).rejects.toThrow('no answer')
  })
})
