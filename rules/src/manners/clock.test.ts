import { expect, test } from 'vitest'
import { clockParts, minuteWords } from './clock.ts'
import { dayFormat } from './days.ts'
import { dateManners } from './manners.ts'

test.each([
  [0, '12:00 AM', '00:00'],
  [545, '9:05 AM', '09:05'],
  [720, '12:00 PM', '12:00'],
  [860, '2:20 PM', '14:20'],
  [1439, '11:59 PM', '23:59'],
])('minute %i of a day is %s in the United States and %s elsewhere', (minute, american, elsewhere) => {
  expect(dateManners.map((manner) => minuteWords(minute, manner))).toEqual([american, elsewhere, elsewhere])
})

test('a format of days and a minute of the day say the same time', () => {
  for (const manner of dateManners)
    for (let minute = 0; minute < 1440; minute += 7) {
      const format = dayFormat(manner, { ...clockParts(manner), timeZone: 'UTC' })
      expect(format.format(minute * 60_000)).toBe(minuteWords(minute, manner))
    }
})

test('whoever asks for the hour gets the clock of the manner', () => {
  const at = new Date('2026-12-05T14:20:00Z')
  const asked = { month: 'short', day: 'numeric', hour: 'numeric', timeZone: 'UTC' } as const
  expect(dateManners.map((manner) => dayFormat(manner, asked).format(at))).toEqual([
    'Dec 5, 2:20 PM',
    '5 Dec, 14:20',
    'Dec 5, 14:20',
  ])
})
