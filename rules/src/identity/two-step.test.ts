import { expect, test } from 'vitest'
import { bareCode, isAppCode, securityNews, securityWords } from './two-step.ts'

test('a code may be typed with spaces, hyphens and capitals', () => {
  expect(bareCode(' K7QM-w2xd 9hpf ')).toBe('k7qmw2xd9hpf')
  expect(['123 456', '123456', '12345', '1234567', 'k7qm-w2xd-9hpf'].map(isAppCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('each change of security has a title and a sentence', () => {
  for (const news of securityNews)
    expect(Object.values(securityWords(news, 3)).every((text) => text.length > 10)).toBe(true)
  expect(securityWords('recovery_code_used', 1).body).toMatch(/1 is left\.$/)
  expect(securityWords('recovery_code_used', 0).body).toMatch(/None is left: make new ones\.$/)
})
