// The rule that spreads brands over the first pages (schema/search/diversity.ts), for any
// list that an engine may give.
import {
  diverseWindow,
  mostLost,
  pageOf,
  type Scored,
  spreadBrands,
  windowOf,
} from '@hemline/schema/search/diversity.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

type Hit = Scored & { id: number }
const rough = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')),
  { maxLength: 260 },
)
/** In the order of their scores, many of them equal. */
const lists = rough.map((pairs) =>
  pairs
    .map(([tenths, brand], id): Hit => ({ id, brand, score: tenths / 10 }))
    .toSorted((a, b) => b.score - a.score)
    .map((hit, id) => ({ ...hit, id })),
)
const ids = (hits: readonly Hit[]) => hits.map(({ id }) => id)
const hitsOf = (brands: string, score = 1): Hit[] => [...brands].map((brand, id) => ({ id, brand, score }))
const brandsOf = (hits: readonly Hit[]) => hits.map(({ brand }) => brand).join('')

describe('spreading brands', () => {
  test('loses no piece and shows none twice', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(ids(spreadBrands(list)).toSorted((a, b) => a - b)).toEqual(ids(list))
      }),
    )
  })

  test('never puts a piece behind one that answers clearly less well', () => {
    fc.assert(
      fc.property(lists, (list) => {
        let least = Number.POSITIVE_INFINITY
        for (const { score } of spreadBrands(list)) {
          expect(score - least).toBeLessThan(mostLost)
          least = Math.min(least, score)
        }
      }),
    )
  })

  test('keeps the order within a brand, and a list without repeats as it is', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const spread = spreadBrands(list)
        for (const brand of 'ABCDEF')
          expect(ids(spread.filter((hit) => hit.brand === brand))).toEqual(
            ids(list.filter((hit) => hit.brand === brand)),
          )
        const each = list.map((hit) => ({ ...hit, brand: String(hit.id) }))
        expect(spreadBrands(each)).toEqual(each)
      }),
    )
  })

  test('a brand comes again when the others had their turn, or when it has no others', () => {
    expect(brandsOf(spreadBrands(hitsOf('AAAABBCDE')))).toBe('ABCDEABAA')
    expect(brandsOf(spreadBrands(hitsOf('AAAA')))).toBe('AAAA')
  })

  test('other traits take turns too, and weigh less than brands', () => {
    const hit = (id: number, brand: string, trait: string): Hit => ({ id, brand, score: 1, traits: [trait] })
    const list = [hit(0, 'A', 'coat'), hit(1, 'B', 'coat'), hit(2, 'C', 'dress'), hit(3, 'A', 'hat')]
    expect(ids(spreadBrands(list))).toEqual([0, 2, 1, 3])
  })

  test('a brand that answers better keeps its place', () => {
    const list = [...hitsOf('AAA', 3), ...hitsOf('BC', 2)]
    expect(brandsOf(spreadBrands(list))).toBe('AAABC')
  })

  test('pages of any size show every piece once, in and beyond what is spread', () => {
    const most = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(lists, most, (list, amount) => {
        const shown: number[] = []
        for (let from = 0; from < list.length; from += amount) {
          const asked = windowOf(from, amount)
          shown.push(...ids(pageOf(list.slice(asked.from, asked.from + asked.size), from, amount)))
        }
        expect(shown.slice(0, diverseWindow)).toEqual(ids(spreadBrands(list.slice(0, diverseWindow))))
        expect(shown.slice(diverseWindow)).toEqual(ids(list.slice(diverseWindow)))
      }),
    )
  })
})
