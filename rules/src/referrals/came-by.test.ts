import { expect, test } from 'vitest'
import { cameByWords } from './came-by.ts'

test('says by whose link an order came, and of which kind it was', () => {
  expect(cameByWords(null, null)).toBeNull()
  expect(cameByWords('nora-7k2q', null)).toBe('By the link of nora-7k2q.')
  expect(cameByWords('nora-7k2q', 'pdp_share')).toBe('By the link of nora-7k2q, on a piece that was shared.')
  expect(cameByWords('nora-7k2q', 'goody')).toBe('By the link of nora-7k2q, to a goody box.')
  expect(cameByWords(null, 'newsletter')).toBe('By a link without a code, marked “newsletter”.')
})
