import { describe, expect, it } from 'vitest'
import { listingHead } from '../seo/document-head.ts'
import { unknownKeyNotes } from './listing-slips.ts'
import { readListing } from './listing-url.ts'

const category = (path: string, name: string) => ({
  slug: path.split('/').at(-1) ?? '',
  name,
  path,
  departmentTags: ['women'],
})
const names = {
  categories: [category('dresses', 'Dresses'), category('dresses/midi-dresses', 'Midi Dresses')],
}
const at = (url: string) => {
  const { pathname, search } = new URL(url, 'http://shop.test')
  return readListing({ pathname, search }, names)
}
const facts = { total: 200, pageCount: 5 }

describe('what of an address makes no sense', () => {
  it.each([
    ['/women?condition=nope', '"nope"'],
    ['/women?department_tags=girls', 'Department: this page has its own, so we left out "girls".'],
    ['/women?department_tags=men', '"men"'],
    ['/women?category_tags=wombats', '"wombats"'],
    ['/women?state=delisted', 'can’t see'],
    ['/women?luxe_brand=maybe', '"maybe"'],
    ['/women?include_petite=maybe', '"maybe"'],
    ['/women?listed_at=2026-02-31', '"2026-02-31"'],
    ['/women?sort=nope', '"nope"'],
    ['/women?style_tag=minimal', '"style_tag"'],
    ['/women?mood_tags=sunny', '"mood_tags"'],
    [`/women?brand_name_tags=${'x'.repeat(300)}`, 'Brand: "xxxx'],
  ])('%s is the page without it, with one note', (url, words) => {
    const listing = at(url)
    const notes = [...listing.notes, ...unknownKeyNotes(listing.strange)]
    expect(notes).toEqual([expect.stringContaining(words)])
    expect(notes[0]?.length).toBeLessThan(140)
    expect(listing).toMatchObject({
      title: 'Women',
      chosen: [],
      filters: [{ key: 'department_tags', values: ['women'] }],
      sort: null,
    })
    expect(listingHead(listing, facts)).toMatchObject({
      canonical: '/women',
      robots: undefined,
      title: 'Women',
    })
    expect(listing.search).not.toMatch(/nope|girls|men|wombats|delisted|maybe|xxxx/)
  })

  it.each([
    '/women?utm_source=mail&fbclid=1&gclid=2&referral_code=a&referral_context=b&from_pla=true&foo=bar&click_id=3&webview=1',
    '/women?luxe_brand=false',
    '/women?department_tags=women',
    '/women?department_tags=WOMEN',
    '/women/dresses?category_tags=dresses',
    '/women?page=abc',
    '/women?condition=',
  ])('%s needs no note', (url) => {
    expect(at(url)).toMatchObject({ notes: [], chosen: [] })
    expect(unknownKeyNotes(at(url).strange)).toEqual([])
  })

  it('keeps what made sense beside it, for the request, the chips, the links and the neighbours alike', () => {
    const listing = at(
      '/women/dresses?condition=nope,Good&price=90-20&utm_source=x&department_tags=women&page=2&sort=nope',
    )
    const chosen = [
      { key: 'condition', values: ['good'] },
      { key: 'price', values: ['20-90'] },
    ]
    expect(listing.chosen).toEqual(chosen)
    expect(listing.filters.slice(2)).toEqual(chosen)
    expect(listing.search).toBe('?condition=good&price=20-90&utm_source=x&page=2')
    expect(listingHead(listing, facts)).toMatchObject({
      prev: '/women/dresses?condition=good&price=20-90',
      next: '/women/dresses?condition=good&price=20-90&page=3',
    })
  })

  it('names three of many values that belong to another page', () => {
    expect(at('/girls?department_tags=women,shoes,boys,plus,petite').notes[0]).toMatch(
      /"women", "shoes", "boys" and 2 more\.$/,
    )
  })

  it('keeps that the size profile is left aside, and a search text in the order of its relevance', () => {
    expect(at('/women?my_sizes=False').chosen).toEqual([{ key: 'my_sizes', values: ['false'] }])
    expect(at('/search?text=silk&sort=relevance')).toMatchObject({
      sort: 'relevance',
      search: '?text=silk&sort=relevance',
    })
    expect(at('/women?sort=relevance')).toMatchObject({ sort: null, search: '', notes: [] })
  })

  it('gives a landing page’s filters to the question without what came with them', () => {
    const filters = [{ key: 'price', values: ['-40'], __typename: 'PageFilter' }]
    const listing = readListing({ pathname: '/lp/x/plp', search: '' }, { landing: { title: 'X', filters } })
    expect(listing.filters).toEqual([{ key: 'price', values: ['-40'] }])
  })

  it('leads from a category by its name back to those above it', () => {
    expect(at('/category/midi-dresses').crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Dresses', href: '/category/dresses' },
      { label: 'Midi dresses', href: '/category/midi-dresses' },
    ])
    expect(at('/shop/dresses').crumbs.map((crumb) => crumb.label)).toEqual(['Home', 'Dresses'])
  })
})
