import type { GetDirectChoicesQuery } from '@hemline/schema/generated/graphql.ts'
import { describe, expect, it } from 'vitest'
import { emptyForm } from './draft.ts'
import { factRows, type Label, soldIn, usualDays, withCategory } from './facts.ts'

type Choices = GetDirectChoicesQuery['directChoices']
const size = (sizingId: number, label: string, departmentGroup = 'women') => ({
  __typename: 'IntakeSize' as const,
  sizingId,
  label,
  departmentGroup,
  sizeCategory: 'top',
})
const choices = {
  categories: [
    {
      id: 7,
      name: 'Blouses',
      kind: 'Tops',
      sizeCategory: 'top',
      measurements: [],
      cuts: [],
      patterns: [],
      details: [],
    },
  ],
  sizes: [size(1003, 'M'), size(11003, 'M', 'petite'), size(1004, 'L')],
  colors: [],
  materials: ['Cotton'],
  flaws: [],
} as unknown as Choices
const category = choices.categories[0]
const label = (part: Partial<Label>): Label => ({
  __typename: 'DirectLabel',
  brand: null,
  sizes: [],
  materials: [],
  hasPriceTag: false,
  ...part,
})
const rowsFor = (labels: Label[], more: { showsFlaw?: boolean; brand?: string | null } = {}) => {
  const { brand = null, showsFlaw = false } = more
  const guess = {
    categories: [],
    colors: [],
    brand,
    condition: null,
    weight: 'light',
    advice: [],
    isClear: true,
  }
  const rows = factRows({ form: emptyForm, guess: guess as never, labels, showsFlaw, choices, category })
  return (name: string) => rows.find((one) => one.name === name)
}

describe('what pictures suggest', () => {
  it('is the brand, size and material of a label, for their seller to confirm', () => {
    const row = rowsFor([label({}), label({ brand: 'Corvina', sizes: ['M'], materials: ['Cotton'] })])
    expect(row('brand')).toMatchObject({
      value: 'Corvina',
      from: 'from the label',
      guess: { brandName: 'Corvina' },
    })
    expect(row('size')).toMatchObject({ value: 'M', guess: { sizingId: 1003, department: null } })
    expect(row('materials')).toMatchObject({ value: 'Cotton', guess: { materials: ['Cotton'] } })
  })

  it('leaves out a size that the kind does not have', () => {
    expect(rowsFor([label({ sizes: ['38'] })])('size')).toMatchObject({ value: null, from: 'yours to say' })
  })

  it('believes a printed brand before pieces that look alike, and says which it was', () => {
    expect(rowsFor([], { brand: 'Tessaly' })('brand')).toMatchObject({
      value: 'Tessaly?',
      from: 'from pieces that look alike',
    })
    expect(rowsFor([label({ brand: 'Corvina' })], { brand: 'Tessaly' })('brand')?.value).toBe('Corvina')
  })

  it('says a condition only for a price tag or a photo of a flaw', () => {
    expect(rowsFor([])('condition')).toMatchObject({ value: null, from: 'yours to say' })
    expect(rowsFor([label({ hasPriceTag: true })])('condition')).toMatchObject({
      from: 'a price tag is in the picture',
      guess: { condition: 'new_with_tags' },
    })
    const flawed = rowsFor([label({ hasPriceTag: true })], { showsFlaw: true })
    expect(flawed('condition')).toMatchObject({
      from: 'you took a photo of a flaw',
      guess: { condition: 'good' },
    })
  })
})

describe('the time in which a piece sold', () => {
  it('is never zero days', () => {
    expect([0, 1, 12].map(soldIn)).toEqual(['within a day', 'in 1 day', 'in 12 days'])
    expect([0, 12].map(usualDays)).toEqual(['Within a day at this price.', 'About 12 days at this price.'])
  })
})

describe('how a piece is made', () => {
  const category = {
    ...choices.categories[0],
    cuts: ['slip-on', 'lace-up'],
    patterns: ['solid'],
    details: [{ name: 'shoeWidth', label: 'Shoe width', values: ['Medium', 'Wide'] }],
  } as unknown as Choices['categories'][number]
  const form = { ...emptyForm, cut: 'slip-on', details: [{ name: 'shoeWidth', value: 'Wide' }] }
  const made = (part: Partial<Parameters<typeof factRows>[0]>) =>
    factRows({ form, guess: undefined, choices, category, ...part }).find(({ name }) => name === 'made')

  it('is one row, in the words of the shop', () => {
    expect(made({})).toMatchObject({ label: 'Cut and details', value: 'Slip on, wide', from: '' })
  })

  it('is no row of a kind that has nothing to choose', () => {
    expect(made({ category: choices.categories[0] })).toBeUndefined()
  })

  it('loses what another kind does not have', () => {
    const other = { ...category, cuts: [], details: [] } as typeof category
    expect(withCategory(form, other, choices.sizes)).toMatchObject({ cut: null, details: [] })
  })
})
