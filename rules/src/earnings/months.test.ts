import { expect, it } from 'vitest'
import { lastMonths } from './months.ts'

it('are twelve, oldest first, and end with the month that it is where the shop is', () => {
  const months = lastMonths(new Date('2026-03-01T05:00:00Z'))
  expect(months).toHaveLength(12)
  expect([months[0], months.at(-1)]).toEqual(['2025-03', '2026-02'])
  expect(lastMonths(new Date('2026-03-01T09:00:00Z')).at(-1)).toBe('2026-03')
})
