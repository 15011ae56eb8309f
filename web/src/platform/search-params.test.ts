import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => text !== '__proto__')

it('gives back what was written, in the same order, always as text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(word, fc.string({ maxLength: 20, unit: 'grapheme' }), { noNullPrototype: true }),
      (search) => {
        const back = parseSearch(stringifySearch(search))
        expect(back).toEqual(search)
        expect(Object.keys(back)).toEqual(Object.keys(search))
      },
    ),
  )
})

it('leaves a written address as it is', () => {
  fc.assert(
    fc.property(fc.dictionary(word, fc.string({ maxLength: 20 }), { noNullPrototype: true }), (search) => {
      const text = stringifySearch(search)
      expect(stringifySearch(parseSearch(text))).toBe(text)
    }),
  )
})

it('keeps numbers, zeros and quotes as they stand in the address', () => {
  expect(parseSearch('?p=007&big=12345678901234567890&q="x"&t=true')).toEqual({
    p: '007',
    big: '12345678901234567890',
    q: '"x"',
    t: 'true',
  })
})

it('joins repeated keys and leaves commas readable', () => {
  expect(parseSearch('?condition=good&condition=excellent')).toEqual({ condition: 'good,excellent' })
  expect(stringifySearch({ condition: 'good,excellent', page: undefined, text: 'linen dress' })).toBe(
    '?condition=good,excellent&text=linen+dress',
  )
})

it('writes nothing for no parameters, and never fails on broken input', () => {
  expect(stringifySearch({})).toBe('')
  fc.assert(fc.property(fc.string(), (text) => typeof parseSearch(text) === 'object'))
})
