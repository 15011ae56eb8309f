import { expect, test } from 'vitest'
import { shopDayWords, shopMomentWords } from './shop-days.ts'

const at = new Date('2026-12-06T05:20:00Z')

test('a day is the day of the shop, in each reader’s order', () => {
  const day = shopDayWords({ month: 'short', day: 'numeric', year: 'numeric' })
  expect([day(at), day(at, 'day_first'), day(at.toISOString(), 'year_first')]).toEqual([
    'Dec 5, 2026',
    '5 Dec 2026',
    '2026-12-05',
  ])
  const weekDay = shopDayWords({ weekday: 'short', month: 'short', day: 'numeric' })
  expect([weekDay(at), weekDay(at, 'day_first'), weekDay(at, 'year_first')]).toEqual([
    'Sat, Dec 5',
    expect.stringMatching(/^Sat,? 5 Dec$/),
    'Sat, Dec 5',
  ])
})

test('a moment keeps its time of day in every order', () => {
  const moment = shopMomentWords({ month: 'short', day: 'numeric', year: 'numeric' })
  expect([moment(at), moment(at, 'day_first'), moment(at, 'year_first')]).toEqual([
    'Dec 5, 2026, 9:20 PM PST',
    '5 Dec 2026, 21:20 PST',
    '2026-12-05, 21:20 PST',
  ])
  expect(shopMomentWords({ month: 'long', day: 'numeric' }, { zone: false })(at, 'day_first')).toBe(
    '5 December, 21:20',
  )
})
