import { describe, expect, it } from 'vitest'
import type { ListingNames } from './listing-path.ts'
import {
  priceValue,
  readListing,
  valuesOf,
  withFilter,
  withoutFilters,
  withPage,
  withSort,
  withToggled,
} from './listing-url.ts'

const category = (path: string, name: string, departmentTags: string[]) => ({
  slug: path.split('/').at(-1) ?? '',
  name,
  path,
  departmentTags,
})
const names = {
  categories: [
    category('dresses', 'Dresses', ['women']),
    category('dresses/midi-dresses', 'Midi Dresses', ['women']),
    category('tops', 'Tops', ['women']),
    category('shoes', 'Shoes', ['women', 'shoes']),
    category('shoes/sneakers', 'Sneakers', ['women', 'shoes']),
    category('kids-clothes', 'Kids’ Clothes', ['girls', 'boys']),
    category('kids-clothes/kids-dresses', 'Kids’ Dresses', ['girls']),
  ],
}

const at = (url: string, names: ListingNames = {}) => {
  const { pathname, search } = new URL(url, 'http://shop.test')
  return readListing({ pathname, search }, names)
}

describe('reading a listing URL', () => {
  it('asks for the department and category of the path together with the chosen filters', () => {
    const listing = at(
      '/women/dresses/midi?sizing_id=1004,1006&price=20-150&sort=price_low_high&page=3&utm_source=mail',
    )
    expect(listing.filters).toEqual([
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['midi'] },
      { key: 'sizing_id', values: ['1004', '1006'] },
      { key: 'price', values: ['20-150'] },
    ])
    expect(listing.chosen.map((f) => f.key)).toEqual(['sizing_id', 'price'])
    expect([listing.sort, listing.page, listing.pageType]).toEqual(['price_low_high', 3, 'SubCategory'])
  })

  it('names the page after department and category, and a breadcrumb leads back', () => {
    const listing = at('/women/dresses', names)
    expect(listing.title).toBe('Women’s dresses')
    expect(listing.crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Women', href: '/women' },
      { label: 'Dresses', href: '/women/dresses' },
    ])
  })

  it('puts Kids before girls and boys, and asks for both on /kids', () => {
    expect(at('/girls').crumbs.map((c) => c.label)).toEqual(['Home', 'Kids', 'Girls'])
    expect(at('/kids').filters).toEqual([{ key: 'department_tags', values: ['girls', 'boys'] }])
  })

  it('says that a department is not known', () => {
    expect(at('/wombats').known).toBe(false)
    expect(at('/petite').known).toBe(true)
  })

  it('asks for a brand by its name once that is known', () => {
    expect(at('/brand/diane-von-furstenberg').filters).toEqual([
      { key: 'brand_name_tags', values: ['diane von furstenberg'] },
    ])
    expect(at('/brand/diane-von-furstenberg', { brand: 'Diane von Fürstenberg' }).filters[0]?.values).toEqual(
      ['Diane von Fürstenberg'],
    )
    expect(at('/brand/levi-s', { brand: 'Levi’s' }).title).toBe('Levi’s')
  })

  it('narrows by a chosen category, and never leaves the department or brand of the path', () => {
    expect(at('/women/dresses?category_tags=midi-dresses').filters).toEqual([
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['midi-dresses'] },
    ])
    expect(at('/women?department_tags=boys').filters).toEqual([{ key: 'department_tags', values: ['women'] }])
  })

  it('cuts a search text at 200 characters and reads page 1 from nonsense', () => {
    const listing = at(`/search?text=${'x'.repeat(10_000)}&page=-4`)
    expect([listing.text.length, listing.page]).toEqual([200, 1])
  })

  it.each([
    ['/designer/dresses', 'Designer dresses'],
    ['/women/midi-dresses', 'Women’s midi dresses'],
    ['/shoes/sneakers', 'Sneakers'],
    ['/shoes', 'Shoes'],
    ['/women/shoes/sneakers', 'Women’s sneakers'],
    ['/kids/girls/kids-dresses', 'Girls’ dresses'],
    ['/products', 'All pieces'],
    ['/products/outlet', 'Outlet'],
    ['/products/outlet/dresses', 'Outlet dresses'],
    ['/shop/women/dresses', 'Women’s dresses'],
    ['/shop/dresses', 'Dresses'],
    ['/category/dresses', 'Dresses'],
    ['/category/MIDI-Dresses', 'Midi dresses'],
    ['/brand/theory/dresses', 'Theory dresses'],
    ['/brand/theory', 'Theory'],
    ['/alderbrook', 'Alderbrook'],
    ['/search/v-neck-t-shirts', '“V-Neck T-Shirts”'],
    ['/search?text=red+shoes', '“red shoes”'],
    [
      '/women?condition=excellent,good&style_tags=minimal',
      'Women’s items, minimal, excellent & good condition',
    ],
    ['/women?brand_name_tags=Gap,Theory,Vince', 'Women’s Gap, Theory and Vince'],
    ['/women?brand_name_tags=A,B,C,D,E,F', 'Women’s A, B, C and 3 more'],
    [`/women?brand_name_tags=${'x'.repeat(300)}`, 'Women'],
    ['/women?condition=nope', 'Women'],
    ['/women?category_tags=wombats', 'Women'],
    ['/products?condition=repaired', 'Item, repaired'],
  ])('calls %s “%s”', (url, title) => {
    const listing = at(url, { ...names, brand: url.startsWith('/brand') ? 'Theory' : undefined })
    expect(listing.known).toBe(true)
    expect(listing.title).toBe(title)
  })

  it.each([
    ['/women/midi-dresses', '/women/dresses/midi-dresses', 'SubCategory'],
    ['/shop/shoes/sneakers', '/shoes/sneakers', 'Category'],
    ['/kids/boys', '/boys', 'Department'],
    ['/brand/Theory/dresses/midi-dresses', '/brand/theory/dresses/midi-dresses', 'BrandSubCategory'],
    ['/category/midi-dresses', '/category/midi-dresses', 'Category'],
    ['/shop', '/products', 'None'],
    ['/brand/Theory/dresses', '/brand/theory/dresses', 'BrandCategory'],
  ])('knows that %s is %s, of the type %s', (url, canonical, pageType) => {
    const listing = at(url, names)
    expect([listing.canonical, listing.pageType]).toEqual([canonical, pageType])
  })

  it.each([
    '/women/wombats',
    '/women/kids-dresses',
    '/boys/kids-dresses',
    '/women/tops/midi-dresses',
    '/category/wombats',
    '/brand/theory/wombats',
    '/nonsense',
  ])('finds nothing at %s', (url) => {
    expect(at(url, names).known).toBe(false)
  })

  it('has no type for a page that is no listing', () => {
    expect(at('/nonsense', names).pageType).toBe('Unknown')
  })

  it('reads the featured piece and the special listing', () => {
    expect(at('/women?featured_item=100001').featuredItem).toBe(100001)
    expect(at('/women?featured_item=silk').featuredItem).toBeNull()
  })

  it('survives a broken percent sign in the path', () => {
    expect(() => readListing({ pathname: '/women/%E0%A4%A', search: '' })).not.toThrow()
  })
})

describe('writing a listing URL', () => {
  it('toggles a value, keeps the others and starts the pages over', () => {
    const once = withToggled('?condition=good&page=4&sort=newest_first', 'condition', 'excellent')
    expect(once).toBe('?condition=good,excellent&sort=newest_first')
    expect(withToggled(once, 'condition', 'good')).toBe('?condition=excellent&sort=newest_first')
  })

  it('drops the key with its last value', () => {
    expect(withToggled('?condition=good', 'condition', 'good')).toBe('')
    expect(withFilter('?price=20-50&text=silk', 'price', [])).toBe('?text=silk')
  })

  it('clears filters only', () => {
    expect(withoutFilters('?text=silk&condition=good&price=-50&sort=relevance&page=2&webview=1')).toBe(
      '?text=silk&sort=relevance&webview=1',
    )
  })

  it('carries no page parameter on page 1', () => {
    expect(withPage('?page=3&condition=good', 1)).toBe('?condition=good')
    expect(withPage('', 2)).toBe('?page=2')
    expect(withSort('?page=3', 'price_low_high')).toBe('?sort=price_low_high')
  })

  it('brings back a value that has a comma in it', () => {
    const search = withToggled('', 'brand_name_tags', 'Frank, Eileen & Co')
    expect(valuesOf(search, 'brand_name_tags')).toEqual(['Frank, Eileen & Co'])
    expect(valuesOf(withToggled(search, 'brand_name_tags', 'Vince'), 'brand_name_tags')).toEqual([
      'Frank, Eileen & Co',
      'Vince',
    ])
  })

  it('makes a price value from what people type', () => {
    expect(priceValue('$20', '1,500')).toBe('20-1500')
    expect(priceValue('150', '20')).toBe('20-150')
    expect(priceValue('', '50')).toBe('-50')
    expect(priceValue('-3', 'cheap')).toBeUndefined()
  })
})
