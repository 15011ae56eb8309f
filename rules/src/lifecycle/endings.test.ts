import { expect, test } from 'vitest'
import { endingWords } from './endings.ts'

test('what ends is said with its last day and where it is used', () => {
  const endsAt = new Date('2026-12-13T08:00:00Z')
  const of = (what: 'credit' | 'reward' | 'offer' | 'friend', name = '') =>
    endingWords({ what, name, cents: 500, endsAt })
  expect(of('credit')).toMatchObject({
    title: '$5.00 of your credit ends on December 12',
    link: '/my/credits',
  })
  expect(of('reward', 'Free delivery').title).toBe('Free delivery: until December 12')
  expect(of('friend').title).toBe('Your 45% from a friend ends on December 12')
})
