// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { documentsOfHosts } from './testing/documents.ts'

const { the, headOf, dataOfType } = documentsOfHosts()
const theory = '/product/women-silk-theory-black-dresses'

describe('an address that has a tidier form', () => {
  it.each([
    ['/search/sneakers', '/shoes/sneakers'],
    ['/search/TOTES?utm_source=mail', '/handbags/totes?utm_source=mail'],
    ['/search/v-neck-dresses', '/women/dresses?neckline_tags=v-neck'],
    ['/Women/Dresses', '/women/dresses'],
    ['/women/', '/women'],
    ['//women', '/women'],
    ['/women//dresses/?sort=price_low_high', '/women/dresses?sort=price_low_high'],
    ['/women?page=1', '/women'],
    ['/women?page=abc', '/women'],
    ['/women?page=-2&sort=price_low_high', '/women?sort=price_low_high'],
    ['/women?page=1&price=20-50', '/women?price=20-50'],
    ['/brand/Diane%20von%20F%C3%BCrstenberg', '/brand/diane-von-furstenberg'],
    ['/brand/THEORY/dresses?page=2', '/brand/theory/dresses?page=2'],
    ['/product/5?referral_code=abc&from_pla=true', `${theory}/5?referral_code=abc&from_pla=true`],
    ['/product/some-other-words/5', `${theory}/5`],
  ])('%s is moved for good to %s', async (url, location) => {
    const answer = await the.host.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
    expect((await the.host.inject(location)).statusCode).toBe(200)
  })
  it('a search for a piece’s number leads to the piece for now, and no text leads to another site', async () => {
    const answer = await the.host.inject('/search?text=210005')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/product/5'])
    expect((await the.host.inject('/search?text=elsewhere')).statusCode).toBe(200)
  })

  it.each(['//evil.example/women', '/%2F%2Fevil.example', '//evil.example//'])(
    '%s never leads to another site',
    async (url) => {
      const { statusCode, headers } = await the.host.inject(url)
      expect(statusCode === 404 || String(headers.location).startsWith('/')).toBe(true)
      expect(String(headers.location ?? '/x')).toMatch(/^\/[^/\\]/)
    },
  )
})

describe('what is not there', () => {
  it.each([
    '/women/nope',
    '/shoes/dresses',
    '/brand/nobody',
    '/category/nope',
    '/supplier/99',
    '/lumen-street',
    '/lp/nope',
    '/lp/nope/plp',
    '/similar/7',
    '/identical?item=7',
    '/identical?item_number=seven',
  ])('%s is 404 and not indexed', async (url) => {
    expect((await the.host.inject(url)).statusCode).toBe(404)
    expect((await headOf(url)).robots).toBe('noindex')
  })
})

describe('other pages', () => {
  it('the home page says whose site it is and how to search it', async () => {
    expect(await dataOfType('/', 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } })
    expect(await dataOfType('/', 'Organization')).toMatchObject({ url: 'https://shop.example/' })
  })
  it('pages differ in title and description', async () => {
    const urls = [
      '/',
      '/women',
      '/women/dresses',
      '/brand/theory',
      '/brands',
      '/brands/women',
      '/about',
      '/contact',
      '/legal',
      '/legal/tou',
      '/lp/outfits-you-love',
    ]
    const heads = await Promise.all(urls.map(headOf))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(urls.length)
    expect(new Set(heads.map(({ meta }) => meta('description'))).size).toBe(urls.length)
    for (const { robots, canonical } of heads)
      expect([robots, canonical?.startsWith('https://shop.example/')]).toEqual([undefined, true])
  })
  it.each([
    '/cart',
    '/saved/favorites',
    '/my/settings',
    '/log-in',
    '/password/change?token=x',
    '/goodbye',
    '/similar/5',
    '/featured/5',
    '/outfits/5',
  ])('%s is of a person or a moment, and not indexed', async (url) =>
    expect((await headOf(url)).robots).toMatch(/^noindex/),
  )
})

describe('how documents are asked for', () => {
  it('answers HEAD as GET, without a body', async () => {
    const answer = await the.host.inject({ method: 'HEAD', url: `${theory}/5` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect((await the.host.inject({ method: 'HEAD', url: '/brand/nobody' })).statusCode).toBe(404)
    expect((await the.host.inject({ method: 'HEAD', url: '/product/5' })).headers.location).toBe(
      `${theory}/5`,
    )
  })
  it('does not send again what has not changed', async () => {
    const first = await the.host.inject('/women')
    const again = await the.host.inject({
      url: '/women',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(
      (await the.host.inject({ url: '/women', headers: { 'if-none-match': 'W/"other"' } })).statusCode,
    ).toBe(200)
    expect((await the.host.inject('/women/dresses')).headers.etag).not.toBe(first.headers.etag)
  })
  it('believes no name of its own that a request makes up', async () => {
    expect(
      (await the.alone.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })).body,
    ).not.toContain('evil')
    expect(
      (await the.alone.inject({ url: '/robots.txt', headers: { host: 'localhost:5173' } })).body,
    ).toContain('http://localhost:5173/sitemap.xml')
    expect(
      (
        await the.host.inject({
          url: '/women',
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        })
      ).body,
    ).not.toContain('evil')
  })
})

describe('files for machines', () => {
  it('robots.txt closes what is a person’s, and names the sitemap', async () => {
    const { body, headers } = await the.host.inject('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    for (const line of ['Disallow: /cart', 'Disallow: /my/', 'Sitemap: https://shop.example/sitemap.xml'])
      expect(body).toContain(line)
    // What pages ask for while they draw themselves has to be open to who draws them.
    for (const needed of ['/search', '/graphql', '/api', '/pictures', '/assets'])
      expect(body).not.toContain(`Disallow: ${needed}`)
  })
  it('the sitemap names its files, and a file its addresses, with signs that XML would read escaped', async () => {
    const index = await the.host.inject('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    expect(index.body).toContain(
      '<loc>https://shop.example/sitemaps/items-1.xml</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>',
    )
    const file = await the.host.inject('/sitemaps/items-1.xml')
    expect(file.body).toContain(
      '<loc>https://shop.example/product/a-b/5?x=1&amp;y=2</loc><lastmod>2026-11-01',
    )
    expect(the.api.seen.findLast(({ url }) => url.includes('getSitemap'))?.method).toBe('GET')
  })
  it.each(['/sitemaps/items-99.xml', '/sitemaps/nonsense.xml', '/sitemaps/items-1'])(
    '%s is 404',
    async (url) => expect((await the.host.inject(url)).statusCode).toBe(404),
  )
  it('asks robots to come back while the API is away', async () => {
    for (const url of ['/sitemap.xml', '/sitemaps/items-1.xml']) {
      const answer = await the.alone.inject(url)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '120'])
    }
  })
})
