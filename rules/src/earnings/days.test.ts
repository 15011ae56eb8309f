import { expect, it } from 'vitest'
import { dayOfEarnings, momentOfEarnings } from './days.ts'

it('a day of earnings is the shop’s day, wherever its reader is', () => {
  expect(dayOfEarnings('2026-12-06T07:59:00Z')).toBe('Dec 5, 2026')
  expect(dayOfEarnings(new Date('2026-12-06T08:00:00Z'))).toBe('Dec 6, 2026')
  expect(momentOfEarnings('2026-12-06T07:59:00Z')).toBe('Dec 5, 2026, 11:59 PM PST')
})
