import { describe, expect, test } from 'vitest'
import {
  actLabel,
  actsFor,
  decisionFault,
  removesWords,
  reportFault,
  toldAbout,
  toldReporter,
} from './reports.ts'

describe('a report', () => {
  test('has at most 400 characters', () => {
    expect(reportFault({ words: 'x'.repeat(400) })).toBeUndefined()
    expect(reportFault({ words: 'x'.repeat(401) })).toBe('Please use at most 400 characters.')
  })

  test('of a person has no words to remove, and of words has', () => {
    expect(actsFor('person')).toEqual(['keep', 'warn', 'suspend'])
    expect(actsFor('review')).toContain('remove_words')
    expect(removesWords('warn', 'answer')).toBe(true)
    expect(removesWords('keep', 'answer')).toBe(false)
    expect(removesWords('suspend', 'person')).toBe(false)
    expect(actLabel('warn', 'person')).toBe('Warn')
    expect(actLabel('warn', 'question')).toBe('Remove the words and warn')
  })

  test('is decided with a reason, except when nothing is done', () => {
    expect(decisionFault('keep', { kind: 'person', note: '' })).toBeUndefined()
    expect(decisionFault('warn', { kind: 'person', note: ' ok' })).toBe(
      'Please give the reason: both sides read it.',
    )
    expect(decisionFault('warn', { kind: 'person', note: 'Rude.' })).toBeUndefined()
    expect(decisionFault('remove_words', { kind: 'person', note: 'Rude.' })).toBe(
      'A person has no words to remove.',
    )
    expect(decisionFault('suspend', { kind: 'review', note: 'x'.repeat(401) })).toMatch('at most 400')
  })

  test('tells both sides the reason, and the reported person nothing when nothing was done', () => {
    const said = { kind: 'review', reason: 'offensive', note: 'It names a person' } as const
    expect(toldAbout('keep', said)).toBeUndefined()
    expect(toldAbout('remove_words', said)).toEqual({
      title: 'We removed the words of your rating',
      body: 'It is offensive: It names a person.',
    })
    expect(toldAbout('suspend', { ...said, kind: 'person' })?.title).toBe('Your account is suspended')
    expect(toldReporter('warn', said).body).toBe(
      'We removed the words and warned the person. It names a person.',
    )
    expect(toldReporter('keep', { kind: 'person', note: '' }).body).toBe(
      'A person read it and left the person as before.',
    )
  })
})
