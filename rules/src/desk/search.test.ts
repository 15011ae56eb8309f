import { expect, it } from 'vitest'
import { hasWords, isNoSearch, maySearch, readDeskText, searchKinds } from './search.ts'

it('reads words, the longest first, without dashes and in lower case', () => {
  expect(readDeskText('  Madewell  Dress ').words).toEqual(['madewell', 'dress'])
  expect(readDeskText('dora.petrov').words).toEqual(['dora.petrov'])
  expect(readDeskText('a b see five six words').words).toEqual(['words', 'five', 'see', 'six'])
})
it('reads order labels, numbers and codes however they are spaced', () => {
  expect(readDeskText('#5E6F-7A8B')).toEqual({ words: ['5e6f', '7a8b'], number: null, code: '5e6f7a8b' })
  expect(readDeskText('148 204 612')).toEqual({
    words: ['148', '204', '612'],
    number: 148_204_612,
    code: '148204612',
  })
  expect(readDeskText('HB 730 000 117 4').code).toBe('hb7300001174')
  expect(readDeskText('dress')).toMatchObject({ number: null, code: null })
})
it('looks for nothing when the text is too short', () => {
  expect(['', ' ', 'do', 'a.b', '12', '%%%'].map((text) => isNoSearch(readDeskText(text)))).toEqual(
    new Array(6).fill(true),
  )
  expect(isNoSearch(readDeskText('dor'))).toBe(false)
})
it('finds texts that hold every word', () => {
  expect(hasWords('Madewell, Wrap dress', ['dress', 'madewell'])).toBe(true)
  expect(hasWords('Madewell, Wrap dress', ['dress', 'ganni'])).toBe(false)
  expect(hasWords('anything', [])).toBe(false)
})
it('opens each kind to those whose work it is', () => {
  const kinds = (role: string) => searchKinds.filter((kind) => maySearch([role], kind))
  expect(kinds('processor')).toEqual(['bags', 'parcels'])
  expect(kinds('support')).toEqual(['people', 'orders', 'parcels'])
  expect(kinds('employee')).toEqual([...searchKinds])
  expect(kinds('seller')).toEqual([])
})
