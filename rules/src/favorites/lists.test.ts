import { expect, it } from 'vitest'
import { favoritesSyncListLimits } from '../vocabulary/constants.ts'
import { favoriteListsMost, favoritesMost, listNameOf, listNameProblem } from './lists.ts'

it('has room for 5,000 favorites and 50 lists', () => {
  expect([favoritesMost, favoriteListsMost]).toEqual(favoritesSyncListLimits.slice(0, 2))
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
