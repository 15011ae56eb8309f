import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, viewerOf } from './client.ts'

type Node = { itemNumber: number; price: number; condition: string; brand: string }
type Bucket = {
  value: string
  count: number
  selected: boolean
  group: string | null
  hex: string | null
  depth: number | null
}
type Facet = {
  key: string
  kind: string
  buckets: Bucket[]
  histogram: { fromCents: number; toCents: number; count: number }[]
}
type Items = {
  nodes: Node[]
  totalCount: number
  facets: Facet[]
  moreFacets: { key: string; kind: string }[]
  notes: string[]
  degraded: boolean
  pageInfo: { page: number; pageCount: number; hasNextPage: boolean }
  controls: {
    sorts: {
      selected: { value: string } | null
      children: { value: string; location: { search: string } }[]
    }[]
  }
}

/** Registers the contract's tests of listings: filters, sorts, pages, facets and notes. */
export function searchContract(make: MakeClient): void {
  describe('search', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const items = (variables: Record<string, unknown> = {}) =>
      ask<Items>(shopper, 'getItems', { amount: 10, page: 1, filters: [], userInfo: {}, ...variables })
    const filter = (key: string, ...values: string[]) => ({ filters: [{ key, values }] })

    it('asks for the session’s own user: somebody else’s id is refused', async () => {
      const { visitorId } = await viewerOf(shopper)
      const asked = (userInfo: object) =>
        shopper.run('getItems', { amount: 1, page: 1, filters: [], userInfo })
      expect((await asked({ visitorId })).errors).toBeUndefined()
      for (const others of [{ visitorId: 1 }, { userId: '00000000-0000-7000-8000-000000000001' }])
        expect((await asked(others)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    })

    it('pages through what is on sale without showing a piece twice', async () => {
      const one = await items()
      const two = await items({ page: 2 })
      expect(one.nodes).toHaveLength(10)
      expect(one.pageInfo).toMatchObject({
        page: 1,
        hasNextPage: true,
        pageCount: Math.ceil(one.totalCount / 10),
      })
      expect(two.totalCount).toBe(one.totalCount)
      expect(new Set([...one.nodes, ...two.nodes].map((node) => node.itemNumber)).size).toBe(20)
    })

    it('shows nothing beyond the last page, and says how many pages there are', async () => {
      const far = await items({ page: 9999 })
      expect(far.nodes).toEqual([])
      expect(far.pageInfo.hasNextPage).toBe(false)
      expect(far.totalCount).toBeGreaterThan(0)
    })

    it('narrows by condition and price together', async () => {
      const found = await items({
        amount: 100,
        filters: [
          { key: 'condition', values: ['excellent', 'good'] },
          { key: 'price', values: ['20-150'] },
        ],
      })
      expect(found.nodes.length).toBeGreaterThan(0)
      for (const node of found.nodes) {
        expect(['excellent', 'good']).toContain(node.condition)
        expect(node.price).toBeGreaterThanOrEqual(2000)
        expect(node.price).toBeLessThanOrEqual(15_000)
      }
    })

    it('sorts by price both ways and names the sort that is chosen', async () => {
      const up = await items({ sortBy: 'price_low_high', amount: 50 })
      const prices = up.nodes.map((node) => node.price)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      expect(up.controls.sorts[0]?.selected?.value).toBe('price_low_high')
      const down = await items({ sortBy: 'price_high_low' })
      expect(down.nodes[0]?.price).toBeGreaterThanOrEqual(prices.at(-1) ?? 0)
    })

    it('counts each facet as if its own filter were not set', async () => {
      const all = await items()
      const chosen = await items(filter('condition', 'excellent'))
      // Without a search engine there are no counts; the answer says so.
      if (all.degraded) return expect(all.facets).toEqual([])
      const counts = (found: Items) =>
        found.facets
          .find((facet) => facet.key === 'condition')
          ?.buckets.map(({ value, count }) => [value, count])
          .sort()
      expect(counts(chosen)).toEqual(counts(all))
      const bucket = chosen.facets
        .find((facet) => facet.key === 'condition')
        ?.buckets.find((one) => one.value === 'excellent')
      expect(bucket).toMatchObject({ selected: true, count: chosen.totalCount })
    })

    it('counts the basic six facets, each drawn in its way, and names further ones', async () => {
      const { facets, moreFacets, degraded, totalCount } = await items(filter('department_tags', 'women'))
      if (degraded) return
      const kinds = Object.fromEntries(facets.map(({ key, kind }) => [key, kind]))
      expect(kinds).toEqual({
        category_tags: 'LIST',
        sizing_id: 'SIZE',
        price: 'PRICE',
        brand_name_tags: 'LIST',
        color_names: 'SWATCH',
        condition: 'LIST',
      })
      const of = (key: string) => facets.find((facet) => facet.key === key)?.buckets ?? []
      expect(of('category_tags').map((bucket) => bucket.depth)).toContain(1)
      expect(of('color_names').some((bucket) => /^#[0-9a-f]{6}$/.test(bucket.hex ?? ''))).toBe(true)
      expect(of('sizing_id').map((bucket) => bucket.group)).toContain('Dresses & Tops: Letters')
      expect(of('sizing_id').map((bucket) => bucket.group)).not.toContain('One Size')
      const bars = facets.find((facet) => facet.key === 'price')?.histogram ?? []
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(totalCount)
      expect(moreFacets).toContainEqual(expect.objectContaining({ key: 'clearance', kind: 'TOGGLE' }))
      expect(moreFacets.map(({ key }) => key)).not.toContain('price')
    })

    it('counts a section that is opened without showing pieces', async () => {
      const counted = await ask<Items>(shopper, 'getFacets', {
        filters: [],
        facets: ['clearance', 'style_tags'],
        userInfo: {},
      })
      if (counted.degraded) return expect(counted.facets).toEqual([])
      expect(counted.facets.map(({ key }) => key)).toEqual(['style_tags', 'clearance'])
      const [toggle] = counted.facets[1]?.buckets ?? []
      const { totalCount } = await items({ ...filter('clearance', 'TRUE') })
      expect(toggle).toMatchObject({ value: 'true', count: totalCount, selected: false })
    })

    it('finds brands of the listing by the beginnings of their words', async () => {
      const { brand } = (await items()).nodes[0] ?? { brand: '' }
      const brands = await ask<Bucket[]>(shopper, 'getFacetBrands', {
        ...filter('brand_name_tags', brand),
        text: brand.slice(0, 3).toUpperCase(),
      })
      const { totalCount } = await items(filter('brand_name_tags', brand))
      expect(brands).toContainEqual(
        expect.objectContaining({ value: brand, count: totalCount, selected: true }),
      )
      expect(await ask<Bucket[]>(shopper, 'getFacetBrands', { filters: [], text: 'qqqq' })).toEqual([])
    })

    it('drops what makes no sense and says so', async () => {
      const nonsense = await items({
        filters: [
          { key: 'condition', values: ['mint'] },
          { key: 'price', values: ['cheap'] },
          { key: 'no_such', values: ['1'] },
        ],
      })
      expect(nonsense.notes).toHaveLength(3)
      expect(nonsense.totalCount).toBe((await items()).totalCount)
    })

    it('finds a brand by its name in any case', async () => {
      const { brand } = (await items()).nodes[0] ?? { brand: '' }
      const found = await items(filter('brand_name_tags', brand.toUpperCase()))
      expect(found.totalCount).toBeGreaterThan(0)
      expect(new Set(found.nodes.map((node) => node.brand))).toEqual(new Set([brand]))
    })

    it('takes any text as a harmless search', async () => {
      for (const query of [
        "'; drop table item; --",
        '<script>alert(1)</script>',
        '👗'.repeat(50),
        'x'.repeat(10_000),
        '%_\\',
      ]) {
        expect((await items({ query })).nodes.length, query.slice(0, 30)).toBeLessThanOrEqual(10)
      }
    })

    it('fills a shelf with the pieces that the listing shows first', async () => {
      const input = {
        amount: 4,
        filters: [{ key: 'price', values: ['-90'] }],
        sort: 'price_low_high',
        userInfo: {},
      }
      const shelf = await ask<Items>(shopper, 'itemsV2', { input })
      const listing = await items({ amount: 4, filters: input.filters, sortBy: 'price_low_high' })
      expect(shelf.nodes.map((node) => node.itemNumber)).toEqual(listing.nodes.map((node) => node.itemNumber))
      expect(shelf.totalCount).toBe(listing.totalCount)
      const page2 = await ask<Items>(shopper, 'itemsV2', { input: { ...input, page: 2 } })
      expect(page2.nodes.map((node) => node.itemNumber)).not.toEqual(
        shelf.nodes.map((node) => node.itemNumber),
      )
    })
  })
}
