import { expect, it } from 'vitest'
import { caseDay, caseTime } from './words.ts'

it('tells everything of a case by the shop’s clock, as its mails and promises', () => {
  const at = new Date('2026-11-30T06:02:00Z')
  expect(caseTime(at)).toBe('Nov 29, 2026, 10:02 PM Pacific')
  expect(caseDay(at)).toBe('Nov 29, 2026')
})
