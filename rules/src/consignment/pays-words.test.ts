import { expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { termsOf } from '../earnings/payout-terms.ts'
import { payoutOf } from '../earnings/payouts.ts'
import { type PricedPiece, paysWords } from './pays-words.ts'

const own = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })
const given = termsOf({ service: 'donation', tier: 'mid', incentives: [], brandPays: true })
const piece = (price: number, more: Partial<PricedPiece> = {}): PricedPiece => ({
  price: cents(price),
  terms: own,
  bagId: 'one',
  bagFeeLeft: cents(0),
  ...more,
})
const pays = (price: number, terms = own) => payoutOf(cents(price), terms).earnings
const dollars = (sum: number) => `$${(sum / 100).toFixed(2)}`

it('says what one piece pays, less what is left of its bag’s fee', () => {
  expect(paysWords([piece(3999)])).toBe(`Sold at this price, it would pay you ${dollars(pays(3999))}.`)
  expect(paysWords([piece(3999, { bagFeeLeft: cents(100) })])).toBe(
    `Sold at this price, it would pay you ${dollars(pays(3999) - 100)}.`,
  )
})

it('takes a bag’s fee once for several pieces', () => {
  const fee = { bagFeeLeft: cents(100) }
  const sum = pays(3999) + pays(5999) + pays(8000) - 200
  expect(paysWords([piece(3999, fee), piece(5999, fee), piece(8000, { ...fee, bagId: 'two' })])).toBe(
    `Sold at these prices, they would pay you ${dollars(sum)} together.`,
  )
})

it('tells what a charity gets apart, and is silent about a piece that pays nothing', () => {
  expect(paysWords([piece(3999, { terms: given })])).toBe(
    `Sold at this price, it would bring your charity ${dollars(pays(3999, given))}.`,
  )
  expect(paysWords([piece(3999), piece(3999, { terms: given, bagId: 'two' })])).toBe(
    `Sold at these prices, they would pay you ${dollars(pays(3999))} and bring your charity ${dollars(pays(3999, given))} together.`,
  )
  expect(paysWords([piece(3999, { terms: { ...own, pays: false } })])).toBe('')
})
