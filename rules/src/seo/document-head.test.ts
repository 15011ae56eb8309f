import { describe, expect, it } from 'vitest'
import { letterFrom } from '../referrals/letter.ts'
import { legacySearchSlugs } from '../search/legacy-search.ts'
import { readListing } from '../search/listing-url.ts'
import { relatedSections } from '../search/related-links.ts'
import { homeWords } from '../site/home-words.ts'
import { classify } from '../site/routes.ts'
import { discountClaimPercent } from '../vocabulary/constants.ts'
import { listingHead, standardDescription } from './document-head.ts'
import { tidyAddress } from './document-head-address.ts'
import { brandsHead } from './document-head-brands.ts'
import { fixedHead, openPages } from './document-head-pages.ts'
import { pieceName, productHead, sizeWords } from './piece-head.ts'
import { parseSitemapFileName, sitemapMaxUrls, sitemapXml } from './sitemap.ts'
import { imageType, scriptJson, twitterCard } from './structured-data.ts'

const head = (url: string, total = 400) => {
  const { pathname, search } = new URL(url, 'http://x')
  return listingHead(readListing({ pathname, search }), {
    total,
    pageCount: Math.max(1, Math.ceil(total / 40)),
  })
}

it('claims no more than the discount that the shop claims', () => {
  expect(standardDescription).toContain(`up to ${discountClaimPercent}% off`)
})

it('claims of no page, letter or list that the shop looked over what members and partners send', () => {
  const said = [
    standardDescription,
    homeWords.below,
    head('/women').description,
    ...letterFrom('Nora W.').paragraphs,
  ].join(' ')
  expect(said).not.toMatch(/looked over|by hand|measured/)
})

describe('the head of a listing', () => {
  it.each([
    ['/women?page=abc', '/women'],
    ['/women?page=0', '/women'],
    ['/women?page=99999999', '/women?page=99999999'],
    ['/women?page=-3', '/women'],
    ['/women?page=3', '/women?page=3'],
  ])('%s has the address %s', (url, canonical) => expect(head(url).canonical).toBe(canonical))
  it('has no neighbours when there is one page only', () => {
    expect(head('/women', 12)).toMatchObject({ prev: undefined, next: undefined, robots: undefined })
  })
  it('is not indexed while nothing hangs there', () =>
    expect(head('/women', 0).robots).toBe('noindex, follow'))
  it('is alike on every page beyond the end', () => {
    for (const page of ['490', '99999999', '9'.repeat(30)])
      expect(head(`/women?page=${page}`)).toMatchObject({
        robots: 'noindex, follow',
        prev: undefined,
        next: undefined,
      })
  })
  it('says one piece when there is one', () =>
    expect(head('/women', 1).description).toContain('one secondhand piece'))
  it('of a search promises pieces only where there are any', () => {
    expect(head('/search?text=red+dress').description).toBe('Secondhand pieces for “red dress” at Hemline.')
    expect(head('/search?text=snorkel', 0).description).toBe('Hemline has nothing for “snorkel” just now.')
  })
  it('keeps a comma between values as it is written', () =>
    expect(head('/women?condition=good,excellent').next).toBe('/women?condition=good,excellent&page=2'))
})

describe('the head of a piece', () => {
  const piece = {
    title: 'Silk dress',
    brand: 'Theory',
    sizeDisplay: 'M',
    condition: 'excellent' as const,
    price: 4500,
    msrp: 20_000,
    savingsPercent: 77,
    slug: '/product/a/5',
    availability: 'InStock',
    noLongerAvailable: false,
  }
  it('says what it is, its size, grade and price', () => {
    expect(productHead(piece).description).toMatch(
      /^Theory silk dress, size M, excellent: \$45\.00, estimated retail \$200\.00\./,
    )
  })
  it.each([
    ['Camel animal-print dress', 'Theory camel animal-print dress'],
    ['Breton-striped top', 'Theory Breton-striped top'],
    ['A-line skirt', 'Theory A-line skirt'],
    ['LBD', 'Theory LBD'],
    ['', 'Theory '],
  ])('%s reads as %s after its brand', (title, name) =>
    expect(pieceName({ brand: 'Theory', title })).toBe(name),
  )
  it('says "size" once', () =>
    expect(['6', 'Size 24W', 'One size'].map(sizeWords)).toEqual(['Size 6', 'Size 24W', 'One size']))
  it('is not indexed once it is sold or gone, and names no price then', () => {
    for (const gone of [{ availability: 'SoldOut' }, { noLongerAvailable: true }]) {
      expect(productHead({ ...piece, ...gone }).robots).toBe('noindex')
      expect(productHead({ ...piece, ...gone }).description).not.toContain('$')
    }
  })
  it('stays indexed while somebody holds it for minutes', () =>
    expect(productHead({ ...piece, availability: 'Reserved' }).robots).toBeUndefined())
})

describe('pages of a path alone', () => {
  it('each has a title of its own', () => {
    const titles = openPages.map((path) => fixedHead(classify(path))?.title)
    expect(new Set(titles).size).toBe(openPages.length)
  })
  it('brands have a page for each department and letter, and none for what is typed', () => {
    const all = { department: null, query: '', letter: null, page: 1 }
    expect(brandsHead({ ...all, department: 'women', letter: 'T', page: 2 })).toMatchObject({
      title: 'Brands in Women, T, page 2',
      canonical: '/brands/women?letter=T&page=2',
    })
    expect(brandsHead({ ...all, department: 'women', query: 'theo' })).toMatchObject({
      canonical: '/brands/women',
      robots: 'noindex, follow',
    })
  })
})

describe('addresses with a tidier form', () => {
  it('are found for every legacy search slug', () => {
    for (const slug of legacySearchSlugs) {
      const target = tidyAddress(`/search/${slug}`, '') ?? ''
      const { pathname, search } = new URL(target, 'http://x')
      expect([slug, classify(pathname).kind]).toEqual([
        slug,
        expect.stringMatching(/^(category|department)$/),
      ])
      expect(tidyAddress(pathname, search)).toBeUndefined()
    }
  })
  it('are those without a page where the page is none', () => {
    for (const page of ['abc', '0', '-2', '1', '', '2.5'])
      expect([page, tidyAddress('/women', `?page=${page}&price=-5`)]).toEqual([page, '/women?price=-5'])
    for (const page of ['2', '99999999']) expect(tidyAddress('/women', `?page=${page}`)).toBeUndefined()
  })
  it('are tidy themselves, whatever they were made of', () => {
    for (const path of [
      '/Women//DRESSES/',
      '/BRAND/Theory/',
      '/brand/%C3%89toile//x/',
      '/search/Linen',
      '/Product/Some-Words/5',
      '/women/%2F%2Fx',
    ]) {
      const once = tidyAddress(path, '?page=1')
      if (once === undefined) continue
      const { pathname, search } = new URL(once, 'http://x')
      const twice = tidyAddress(pathname, search)
      expect([path, twice === undefined || tidyAddress(twice, '') === undefined]).toEqual([path, true])
      expect(once).toMatch(/^\/[^/\\]/)
    }
  })
  it('are none for what is typed: search words and brands keep their letters', () => {
    expect(tidyAddress('/search', '?text=LINEN')).toBeUndefined()
    expect(tidyAddress('/brands/women/Theo', '')).toBeUndefined()
    expect(tidyAddress('/nowhere//AT/all', '')).toBeUndefined()
  })
})

describe('data and share cards', () => {
  it('no text can end the script it stands in', () => {
    const text = scriptJson({ name: '</script><!-- <script> & \u2028' })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual({ name: '</script><!-- <script> & \u2028' })
  })
  it('a card is large above 1.75 only', () => {
    expect([
      twitterCard(undefined),
      twitterCard({ path: '/a', aspectRatio: 1.75 }),
      twitterCard({ path: '/a', aspectRatio: 1.76 }),
    ]).toEqual(['summary', 'summary', 'summary_large_image'])
  })
  it('the type of a picture is read from its ending', () => {
    const types = ['/a.gif', '/a.jpg', '/a.JPEG?x=1', '/a.png', '/a.webp', '/pictures/5/1200'].map(imageType)
    expect(types).toEqual(['image/gif', 'image/jpeg', 'image/jpeg', 'image/png', undefined, undefined])
  })
})

describe('sitemap files', () => {
  it('never hold more than the protocol allows', () => {
    const entries = Array.from({ length: sitemapMaxUrls + 5 }, (_, i) => ({ path: `/p/${i}` }))
    expect(sitemapXml(entries, 'https://x').match(/<url>/g)).toHaveLength(sitemapMaxUrls)
  })
  it('are known by kind and number', () => {
    expect(parseSitemapFileName('items-12')).toEqual({ kind: 'items', number: 12 })
    for (const text of ['items', 'items-0', 'items-01', 'other-1', 'items-1.xml', 'items-9999999', ''])
      expect(parseSitemapFileName(text)).toBeUndefined()
  })
})

describe('related links', () => {
  const category = (path: string, name: string) => ({
    slug: path.split('/').at(-1) ?? '',
    name,
    path,
    departmentTags: ['women', 'shoes'],
  })
  const categories = [
    category('dresses', 'Dresses'),
    category('dresses/midi', 'Midi'),
    category('tops', 'Tops'),
    category('shoes', 'Shoes'),
    category('shoes/boots', 'Boots'),
  ]
  const hrefs = (pathname: string, counts?: [string, number][]) =>
    relatedSections(readListing({ pathname, search: '' }, { categories }), {
      categories,
      categoryCounts: counts && new Map(counts),
      brands: [{ name: 'Theory', slug: 'theory', count: 3 }],
      choices: [],
    }).flatMap(({ links }) => links.map(({ href }) => href))

  it('stay within the department, and say it once when it is a category too', () => {
    expect(hrefs('/women/dresses')).toEqual([
      '/women/dresses/midi',
      '/women/tops',
      '/women/shoes',
      '/brand/theory/dresses',
    ])
    expect(hrefs('/shoes')).toEqual(['/shoes/boots', '/brand/theory'])
  })
  it('put the fullest first and leave empty ones out', () => {
    expect(
      hrefs('/women/dresses', [
        ['tops', 2],
        ['shoes', 9],
        ['midi', 0],
      ]),
    ).toEqual(['/women/shoes', '/women/tops', '/brand/theory/dresses'])
  })
})
