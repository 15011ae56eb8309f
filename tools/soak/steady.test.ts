import { expect, test } from 'vitest'
import { growthOf, slopeOf } from './steady.ts'

const line = (value: (minute: number) => number) =>
  Array.from({ length: 60 }, (_, minute) => ({ minute, value: value(minute) }))

test('a line’s slope is its change for each minute', () => {
  expect(slopeOf(line((minute) => 100 + 3 * minute))).toBeCloseTo(3)
  expect(slopeOf([])).toBe(0)
})

test('what grows at first and stays then is steady', () => {
  expect(
    growthOf(
      line((minute) => Math.min(300, 200 + 10 * minute)),
      0.05,
    ),
  ).toEqual({ grown: 0, isSteady: true })
})

test('what jumps about without growing is steady', () => {
  expect(
    growthOf(
      line((minute) => 300 + (minute % 5) * 12),
      0.05,
    ).isSteady,
  ).toBe(true)
})

test('what grows all the time is not, even slowly', () => {
  expect(
    growthOf(
      line((minute) => 300 + minute),
      0.05,
    ).isSteady,
  ).toBe(false)
  expect(
    growthOf(
      line((minute) => 300 + 2 * minute + (minute % 2) * 4),
      0.05,
    ).isSteady,
  ).toBe(false)
})
