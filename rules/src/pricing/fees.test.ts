import { describe, expect, test } from 'vitest'
import { cents } from '../common/money.ts'
import { line, now } from '../testing/carts.ts'
import type { UsState } from '../vocabulary/states.ts'
import { cartTotals, plainCart } from './totals.ts'
import type { Destination, TotalsInput, TotalsLine } from './totals-types.ts'

const us = (state: UsState, zip = '00000'): Destination => ({ country: 'US', state, zip })
const cart = (
  lines: readonly TotalsLine[],
  destination: Destination | null,
  more: Partial<TotalsInput> = {},
) =>
  cartTotals({
    ...plainCart(lines, { now, freeShippingThreshold: cents(0) }),
    destination,
    estimateTaxes: true,
    ...more,
  })
const dress = (price: number) => line({ id: `d${price}`, price: cents(price), source: 'partner' })
const bag = (price: number) =>
  line({ id: `b${price}`, price: cents(price), source: 'partner', categories: ['handbags', 'totes'] })

describe('sales tax', () => {
  test('is by ZIP code where the table knows it, else by state', () => {
    expect(cart([bag(10_000)], us('CA', '90012'))).toMatchObject({
      taxAmount: 975,
      taxCalculationSource: 'zip_table',
    })
    expect(cart([bag(10_000)], us('CA', '95531'))).toMatchObject({
      taxAmount: 725,
      taxCalculationSource: 'state_table',
    })
    expect(cart([bag(10_000)], us('OR', '97201'))).toMatchObject({
      taxAmount: 0,
      taxCalculationSource: 'state_table',
    })
    // A ZIP code of another state is a mistake; the state is what counts.
    expect(cart([bag(10_000)], us('OR', '90012')).taxAmount).toBe(0)
  })

  test('is not known without a destination, and not added unless it is asked for', () => {
    expect(cart([bag(10_000)], null)).toMatchObject({ taxAmount: 0, taxCalculationSource: 'none' })
    expect(cart([bag(10_000)], us('CA'), { estimateTaxes: false })).toMatchObject({
      taxAmount: 0,
      taxCalculationSource: 'none',
      total: 10_000,
    })
  })

  test.each<[UsState, number, number]>([
    ['PA', 30_000, 0],
    ['MN', 30_000, 0],
    ['NY', 10_999, 0],
    ['NY', 11_000, 440],
    ['MA', 17_500, 0],
    ['MA', 20_000, 156],
    ['RI', 26_000, 70],
    ['CA', 10_000, 725],
  ])('in %s on a dress of %i cents is %i', (state, price, tax) => {
    expect(cart([dress(price)], us(state)).taxAmount).toBe(tax)
  })

  test('is on bags and jewelry everywhere, and on no gift card', () => {
    expect(cart([bag(10_000)], us('PA')).taxAmount).toBe(600)
    expect(cart([line({ kind: 'gift_card', price: cents(10_000) })], us('CA'))).toMatchObject({
      taxAmount: 0,
      total: 10_000,
    })
  })

  test('is on the delivery of what is taxed, where the state says so', () => {
    const delivery = [{ price: cents(1000), freeable: false }]
    expect(cart([bag(5000)], us('TX'), { delivery }).taxAmount).toBe(375)
    expect(cart([bag(5000)], us('CA'), { delivery }).taxAmount).toBe(363)
    // Half of the delivery goes with the dress, which Pennsylvania does not tax.
    expect(cart([bag(5000), dress(5000)], us('PA'), { delivery }).taxAmount).toBe(330)
  })

  test('is rounded line by line', () => {
    const lines = [1, 2, 3].map((i) =>
      line({ id: `x${i}`, price: cents(10), source: 'partner', categories: ['jewelry'] }),
    )
    expect(cart(lines, us('IN')).lines.map((l) => l.tax)).toEqual([1, 1, 1])
  })
})

describe('fees', () => {
  test('Colorado’s is asked of every delivery, Minnesota’s from 100 dollars after promotions on, clothing counted', () => {
    expect(cart([dress(100)], us('CO')).retailDeliveryFeeAmount).toBe(28)
    expect(cart([dress(9999)], us('MN')).retailDeliveryFeeAmount).toBe(0)
    expect(cart([dress(10_000)], us('MN')).retailDeliveryFeeAmount).toBe(50)
    expect(cart([{ ...dress(10_000), ownPercent: 1 }], us('MN')).retailDeliveryFeeAmount).toBe(0)
    expect(cart([dress(10_000)], us('CA')).retailDeliveryFeeAmount).toBe(0)
  })

  test('the circularity fee is once an order with pieces of our own, and is explained', () => {
    const t = cart([line({ id: 'a' }), line({ id: 'b' })], us('OR'))
    expect(t).toMatchObject({ circularityFeeAmount: 199, total: 6199 })
    expect(t.extraFields).toMatchObject([
      {
        key: 'circularity_fee',
        value: 199,
        linkText: 'How it works',
        linkUrl: '/concept',
        tooltip: expect.stringContaining('Once an order'),
      },
    ])
    expect(cart([dress(100)], us('OR'))).toMatchObject({ circularityFeeAmount: 0, extraFields: [] })
  })
})

describe('abroad', () => {
  test('duty and import tax are a part of the total, by the address or the shopper’s own country', () => {
    const abroad = cart([dress(10_000)], { country: 'CA' })
    // 18 % duty, then 5 % on both.
    expect(abroad).toMatchObject({
      dutyAmount: 1800 + 590,
      estimatedDutyAmount: 0,
      taxAmount: 0,
      taxCalculationSource: 'international',
      total: 12_390,
    })
    const base = plainCart([dress(10_000)], { now, freeShippingThreshold: cents(0) })
    const told = cartTotals({ ...base, shopper: { ...base.shopper, international: true, country: 'CA' } })
    expect(told).toMatchObject({ dutyAmount: 0, estimatedDutyAmount: 2390, total: 10_000 })
    const shopper = { ...base.shopper, international: true, country: 'CA' }
    const before = cartTotals({ ...base, estimateTaxes: true, shopper })
    const fees = before.circularityFeeAmount
    expect(before).toMatchObject({ dutyAmount: 2390, estimatedDutyAmount: 0, total: 12_390 + fees })
    expect(before.extraFields.find(({ key }) => key === 'duty')).toMatchObject({
      label: 'Duty and import tax',
      tooltip: expect.stringContaining('the country you shop from'),
    })
    expect(told.extraFields).toMatchObject([
      { key: 'estimated_duty', tooltip: expect.stringContaining('Canada') },
    ])
  })

  test('Germany asks for import tax on every order, and for duty above its free sum', () => {
    expect(cart([dress(5000)], { country: 'DE' })).toMatchObject({ dutyAmount: 950, taxAmount: 0 })
    // 12 % duty, then 19 % on both.
    expect(cart([dress(20_000)], { country: 'DE' }).dutyAmount).toBe(2400 + 4256)
  })

  test('what a country lets in freely costs no duty', () => {
    expect(cart([dress(2900)], { country: 'CA' }).dutyAmount).toBe(0)
    expect(cart([dress(2901)], { country: 'CA' }).dutyAmount).toBeGreaterThan(0)
  })

  test('a country that we don’t ship to is refused', () => {
    expect(cart([dress(2900)], { country: 'BR' }).errors).toEqual(['Shipping to Brazil is not supported.'])
  })
})
