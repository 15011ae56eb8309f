import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './sources.ts'
import { isEmptyField, isFixedField, isUnreadInput, isUnwrittenField, wordsOf } from './spec-behind.ts'
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
  exercises: () => true,
}
const built = { state: 'built', test: 'schema/contract/cart.contract.ts' } as const
const later = { state: 'later', issue: 19 } as const

describe('the manifest of the specification', () => {
  it('marks nothing as built that is not there, or that no test exercises', () =>
    expect(manifestProblems(manifest, lookup)).toEqual([]))

  it('marks nothing as later that is there', () => expect(forgottenMarks(manifest, lookup)).toEqual([]))

  it('finds what somebody forgot to mark', () => {
    const planted: Manifest = {
      routes: { '/cart': later },
      operations: { getActiveCart: { ...later, inputs: { estimateTaxes: later, nothing: later } } },
      fields: { 'Cart.id': later, 'Cart.nothing': later },
      enumerations: { ItemAvailability: { InStock: later } },
      constants: { freeShippingThreshold: { ...later, value: 7900 } },
    }
    expect(forgottenMarks(planted, lookup)).toHaveLength(6)
  })

  it('finds a planted claim of every kind', () => {
    const planted: Manifest = {
      routes: { '/nowhere': built },
      operations: { getNothing: { ...built, inputs: { a: built } } },
      fields: { 'Item.nothing': built },
      enumerations: { ItemAvailability: { Nowhere: built } },
      constants: { freeShippingThreshold: { ...built, value: 1 } },
    }
    expect(manifestProblems(planted, lookup)).toHaveLength(6)
    expect(manifestProblems(manifest, nothing).length).toBeGreaterThan(300)
  })

  it('finds what is called built with nothing behind it, and what is called empty and is not', () => {
    const fields: Manifest['fields'] = {
      'Photo.type': built,
      'Item.brand': { state: 'empty', issue: 21 },
      'Item.title': { ...built, state: 'fixed' },
    }
    expect(manifestProblems({ ...empty, fields }, lookup)).toEqual([
      'field Photo.type: marked built, but nothing is behind it',
      'field Item.brand: marked empty, but something is behind it',
      'field Item.title: marked fixed, but something is behind it',
    ])
  })

  it('finds a mark without a test or an issue, and one with the wrong of both', () => {
    const fields: Manifest['fields'] = {
      'Cart.id': { state: 'built' },
      'Cart.userId': { state: 'built', issue: 19 },
      'User.experiments': { state: 'empty' },
      'User.referralInvitation': { ...later, test: built.test },
    }
    expect(manifestProblems({ ...empty, fields }, lookup)).toEqual([
      'field Cart.id: marked built, and names no test',
      'field Cart.userId: marked built, and names no test',
      'field User.experiments: marked empty, and names no issue that brings it',
      'field User.referralInvitation: marked later, and names no issue that brings it',
    ])
  })

  it('finds a test that is not there, is no test, or says nothing of its entry', () => {
    const test = (path: string) => ({ state: 'built', test: path }) as const
    const planted: Manifest = {
      routes: { '/cart': test('rules/src/shipping/bundles.test.ts') },
      operations: {
        getActiveCart: {
          ...test('rules/src/shipping/bundles.test.ts'),
          inputs: { shippingOptionId: test('api/src/domains/favorites/favorites.test.ts') },
        },
      },
      fields: {
        'Item.brand': test('api/src/domains/nowhere.test.ts'),
        'Item.title': test('api/src/domains/catalogue/catalogue.ts'),
        'Item.charsAccent': test('schema/contract/cart.contract.ts'),
      },
      enumerations: { OrderStatus: { returned_late: test('schema/contract/cart.contract.ts') } },
      constants: { bundleShipDays: { ...test('schema/contract/cart.contract.ts'), value: 7 } },
    }
    expect(manifestProblems(planted, lookup).filter((one) => /does not exercise it$/.test(one))).toHaveLength(
      8,
    )
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

  it('says that a resolver which takes nothing, and all below it, answers one thing', () => {
    expect(
      ['Cart.selectedPaymentMethod', 'Cart.itemLimit', 'User.email', 'Cart.id'].map(isFixedField),
    ).toEqual([true, true, false, false])
    expect([isUnreadInput('getItems', 'nameThatNobodyReads'), isUnreadInput('getItems', 'amount')]).toEqual([
      true,
      false,
    ])
  })

  it('says that a column which nothing writes has one value', () => {
    const schema = 'create table photo (\n  id bigint,\n  aspect_ratio real default 0.8,\n  caption text\n);'
    const code =
      'function add() {\n  sql`insert into photo (id, caption) values (1, 2)`\n}\nrow.aspect_ratio\n'
    const is = (field: string, text = code) => isUnwrittenField(`Photo.${field}`, text, schema)
    expect([is('aspectRatio'), is('caption'), is('photoNumber')]).toEqual([true, false, false])
    expect(is('aspectRatio', code.replace('id, caption', 'id, aspect_ratio'))).toBe(false)
  })

  it('finds an entry without a valid state', () => {
    const fields: Manifest['fields'] = { 'Item.id': { state: 'soon' as 'later', issue: 19 } }
    expect(manifestProblems({ ...empty, fields }, lookup)).toEqual(['field Item.id: no valid state'])
    expect(
      manifestProblems({ ...empty, routes: { '/cart': { state: 'empty', issue: 19 } } }, lookup),
    ).toEqual(['route /cart: no valid state'])
  })
})
