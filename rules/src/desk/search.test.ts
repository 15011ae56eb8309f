import { expect, it } from 'vitest'
import {
  hasWords,
  isNoSearch,
  maySearch,
  maySearchParcels,
  parcelKinds,
  readDeskText,
  searchKinds,
} from './search.ts'

it('reads words, the longest first, without dashes and in lower case', () => {
  expect(readDeskText('  Madewell  Dress ').words).toEqual(['madewell', 'dress'])
  expect(readDeskText('dora.petrov').words).toEqual(['dora.petrov'])
  expect(readDeskText('a b see five six words').words).toEqual(['words', 'five', 'see', 'six'])
})
it('reads order labels, numbers and codes however they are spaced', () => {
  expect(readDeskText('#5E6F-7A8B')).toMatchObject({
    words: ['5e6f', '7a8b'],
    number: null,
    code: '5e6f7a8b',
  })
  expect(readDeskText('148 204 612')).toMatchObject({
    words: ['148', '204', '612'],
    number: 148_204_612,
    code: '148204612',
  })
  expect(readDeskText('HB 730 000 117 4').code).toBe('hb7300001174')
  expect(readDeskText('dress')).toMatchObject({ number: null, code: null })
})
it('reads numbers of returns and cases, with their word or without', () => {
  expect(readDeskText('R 40917')).toMatchObject({ returnNumber: 40_917, caseNumber: null })
  expect(readDeskText('case 3107')).toMatchObject({ returnNumber: null, caseNumber: 3107 })
  expect(readDeskText('40917')).toMatchObject({ returnNumber: 40_917, caseNumber: 40_917, number: 40_917 })
  expect(readDeskText('2147483648')).toMatchObject({ returnNumber: null, caseNumber: null })
  expect(isNoSearch(readDeskText('R 40917'))).toBe(false)
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
  expect(kinds('support')).toEqual(['people', 'orders', 'parcels', 'cases'])
  const parcels = (role: string) => parcelKinds.filter((kind) => maySearchParcels([role], kind))
  expect(parcels('processor')).toEqual([...parcelKinds])
  expect(parcels('support')).toEqual(['order'])
  expect(kinds('employee')).toEqual([...searchKinds])
  expect(kinds('seller')).toEqual([])
})
