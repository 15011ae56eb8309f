import { expect, test } from 'vitest'
import { warehouses } from '../vocabulary/warehouses.ts'
import { dockOf } from './docks.ts'

test('every warehouse has a dock with a ZIP code', () => {
  for (const { warehouseId, city } of warehouses) {
    const { lines, zip } = dockOf(warehouseId)
    expect(zip).toMatch(/^\d{5}$/)
    expect(lines.at(-1)).toContain(`${city}, `)
  }
})

test('what is no warehouse has none', () => {
  expect(() => dockOf(2)).toThrow()
})
