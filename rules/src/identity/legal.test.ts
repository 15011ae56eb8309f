import { expect, it } from 'vitest'
import {
  isAgreedText,
  isLegalNeeded,
  legalChangeMost,
  legalChangesIn,
  legalChangesMost,
  legalChangesProblem,
  legalVersionName,
} from './legal.ts'

it('asks each account that has not accepted the version in force', () => {
  const needed = [null, undefined, '2026-10-01', '2026-11-28'].map((one) => isLegalNeeded(one, '2026-11-28'))
  expect(needed).toEqual([true, true, true, false])
})

it('names a version by its day, and a second one of the day by a number', () => {
  const now = new Date('2026-12-04T23:10:00Z')
  const known = ['2026-10-01', '2026-11-28']
  expect(legalVersionName(now, known)).toBe('2026-12-04')
  expect(legalVersionName(now, [...known, '2026-12-04'])).toBe('2026-12-04.2')
  expect(legalVersionName(now, [...known, '2026-12-04', '2026-12-04.2'])).toBe('2026-12-04.3')
})

it('says what changed in one to five short sentences', () => {
  expect(legalChangesIn(['  Fees are lower. ', '', ' '])).toEqual(['Fees are lower.'])
  expect(legalChangesProblem(['Fees are lower.'])).toBeUndefined()
  expect(legalChangesProblem([])).toContain('what changes')
  expect(legalChangesProblem(Array.from({ length: legalChangesMost + 1 }, () => 'A.'))).toContain(
    '5 sentences',
  )
  expect(legalChangesProblem(['a'.repeat(legalChangeMost + 1)])).toContain('200 signs')
})

it('tells texts that are agreed to from those that inform', () => {
  expect(isAgreedText({ kind: 'legal', slug: 'tou' })).toBe(true)
  expect(isAgreedText({ kind: 'legal', slug: 'accessibility' })).toBe(false)
  expect(isAgreedText({ kind: 'help', slug: 'tou' })).toBe(false)
})
