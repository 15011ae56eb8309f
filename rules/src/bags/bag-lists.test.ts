import { expect, it } from 'vitest'
import { bagStatuses } from '../kits/states.ts'
import { bagCalled, bagGroups, bagNameOf, bagNameProblem, bagNameSentences } from './bag-lists.ts'

it('every status of a bag is in one group', () => {
  expect(Object.values(bagGroups).flat().toSorted()).toEqual([...bagStatuses].toSorted())
})

it('a name is trimmed, and an empty one removes the name', () => {
  expect(bagNameOf('  Spring \n closet ')).toBe('Spring closet')
  expect(bagNameOf('   ')).toBeNull()
})

it('a name may be what somebody writes on a box, and no longer than its label', () => {
  for (const name of ['Spring closet', 'Oma’s coats & hats', 'Été 2026', '👗 party'])
    expect(bagNameProblem(name), name).toBeUndefined()
  expect(bagNameProblem('x'.repeat(40))).toBeUndefined()
  expect(bagNameProblem('x'.repeat(41))).toBe(bagNameSentences.long)
  for (const name of ['<b>', 'a\u202eb', 'a\u0000b'])
    expect(bagNameProblem(name)).toBe(bagNameSentences.signs)
})

it('a bag without a name is called by its number', () => {
  expect(bagCalled({ name: null, bagNumber: '204817' })).toBe('Bag 204817')
  expect(bagCalled({ name: 'Spring closet', bagNumber: '204817' })).toBe('Spring closet')
})
