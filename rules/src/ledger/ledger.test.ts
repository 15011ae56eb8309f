import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../common/money.ts'
import {
  account,
  dropsInOrder,
  moved,
  orderEarnedEntries,
  orderPaidEntries,
  postingFaults,
  refundOwedEntries,
  refundPaidEntries,
  reversed,
  settled,
  sumOfUses,
  useDrops,
} from './ledger.ts'

const now = new Date('2026-11-21T12:00:00Z')
const drops = fc
  .array(
    fc.record({ balance: fc.nat(5000), days: fc.option(fc.integer({ min: -5, max: 90 })), age: fc.nat(300) }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ balance, days, age }, i) => ({
      id: `drop${i}`,
      kind: i % 2 === 0 ? ('promo_credit' as const) : ('cash_credit' as const),
      balance: cents(balance),
      expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000),
      createdAt: new Date(now.getTime() - age * 86_400_000),
    })),
  )

describe('drops of credit', () => {
  test('are used to what was asked for or to their end, no drop beyond its balance, none that has ended', () => {
    fc.assert(
      fc.property(drops, fc.nat(20_000), (all, wanted) => {
        const uses = useDrops(all, cents(wanted), now)
        const living = all.filter((d) => d.expiresAt === null || d.expiresAt > now)
        expect(sumOfUses(uses)).toBe(
          Math.min(
            wanted,
            living.reduce((sum, d) => sum + d.balance, 0),
          ),
        )
        for (const use of uses)
          expect(use.amount).toBeLessThanOrEqual(living.find((d) => d.id === use.id)?.balance ?? -1)
        // Whatever stays untouched ends no sooner than what was taken.
        const order = dropsInOrder(all, now).map((d) => d.id)
        expect(uses.map((u) => u.id)).toEqual(order.slice(0, uses.length))
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})

describe('a posting', () => {
  test('of a paid order and of its earning is sound and leaves nothing in the charge', () => {
    const paid = orderPaidEntries({
      orderId: 'o1',
      drops: [{ id: 'd1', kind: 'promo_credit', amount: cents(500), expiresAt: null }],
      giftCards: [{ id: 'g1', amount: cents(1000) }],
      charged: cents(2500),
    })
    const earned = orderEarnedEntries({
      orderId: 'o1',
      sales: cents(3000),
      delivery: cents(799),
      feeIncome: cents(0),
      feesPayable: cents(28),
      tax: cents(173),
      duty: cents(0),
      giftCards: [],
    })
    expect([postingFaults(paid), postingFaults(earned)]).toEqual([[], []])
    expect(settled([...paid, ...earned]).find((e) => e.account.kind === 'charge')).toBeUndefined()
  })

  test('of a refund gives each way to pay its own part back, and its reverse leaves nothing', () => {
    const part = {
      orderId: 'o1',
      drops: [{ id: 'd1', kind: 'cash_credit' as const, amount: cents(100), expiresAt: null }],
      giftCards: [{ id: 'g1', amount: cents(200) }],
      charged: cents(700),
    }
    const of = {
      sales: cents(930),
      delivery: cents(0),
      feeIncome: cents(0),
      feesPayable: cents(0),
      tax: cents(70),
      duty: cents(0),
    }
    const owed = refundOwedEntries(part, of)
    expect(postingFaults(owed)).toEqual([])
    expect(postingFaults(refundOwedEntries(part, { ...of, tax: cents(0) }))).toEqual([
      'dollars sum to 70, not to zero',
    ])
    expect(owed.find((e) => e.account.kind === 'refund')?.amount).toBe(700)
    expect(settled([...owed, ...reversed(owed)])).toEqual([])
    expect(
      settled([...owed, ...refundPaidEntries('o1', cents(700))]).some((e) => e.account.kind === 'refund'),
    ).toBe(false)
  })

  test('is refused with its reasons', () => {
    expect(postingFaults([])).toEqual(['fewer than two entries'])
    expect(postingFaults(moved(account('sales'), account('points', 'u'), 5))).toEqual([
      'dollars sum to -5, not to zero',
      'points sum to 5, not to zero',
    ])
    expect(postingFaults(moved(account('sales'), account('charge'), 1.5))).toContain("charge: nobody's")
    expect(
      postingFaults([
        ...moved(account('sales'), account('charge', 'o'), 5),
        { account: account('sales'), amount: 1 },
      ]),
    ).toContain('an account twice')
  })
})
