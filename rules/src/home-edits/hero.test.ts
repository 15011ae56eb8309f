import { expect, it } from 'vitest'
import { heroOf } from './hero.ts'

const piece = (item_number: number, more = {}) => ({
  item_number,
  flaws: [],
  condition_overrides: [],
  photo_ids: [1],
  ...more,
})
const flawed = piece(91, { flaws: [{ description: 'A stain.' }] })
const noted = piece(92, { condition_overrides: ['fading'] })
const bare = piece(93, { photo_ids: [] })
const numbers = (pieces: { item_number: number }[]) => pieces.map(({ item_number }) => item_number)

it('shows the first three chosen pieces without flaws, in the order in which they were chosen', () => {
  const chosen = [piece(4), flawed, piece(2), noted, bare, piece(3), piece(1)]
  expect(numbers(heroOf(chosen, [[piece(7)], [piece(8)], [piece(9)]]))).toEqual([4, 2, 3])
})

it('fills the places that are left from the kinds, with no piece twice and none with flaws', () => {
  expect(numbers(heroOf([piece(4)], [[flawed, piece(4), piece(7)], [noted], [piece(9)]]))).toEqual([4, 7, 9])
  expect(numbers(heroOf([], [[piece(7)], [bare, piece(8)], [piece(9)]]))).toEqual([7, 8, 9])
  expect(heroOf([flawed], [[noted], []])).toEqual([])
})
