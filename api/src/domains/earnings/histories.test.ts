// Random histories of sellers: sales for a seller or a charity, deliveries, early and late returns,
// cash-outs that are refused or lost, credit and donations in any sequence; shop, ledger and provider agree
// to the cent. HISTORIES_SEED picks other histories.
import { randomUUID } from 'node:crypto'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import type { CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import {
  balanceWith,
  cashOut,
  clawBackSales,
  donateEarnings,
  earningsOf,
  grantSaleCredit,
  holdSales,
  payCharities,
  receivePayoutEvent,
  sendPayout,
  settlePayouts,
  turnEarningsToCredit,
} from './earnings.ts'
import { type FakeProvider, fakeProvider } from './testing/fake-provider.ts'
import { dayMs, deliver, makeBag, makeSeller, type Sold, sell } from './testing/selling.ts'

const seed = Number(process.env.HISTORIES_SEED ?? 20_261_123)
const histories = 120
let state = seed
/**
 * A mixed generator, so that a pick does not determine the next: a plain congruential one made all histories
 * much alike.
 */
const random = (): number => {
  state = (state + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const upTo = (n: number): number => Math.floor(random() * n)
const chance = (share: number): boolean => random() < share
const pick = <T>(all: readonly T[]): T => all[upTo(all.length)] as T

type Person = Awaited<ReturnType<typeof makeSeller>>
type World = { seller: Person; bagId: string; sold: Sold[]; asked: string[] }
type Sums = {
  prices: number
  fees: number
  clawed: number
  earned: number
  taken: number
  out: number
  open: number
  providerPaid: number
}

describe.skipIf(!testServer)(`histories of earnings, from ${seed}`, () => {
  let app: TestApp
  let provider: FakeProvider
  let clock = 0
  const now = () => new Date(Date.UTC(2026, 10, 21) + clock)
  const doors = () => ({ db: app.db, payouts: provider, now })

  beforeAll(async () => {
    provider = fakeProvider()
    app = await testApp({ now, payouts: provider })
  })
  afterAll(() => app.close())

  const asks = ({ seller }: World) =>
    ({
      db: app.db,
      now,
      viewer: { userId: seller.id, banned: false, confirmedAt: now() },
      clientIp: '127.0.0.1',
      once: <T>(_key: string, load: () => Promise<T>) => load(),
    }) as unknown as Context
  const availableOf = async ({ seller }: World) => {
    const held = await balanceOf(app.db, earningsOf({ sellerId: seller.id }))
    return (await balanceWith(app.db, { sellerId: seller.id }, { held, now: now() })).available
  }
  /** Picks an amount, sometimes more than the balance. */
  const amountOf = async (world: World) =>
    Math.max(1, Math.floor((await availableOf(world)) * pick([0.1, 0.3, 0.6, 1, 1, 1.2])))
  const misbehave = () => {
    provider.next = pick(['paid', 'paid', 'paid', 'failed', 'pending'])
    provider.silence = pick(['none', 'none', 'none', 'before', 'after'])
  }

  const dear = () => 5000 + upTo(40_000)
  /** Some histories start with available earnings; otherwise no history could try to take them out twice. */
  async function begin(): Promise<World> {
    const seller = await makeSeller(app)
    const sold: Sold[] = []
    for (let n = upTo(4); n > 0; n -= 1) {
      const soldAt = new Date(now().getTime() - 20 * dayMs)
      sold.push(await sell(app, { sellerId: seller.id, price: dear(), soldAt, deliveredAt: soldAt }))
    }
    return { seller, bagId: await makeBag(app, seller.id), sold, asked: [] }
  }

  const steps: Record<string, (world: World) => Promise<unknown>> = {
    sell: async (world) => {
      const incentives: CleanoutIncentive[] = pick([[], [], ['payout_booster_15'], ['payout_booster_20_ncc']])
      const terms = termsOf({
        service: pick(['standard', 'standard', 'premium', 'premium', 'donation']),
        tier: 'mid',
        incentives,
        brandPays: !chance(0.1),
      })
      const price = pick([0, 1, 49, 1499, dear(), dear(), dear(), 1 + upTo(10_000), 1 + upTo(4000)])
      world.sold.push(
        await sell(app, {
          sellerId: world.seller.id,
          price,
          terms,
          bagId: chance(0.6) ? world.bagId : null,
          soldAt: now(),
        }),
      )
    },
    deliver: async ({ sold }) => {
      for (const { orderId } of sold.filter(() => chance(0.5))) await deliver(app, orderId, now())
    },
    wait: async () => {
      clock += pick([1, 9, 16, 20]) * dayMs
    },
    hold: async ({ sold }) => {
      if (sold.length === 0) return
      const { lineId } = pick(sold)
      await app.db
        .transaction()
        .execute((tx) => holdSales(tx, { lineIds: [lineId], since: chance(0.5) ? now() : null }))
    },
    back: async ({ sold }) => {
      if (sold.length === 0) return
      const { orderId, lineId } = pick(sold)
      const back = () =>
        app.db
          .transaction()
          .execute((tx) => clawBackSales(tx, { orderId, lineIds: [lineId], reason: 'returned', now: now() }))
      await back()
      if (chance(0.3)) await back()
    },
    cashOut: async (world) => {
      misbehave()
      const input = {
        requestKey: randomUUID(),
        accountId: world.seller.accountId,
        amount: await amountOf(world),
      }
      const first = await cashOut(asks(world), input)
      if (first.__typename !== 'CashOutPayload') return
      world.asked.push(first.payoutId)
      if (chance(0.3)) expect(await cashOut(asks(world), input)).toEqual(first)
      if (chance(0.6)) await sendPayout(doors(), first.payoutId)
      if (chance(0.2))
        await Promise.all([sendPayout(doors(), first.payoutId), sendPayout(doors(), first.payoutId)])
    },
    together: async (world) => {
      const amount = await amountOf(world)
      const all = await Promise.all(
        [1, 2, 3].map(() =>
          cashOut(asks(world), { requestKey: randomUUID(), accountId: world.seller.accountId, amount }),
        ),
      )
      for (const one of all) if (one.__typename === 'CashOutPayload') world.asked.push(one.payoutId)
    },
    credit: async (world) =>
      turnEarningsToCredit(asks(world), { requestKey: randomUUID(), amount: await amountOf(world) }),
    donate: async (world) =>
      donateEarnings(asks(world), { requestKey: randomUUID(), amount: await amountOf(world), charityId: 41 }),
    answer: async ({ asked }) => {
      if (asked.length === 0) return
      const key = pick(asked)
      provider.decide(key, pick(['paid', 'failed']))
      const event = { id: `evt-${upTo(1e9)}`, key }
      await receivePayoutEvent(doors(), event)
      if (chance(0.5)) await receivePayoutEvent(doors(), event)
    },
    look: async () => {
      clock += 180_000
      misbehave()
      await settlePayouts(doors())
    },
    give: async () => payCharities({ db: app.db, now }),
    boosters: async () => grantSaleCredit(app.db, now()),
  }
  const names = Object.keys(steps).concat(
    'sell',
    'sell',
    'sell',
    'sell',
    'deliver',
    'deliver',
    'wait',
    'wait',
    'wait',
    'cashOut',
    'cashOut',
    'cashOut',
    'cashOut',
  )

  /** Settles every payout that is on its way. */
  async function finish() {
    provider.silence = 'none'
    for (let i = 0; i < 3; i += 1) {
      for (const { id } of await app.db
        .selectFrom('payout')
        .select('id')
        .where('settled_at', 'is', null)
        .execute())
        provider.decide(id, pick(['paid', 'failed']))
      clock += 2 * 3_600_000
      await settlePayouts(doors())
    }
  }

  async function sumsOf({ seller, asked }: World): Promise<Sums> {
    const { rows } = await sql<Omit<Sums, 'providerPaid'>>`
      with s as (select * from seller_sale where seller_id = ${seller.id}::uuid and charity_id is null), p as (select * from payout where user_id = ${seller.id}::uuid)
      select coalesce((select sum(price_cents) from s), 0)::int as prices,
        coalesce((select sum(bag_fee_cents + selling_fee_cents) from s where clawed_back_at is null), 0)::int as fees,
        coalesce((select sum(price_cents - earnings_cents + clawed_back_cents) from s where clawed_back_at is not null), 0)::int as clawed,
        coalesce((select sum(earnings_cents) from s), 0)::int as earned, coalesce((select sum(clawed_back_cents) from s), 0)::int as taken,
        coalesce((select sum(amount_cents) from p where status <> 'failed'), 0)::int as out,
        (select count(*)::int from p where settled_at is null) as open`.execute(app.db)
    const paid = asked.map((key) => provider.books.get(key)).filter((book) => book?.state.outcome === 'paid')
    return {
      ...(rows[0] as Omit<Sums, 'providerPaid'>),
      providerPaid: paid.reduce((sum, book) => sum + (book?.amount ?? 0), 0),
    }
  }

  /** Runs the shop's own ledger check, for sellers and charities. */
  const faults = async () => (await sql`select fault, detail from seller_money_faults()`.execute(app.db)).rows

  async function check(world: World) {
    const held = await balanceOf(app.db, earningsOf({ sellerId: world.seller.id }))
    const sums = await sumsOf(world)
    expect(held).toBeGreaterThanOrEqual(0)
    expect(sums.open).toBe(0)
    expect(sums.prices).toBe(sums.out + sums.fees + held + sums.clawed)
    expect(held).toBe(sums.earned - sums.taken - sums.out)
    const { rows } = await sql<{ paid: number; fee: number; bag: number }>`select
      coalesce((select sum(amount_cents) from payout where user_id = ${world.seller.id}::uuid and account_id is not null and status = 'paid'), 0)::int as paid,
      coalesce((select sum(bag_fee_cents) from seller_sale where bag_id = ${world.bagId}::uuid and clawed_back_at is null), 0)::int as fee,
      (select fee_cents from bag where id = ${world.bagId}::uuid) as bag`.execute(app.db)
    expect(rows[0]?.paid).toBe(sums.providerPaid)
    expect(rows[0]?.fee).toBeLessThanOrEqual(rows[0]?.bag ?? 0)
    expect(await balanceOf(app.db, account('payout_clearing'))).toBe(0)
  }

  test(`${histories} of them: no cent is lost, doubled or stuck`, { timeout: 600_000 }, async () => {
    for (let i = 0; i < histories; i += 1) {
      const began = state
      const done: string[] = []
      try {
        const world = await begin()
        for (let n = 12 + upTo(24); n >= 0; n -= 1) {
          const name = pick(names)
          done.push(name)
          await steps[name]?.(world)
        }
        await finish()
        await check(world)
        if (i % 5 === 4) expect(await faults()).toEqual([])
        if (i % 20 === 19) expect(await verifyLedger(app.db)).toEqual([])
      } catch (error) {
        const told = `history ${i} of seed ${seed} (state ${began}): ${done.join(', ')}: `
        throw new Error(told + (error instanceof Error ? error.message : String(error)), { cause: error })
      }
    }
    expect(await verifyLedger(app.db)).toEqual([])
    // The test proves something only if each event happened at least once.
    const { rows } = await sql<{
      what: string
      n: number
    }>`select status || ' ' || kind as what, count(*)::int as n from payout group by 1
      union all select 'clawed', count(*)::int from seller_sale where clawed_back_at is not null
      union all select 'lost', count(*)::int from seller_sale where clawed_back_cents < earnings_cents
      union all select 'donated', count(*)::int from seller_sale where charity_id is not null and earnings_cents > 0
      union all select 'boosted', count(*)::int from seller_sale where credit_granted_at is not null`.execute(
      app.db,
    )
    const ofSales = ['clawed', 'lost', 'donated', 'boosted']
    const counts = new Map(rows.map((row) => [row.what, row.n]))
    for (const what of [
      'paid digital_wallet',
      'failed digital_wallet',
      'paid credit',
      'paid donation',
      'paid charity',
      ...ofSales,
    ])
      expect(counts.get(what) ?? 0, what).toBeGreaterThan(histories / 40)
  })
})
