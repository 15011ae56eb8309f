import { expect, it } from 'vitest'
import { legacySearchSlugs, legacySearchTarget } from '../search/legacy-search.ts'
import { classify } from '../site/routes.ts'
import { joinLabels, titleOfSlug } from './labels.ts'

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a & b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
])('joins %j as "%s"', (labels, text) => {
  expect(joinLabels(labels)).toBe(text)
})

it.each([
  ['sneakers', 'Sneakers'],
  ['v-neck-tops', 'V-Neck Tops'],
  ['wide-leg-pants', 'Wide-Leg Pants'],
  ['t-shirts', 'T-Shirts'],
  ['button-down-shirts', 'Button-Down Shirts'],
  ['high-waisted-wide-leg-jeans', 'High-Waisted Wide-Leg Jeans'],
  ['off-the-shoulder-tops', 'Off-The-Shoulder Tops'],
  ['coats-jackets', 'Coats Jackets'],
])('writes %s as "%s"', (slug, title) => {
  expect(titleOfSlug(slug)).toBe(title)
})

it('leads every legacy search slug to a listing, in any case, and nothing else', () => {
  expect(legacySearchSlugs.length).toBeGreaterThanOrEqual(35)
  for (const slug of legacySearchSlugs) {
    const target = legacySearchTarget(slug.toUpperCase()) ?? ''
    expect(['category', 'department'], slug).toContain(
      classify(new URL(target, 'http://shop.test').pathname).kind,
    )
  }
  expect(legacySearchTarget('sneakers')).toBe('/shoes/sneakers')
  expect(legacySearchTarget('totes')).toBe('/handbags/totes')
  expect(legacySearchTarget('constructor')).toBeUndefined()
})
