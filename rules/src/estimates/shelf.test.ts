import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { termsOf } from '../earnings/payout-terms.ts'
import { type Comparable, comparablesNeeded } from './payout-estimates.ts'
import { estimateOnShelf, type Shelf } from './shelf.ts'

const shelf: Shelf = {
  slug: 'midi-dresses',
  name: 'Midi dresses',
  above: { slug: 'dresses', name: 'Dresses' },
}
const terms = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })
const question = { brandId: 1, tier: 'mid', condition: 'excellent' } as const
const pieces = (many: number, category: string, price: number): Comparable[] =>
  Array.from({ length: many }, () => ({
    price: cents(price),
    brandId: 9,
    tier: 'mid',
    category,
    condition: 'excellent',
  }))

describe('the shelf of an estimate', () => {
  it('is the kind that was asked for where enough were sold', () => {
    const sold = [...pieces(comparablesNeeded, 'midi-dresses', 3999), ...pieces(40, 'maxi-dresses', 9999)]
    expect(estimateOnShelf(question, shelf, sold, terms)).toMatchObject({
      basedOn: 'Midi dresses',
      estimate: { count: 5, from: { price: 3999 } },
    })
  })

  it('is the wider one where one piece is missing', () => {
    const sold = [...pieces(comparablesNeeded - 1, 'midi-dresses', 3999), ...pieces(40, 'maxi-dresses', 9999)]
    expect(estimateOnShelf(question, shelf, sold, terms)).toMatchObject({
      basedOn: 'Dresses',
      estimate: { count: 44, to: { price: 9999 } },
    })
  })

  it('holds all kinds of a wide category', () => {
    const sold = [...pieces(3, 'midi-dresses', 3999), ...pieces(3, 'maxi-dresses', 3999)]
    expect(
      estimateOnShelf(question, { slug: 'dresses', name: 'Dresses', above: null }, sold, terms),
    ).toMatchObject({ basedOn: 'Dresses' })
  })

  it('says how many there are where they are too few', () => {
    expect(estimateOnShelf(question, shelf, pieces(4, 'midi-dresses', 3999), terms)).toEqual({
      count: 4,
      needed: comparablesNeeded,
    })
  })
})
