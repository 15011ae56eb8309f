import { describe, expect, it } from 'vitest'
import { editPiecesMost, editProblem, editStanding, editTitleMost, editWordsMost } from './home-edits.ts'

const startsAt = new Date('2026-11-25T12:00:00Z')
const wish = { title: 'Coats', words: 'For the first frost.', startsAt, endsAt: null, itemNumbers: [1, 2] }

describe('an edit', () => {
  it('has a title, a sentence, an end after its start, and each piece once', () => {
    expect(editProblem(wish)).toBeUndefined()
    expect(editProblem({ ...wish, itemNumbers: [] })).toBeUndefined()
    for (const [wrong, field] of [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(editTitleMost + 1) }, 'title'],
      [{ words: '' }, 'words'],
      [{ words: 'x'.repeat(editWordsMost + 1) }, 'words'],
      [{ endsAt: startsAt }, 'endsAt'],
      [{ itemNumbers: [1, 2, 1] }, 'itemNumbers'],
      [{ itemNumbers: Array.from({ length: editPiecesMost + 1 }, (_, n) => n) }, 'itemNumbers'],
    ] as const)
      expect(editProblem({ ...wish, ...wrong })?.field).toBe(field)
  })

  it('is planned, runs and has ended, by the clock', () => {
    const endsAt = new Date('2026-11-26T12:00:00Z')
    const at = (time: string) => editStanding({ startsAt, endsAt }, new Date(time))
    expect(at('2026-11-25T11:59:59Z')).toBe('planned')
    expect(at('2026-11-25T12:00:00Z')).toBe('running')
    expect(at('2026-11-26T12:00:00Z')).toBe('ended')
    expect(editStanding({ startsAt, endsAt: null }, new Date('2099-01-01T00:00:00Z'))).toBe('running')
  })
})
