// The earnings of Greta's and Priya's pieces, calculated by the real payout rule, without randomness.

import { type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import { earningStateOf, earningsAvailableAt } from '@hemline/rules/earnings/earnings.ts'
import type { PayoutStatus } from '@hemline/rules/earnings/payout-states.ts'
import { bagFees, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { bagFeeLeft, type PayoutLine, payoutLine, payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { payoutFailureWords } from '@hemline/rules/vocabulary/payouts.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import type { MockItem } from '../item.ts'

export type MockSale = {
  id: string
  itemNumber: number
  title: string
  brand: string
  photoId: number | null
  bagNumber: string
  price: number
  lines: PayoutLine[]
  earnings: Cents
  credit: Cents
  soldAt: string
  deliveredAt: string | null
  returning: boolean
  clawedBackAt: string | null
  /** Days after delivery until the money clears, and the seller's page; a piece of a bag without them. */
  holdDays?: number
  path?: string
}
export type MockAccount = {
  id: string
  method: string
  label: string
  isDefault: boolean
  linkedAt: string
}
export type MockCashOut = {
  id: string
  requestKey: string
  kind: string
  label: string
  amount: number
  bonus: number
  /** How the cash-out goes; `done` needs no provider. */
  course: 'paid' | 'fails' | 'late' | 'done'
  requestedAt: string
  receiptNumber: string | null
  fromCredit?: boolean
}
export type MockEarnings = {
  sales: MockSale[]
  cashOuts: MockCashOut[]
  accounts: MockAccount[]
  emailVerified: boolean
  passwordConfirmedAt: string | null
  linking: { method: CashOutMethod; label: string } | null
}
export type MockTaxForm = {
  id: string
  businessClass: string
  tinKind: string
  tinLast4: string
  signedOn: string
}
export type MockStep = { status: PayoutStatus; at: string; why?: string }

const dayMs = 86_400_000
const prices = [8900, 14_800, 3200, 6400, 11_800, 4400, 5200, 24_800, 2100, 7600, 1800, 9900]

type Plan = {
  count: number
  firstItem: number
  bags: readonly string[]
  everyDays: number
  now: Date
  items: readonly MockItem[]
}

/**
 * Makes sales of which the newest is on its way and the next are within the return window; one in nine
 * was returned.
 */
function salesOf({ count, firstItem, bags, everyDays, now, items }: Plan): MockSale[] {
  const feesTaken: Record<string, Cents[]> = {}
  return Array.from({ length: count }, (_, i) => count - 1 - i).map((age) => {
    const piece = items[age * 2]
    const soldAt = now.getTime() - (2 + age * everyDays) * dayMs
    const bagNumber = bags[Math.min(bags.length - 1, Math.floor((age / count) * bags.length))] ?? ''
    const boosted = bagNumber === bags[0]
    const terms = termsOf({
      service: 'standard',
      tier: 'premium',
      incentives: boosted ? ['payout_booster_15'] : [],
      brandPays: age !== 13,
    })
    const taken = feesTaken[bagNumber] ?? []
    const payout = payoutOf(
      cents(prices[age % prices.length] ?? 5000),
      terms,
      bagFeeLeft(cents(bagFees.standard), taken),
    )
    feesTaken[bagNumber] = [...taken, payoutLine(payout, 'bag_fee')]
    const clawed = age % 9 === 8
    return {
      id: `0193aa10-0000-7000-8000-0000000e${String(firstItem + age).slice(-4)}`,
      itemNumber: firstItem + age,
      bagNumber,
      title: piece?.title ?? '',
      brand: piece?.brand_name ?? '',
      photoId: piece?.photo_ids[0] ?? null,
      price: payout.price,
      lines: [...payout.lines],
      earnings: payout.earnings,
      credit: payout.credit,
      returning: false,
      soldAt: new Date(soldAt).toISOString(),
      deliveredAt:
        age === 0
          ? null
          : new Date(
              soldAt + 5 * dayMs <= now.getTime() ? soldAt + 5 * dayMs : now.getTime() - dayMs,
            ).toISOString(),
      clawedBackAt: clawed ? new Date(soldAt + 12 * dayMs).toISOString() : null,
    }
  })
}

const paid = (id: string, amount: number, daysAgo: number, now: Date): MockCashOut => ({
  id,
  requestKey: id,
  kind: 'digital_wallet',
  label: 'Wallet g•••a@wallet.example',
  amount,
  bonus: 0,
  course: 'paid',
  requestedAt: new Date(now.getTime() - daysAgo * dayMs).toISOString(),
  receiptNumber: null,
})

const nothing: MockEarnings = {
  sales: [],
  cashOuts: [],
  accounts: [],
  emailVerified: false,
  passwordConfirmedAt: null,
  linking: null,
}

/** Returns the earnings that a user starts with; empty for users who never sold. */
export function seededEarnings(email: string, now: Date, items: readonly MockItem[]): MockEarnings {
  if (email === 'priya@hemline.example')
    return {
      ...nothing,
      sales: salesOf({ count: 5, firstItem: 310_001, bags: ['198042'], everyDays: 21, now, items }),
    }
  if (email !== 'greta@hemline.example') return { ...nothing, sales: [], cashOuts: [], accounts: [] }
  return {
    ...nothing,
    sales: salesOf({
      count: 34,
      firstItem: 300_001,
      bags: ['204817', '201330', '190077'],
      everyDays: 10,
      now,
      items,
    }),
    cashOuts: [
      paid('0193aa10-0000-7000-8000-0000c0000001', 12_500, 210, now),
      paid('0193aa10-0000-7000-8000-0000c0000002', 20_000, 96, now),
    ],
    accounts: [
      {
        id: '0193aa10-0000-7000-8000-0000acc00001',
        method: 'digital_wallet',
        label: 'Wallet g•••a@wallet.example',
        isDefault: true,
        linkedAt: new Date(now.getTime() - 300 * dayMs).toISOString(),
      },
    ],
    emailVerified: true,
  }
}

/** Returns a sale in the shape that the rules read. */
const asSale = (sale: MockSale) => ({
  earnings: sale.earnings,
  returning: sale.returning,
  clawedBack: sale.clawedBackAt !== null,
  deliveredAt: sale.deliveredAt === null ? null : new Date(sale.deliveredAt),
  holdDays: sale.holdDays ?? deliveryReturnDays,
})

/** Converts the mock's sales into the sales that the rules of earnings read. */
export const ruleSales = (sales: readonly MockSale[]) => sales.map(asSale)

/** Returns a sale with the fields that the schema adds. */
export function saleNow(sale: MockSale, now: Date) {
  const rule = asSale(sale)
  return {
    ...sale,
    holdDays: sale.holdDays ?? deliveryReturnDays,
    path: sale.path ?? `/my/items/${sale.itemNumber}`,
    state: earningStateOf(rule, now),
    availableAt: earningsAvailableAt(rule)?.toISOString() ?? null,
  }
}

/**
 * Returns the steps of a cash-out up to `now`. They are seconds apart, so that a tester sees the state
 * change.
 */
export function stepsOf({ course, requestedAt }: MockCashOut, now: Date): MockStep[] {
  const plan: Record<MockCashOut['course'], [number, PayoutStatus, string?][]> = {
    done: [[0, 'paid']],
    paid: [
      [0, 'requested'],
      [3, 'sent'],
      [9, 'paid'],
    ],
    fails: [
      [0, 'requested'],
      [3, 'sent'],
      [9, 'failed', payoutFailureWords.refused],
    ],
    late: [
      [0, 'requested'],
      [3, 'sent'],
      [9, 'late'],
      [60, 'paid'],
    ],
  }
  const start = new Date(requestedAt).getTime()
  return plan[course]
    .map(([after, status, why]) => ({
      status,
      at: new Date(start + after * 1000).toISOString(),
      ...(why && { why }),
    }))
    .filter(({ at }) => new Date(at) <= now)
}

/** Returns the sum (cents) of the cash-outs that did not fail. */
export const takenOut = (cashOuts: readonly MockCashOut[], now: Date): Cents =>
  cents(
    cashOuts
      .filter((one) => stepsOf(one, now).at(-1)?.status !== 'failed')
      .reduce<number>((sum, one) => sum + one.amount, zero),
  )
