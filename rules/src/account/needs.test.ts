import { expect, test } from 'vitest'
import { bySoonest, needKinds, needWords } from './needs.ts'

const until = new Date('2026-12-06T20:20:00Z')

test('each need says what can be done, until when, and where the button leads', () => {
  const say = (facts: Parameters<typeof needWords>[0]) => Object.values(needWords(facts)).join(' | ')
  expect(say({ kind: 'turn', until, name: 'Toteme coat' })).toBe(
    'It is your turn for Toteme coat | You have it until 12:20 PM Pacific time. Then we ask the next person in line. | Take it',
  )
  expect(say({ kind: 'return_drop_off', until, pieces: 2, amount: 15_359 })).toBe(
    'Drop off your return by Sun, Dec 6 | 2 pieces. $153.59 goes back to you. | Show the label',
  )
  // Pieces of a goody box were never paid for.
  expect(say({ kind: 'return_drop_off', until, pieces: 1 })).toBe(
    'Drop off your return by Sun, Dec 6 | One piece. You don’t pay for what you send back. | Show the label',
  )
  expect(say({ kind: 'pieces_unsold', until, pieces: 1, name: 'Vans sneakers' })).toBe(
    'Vans sneakers did not sell | Take it back by Sun, Dec 6, or we give it to a charity. | Decide',
  )
  expect(say({ kind: 'pieces_unsold', until, pieces: 3 })).toBe(
    '3 of your pieces did not sell | Take them back by Sun, Dec 6, or we give them to a charity. | Decide',
  )
  expect(say({ kind: 'credit_ends', until, amount: 1200 })).toBe(
    '$12.00 of credit ends Sun, Dec 6 | Your next order uses it by itself. | Shop new pieces',
  )
})

test('each kind has words, with and without an end', () => {
  for (const kind of needKinds)
    for (const end of [until, null])
      for (const text of Object.values(needWords({ kind, until: end })))
        expect(text).toMatch(/^[^\s].*[^\s]$/)
})

test('what is over first comes first, and what has no end last', () => {
  const at = (iso: string | null) => ({ until: iso === null ? null : new Date(iso) })
  const sorted = [at(null), at('2026-12-06'), at('2026-12-02'), at(null)].toSorted(bySoonest)
  expect(sorted).toEqual([at('2026-12-02'), at('2026-12-06'), at(null), at(null)])
})
