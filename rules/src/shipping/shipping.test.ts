import { describe, expect, it } from 'vitest'
import { type CartGroup, cartGroups, type ShippedPiece } from '../cart/groups.ts'
import { cents } from '../common/money.ts'
import { cartTotals, plainCart } from '../pricing/totals.ts'
import type { TotalsLine } from '../pricing/totals-types.ts'
import {
  bundleAllowed,
  type DeliveryFacts,
  deliveryChoices,
  groupEstimate,
  selectedService,
  servicesFor,
  shippingLabel,
  shippingOptions,
} from './shipping.ts'

const piece = (itemNumber: number, facts: Partial<ShippedPiece> = {}): ShippedPiece => ({
  itemNumber,
  source: 'own',
  warehouseId: 12,
  sender: null,
  dropshipperId: null,
  ...facts,
})
const groupsOf = (...pieces: ShippedPiece[]): CartGroup[] => cartGroups(pieces)
const now = new Date('2026-11-20T20:00:00Z')
const visitor: DeliveryFacts = {
  now,
  loggedIn: false,
  destination: null,
  country: 'US',
  bundle: null,
  chosen: {},
}
const user: DeliveryFacts = { ...visitor, loggedIn: true }
const to = (state: 'CA' | 'HI' | 'NY', zip: string) => ({ country: 'US', state, zip }) as const
const fromPartner = piece(2, {
  source: 'partner',
  sender: { id: 11, name: 'Alderbrook', city: null, state: null },
})
const fromHome = piece(3, {
  source: 'p2p',
  sender: { id: 3, name: 'Dolores W.', city: 'Tucson', state: 'AZ' },
})
const fromShop = piece(4, {
  source: 'dropship',
  dropshipperId: 31,
  sender: { id: 4, name: 'Juniper Archive', city: 'Portland', state: 'OR' },
})

describe('the label of an option', () => {
  const label = (serviceType: string, estimates = 1) =>
    shippingLabel({ serviceType, shippingEstimateDetailed: Array(estimates).fill({}) })
  it('is Bundle before all else', () => {
    expect(label('order_batch_free_shipping', 2)).toBe('Bundle')
    expect(label('order_batch_shipping')).toBe('Bundle')
  })
  it('is Expedited before the number of estimates', () => {
    for (const service of ['expedited_2_day', 'expedited', 'mdc_shipping', 'flat_rate_ddu_express_shipping'])
      expect(label(service, 3)).toBe('Expedited')
  })
  it('is Separate shipments from two estimates on, else Standard', () => {
    expect(label('standard', 2)).toBe('Separate shipments')
    expect(label('peer_to_peer', 1)).toBe('Standard')
    expect(label('flat_rate_ddu_shipping', 0)).toBe('Standard')
  })
})

describe('what is offered', () => {
  it('for our own pieces: standard and fast; a bundle to somebody with an account, which an open one is joined free', () => {
    expect(servicesFor(groupsOf(piece(1)), visitor)).toEqual(['standard', 'expedited_2_day'])
    expect(servicesFor(groupsOf(piece(1)), user)).toEqual([
      'standard',
      'expedited_2_day',
      'order_batch_shipping',
    ])
    expect(servicesFor(groupsOf(piece(1)), { ...user, bundle: { closesAt: now } })).toContain(
      'order_batch_free_shipping',
    )
    expect(servicesFor(groupsOf(piece(1), piece(5, { warehouseId: 1 })), visitor)).toEqual([
      'standard',
      'mdc_shipping',
    ])
  })
  it('nothing fast to Alaska and Hawaii, and flat rates abroad', () => {
    expect(servicesFor(groupsOf(piece(1)), { ...visitor, destination: to('HI', '96801') })).toEqual([
      'standard',
    ])
    expect(servicesFor(groupsOf(piece(1)), { ...user, country: 'CA' })).toEqual([
      'flat_rate_ddu_shipping',
      'flat_rate_ddu_express_shipping',
    ])
    expect(servicesFor(groupsOf(piece(1)), { ...user, destination: { country: 'JP' } })).toEqual([
      'flat_rate_ddu_shipping',
      'flat_rate_ddu_express_shipping',
    ])
    expect(servicesFor([], user)).toEqual([])
  })
  it('one default way from a person’s home, and what partners and other shops offer', () => {
    expect(servicesFor(groupsOf(fromHome), user)).toEqual(['peer_to_peer'])
    expect(servicesFor(groupsOf(fromShop), user)).toEqual(['standard'])
    expect(servicesFor(groupsOf(fromPartner), user)).toEqual(['standard', 'expedited'])
  })
  it('bundles to nobody else', () => {
    expect(bundleAllowed('own', user)).toBe(true)
    for (const [key, facts] of [
      ['own', visitor],
      ['CMP_11', user],
      ['own', { ...user, country: 'CA' }],
    ] as const)
      expect(bundleAllowed(key, facts)).toBe(false)
  })
})

describe('the selected option', () => {
  it('is the chosen one, the first without a choice, and exactly one of each sender', () => {
    const options = shippingOptions(groupsOf(piece(1), fromPartner, fromHome, fromShop), {
      ...user,
      chosen: { own: 2, CMP_11: 3, P2P_3: 77 },
    })
    expect(options.filter((one) => one.selected).map((one) => [one.groupKey, one.serviceType])).toEqual([
      ['own', 'expedited_2_day'],
      ['CMP_11', 'expedited'],
      ['DROP_4', 'standard'],
      ['P2P_3', 'peer_to_peer'],
    ])
  })
  it('stays of its kind when what was chosen is no longer offered', () => {
    expect(selectedService(['standard', 'order_batch_free_shipping'], 5)).toBe('order_batch_free_shipping')
    expect(selectedService(['standard', 'mdc_shipping'], 2)).toBe('mdc_shipping')
    expect(selectedService(['standard'], 2)).toBe('standard')
    expect(selectedService([], 2)).toBeUndefined()
  })
})

describe('an option', () => {
  it('tells its parcels, who sells and what it costs', () => {
    const [standard] = shippingOptions(groupsOf(piece(1), piece(5, { warehouseId: 1 })), visitor)
    expect(standard).toMatchObject({
      id: 1,
      price: 799,
      label: 'Separate shipments',
      dropshipperId: null,
      productKey: null,
      productId: null,
    })
    expect(standard?.shippingEstimateDetailed.map((one) => [one.warehouseId, one.itemNumbers])).toEqual([
      [12, [1]],
      [1, [5]],
    ])
    const [shop] = shippingOptions(groupsOf(fromShop), visitor)
    expect(shop).toMatchObject({
      price: 699,
      dropshipperId: 31,
      productId: '4',
      productKey: 'DROP_4',
      label: 'Standard',
    })
  })
  it('is taxed where delivery is, once the address is known', () => {
    const tax = (facts: DeliveryFacts) => shippingOptions(groupsOf(piece(1)), facts)[0]?.tax
    expect(tax(visitor)).toBe(0)
    expect(tax({ ...visitor, destination: to('NY', '12207') })).toBeGreaterThan(0)
    expect(tax({ ...visitor, destination: to('CA', '94577') })).toBe(0)
  })
  it('of a bundle arrives after the day it closes', () => {
    const closesAt = new Date('2026-11-24T20:00:00Z')
    const options = shippingOptions(groupsOf(piece(1)), { ...user, bundle: { closesAt }, chosen: { own: 6 } })
    const bundle = options.find((one) => one.selected)
    expect(bundle).toMatchObject({ serviceType: 'order_batch_free_shipping', price: 0, label: 'Bundle' })
    expect(bundle?.minShippingEstimate && bundle.minShippingEstimate > '2026-11-24').toBe(true)
    const [group] = groupsOf(piece(1))
    expect(group && groupEstimate(group, options, { ...user, bundle: { closesAt } }).min).toBe(
      bundle?.minShippingEstimate,
    )
  })
})

describe('what the totals take', () => {
  const line = (id: string, price: number): TotalsLine => ({
    id,
    kind: 'item',
    price: cents(price),
    msrp: cents(price),
    source: 'own',
    departments: [],
    categories: [],
    outlet: false,
    finalSale: false,
    ownPercent: 0,
    ownCode: null,
  })
  const shippingOf = (price: number, chosen: Record<string, number>, pieces = [piece(1)]) => {
    const delivery = deliveryChoices(shippingOptions(cartGroups(pieces), { ...user, chosen }))
    return cartTotals({
      ...plainCart([line('1', price)], { now, freeShippingThreshold: cents(7900) }),
      delivery,
    }).shippingAmount
  }
  it('is one standard delivery, free from the threshold on', () => {
    expect(shippingOf(7899, {})).toBe(799)
    expect(shippingOf(7900, {})).toBe(0)
  })
  it('is the whole price of a fast delivery, threshold or not', () => {
    expect(shippingOf(7899, { own: 2 })).toBe(1499)
    expect(shippingOf(20_000, { own: 2 })).toBe(1499)
    expect(shippingOf(20_000, { own: 2 }, [piece(1), fromPartner])).toBe(1499)
    expect(shippingOf(5000, { CMP_11: 3 }, [piece(1), fromPartner])).toBe(799 + 1299)
  })
})
