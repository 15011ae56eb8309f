import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { postingFaults } from '../ledger/ledger.ts'
import {
  clawbackOf,
  earningStateOf,
  earningsAvailableAt,
  earningsBalance,
  type SellerSale,
} from './earnings.ts'
import { termsOf } from './payout-terms.ts'
import { payoutOf } from './payouts.ts'
import {
  charityHolder,
  creditTurnOf,
  earningsDonatedEntries,
  earningsTurnedEntries,
  saleAccruedEntries,
  saleClawedBackEntries,
} from './postings.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const sale = (facts: Partial<SellerSale> = {}): SellerSale => ({
  earnings: cents(1000),
  deliveredAt: daysAgo(20),
  returning: false,
  clawedBack: false,
  ...facts,
})
const standard = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })

describe('earnings', () => {
  it('are pending until the return window after the delivery is over', () => {
    expect(earningStateOf(sale({ deliveredAt: null }), now)).toBe('pending')
    expect(earningStateOf(sale({ deliveredAt: daysAgo(13.99) }), now)).toBe('pending')
    expect(earningStateOf(sale({ deliveredAt: daysAgo(14) }), now)).toBe('available')
    expect(earningsAvailableAt(sale({ deliveredAt: null }))).toBeUndefined()
  })
  it('stay pending while a return is open, and are gone when it came back', () => {
    expect(earningStateOf(sale({ returning: true }), now)).toBe('pending')
    expect(earningStateOf(sale({ clawedBack: true }), now)).toBe('clawed_back')
  })
  it('that can be taken are those not pending', () => {
    const sales = [sale(), sale({ deliveredAt: null }), sale({ clawedBack: true })]
    expect(earningsBalance(cents(2000), sales, now)).toEqual({ held: 2000, pending: 1000, available: 1000 })
    expect(earningsBalance(cents(400), sales, now)).toEqual({ held: 400, pending: 400, available: 0 })
  })
  it('are taken back as far as she still has them, and never from what other sales wait for', () => {
    expect(clawbackOf(cents(1000), cents(1500), cents(0))).toEqual({ taken: 1000, lost: 0 })
    expect(clawbackOf(cents(1000), cents(1500), cents(1200))).toEqual({ taken: 300, lost: 700 })
    expect(clawbackOf(cents(1000), cents(0), cents(1200))).toEqual({ taken: 0, lost: 1000 })
  })
})

describe('postings of a sale', () => {
  const payout = payoutOf(cents(10_000), standard, cents(1499))
  it('split its price into the seller’s part and our fees', () => {
    expect(saleAccruedEntries('u1', payout)).toEqual([
      { account: { kind: 'fee_income', holder: '' }, amount: 10_000 - 2201 },
      { account: { kind: 'payout_cost', holder: '' }, amount: -10_000 },
      { account: { kind: 'seller_earnings', holder: 'u1' }, amount: 2201 },
    ])
  })
  it('are undone to the cent when it comes back in time', () => {
    const back = saleClawedBackEntries('u1', payout, payout.earnings)
    expect(back).toEqual(
      saleAccruedEntries('u1', payout).map((entry) => ({ ...entry, amount: -entry.amount })),
    )
  })
  it('leave the shop’s loss where the seller has taken the money already', () => {
    const back = saleClawedBackEntries('u1', payout, cents(201))
    expect(postingFaults(back)).toEqual([])
    expect(back.find((entry) => entry.account.kind === 'payout_cost')?.amount).toBe(10_000 - 2000)
  })
  it('give what is donated to the charity, and never to somebody of its number', () => {
    expect(earningsDonatedEntries('u1', 41, cents(250))).toEqual([
      { account: { kind: 'seller_earnings', holder: charityHolder(41) }, amount: 250 },
      { account: { kind: 'seller_earnings', holder: 'u1' }, amount: -250 },
    ])
    expect(charityHolder(41)).not.toBe('41')
  })
  it('are none for a price of nothing', () => {
    expect(saleAccruedEntries('u1', payoutOf(cents(0), standard))).toEqual([])
  })
  it('of store credit name the drop, and give the bonus on top', () => {
    expect(creditTurnOf(cents(1234))).toEqual({ amount: 1234, bonus: 123 })
    const entries = earningsTurnedEntries('u1', creditTurnOf(cents(1234)), { cash: 'd1', bonus: 'd2' })
    expect(postingFaults(entries)).toEqual([])
    expect(
      postingFaults(earningsTurnedEntries('u1', creditTurnOf(cents(5)), { cash: 'd1', bonus: 'd2' })),
    ).toEqual([])
  })
})
