import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sizingIdOffset } from '../vocabulary/constants.ts'
import { filterMeanings } from './filter-meanings.ts'
import { controlTable, type FilterDef, type FilterKind, filterByKey, filterTable } from './filters.ts'
import { chosenFilters, readListing } from './listing-url.ts'
import { type Filter, filterValuesMax, parseFilters, writtenValues } from './parse-filters.ts'

const kindWords: Record<FilterKind, string> = {
  terms: 'words',
  number: 'numbers',
  boolean: 'yes or no',
  range: 'range',
  minimum: 'least number',
  date: 'date',
  days: 'days',
  words: 'words left out',
  switch: 'switch',
  control: 'control',
}
const meaningOf = (key: string) => filterMeanings[key] ?? { example: '', meaning: '' }
const line = ({ key, kind, column, array, label, facet, allowed }: FilterDef) => {
  const { example, meaning } = meaningOf(key)
  return `| \`${key}\` | ${label} | ${kindWords[kind]} | ${column ? `\`${column}\`` : '–'}${array ? ' (several)' : ''} | ${meaning}${
    allowed ? `; one of ${allowed.join(', ')}` : ''
  } | \`${key}=${example}\` | ${facet?.toLowerCase() ?? '–'} |`
}

/** Returns the expected text of docs/filters.md. */
const filterDoc = () => `# Search keys

Written from \`rules/src/search/filters.ts\` and \`rules/src/search/filter-meanings.ts\` by \`rules/src/search/filters.test.ts\`: change the table, then run \`vitest run --project rules -u\`.
What was decided about them is in docs/decisions/0011-what-search-keys-mean.md.

Values of one key are joined by commas and mean OR; keys mean AND. A *yes or no* filter is on when its text is \`true\` in any
case, and off otherwise. A *switch* changes what other filters mean. What makes no sense is left out, and the page says so.

| key | name | kind | column of search_item | meaning | example | facet |
|---|---|---|---|---|---|---|
${[...filterTable, ...controlTable].map(line).join('\n')}
`

describe('the table of search keys', () => {
  it('is what docs/filters.md says', async () => {
    await expect(filterDoc()).toMatchFileSnapshot(
      fileURLToPath(new URL('../../../docs/filters.md', import.meta.url)),
    )
  })

  it('has each key once, with an example that its own parser takes', () => {
    expect(filterByKey.size).toBe(filterTable.length)
    for (const { key, kind } of filterTable) {
      const { example } = meaningOf(key)
      const { filters, notes } = parseFilters([{ key, values: [example] }])
      expect({ key, read: filters.length, notes }).toEqual({
        key,
        read: kind === 'switch' ? 0 : 1,
        notes: [],
      })
    }
  })
})

const read = (key: string, ...values: string[]) => parseFilters([{ key, values }])
const valuesOf = (key: string, ...values: string[]) => read(key, ...values).filters[0]

describe('reading filters', () => {
  it('takes true in any case for yes, and everything else for no', () => {
    for (const yes of ['true', 'TRUE', ' True '])
      expect(valuesOf('clearance', yes)).toMatchObject({ kind: 'boolean', value: true })
    for (const no of ['false', '1', 'yes', '']) expect(read('clearance', no).filters).toEqual([])
  })

  it('reads both ends of a price, either open, and turns a price that is upside down', () => {
    expect(valuesOf('price', '20-150')).toMatchObject({ from: 2000, to: 15_000 })
    expect(valuesOf('price', '19.99-')).toMatchObject({ from: 1999, to: null })
    expect(valuesOf('price', '-20')).toMatchObject({ from: null, to: 2000 })
    expect(valuesOf('price', '150-20')).toMatchObject({ from: 2000, to: 15_000 })
    for (const bad of ['-', 'cheap', '1-2-3', '1.999-2'])
      expect(read('price', bad)).toMatchObject({ filters: [], notes: [expect.any(String)] })
  })

  it('takes days that there are, and no others', () => {
    expect(valuesOf('listed_at', '2024-02-29')).toMatchObject({ from: new Date('2024-02-29T00:00:00Z') })
    for (const bad of ['2026-02-31', '2026-02-29', '2026-13-01', 'today'])
      expect(read('listed_at', bad)).toMatchObject({ filters: [], notes: [expect.any(String)] })
  })

  it('lists what can be had and what was sold, never what was withdrawn', () => {
    expect(read('state', 'delisted', 'delivered', 'received')).toMatchObject({
      filters: [{ values: ['delivered'] }],
      notes: ['State: we left out what shoppers can’t see.'],
    })
    for (const hidden of ['delisted', 'expired', 'reclaimed', 'no_payout', 'nonsense'])
      expect(read('state', hidden).filters).toEqual([])
  })

  it('tells of a word that is neither yes nor no', () => {
    expect(read('luxe_brand', 'maybe')).toMatchObject({
      filters: [],
      notes: ['Designer brands: "maybe" makes no sense here, so we left it out.'],
    })
    expect(read('include_tall', 'perhaps').notes).toHaveLength(1)
    expect(read('luxe_brand', 'FALSE').notes).toEqual([])
  })

  it('reads days as the latest and as the earliest day of listing', () => {
    expect(valuesOf('listed_days', '7')).toMatchObject({ kind: 'days' })
    expect(valuesOf('min_listed_days', '30')).toMatchObject({ kind: 'days' })
  })

  it('writes each filter as it reads it', () => {
    for (const { key } of filterTable) {
      const { example } = meaningOf(key)
      for (const filter of read(key, example).filters)
        expect([key, writtenValues(filter)]).toEqual([key, [example]])
    }
    expect(writtenValues(read('price', '90-19.5').filters[0] as Filter)).toEqual(['19.5-90'])
  })

  it('reads an extra discount as a least number', () => {
    expect(valuesOf('user_promotion_discount_percent', '20')).toMatchObject({
      kind: 'range',
      from: 20,
      to: null,
    })
    expect(read('user_promotion_discount_percent', '-5').notes).toHaveLength(1)
  })

  it('adds the petite and tall sizes of regular ones alone, and not twice', () => {
    const sizes = (...more: string[]) =>
      parseFilters([
        { key: 'sizing_id', values: ['1004', '11005'] },
        ...more.map((key) => ({ key, values: ['TRUE'] })),
      ]).filters[0]
    expect(sizes()).toMatchObject({ values: [1004, 11_005], also: [] })
    expect(sizes()).not.toHaveProperty('cuts')
    const widened = { values: [1004, 11_005], also: [1004 + sizingIdOffset] }
    expect(sizes('include_petite')).toMatchObject({ ...widened, cuts: ['petite'] })
    expect(sizes('include_tall')).toMatchObject({ ...widened, cuts: ['tall'] })
    expect(sizes('include_petite', 'include_tall')).toMatchObject({ ...widened, cuts: ['petite', 'tall'] })
    expect(parseFilters([{ key: 'include_petite', values: ['true'] }]).filters).toEqual([])
  })

  it('translates the tall ids of old links: 21004 was M Tall', () => {
    const old = [{ key: 'sizing_id', values: ['1003', '21004'] }]
    expect(parseFilters(old)).toMatchObject({
      filters: [{ values: [1003, 11_004], cuts: ['tall'] }],
      switches: { includeTall: true, includePetite: false },
      notes: [],
    })
    expect(chosenFilters('?sizing_id=21004,11004&clearance=true')).toEqual([
      { key: 'sizing_id', values: ['11004'] },
      { key: 'clearance', values: ['true'] },
      { key: 'include_tall', values: ['true'] },
    ])
    expect(readListing({ pathname: '/women', search: '?sizing_id=21004' }).search).toBe(
      '?sizing_id=11004&include_tall=true',
    )
  })

  it('puts maternity beside the department asked for', () => {
    const filters = (department: string) =>
      parseFilters([
        { key: 'include_maternity', values: ['true'] },
        { key: 'department_tags', values: [department] },
      ]).filters[0]
    expect(filters('women')).toMatchObject({ values: ['women'], also: ['maternity'] })
    expect(filters('maternity')).toMatchObject({ values: ['maternity'], also: [] })
  })

  it('knows whether the address says something of My Sizes', () => {
    expect(parseFilters([]).switches.mySizes).toBeNull()
    expect(read('my_sizes', 'False').switches.mySizes).toBe(false)
    expect(read('my_sizes', 'true').switches.mySizes).toBe(true)
  })

  it('looks at so many values of a key, says so, and never fails', () => {
    const many = Array.from({ length: 500 }, (_, i) => `brand ${i}`)
    const { filters, notes } = read('brand_name_tags', ...many)
    expect(filters[0]).toMatchObject({ values: many.slice(0, filterValuesMax) })
    expect(notes).toHaveLength(1)
    expect(
      parseFilters(Array.from({ length: 5000 }, (_, i) => ({ key: `k${i}`, values: ['1'] }))).filters,
    ).toEqual([])
  })

  it('keeps text, sort and page apart from filters', () => {
    const { filters, controls, notes } = parseFilters([
      { key: 'text', values: ['linen'] },
      { key: 'sort', values: ['price_low_high'] },
      { key: 'page', values: ['3'] },
    ])
    expect({ filters, controls, notes }).toEqual({
      filters: [],
      controls: { text: 'linen', sort: 'price_low_high', page: '3' },
      notes: [],
    })
  })
})
