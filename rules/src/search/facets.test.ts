import { describe, expect, it } from 'vitest'
import type { CategoryName, FacetNames, SizeName } from './facet-names.ts'
import type { Counts } from './facet-options.ts'
import { priceBars } from './facet-prices.ts'
import { facetByKey, facetsAsked, finishFacet, furtherFacets } from './facets.ts'
import type { FilterInput } from './filters.ts'
import { parseFilters } from './parse-filters.ts'

type SizeClass = readonly [sizeCategory: string, sizeGroup: string, departmentGroup: string]
const size = (
  sizingId: number,
  label: string,
  [sizeCategory, sizeGroup, departmentGroup]: SizeClass,
): SizeName => ({
  sizingId,
  label,
  sizeCategory,
  sizeGroup,
  departmentGroup,
})
const category = (path: string, sizeCategory: string, departmentTags = ['women']): CategoryName => {
  const slug = path.split('/').at(-1) ?? ''
  return { slug, name: slug.toUpperCase(), path, departmentTags, sizeCategory }
}
const names: FacetNames = {
  sizes: [
    size(1004, 'M', ['top', 'letters', 'women']),
    size(1041, '0', ['top', 'numbers', 'women']),
    size(1022, '2X', ['top', 'letters', 'plus']),
    size(1181, '23', ['bottom', 'waist', 'women']),
    size(1301, '5', ['shoe', 'numbers', 'shoes']),
    size(1508, '5', ['kids', 'letters', 'kids']),
    size(1901, 'One Size', ['one', 'one', 'all']),
    size(11_004, 'M Petite/Tall', ['top', 'letters', 'petite-tall']),
  ],
  categories: [
    category('dresses', 'top'),
    category('jeans', 'bottom'),
    category('shoes', 'shoe', ['women', 'shoes']),
    category('jeans/skinny-jeans', 'bottom'),
    category('dresses/maxi-dresses', 'top'),
    category('kids-clothes', 'kids', ['girls', 'boys']),
  ],
  colors: [
    { name: 'black', hex: '#2b2a2c' },
    { name: 'white', hex: '#f3efe6' },
  ],
}
const facetOf = (
  key: string,
  values: Record<string, number>,
  inputs: FilterInput[] = [],
  more: Partial<Counts> = {},
) => {
  const def = facetByKey.get(key)
  if (!def) throw new Error(`no facet ${key}`)
  const counts: Counts = {
    values: new Map(Object.entries(values)),
    chosen: new Map(),
    prices: new Map(),
    ...more,
  }
  return finishFacet(def, counts, { filters: parseFilters(inputs).filters, names })
}
const shown = (facet: ReturnType<typeof facetOf>) =>
  facet.buckets.map((bucket) => `${bucket.label} ${bucket.count}${bucket.selected ? ' chosen' : ''}`)
const women = { key: 'department_tags', values: ['women'] }

describe('facets', () => {
  it('list every condition, also those of which nothing is left', () => {
    expect(shown(facetOf('condition', { good: 3 }, [{ key: 'condition', values: ['repaired'] }]))).toEqual([
      'New with tags 0',
      'Excellent 0',
      'Very good 0',
      'Good 3',
      'Repaired 0 chosen',
      'Flawed gem 0',
    ])
  })

  it('show colours with what they look like', () => {
    const { kind, buckets } = facetOf('color_names', { white: 2, 'of the sea': 1 })
    expect(kind).toBe('SWATCH')
    expect(buckets.map(({ value, hex }) => [value, hex])).toEqual([
      ['black', '#2b2a2c'],
      ['white', '#f3efe6'],
      ['of the sea', null],
    ])
  })

  it('show the sizes of the department under their headings, and One Size never', () => {
    const { buckets } = facetOf('sizing_id', { '1901': 5, '1041': 2, '11004': 1 }, [women])
    expect(buckets.map(({ label, group, count }) => [group, label, count])).toEqual([
      ['Dresses & Tops: Letters', 'M', 0],
      ['Dresses & Tops: Numbers', '0', 2],
      ['Bottoms: Waist', '23', 0],
      ['Shoes', '5', 0],
      ['Petite & Tall Dresses & Tops: Letters', 'M Petite/Tall', 1],
    ])
  })

  it.each([
    ['department_tags', 'petite', 'Petite', 'M Petite'],
    ['department_tags', 'tall', 'Tall', 'M Tall'],
    ['include_petite', 'true', 'Petite', 'M Petite'],
    ['include_tall', 'true', 'Tall', 'M Tall'],
  ])('names the shared ids by what %s=%s asks for', (key, value, head, label) => {
    const filters = [
      { key, values: [value] },
      { key: 'sizing_id', values: ['11004'] },
    ]
    const { buckets } = facetOf('sizing_id', { '11004': 1 }, filters)
    expect(buckets.map((bucket) => [bucket.group, bucket.label])).toContainEqual([
      `${head} Dresses & Tops: Letters`,
      label,
    ])
  })

  it('show the sizes of the category alone when one is asked for', () => {
    const jeans = { key: 'category_tags', values: ['skinny-jeans'] }
    expect(shown(facetOf('sizing_id', {}, [women, jeans]))).toEqual(['23 0'])
    expect(shown(facetOf('sizing_id', {}, [{ key: 'department_tags', values: ['plus'] }]))).toEqual(['2X 0'])
    expect(
      shown(
        facetOf('sizing_id', { '1901': 5 }, [{ key: 'sizing_id', values: ['1901'] }], {
          chosen: new Map([['1901', 5]]),
        }),
      ),
    ).toEqual(['One Size 5 chosen'])
  })

  it('show the categories of the department as a tree, parents first', () => {
    const { buckets } = facetOf('category_tags', { 'maxi-dresses': 4, dresses: 9 }, [women])
    expect(buckets.map(({ value, depth, count }) => [value, depth, count])).toEqual([
      ['dresses', 0, 9],
      ['maxi-dresses', 1, 4],
      ['jeans', 0, 0],
      ['skinny-jeans', 1, 0],
      ['shoes', 0, 0],
    ])
    expect(
      shown(facetOf('category_tags', {}, [{ key: 'department_tags', values: ['petite'] }])),
    ).not.toContain('SHOES 0')
  })

  it('show brands by how many pieces they have, and a chosen one however rare it is', () => {
    const own = { key: 'brand_name_tags', values: ['RARE & Fils', 'b'] }
    expect(
      shown(
        facetOf('brand_name_tags', { A: 2, C: 7, B: 2 }, [own], { chosen: new Map([['RARE & Fils', 1]]) }),
      ),
    ).toEqual(['C 7', 'A 2', 'B 2 chosen', 'RARE & Fils 1 chosen'])
  })

  it('are those asked for, in the order of the table, and further ones where some piece has a value', () => {
    expect(facetsAsked(['price', 'nonsense', 'category_tags', 'price', 'state'])).toEqual([
      'category_tags',
      'price',
    ])
    const further = furtherFacets(
      facetsAsked(null),
      new Set(['jean_wash_tags']),
      parseFilters([{ key: 'clearance', values: ['true'] }]).filters,
    )
    expect(further.map(({ key }) => key)).toEqual([
      'department_tags',
      'style_tags',
      'occasion_tags',
      'jean_wash_tags',
      'pattern',
      'materials',
      'clearance',
    ])
  })
})

describe('the bars of prices', () => {
  it('hold every piece, the dearest in the last one', () => {
    const steps = new Map([
      ...Array.from({ length: 40 }, (_, i): [number, number] => [500 + i * 500, 10]),
      [500_000, 1],
    ])
    const bars = priceBars(steps)
    expect(bars.length).toBeLessThanOrEqual(30)
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(401)
    expect(bars[0]).toEqual({ fromCents: 500, toCents: 999, count: 10 })
    expect(bars.at(-1)).toMatchObject({ toCents: 500_499, count: 11 })
    for (const [i, bar] of bars.entries())
      if (i > 0) expect(bar.fromCents).toBe((bars[i - 1]?.toCents ?? 0) + 1)
  })

  it('fill the width: half of the pieces are not in the first quarter', () => {
    const many = (price: number) => Math.round(3000 * Math.exp(-price / 4000))
    const steps = new Map(
      Array.from({ length: 100 }, (_, i): [number, number] => [500 + i * 500, many(i * 500)]),
    )
    const bars = priceBars(steps)
    const total = bars.reduce((sum, bar) => sum + bar.count, 0)
    const firstQuarter = bars.slice(0, Math.floor(bars.length / 4)).reduce((sum, bar) => sum + bar.count, 0)
    expect(bars.length).toBeGreaterThan(12)
    expect(firstQuarter).toBeLessThan(total * 0.65)
    expect(bars.filter((bar) => bar.count < total / 500)).toHaveLength(0)
  })

  it('are at most 30 and cover everything between a ring of $5 and one of $50,000', () => {
    const bars = priceBars(
      new Map(Array.from({ length: 10_000 }, (_, i): [number, number] => [500 + i * 500, 1])),
    )
    expect(bars.length).toBeGreaterThan(15)
    expect(bars.length).toBeLessThanOrEqual(30)
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(10_000)
    for (const [i, bar] of bars.entries())
      if (i > 0) expect(bar.fromCents).toBe((bars[i - 1]?.toCents ?? 0) + 1)
  })

  it('are none without pieces', () => expect(priceBars(new Map())).toEqual([]))
})
