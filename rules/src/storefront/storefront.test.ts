import { expect, it } from 'vitest'
import { digestTitle, storefrontNameOf, storefrontNameProblem } from './storefront.ts'

it.each([
  [['Theory'], 1, 'A new piece of Theory'],
  [['Theory', 'Vince'], 3, '3 new pieces of Theory and Vince'],
  [['Theory', 'Vince', 'COS', 'Veja'], 9, '9 new pieces of Theory, Vince and 2 more'],
])('names %j with %i new pieces: %s', (names, pieces, title) =>
  expect(digestTitle(names, pieces)).toBe(title),
)

it('keeps a page’s name without needless spaces, or none', () => {
  expect([storefrontNameOf('  June’s  closet '), storefrontNameOf('  '), storefrontNameOf(null)]).toEqual([
    'June’s closet',
    null,
    null,
  ])
  expect(storefrontNameProblem(null)).toBeUndefined()
  expect(storefrontNameProblem('Ann’s closet, www.ann.example')).toMatch(/without mail addresses, links/)
  expect(storefrontNameProblem('Call 303 555 0142')).toMatch(/without mail addresses, links/)
  expect(storefrontNameProblem('Shitty things')).toBe('Please choose another name: everybody reads it.')
  expect(storefrontNameProblem('x'.repeat(41))).toBe('A name has at most 40 letters. This has 41.')
})
