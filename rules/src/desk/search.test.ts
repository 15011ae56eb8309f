import { expect, it } from 'vitest'
import {
  fitOf,
  hasWords,
  hitsWord,
  isNoSearch,
  maySearch,
  maySearchParcels,
  parcelKinds,
  readDeskText,
  readScopePrefix,
  scopesOf,
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
  expect(kinds('processor')).toEqual(['bags', 'parcels', 'returns'])
  expect(kinds('support')).toEqual(['people', 'orders', 'parcels', 'cases'])
  const parcels = (role: string) => parcelKinds.filter((kind) => maySearchParcels([role], kind))
  expect(parcels('processor')).toEqual([...parcelKinds])
  expect(parcels('support')).toEqual(['order'])
  expect(kinds('employee')).toEqual([...searchKinds])
  expect(kinds('seller')).toEqual([])
})

it('fits a result best by its whole text, then by its beginning, then by the beginning of a word', () => {
  expect(fitOf('7C02-1E94', ['7C02 1E94', 'nora@hemline.example'])).toBe(3)
  expect(fitOf('148204', [148204612])).toBe(2)
  expect(fitOf('nora', ['nora@hemline.example'])).toBe(2)
  expect(fitOf('levi', ['Astrid Levine'])).toBe(1)
  expect(fitOf('hemline', ['nora@hemline.example'])).toBe(1)
  expect(fitOf('press', ['Wrap dress', null, undefined])).toBe(0)
})

it('counts results up to a hundred', () => {
  expect([hitsWord(0), hitsWord(99), hitsWord(100)]).toEqual(['0', '99', '100+'])
})

it('narrows to one scope by the beginning of its name, among those that the roles open', () => {
  const all = scopesOf(['employee'])
  expect(readScopePrefix('o: nora', all)).toEqual({ scope: 'orders', rest: 'nora' })
  expect(readScopePrefix(' Pi:dress', all)).toEqual({ scope: 'pieces', rest: 'dress' })
  expect(readScopePrefix('returns:', all)).toEqual({ scope: 'returns', rest: '' })
  expect(readScopePrefix('> pick', all)).toEqual({ scope: 'deeds', rest: 'pick' })
  for (const text of ['orders', 'x:1', 'nora o:', '9:30', ''])
    expect(readScopePrefix(text, all)).toBeUndefined()
  expect(scopesOf(['processor'])).toEqual(['bags', 'parcels', 'returns', 'deeds'])
  // A beginning means the first scope that fits: a processor has no people and no pieces.
  expect(readScopePrefix('p:', all)?.scope).toBe('people')
  expect(readScopePrefix('p:', scopesOf(['processor']))?.scope).toBe('parcels')
  expect(readScopePrefix('o:1', scopesOf(['processor']))).toBeUndefined()
})
