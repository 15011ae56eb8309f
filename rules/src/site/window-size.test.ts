import { expect, test } from 'vitest'
import { windowSizeOf } from './window-size.ts'

test('reads the size of a window, and nothing that a client made up', () => {
  expect(windowSizeOf({ width: 390, height: 844 })).toEqual({ width: 390, height: 844 })
  for (const value of [
    null,
    '390',
    {},
    { width: 390 },
    { width: '390', height: 844 },
    { width: 0, height: 1 },
    { width: 1e9, height: 1 },
  ])
    expect(windowSizeOf(value)).toBeUndefined()
})
