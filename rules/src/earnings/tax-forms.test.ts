import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import {
  isTaxFormAsked,
  taxFormSentences as says,
  taxFormProblems,
  taxReportingThreshold,
  tinDigits,
  waitsForTaxForm,
} from './tax-forms.ts'

const right = {
  name: 'Greta Lind',
  businessClass: 'individual',
  tinKind: 'ssn',
  tin: '123-45-6789',
  line1: '12 Orchard Street',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  signature: ' greta  lind',
}

describe('a tax form', () => {
  it('is right with a name that is signed, a number that can be one, and an address in the States', () => {
    expect(taxFormProblems(right)).toEqual({})
    expect(taxFormProblems({ ...right, tinKind: 'ein', tin: '12-3456789', zip: '94607-1234' })).toEqual({})
  })

  it('names each wrong field', () => {
    const empty = Object.fromEntries(Object.keys(right).map((name) => [name, '']))
    expect(Object.keys(taxFormProblems(empty as typeof right)).toSorted()).toEqual(
      Object.keys(right).toSorted(),
    )
    expect(taxFormProblems({ ...right, signature: 'Greta Lindt' })).toEqual({ signature: says.signature })
    expect(taxFormProblems({ ...right, state: 'XX' })).toEqual({ state: says.state })
  })

  it('refuses numbers that nobody has', () => {
    for (const tin of ['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000', '12345678'])
      expect(tinDigits('ssn', tin), tin).toBeUndefined()
    expect(tinDigits('ein', '00-1234567')).toBeUndefined()
    expect(tinDigits('ssn', '123 45 6789')).toBe('123456789')
  })

  it('is asked for before the threshold, and a payout waits for the form only above the threshold', () => {
    const facts = (paidThisYear: number, hasForm = false) => ({ paidThisYear: cents(paidThisYear), hasForm })
    expect(isTaxFormAsked(facts(149_999))).toBe(false)
    expect(isTaxFormAsked(facts(150_000))).toBe(true)
    expect(isTaxFormAsked(facts(150_000, true))).toBe(false)
    expect(waitsForTaxForm(facts(150_000), cents(50_000))).toBe(false)
    expect(waitsForTaxForm(facts(150_000), cents(50_001))).toBe(true)
    expect(waitsForTaxForm(facts(taxReportingThreshold, true), cents(50_001))).toBe(false)
  })
})
