import { describe, expect, it } from 'vitest'
import { answerBy } from './answer-by.ts'

const phoenix = (text: string) => new Date(`${text}-07:00`)

describe('when a person answers', () => {
  it.each([
    [
      'in working hours: an hour, and a quarter for each case before',
      '2026-11-25T10:00',
      4,
      '2026-11-25T12:00',
    ],
    ['rounded up to a quarter of an hour', '2026-11-25T10:01', 0, '2026-11-25T11:15'],
    ['before opening: from nine', '2026-11-25T06:30', 0, '2026-11-25T10:00'],
    ['shortly before closing: the rest on the next day', '2026-11-25T17:30', 0, '2026-11-26T09:30'],
    ['after closing on Saturday: on Monday', '2026-11-28T19:00', 0, '2026-11-30T10:00'],
    ['behind a day of cases: on the day after', '2026-11-25T09:00', 34, '2026-11-26T09:30'],
  ])('%s', (_, now, waiting, by) => {
    expect(answerBy(phoenix(now), waiting)).toEqual(phoenix(by))
  })
})
