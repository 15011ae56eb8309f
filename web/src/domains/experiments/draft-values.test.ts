import { expect, test } from 'vitest'
import { armsOf, inputOf, newDraft, numberOf } from './draft-values.ts'

test.each([
  ['3.5', 3.5],
  [' 3,5 %', 3.5],
  ['12', 12],
  ['many', 0],
  ['', 0],
])('reads “%s” as %d', (typed, number) => {
  expect(numberOf(typed)).toBe(number)
})

test('reads arms line by line, and keeps odd ones for the rules to refuse', () => {
  expect(armsOf('control 50\n\nplain: 49.5%\nnothing')).toEqual([
    { name: 'control', share: 50 },
    { name: 'plain', share: 49.5 },
    { name: 'nothing', share: 0 },
  ])
})

test('asks for what was chosen, and for nothing else', () => {
  expect(inputOf(newDraft).target).toMatchObject({ loggedIn: null, isNew: null, isStaff: null, devices: [] })
  const chosen = { ...newDraft, who: 'visitors', bought: 'before', device: 'mobile', countries: 'us, ca' }
  expect(inputOf(chosen).target).toMatchObject({
    loggedIn: false,
    isNew: false,
    devices: ['mobile'],
    countries: ['US', 'CA'],
  })
})
