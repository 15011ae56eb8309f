import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { earnedAs, paidBy } from '../pricing/totals-ledger.ts'
import { rescueDelivery, rescueKeyPattern, rescueLines, rescuePlace, rescueTotals } from './orders.ts'

const group = { kind: 'tops', size: 'm_l', tier: 'everyday', condition: 'ready' } as const
const lineIds = ['a', 'b', 'c', 'd', 'e', 'f']
const now = new Date('2026-11-23T12:00:00Z')
const drop = {
  id: 'drop',
  kind: 'cash_credit',
  balance: cents(1000),
  expiresAt: null,
  createdAt: now,
} as const
const home = { country: 'US', state: 'CA', zip: '94607' } as const
const asked = { group, lineIds, destination: home, drops: [], loggedIn: true, now } as const

describe('the sums of a rescue box', () => {
  it('add up to the cent, and are booked as they are paid', () => {
    const totals = rescueTotals(asked)
    expect(totals).toMatchObject({ subtotal: 2694, shippingAmount: 699, discountAmount: 0 })
    expect(totals.taxAmount).toBeGreaterThan(0)
    const { drops, giftCards, charged } = paidBy('order', totals)
    expect([...drops, ...giftCards]).toEqual([])
    expect(charged).toBe(totals.total)
    const { sales, delivery, feeIncome, feesPayable, tax, duty } = earnedAs(
      'order',
      totals,
      rescueLines(group, lineIds),
    )
    expect(sales + delivery + feeIncome + feesPayable + tax + duty).toBe(totals.total)
  })

  it('use credit first, and know no tax without an address', () => {
    expect(rescueTotals({ ...asked, drops: [drop] })).toMatchObject({
      creditsUsed: 1000,
      amountCharged: rescueTotals(asked).total - 1000,
    })
    expect(rescueTotals({ ...asked, destination: null }).taxAmount).toBe(0)
  })

  it('are free of chance: which pieces were packed changes no line', () => {
    const [first, ...others] = rescueTotals(asked).lines
    for (const line of others) expect({ ...line, id: first?.id }).toEqual(first)
  })

  it('deliver by weight', () => {
    expect([100, 2500, 2501].map(rescueDelivery)).toEqual([699, 699, 999])
  })

  it('tell a box’s attempt from a cart’s, and name the shelf', () => {
    expect(rescueKeyPattern.test('rescue-0193aa10-0000-7000-8000-000000000001')).toBe(true)
    expect(rescueKeyPattern.test('0193aa10-0000-7000-8000-000000000001')).toBe(false)
    expect(rescueKeyPattern.test('rescue-short')).toBe(false)
    expect(rescuePlace(14)).toBe('DC05, rescue shelf 014')
  })
})
