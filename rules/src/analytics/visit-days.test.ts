import { expect, it } from 'vitest'
import { dayBefore, daysOver, visitDayAt, visitDayStart } from './visit-days.ts'

it('begins a day at midnight in Oakland, also when the clocks change', () => {
  expect(visitDayStart('2026-11-29')).toEqual(new Date('2026-11-29T08:00:00Z'))
  expect(visitDayStart('2027-07-04')).toEqual(new Date('2027-07-04T07:00:00Z'))
  // The day on which summer time begins has 23 hours, the one on which summer time ends 25.
  expect(visitDayStart('2027-03-15').getTime() - visitDayStart('2027-03-14').getTime()).toBe(23 * 3_600_000)
  expect(visitDayStart('2026-11-02').getTime() - visitDayStart('2026-11-01').getTime()).toBe(25 * 3_600_000)
})
it('names the day of a moment, and the six days before today', () => {
  expect(visitDayAt(new Date('2026-11-29T07:59:59Z'))).toBe('2026-11-28')
  expect(visitDayAt(new Date('2026-11-29T08:00:00Z'))).toBe('2026-11-29')
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysOver(new Date('2026-11-29T20:00:00Z'))).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
})
