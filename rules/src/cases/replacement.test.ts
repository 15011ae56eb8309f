import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { orderPaidEntries, postingFaults } from '../ledger/ledger.ts'
import { backOf, paidInAll } from '../payment/refunds.ts'
import { paidBy } from '../pricing/totals-ledger.ts'
import { pieceLine } from '../pricing/totals-lines.ts'
import type { CaseKind } from '../vocabulary/cases.ts'
import type { CaseGrant, CaseMoney } from './offers.ts'
import {
  replacementsFor,
  replacementTotals,
  replacementWay,
  replacementWayByPerson,
  type StockPiece,
} from './replacement.ts'

const piece = (item_number: number, change: Partial<StockPiece> = {}): StockPiece => ({
  item_number,
  brand_id: 1,
  brand_name: 'Aster',
  title: 'Wrap dress',
  category_id: 5,
  category_name: 'Dresses',
  category_tags: ['dresses'],
  department_tags: ['women'],
  color_names: ['blue'],
  materials: [],
  style_tags: [],
  occasion_tags: [],
  condition: 'very_good',
  price_cents: 4000,
  msrp_cents: 9000,
  sizing_id: 1004,
  size_display: 'M',
  size_equivalents: [],
  mpn: null,
  chars: {},
  source: 'own',
  ...change,
})
const found = (...others: StockPiece[]) => replacementsFor(piece(1), others).map((one) => one.item_number)

describe('an identical piece', () => {
  it('is the same product in the same size and color, in at least the same condition', () => {
    const best = piece(3, { condition: 'excellent', price_cents: 5000 })
    expect(found(piece(2), best, piece(4, { price_cents: 3000 }))).toEqual([3, 4, 2])
  })

  it.each<[string, Partial<StockPiece>]>([
    ['of another brand', { brand_id: 2 }],
    ['of another kind', { category_id: 6 }],
    ['of another name', { title: 'Shirt dress' }],
    ['in another size', { sizing_id: 1005 }],
    ['in a size that is written otherwise', { size_display: 'M petite' }],
    ['in another color', { color_names: ['red'] }],
    ['in a worse condition', { condition: 'good' }],
    ['in an unknown condition', { condition: 'unheard' }],
    ['of a partner', { source: 'partner' }],
    ['of another member', { source: 'p2p' }],
  ])('is none %s', (_, change) => {
    expect(found(piece(2, change))).toEqual([])
  })

  it('is none with another style number, and a piece that isn’t ours has none', () => {
    const to = piece(1, { mpn: 'A-1' })
    expect(replacementsFor(to, [piece(2, { mpn: 'A-2' })])).toEqual([])
    expect(replacementsFor(to, [piece(2, { mpn: 'A-1', title: 'Dress' })])).toHaveLength(1)
    expect(replacementsFor(piece(1, { source: 'p2p' }), [piece(2)])).toEqual([])
  })
})

const money = { total: cents(4000) } as CaseMoney
const granting = (change: Partial<CaseGrant> = {}): CaseGrant => ({
  keepPart: null,
  refund: null,
  credit: null,
  claim: null,
  mayGoBack: false,
  why: null,
  ...change,
})
const way = (kind: CaseKind, paid: number, grant: CaseGrant, price = 4000) =>
  replacementWay({ kind, grant, paid: cents(paid), price: cents(price) })

describe('a replacement', () => {
  it('leaves at once for a word, and after the scan above the limit of a word', () => {
    const kept = granting({ keepPart: money, mayGoBack: true })
    expect(way('damaged', 5000, kept)).toBe('at_once')
    expect(way('damaged', 5001, kept)).toBe('after_scan')
    expect(way('wrong_piece', 9000, granting({ mayGoBack: true }))).toBe('after_scan')
    expect(way('wrong_piece', 9000, granting())).toBeUndefined()
    expect(way('missing', 9000, granting({ refund: money }))).toBe('at_once')
  })

  it('is not given where a person decides, the carrier is asked, or it costs too much for a word', () => {
    expect(way('damaged', 4000, granting({ why: 'A person looks.' }))).toBeUndefined()
    expect(way('not_delivered', 9000, granting({ claim: money }))).toBeUndefined()
    expect(way('missing', 4000, granting({ refund: money }), 15_001)).toBeUndefined()
    expect(way('charged_wrongly', 4000, granting({ refund: money }))).toBeUndefined()
    expect(way('counterfeit', 4000, granting({ mayGoBack: true }))).toBeUndefined()
  })

  it('is given by an employee where the hub asks a person, up to what one employee may give', () => {
    const byPerson = (kind: CaseKind, paid: number, price = 4000) =>
      replacementWayByPerson({ kind, paid: cents(paid), price: cents(price) })
    expect(byPerson('damaged', 5000)).toBe('at_once')
    expect(byPerson('damaged', 5001)).toBe('after_scan')
    expect(byPerson('damaged', 20_000, 20_000)).toBe('after_scan')
    expect(byPerson('not_delivered', 9000)).toBe('at_once')
    expect(byPerson('missing', 9000, 15_000)).toBe('at_once')
    expect(byPerson('missing', 9000, 15_001)).toBeUndefined()
    expect(byPerson('charged_wrongly', 4000)).toBeUndefined()
    expect(byPerson('counterfeit', 4000)).toBeUndefined()
  })

  it('is paid by the shop in full, and whatever comes back is the shop’s', () => {
    const line = pieceLine('line', {
      ...piece(2),
      source: 'own',
      clearance: false,
      final_sale: false,
      promotion: { discountPercent: 30, promotionCode: 'LESS' },
    })
    const totals = replacementTotals(line, new Date('2026-11-02T12:00:00Z'))
    expect(totals).toMatchObject({ total: 4000, amountCharged: 0, creditsUsed: 4000, pointsToEarn: 0 })
    expect(totals.lines[0]).toMatchObject({ net: 4000, tax: 0 })
    const paid = paidBy('order', totals)
    expect(paidInAll(paid)).toBe(4000)
    const entries = orderPaidEntries(paid)
    expect(postingFaults(entries)).toEqual([])
    expect(entries.map((one) => [one.account.kind, one.amount])).toEqual([
      ['charge', 4000],
      ['replacements', -4000],
    ])
    expect(backOf(paid, cents(1500)).drops).toMatchObject([{ kind: 'replacements', amount: 1500 }])
  })
})
