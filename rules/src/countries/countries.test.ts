import { describe, expect, test } from 'vitest'
import { cents } from '../common/money.ts'
import { allowedPaymentMethods, type PaymentFacts } from '../pricing/totals-payments.ts'
import { servicesFor, shippingOptions } from '../shipping/shipping.ts'
import { paymentMethods } from '../vocabulary/payments.ts'
import { carriers } from '../vocabulary/shipping.ts'
import {
  abroadOf,
  countriesOfLanguages,
  countryInSentence,
  countryName,
  currencyNote,
  isPaidWithIn,
  isShippedTo,
  mannersOf,
  returnLabelFrom,
} from './countries.ts'
import { restrictionOf, restrictionsOf } from './restrictions.ts'
import { countries } from './table.ts'

const codes = Object.keys(countries)
const abroad = codes.filter((code) => code !== 'US')
const piece = { kind: 'item' as const, source: 'own' as const, categories: ['dresses'] }
const parcel = (source: 'own' | 'partner') => ({
  key: `${source}@12`,
  deliveryKey: source === 'own' ? 'own' : 'CMP_1',
  source,
  warehouseId: 12,
  dropshipperId: null,
  weight: null,
  title: 'From our shelves',
  shipFrom: 'Phoenix, AZ',
  shipsSeparately: false,
  fromState: 'AZ',
  itemNumbers: [1],
})
const facts = (country: string) => ({
  now: new Date('2026-11-27T18:00:00Z'),
  loggedIn: true,
  destination: { country },
  country: 'US',
  bundle: null,
  chosen: {},
})
const paying: PaymentFacts = {
  amountCharged: cents(9000),
  usesCredits: false,
  usesGiftCards: false,
  buysGiftCards: false,
  country: 'US',
  international: false,
  loggedIn: true,
}

describe('the table of countries', () => {
  test('has at least twelve countries, and no abroad for the United States alone', () => {
    expect(codes.length).toBeGreaterThanOrEqual(12)
    expect(codes.filter((code) => countries[code]?.abroad === null)).toEqual(['US'])
  })
  test.each(abroad)(
    '%s has carriers, prices, days, a duty rule and payment methods that make sense',
    (code) => {
      const row = abroadOf(code)
      if (!row) throw new Error(code)
      for (const way of [row.post, ...(row.express ? [row.express] : [])]) {
        expect(carriers).toContain(way.carrier)
        expect(way.price).toBeGreaterThan(999)
        expect(way.days[0]).toBeLessThan(way.days[1])
      }
      if (row.express) {
        expect(row.express.price).toBeGreaterThan(row.post.price)
        expect(row.express.days[1]).toBeLessThan(row.post.days[1])
      }
      for (const percent of [row.duty.clothing, row.duty.other, row.duty.importTax])
        expect(percent).toBeGreaterThan(0)
      expect(row.duty.source).toMatch(/\w+/)
      expect(row.payments).toContain('card_processor_credit_card')
      expect(returnLabelFrom(code)).toBeGreaterThan(returnLabelFrom('US'))
      expect(currencyNote(code)).toMatch(/^Prices are in US dollars\. Your bank changes them into .+\.$/)
    },
  )
  test('says names as people do', () => {
    expect([countryName('NL'), countryInSentence('NL'), countryName('BR'), countryName('nonsense')]).toEqual([
      'Netherlands',
      'the Netherlands',
      'Brazil',
      'this country',
    ])
    expect([isShippedTo('DE'), isShippedTo('BR'), isShippedTo('__proto__')]).toEqual([true, false, false])
    expect(currencyNote('US')).toBe('Prices are in US dollars.')
    expect(mannersOf('BR')).toEqual(mannersOf('US'))
  })
})

describe('an order to another country', () => {
  test.each(abroad)('to %s is offered the ways of its own carriers alone', (code) => {
    const options = shippingOptions([parcel('own'), parcel('partner')], facts(code))
    const row = abroadOf(code)
    const ways = [row?.post.price, ...(row?.express ? [row.express.price] : []), row?.post.price]
    expect(options.map((one) => one.price)).toEqual(ways)
    expect(options.every((one) => one.descriptionOverride?.includes(countryInSentence(code)))).toBe(true)
    expect(options.filter((one) => one.selected)).toHaveLength(2)
  })
  test('to New Zealand has no express way', () => {
    expect(servicesFor([parcel('own')], facts('NZ'))).toEqual(['flat_rate_ddu_shipping'])
  })
  test.each(codes)('to %s allows exactly the payment methods of its row', (country) => {
    const allowed = allowedPaymentMethods({ ...paying, country })
    for (const method of paymentMethods)
      if (allowed.includes(method)) expect(isPaidWithIn(country, method)).toBe(true)
    expect(allowed.includes('card_processor_mobile_wallet_card')).toBe(country === 'US')
    expect(allowed.includes('cross_border_shipper')).toBe(country !== 'US')
    if (country !== 'US')
      expect([...allowed].toSorted()).toEqual([...(abroadOf(country)?.payments ?? [])].toSorted())
  })
  test('a person abroad pays with no mobile wallet, wherever the parcel goes', () => {
    const home = allowedPaymentMethods({ ...paying, international: true })
    expect(home).not.toContain('card_processor_mobile_wallet_card')
    expect(home).toContain('marketplace_wallet')
  })
  test('takes no jewelry to Italy and nothing that members send from home', () => {
    const ring = { ...piece, categories: ['jewelry', 'rings'] }
    expect(restrictionOf(ring, 'IT')).toMatch(/^We can’t send jewelry to Italy/)
    expect(restrictionOf(ring, 'FR')).toBeUndefined()
    expect(restrictionOf({ ...piece, source: 'p2p' }, 'FR')).toMatch(/stay within the United States/)
    expect(restrictionOf({ ...piece, source: 'p2p' }, 'US')).toBeUndefined()
    expect(restrictionOf({ ...piece, kind: 'gift_card', source: 'p2p' }, 'FR')).toBeUndefined()
    expect(restrictionsOf([ring, ring, piece], 'MX')).toHaveLength(1)
  })
})

test('languages of a browser suggest countries, in their order, and only those that we ship to', () => {
  expect(countriesOfLanguages(['de-AT', 'de', 'en-US', 'pt-BR', 'de-AT', '!'])).toEqual(['AT', 'US'])
  expect(countriesOfLanguages(['en'])).toEqual([])
})
