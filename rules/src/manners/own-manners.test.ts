import { expect, it } from 'vitest'
import { ownManners } from './own-manners.ts'

it('is the manner of the country, changed by what the person set', () => {
  expect(ownManners('DE', [])).toEqual({ sizes: 'EU', dates: 'day_first', unit: 'cm' })
  expect(ownManners('DE', [{ name: 'persist.size_system', value: 'UK' }])).toEqual({
    sizes: 'UK',
    dates: 'day_first',
    unit: 'cm',
  })
  expect(ownManners('US', [{ name: 'persist.date_manner', value: 'nonsense' }]).dates).toBe('month_first')
})
