import { describe, expect, test } from 'vitest'
import { isTimeZone } from '../common/local-time.ts'
import { afterQuiet, dueAt, isQuiet, longestWaitMs, usualQuiet } from './timing.ts'

const la = usualQuiet
const berlin = { ...la, zone: 'Europe/Berlin' }
const at = (iso: string) => new Date(iso)
const iso = (date: Date) => date.toISOString()

describe('quiet hours', () => {
  test.each([
    ['20:59 in Oakland', '2026-11-23T04:59:00Z', false],
    ['21:00', '2026-11-23T05:00:00Z', true],
    ['midnight', '2026-11-23T08:00:00Z', true],
    ['7:59', '2026-11-23T15:59:00Z', true],
    ['8:00', '2026-11-23T16:00:00Z', false],
  ])('%s', (_, moment, quiet) => {
    expect(isQuiet(at(moment), la)).toBe(quiet)
  })

  test('are those of the person’s time zone, and none when both ends are one', () => {
    expect(isQuiet(at('2026-11-23T22:00:00Z'), berlin)).toBe(true)
    expect(isQuiet(at('2026-11-23T22:00:00Z'), la)).toBe(false)
    expect(isQuiet(at('2026-11-23T22:00:00Z'), { ...berlin, from: 0, until: 0 })).toBe(false)
    expect(isQuiet(at('2026-11-23T12:00:00Z'), { ...berlin, from: 12 * 60, until: 14 * 60 })).toBe(true)
  })

  test('end in the morning that follows, of the same day or the next', () => {
    expect(iso(afterQuiet(at('2026-11-23T05:30:00Z'), la))).toBe('2026-11-23T16:00:00.000Z')
    expect(iso(afterQuiet(at('2026-11-23T10:00:00Z'), la))).toBe('2026-11-23T16:00:00.000Z')
    expect(iso(afterQuiet(at('2026-11-23T18:00:00Z'), la))).toBe('2026-11-23T18:00:00.000Z')
  })

  test('that end in the hour that a clock shows twice end after now, in either pass', () => {
    const short = { ...la, until: 90 }
    for (const [passed, ends] of [
      ['2026-11-01T08:10:00Z', '2026-11-01T08:30:00.000Z'],
      ['2026-11-01T09:10:00Z', '2026-11-01T09:30:00.000Z'],
    ] as const)
      expect(iso(afterQuiet(at(passed), short))).toBe(ends)
  })

  test('end at 8:00 on the wall also in the night that clocks change', () => {
    // Oakland: back on November 1, ahead on March 14.
    expect(iso(afterQuiet(at('2026-11-01T06:00:00Z'), la))).toBe('2026-11-01T16:00:00.000Z')
    expect(iso(afterQuiet(at('2027-03-14T07:00:00Z'), la))).toBe('2027-03-14T15:00:00.000Z')
  })
})

describe('what happened', () => {
  test('at noon leaves at once, or next morning, or on Sunday', () => {
    const monday = at('2026-11-23T20:00:00Z')
    expect(iso(dueAt(monday, 'at_once', la))).toBe(iso(monday))
    expect(iso(dueAt(monday, 'daily', la))).toBe('2026-11-24T16:00:00.000Z')
    expect(iso(dueAt(monday, 'weekly', la))).toBe('2026-11-29T17:00:00.000Z')
  })

  test('at night leaves the same morning with the daily ones', () => {
    expect(iso(dueAt(at('2026-11-23T11:00:00Z'), 'daily', la))).toBe('2026-11-23T16:00:00.000Z')
  })

  test('on Sunday after nine waits for the next Sunday, before nine for that one', () => {
    expect(iso(dueAt(at('2026-11-29T18:00:00Z'), 'weekly', la))).toBe('2026-12-06T17:00:00.000Z')
    expect(iso(dueAt(at('2026-11-29T16:30:00Z'), 'weekly', la))).toBe('2026-11-29T17:00:00.000Z')
  })

  test('never leaves in quiet hours, never before it happened, and never later than a good week', () => {
    const start = at('2026-10-25T00:00:00Z').getTime()
    for (const zone of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'Europe/Berlin'])
      for (const until of [0, 8 * 60, 10 * 60])
        for (const rhythm of ['at_once', 'daily', 'weekly'] as const)
          for (let hours = 0; hours < 24 * 21; hours += 5) {
            const quiet = { zone, from: 21 * 60, until }
            const happened = new Date(start + hours * 3_600_000)
            const due = dueAt(happened, rhythm, quiet)
            expect(isQuiet(due, quiet)).toBe(false)
            expect(due.getTime() - happened.getTime()).toBeGreaterThanOrEqual(0)
            expect(due.getTime() - happened.getTime()).toBeLessThan(longestWaitMs)
          }
  })
})

test('a time zone is one that is known', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true)
  expect(['', 'Nowhere/Land', "'; drop", 'x'.repeat(99)].some(isTimeZone)).toBe(false)
})
