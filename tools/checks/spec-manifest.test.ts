import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './sources.ts'
import { isEmptyField, wordsOf } from './spec-behind.ts'
import { forgottenMarks, type Lookup, lookup, type Manifest, manifestProblems } from './spec-lookup.ts'

const manifest = JSON.parse(readFileSync(`${root}schema/spec-manifest.json`, 'utf8')) as Manifest
const empty: Manifest = { routes: {}, operations: {}, fields: {}, enumerations: {}, constants: {} }
const nothing: Lookup = {
  routes: () => false,
  operations: () => false,
  fields: () => false,
  enumerations: () => false,
  constants: () => undefined,
  isEmpty: () => false,
}

describe('the manifest of the specification', () => {
  it('marks nothing as built that is not there', () => expect(manifestProblems(manifest, lookup)).toEqual([]))

  it('marks nothing as later that is there', () => expect(forgottenMarks(manifest, lookup)).toEqual([]))

  it('finds what somebody forgot to mark', () => {
    const planted: Manifest = {
      routes: { '/cart': 'later' },
      operations: { getActiveCart: { state: 'later', inputs: { estimateTaxes: 'later', nothing: 'later' } } },
      fields: { 'Cart.id': 'later', 'Cart.nothing': 'later' },
      enumerations: { ItemAvailability: { InStock: 'later' } },
      constants: { freeShippingThreshold: { state: 'later', value: 7900 } },
    }
    expect(forgottenMarks(planted, lookup)).toHaveLength(6)
  })

  it('finds a planted claim of every kind', () => {
    const planted: Manifest = {
      routes: { '/nowhere': 'built' },
      operations: { getNothing: { state: 'built', inputs: { a: 'built' } } },
      fields: { 'Item.nothing': 'built' },
      enumerations: { ItemAvailability: { Nowhere: 'built' } },
      constants: { freeShippingThreshold: { state: 'built', value: 1 } },
    }
    expect(manifestProblems(planted, lookup)).toHaveLength(6)
    expect(manifestProblems(manifest, nothing).length).toBeGreaterThan(300)
  })

  it('finds what is called built with nothing behind it, and what is called empty and is not', () => {
    const fields: Manifest['fields'] = { 'Item.esScore': 'built', 'Item.brand': 'empty' }
    expect(manifestProblems({ ...empty, fields }, lookup)).toEqual([
      'field Item.esScore: marked built, but nothing is behind it',
      'field Item.brand: marked empty, but something is behind it',
    ])
  })

  it.each([
    ['score: () => null', true],
    ['score: null,', true],
    ['', true],
    ['score: () => null }, { score: null }', true],
    ['score: () => null }, { score: 5 }', false],
    ['score: (item) => item.score', false],
    ['const score = read()', false],
  ])('says of "%s" whether nothing is behind the field', (code, isEmpty) => {
    expect(isEmptyField('Item.score', wordsOf(`{ ${code} }`))).toBe(isEmpty)
  })

  it('finds an entry without a valid state', () => {
    expect(manifestProblems({ ...empty, fields: { 'Item.id': 'soon' as 'later' } }, lookup)).toEqual([
      'field Item.id: no valid state',
    ])
  })
})
