import { describe, expect, it } from 'vitest'
import { isEstimateSlug, readEstimate, tooFewSold } from './input.ts'

const asked = { service: 'standard', category: 'midi-dresses', condition: 'excellent', brand: 'theory' }

describe('what the estimator is asked', () => {
  it('is read in known words', () => {
    expect(readEstimate(asked)).toEqual({ ...asked, tier: null })
    expect(readEstimate({ ...asked, brand: ' ', tier: 'premium' })).toEqual({
      ...asked,
      brand: null,
      tier: 'premium',
    })
  })

  it.each([
    [{ category: '' }, 'category'],
    [{ category: '<script>alert(1)</script>' }, 'category'],
    [{ category: 'a'.repeat(81) }, 'category'],
    [{ condition: 'as new' }, 'condition'],
    [{ condition: 'constructor' }, 'condition'],
    [{ brand: "x'; drop table item; --" }, 'brand'],
    [{ brand: null }, 'tier'],
    [{ brand: null, tier: 'royal' }, 'tier'],
    [{ service: 'gold' }, 'service'],
  ] as const)('names the field that makes no sense: %o', (bad, field) => {
    expect(readEstimate({ ...asked, ...bad })).toEqual({ field })
  })

  it.each(['theory', '7-for-all-mankind', 'a-p-c'])('takes %s for a slug', (text) =>
    expect(isEstimateSlug(text)).toBe(true),
  )
  it.each(['-a', 'a--b', 'Théory', 'a b', ''])('does not take “%s” for a slug', (text) =>
    expect(isEstimateSlug(text)).toBe(false),
  )

  it('says how many were sold where they are too few', () => {
    expect(tooFewSold('Watches', 4, 5)).toBe(
      'We have sold 4 pieces of watches in the last year. From fewer than 5 we don’t estimate.',
    )
    expect(tooFewSold('Watches', 0, 5)).toContain('haven’t sold any watches')
  })
})
