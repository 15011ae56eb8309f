// When a returned parcel counts as late, and when as perhaps lost.
import { expect, it } from 'vitest'
import { dockUntil, isHandedInLate, lateTerms, paysLostOn } from './late.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 18))
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)

it('is late one second after the last day by a carrier’s scan, and after the days of the post by the dock’s', () => {
  const by = day(10)
  expect(isHandedInLate(by, { at: by, by: 'carrier' })).toBe(false)
  expect(isHandedInLate(by, { at: plus(by, 1000), by: 'carrier' })).toBe(true)
  expect(dockUntil(by)).toEqual(day(24))
  expect(isHandedInLate(by, { at: day(24), by: 'dock' })).toBe(false)
  expect(isHandedInLate(by, { at: plus(day(24), 1000), by: 'dock' })).toBe(true)
})

it('seems lost fourteen days after it was handed in, and is paid ten days later', () => {
  const travels = { status: 'inbound' as const, firstScanAt: day(1) }
  expect(paysLostOn(travels, day(15))).toBeNull()
  expect(paysLostOn(travels, plus(day(15), 1000))).toEqual(day(25))
  expect(paysLostOn({ ...travels, firstScanAt: null }, day(28))).toBeNull()
  for (const status of ['initiated', 'received', 'completed', 'canceled'] as const)
    expect(paysLostOn({ ...travels, status }, day(28))).toBeNull()
})

it('promises shop credit for a late parcel to who has an account alone', () => {
  expect(lateTerms(true)).toContain('shop credit')
  expect(lateTerms(false)).toContain('the way you paid')
  expect(lateTerms(false)).not.toContain('credit')
})
