import { expect, it } from 'vitest'
import { savedSearchesMost } from '../saved-searches/saved-searches.ts'
import { favoritesSyncListLimits } from '../vocabulary/constants.ts'
import { favoriteListsMost, favoritesMost, listNameOf, listNameProblem } from './lists.ts'

it('has room for 5,000 favorites, 50 lists and 50 saved searches', () => {
  expect([favoritesMost, favoriteListsMost, savedSearchesMost]).toEqual([5000, 50, 50])
  expect([favoritesMost, favoriteListsMost, savedSearchesMost]).toEqual(favoritesSyncListLimits)
})

it.each([
  ['', 'Please give the list a name.'],
  ['x'.repeat(61), 'A name has at most 60 letters. This has 61.'],
  ['gifts', 'You have a list “gifts” already.'],
  ['For June’s wedding', undefined],
])('says of the name “%s” what is wrong with it', (name, problem) => {
  expect(listNameProblem(name, ['Gifts'])).toBe(problem)
})

it('takes spaces out of a name', () => expect(listNameOf('  For  June ')).toBe('For June'))
