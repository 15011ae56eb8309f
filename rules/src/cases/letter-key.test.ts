import { describe, expect, it } from 'vitest'
import { isLetterKeyAlive, letterKeyDays } from './letter-key.ts'

const since = new Date('2026-03-01T12:00:00Z')
const after = (days: number, ms = 0) => new Date(since.getTime() + days * 86_400_000 + ms)

describe('the key of a letter', () => {
  it('opens an open case, however long it waits', () => {
    for (const status of ['waiting_for_us', 'answered', 'waiting_for_carrier'] as const)
      expect(isLetterKeyAlive({ status, since }, after(400))).toBe(true)
  })

  it('ends sixty days after the case was closed, to the millisecond', () => {
    expect(isLetterKeyAlive({ status: 'closed', since }, after(letterKeyDays, -1))).toBe(true)
    expect(isLetterKeyAlive({ status: 'closed', since }, after(letterKeyDays))).toBe(false)
  })
})
