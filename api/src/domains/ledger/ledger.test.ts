import { cents } from '@hemline/rules/common/money.ts'
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/db.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import {
  balanceOf,
  creditDropsOf,
  endCredit,
  expireCredit,
  grantCredit,
  type Posting,
  post,
  spendCredit,
  verifyLedger,
} from './ledger.ts'

const now = new Date('2026-11-21T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe.skipIf(!testServer)('the ledger', () => {
  let app: TestApp
  let count = 0
  beforeAll(async () => {
    app = await testApp()
  })
  afterEach(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
  })
  afterAll(() => app.close())
  const inTx = <T>(action: (tx: Tx) => Promise<T>) => app.db.transaction().execute(action)
  const fresh = (what: string) => `${what}-${++count}`
  const paid = (orderId: string, amount: number, key = fresh('key')): Posting => ({
    key,
    kind: 'order_paid',
    reason: 'a card',
    now,
    orderId,
    entries: [
      { account: account('processor_clearing'), amount: -amount },
      { account: account('charge', orderId), amount },
    ],
  })
  const grant = (userId: string, amount: number, expiresAt: Date | null = null) =>
    inTx((tx) =>
      grantCredit(tx, {
        key: fresh('grant'),
        userId,
        kind: 'promo_credit',
        amount: cents(amount),
        expiresAt,
        reason: 'a gift',
        now,
      }),
    )
  const spend = (userId: string, amount: number, { key = fresh('spend'), at = now } = {}) =>
    inTx((tx) =>
      spendCredit(tx, {
        key,
        userId,
        amount: cents(amount),
        to: account('charge', userId),
        reason: 'an order',
        now: at,
      }),
    ).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes('entries, at least 2'))
        return { __typename: 'Refused' } as const
      throw error
    })

  test('holds what an order was paid, and takes it from the processor’s side', async () => {
    const order = fresh('order')
    await inTx((tx) => post(tx, paid(order, 4200)))
    expect(await balanceOf(app.db, account('charge', order))).toBe(4200)
    expect(await balanceOf(app.db, account('charge', 'never heard of'))).toBe(0)
  })

  test('posts the same thing once, however often and however much at once it is asked for', async () => {
    const order = fresh('order')
    const key = fresh('key')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => inTx((tx) => post(tx, paid(order, 700, key)))),
    )
    expect(new Set(answers.map((a) => a.__typename === 'Posted' && a.id)).size).toBe(1)
    expect(answers.filter((a) => a.__typename === 'Posted' && !a.replayed)).toHaveLength(1)
    expect(await balanceOf(app.db, account('charge', order))).toBe(700)
    await expect(inTx((tx) => post(tx, paid(order, 701, key)))).rejects.toThrow('used for something else')
  })

  test('refuses entries that do not sum to zero, in the rules and in the database', async () => {
    const half: Posting = { ...paid('o', 1), entries: [{ account: account('charge', 'o'), amount: 5 }] }
    await expect(inTx((tx) => post(tx, half))).rejects.toThrow('fewer than two entries')
    const order = fresh('order')
    await inTx((tx) => post(tx, paid(order, 10)))
    const unequal = inTx(async (tx) => {
      await sql`insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at) values (gen_random_uuid(), ${fresh('raw')}, 'correction', '', '', now())`.execute(
        tx,
      )
      await sql`insert into ledger_entry select p.id, a.id, 3 from ledger_posting p, ledger_account a where p.idempotency_key = ${`raw-${count}`} and a.kind in ('sales', 'charge', 'processor_clearing')
        and a.holder in ('', ${order})`.execute(tx)
    })
    await expect(unequal).rejects.toThrow('do not sum to zero')
  })

  test('changes and removes nothing, and closes a posting with its transaction', async () => {
    await inTx((tx) => post(tx, paid(fresh('order'), 900)))
    for (const table of ['ledger_entry', 'ledger_posting', 'ledger_account']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(app.db)).rejects.toThrow('append-only')
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(app.db)).rejects.toThrow('append-only')
    }
    await expect(sql`update ledger_entry set amount = amount + 1`.execute(app.db)).rejects.toThrow(
      'append-only',
    )
    const late = sql`insert into ledger_entry select p.id, a.id, 1 from ledger_posting p, ledger_account a where a.kind = 'charge' limit 1`
    await expect(late.execute(app.db)).rejects.toThrow('is closed')
  })

  test('spends the credit first that ends first, and none that has ended', async () => {
    const user = fresh('user')
    await grant(user, 1000)
    await grant(user, 500, inDays(30))
    await grant(user, 300, inDays(2))
    const spent = await spend(user, 900)
    expect(spent).toMatchObject({
      __typename: 'CreditSpent',
      uses: [{ amount: 300, expiresAt: inDays(2) }, { amount: 500 }, { amount: 100, expiresAt: null }],
    })
    expect((await creditDropsOf(app.db, { userId: user, now })).map((d) => d.balance)).toEqual([900])
    await grant(user, 5000, inDays(1))
    const later = await inTx((tx) =>
      spendCredit(tx, {
        key: fresh('k'),
        userId: user,
        amount: cents(900),
        to: account('charge', user),
        reason: '',
        now: inDays(1),
      }),
    )
    expect(later).toMatchObject({ __typename: 'CreditSpent', uses: [{ amount: 900, expiresAt: null }] })
  })

  test('answers a spend that is asked for again with the same drops', async () => {
    const user = fresh('user')
    const key = fresh('key')
    await grant(user, 800, inDays(3))
    const first = await spend(user, 500, { key })
    expect(await spend(user, 500, { key })).toEqual({ ...first, replayed: true })
    expect(await balanceOf(app.db, account('charge', user))).toBe(500)
  })

  test('of fifty spends at once lets through what the credit covers, and not one more', async () => {
    const user = fresh('user')
    for (const [amount, days] of [
      [2000, 3],
      [1500, 9],
      [1500, 90],
    ] as const)
      await grant(user, amount, inDays(days))
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(user, 300)))
    expect(answers.filter((a) => a.__typename === 'CreditSpent')).toHaveLength(16)
    expect(answers.filter((a) => a.__typename !== 'CreditSpent')).toHaveLength(34)
    expect(await balanceOf(app.db, account('charge', user))).toBe(4800)
    expect((await creditDropsOf(app.db, { userId: user, now })).map((d) => d.balance)).toEqual([200])
  })

  test('lets no gift card go below zero when two orders take from two cards in opposite order at once', async () => {
    const cards = [fresh('card'), fresh('card')]
    for (const card of cards)
      await inTx((tx) =>
        post(tx, {
          ...paid(card, 1),
          key: fresh('sold'),
          entries: [
            { account: account('processor_clearing'), amount: -5000 },
            { account: account('gift_card', card), amount: 5000 },
          ],
        }),
      )
    const take = (order: readonly string[]) =>
      inTx((tx) =>
        post(tx, {
          ...paid('x', 1),
          key: fresh('take'),
          entries: [
            ...order.map((card) => ({ account: account('gift_card', card), amount: -700 })),
            { account: account('charge', 'cards'), amount: 1400 },
          ],
        }),
      ).catch(() => ({ __typename: 'Refused' }) as const)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => take(i % 2 === 0 ? cards : [...cards].reverse())),
    )
    expect(answers.filter((a) => a.__typename === 'Posted')).toHaveLength(7)
    for (const card of cards) expect(await balanceOf(app.db, account('gift_card', card))).toBe(100)
  })

  test('lets nobody wait for an order that is being written: the shop’s own accounts are never locked', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
    const first = inTx(async (tx) => {
      await post(tx, paid(fresh('order'), 900))
      isWritten()
      await over
    })
    await written
    const second = inTx(async (tx) => {
      await sql`set local lock_timeout = 500`.execute(tx)
      return post(tx, paid(fresh('order'), 800))
    }).finally(end)
    expect(await second).toMatchObject({ __typename: 'Posted' })
    await first
  })

  test('says what is missing when an account holds less than is taken', async () => {
    const order = fresh('order')
    await inTx((tx) => post(tx, paid(order, 100)))
    const tooMuch = inTx(async (tx) => {
      const answer = await post(tx, { ...paid(order, -101), kind: 'order_voided' })
      expect(answer).toMatchObject({ __typename: 'Overdrawn', balance: 100, wanted: 101 })
      throw new Error('rolled back')
    })
    await expect(tooMuch).rejects.toThrow('rolled back')
  })

  test('gives credit once for its key, with the end it was given first', async () => {
    const user = fresh('user')
    const key = fresh('key')
    const give = (days: number) =>
      inTx((tx) =>
        grantCredit(tx, {
          key,
          userId: user,
          kind: 'cash_credit',
          amount: cents(900),
          expiresAt: inDays(days),
          reason: 'a refund',
          now,
        }),
      )
    const first = await give(30)
    expect(await give(31)).toEqual({ ...first, replayed: true })
    expect(await creditDropsOf(app.db, { userId: user, now })).toMatchObject([
      { kind: 'cash_credit', balance: 900, expiresAt: inDays(30) },
    ])
  })

  test('refuses to take anything with an older picture of the database, in which a rival’s spend is not to be seen', async () => {
    const order = fresh('order')
    await inTx((tx) => post(tx, paid(order, 100)))
    const older = app.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => post(tx, { ...paid(order, -50), kind: 'order_voided' }))
    await expect(older).rejects.toThrow('read committed transactions only')
  })

  test('takes back what is left of credit whose time is over, once, also when two jobs run at once', async () => {
    const user = fresh('user')
    await grant(user, 400, inDays(5))
    await grant(user, 600, inDays(50))
    await spend(user, 150)
    const before = await balanceOf(app.db, account('credit_lapsed'))
    await Promise.all([
      inTx((tx) => expireCredit(tx, inDays(6), 500)),
      inTx((tx) => expireCredit(tx, inDays(6), 500)),
    ])
    expect(await inTx((tx) => expireCredit(tx, inDays(6), 500))).toBe(0)
    expect((await balanceOf(app.db, account('credit_lapsed'))) - before).toBeGreaterThanOrEqual(250)
    expect((await creditDropsOf(app.db, { userId: user, now })).map((d) => d.balance)).toEqual([600])
  })

  test('takes what comes back into credit whose time is over with the next run', async () => {
    const user = fresh('user')
    await grant(user, 400, inDays(1))
    const spent = await spend(user, 400)
    const drop = spent.__typename === 'CreditSpent' ? (spent.uses[0]?.id ?? '') : ''
    const back = (amount: number) =>
      inTx((tx) =>
        post(tx, {
          ...paid(user, 1),
          kind: 'order_voided',
          entries: moved(account('charge', user), account('promo_credit', drop), amount),
        }),
      )
    await back(100)
    await endCredit(app.db, inDays(2))
    expect(await balanceOf(app.db, account('promo_credit', drop))).toBe(0)
    await back(300)
    await endCredit(app.db, inDays(3))
    expect(await balanceOf(app.db, account('promo_credit', drop))).toBe(0)
  })

  test('tells a guard that somebody switched off', async () => {
    await sql`alter table ledger_entry disable trigger ledger_entry_stays`.execute(app.db)
    expect(await verifyLedger(app.db)).toEqual([
      { fault: 'a guard of the ledger is off or gone', detail: 'ledger_entry_stays' },
    ])
    await sql`update ledger_entry set amount = amount + 1 where amount > 0 and posting_id in (select id from ledger_posting limit 1)`.execute(
      app.db,
    )
    expect((await verifyLedger(app.db)).map((f) => f.fault)).toContain('a posting does not sum to zero')
    await sql`update ledger_entry set amount = amount - 1 where amount > 0 and posting_id in (select id from ledger_posting limit 1)`.execute(
      app.db,
    )
    await sql`alter table ledger_entry enable trigger ledger_entry_stays`.execute(app.db)
  })
})
