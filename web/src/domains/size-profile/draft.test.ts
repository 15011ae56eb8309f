import { expect, test } from 'vitest'
import { draftOf, type Profile } from './draft.ts'

const profile = {
  enabled: false,
  includeEquivalents: false,
  includeMaternity: false,
  includePetite: false,
  includeTall: false,
  sizingIds: [1004],
} as unknown as Profile

test('sizes that are paused stay paused while they are changed, and new ones are in use', () => {
  expect(draftOf(profile, []).enabled).toBe(false)
  expect(draftOf(null, []).enabled).toBe(true)
})
