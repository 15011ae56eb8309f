// long-file: every kind of document against one API
// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from './app.ts'
import { renderDocument } from './html.ts'
import { staffSession, startShopApi } from './testing/shop-api.ts'

const theory = '/product/women-silk-theory-black-dresses'
let api: Awaited<ReturnType<typeof startShopApi>>
let host: FastifyInstance
let alone: FastifyInstance
let dist: string

beforeAll(async () => {
  api = await startShopApi()
  dist = await mkdtemp(path.join(tmpdir(), 'hemline-documents-'))
  await writeFile(
    path.join(dist, 'index.html'),
    '<html><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>',
  )
  host = await createHost({ apiUrl: api.url, dist, publicOrigin: 'https://shop.example' })
  alone = await createHost({ apiUrl: 'http://127.0.0.1:9', dist, documentTimeoutMs: 200 })
})
afterAll(async () => {
  await Promise.all([host.close(), alone.close()])
  await api.close()
  await rm(dist, { recursive: true })
})

const bodyOf = async (url: string) => (await host.inject(url)).body
const plain = (text: string | undefined) => text?.replaceAll('&amp;', '&')
/** The content of a meta element, the address of a link element, or the title. */
async function headOf(url: string) {
  const body = await bodyOf(url)
  const meta = (name: string) =>
    plain(new RegExp(`<meta[^>]* (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1])
  const link = (rel: string) => plain(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(body)?.[1])
  return {
    title: /<title>([^<]*)/.exec(body)?.[1],
    meta,
    link,
    robots: meta('robots'),
    canonical: link('canonical'),
  }
}
type Data = Record<string, unknown> & { '@type': string }
async function dataOf(url: string): Promise<Data[]> {
  const scripts = (await bodyOf(url)).matchAll(
    /<script data-shared type="application\/ld\+json">(.*?)<\/script>/gs,
  )
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Data)
}
const dataOfType = async (url: string, type: string) =>
  (await dataOf(url)).find((one) => one['@type'] === type)

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
    const answer = await host.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
    expect((await host.inject(location)).statusCode).toBe(200)
  })
  it('a search for a piece’s number leads to the piece for now, and no text leads to another site', async () => {
    const answer = await host.inject('/search?text=210005')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/product/5'])
    expect((await host.inject('/search?text=elsewhere')).statusCode).toBe(200)
  })

  it.each(['//evil.example/women', '/%2F%2Fevil.example', '//evil.example//'])(
    '%s never leads to another site',
    async (url) => {
      const { statusCode, headers } = await host.inject(url)
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
    expect((await host.inject(url)).statusCode).toBe(404)
    expect((await headOf(url)).robots).toBe('noindex')
  })
})

describe('the head of a listing', () => {
  it('has the title of the rule, a description with the number of pieces, and its one address', async () => {
    const { title, meta, canonical, robots, link } = await headOf('/women/dresses?utm_source=mail')
    expect(title).toBe('Women’s dresses · Hemline')
    expect(meta('description')).toContain('105 secondhand pieces')
    expect([canonical, robots, link('prev')]).toEqual([
      'https://shop.example/women/dresses',
      undefined,
      undefined,
    ])
    expect(link('next')).toBe('https://shop.example/women/dresses?page=2')
  })
  it.each([
    ['/women/midi-dresses', '/women/dresses/midi-dresses'],
    ['/shop/women/dresses', '/women/dresses'],
    ['/kids/girls', '/girls'],
    ['/supplier/12', '/fennel-row'],
    ['/women/dresses?price=20-50&sort=price_low_high', '/women/dresses'],
    ['/women/dresses?page=2&sort=price_low_high', '/women/dresses?page=2'],
  ])('%s says that its one address is %s', async (url, canonical) => {
    expect((await headOf(url)).canonical).toBe(`https://shop.example${canonical}`)
  })
  it('a search names itself as its one address, as its neighbours do', async () => {
    const { canonical, link } = await headOf('/search?text=linen+dress&utm_source=mail')
    expect([canonical, link('next')]).toEqual([
      'https://shop.example/search?text=linen+dress',
      'https://shop.example/search?text=linen+dress&page=2',
    ])
    expect((await headOf('/search/linen-dress')).canonical).toBe('https://shop.example/search/linen-dress')
  })
  it('of a landing page has its title, its one address and its next page', async () => {
    const { title, canonical, link } = await headOf('/lp/best-seasonal-hits/plp')
    expect([title, canonical, link('next')]).toEqual([
      'Best of the season · Hemline',
      'https://shop.example/lp/best-seasonal-hits/plp',
      'https://shop.example/lp/best-seasonal-hits/plp?page=2',
    ])
  })
  it('does without what makes no sense in the address', async () => {
    const { title, robots, canonical, link } = await headOf(
      `/women/dresses?condition=nope&department_tags=women&brand_name_tags=${'x'.repeat(300)}`,
    )
    expect([title, robots, canonical]).toEqual([
      'Women’s dresses · Hemline',
      undefined,
      'https://shop.example/women/dresses',
    ])
    expect(link('next')).toBe('https://shop.example/women/dresses?page=2')
  })
  it('has neighbours with absolute addresses, page 1 without a parameter', async () => {
    const { link, title, robots, meta } = await headOf('/women?page=2')
    expect([link('prev'), link('next')]).toEqual([
      'https://shop.example/women',
      'https://shop.example/women?page=3',
    ])
    expect([title, robots]).toEqual(['Women, page 2 · Hemline', undefined])
    expect(meta('description')).toContain('Page 2 of 3')
  })
  it('keeps its filters in the addresses of its neighbours, and no foreign keys', async () => {
    const { link } = await headOf('/women?price=20-50&page=2&utm_source=mail')
    expect([link('prev'), link('next')]).toEqual([
      'https://shop.example/women?price=20-50',
      'https://shop.example/women?price=20-50&page=3',
    ])
  })
  it('has no neighbours and no place in an index on a page out of range', async () => {
    const { link, robots } = await headOf('/women?page=9')
    expect([link('prev'), link('next'), robots]).toEqual([undefined, undefined, 'noindex, follow'])
  })
  it.each([
    '/search?text=linen',
    '/search/linen-dress',
    '/women?price=20-50',
    '/women?sort=price_low_high',
    '/women?condition=excellent',
    '/women?style_tags=minimal,boho',
    '/women?style_tags=minimal&price=-50',
    '/women?style_tags=rare',
    '/women?webview=true',
    '/women?featured_item=5',
    '/women?occasion_tags=work',
  ])('%s is kept out of indexes', async (url) => expect((await headOf(url)).robots).toBe('noindex, follow'))
  it.each([
    ['/women/dresses?style_tags=minimal', '/women/dresses?style_tags=minimal'],
    ['/women?condition=new_with_tags&page=2&utm_source=x', '/women?condition=new_with_tags&page=2'],
  ])('%s may be indexed under its own address', async (url, canonical) => {
    expect(await headOf(url)).toMatchObject({
      robots: undefined,
      canonical: `https://shop.example${canonical}`,
    })
  })
  it('has a trail and the pieces of its page as data, counted from the first page on', async () => {
    const trail = (await dataOfType('/women/dresses', 'BreadcrumbList'))?.itemListElement as {
      position: number
      name: string
      item: string
    }[]
    expect(trail.map(({ name, item }) => [name, item])).toEqual([
      ['Home', 'https://shop.example/'],
      ['Women', 'https://shop.example/women'],
      ['Dresses', 'https://shop.example/women/dresses'],
    ])
    const list = await dataOfType('/women/dresses?page=2', 'ItemList')
    expect(list).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 41, url: `https://shop.example${theory}/5` }),
      ]),
    })
  })
})

describe('the head of a product page', () => {
  it('names the piece, and nothing in a name becomes markup or ends a script', async () => {
    const body = await bodyOf(`${theory}/5`)
    expect(body).toContain('<title>Theory silk &lt;b&gt;dress&lt;/b&gt;')
    expect(body).not.toContain('<b>')
    expect(body).not.toContain('<script>alert')
    expect(await dataOfType(`${theory}/5`, 'Product')).toMatchObject({
      name: 'Theory silk <b>dress</b></script><script>alert(1)</script>',
    })
    expect(await headOf(`${theory}/5`)).toMatchObject({
      canonical: `https://shop.example${theory}/5`,
      robots: undefined,
    })
  })
  it('keeps a sold piece out of indexes, and says that it is sold', async () => {
    expect((await headOf(`${theory}/6`)).robots).toBe('noindex')
    expect(await dataOfType(`${theory}/6`, 'Product')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })
  it('has data with all that search engines ask of a used product', async () => {
    expect(await dataOfType(`${theory}/5`, 'Product')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: expect.stringMatching(/^Theory /),
      sku: '5',
      url: `https://shop.example${theory}/5`,
      brand: { '@type': 'Brand', name: 'Theory' },
      color: 'black, green',
      category: 'Dresses',
      size: '6',
      material: '100% silk',
      image: ['https://shop.example/pictures/51/1200', 'https://shop.example/pictures/52/1200'],
      description: 'Size 6. Excellent: Hardly worn. 100% silk.',
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        url: `https://shop.example${theory}/5`,
        price: '65.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Organization', name: 'Hemline' },
      },
    })
  })
  it('says the list price beside a promotion’s', async () => {
    expect(await dataOfType(`${theory}/8`, 'Product')).toMatchObject({
      offers: {
        price: '52.00',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: '65.00',
        },
      },
    })
  })
  it('does without pictures when there are none', async () => {
    expect(await dataOfType(`${theory}/9`, 'Product')).not.toHaveProperty('image')
    expect((await headOf(`${theory}/9`)).meta('og:image')).toBe('https://shop.example/share.jpg')
  })
  it('shows no picture of a piece whose own page hides it at first, on no page', async () => {
    for (const url of [
      `${theory}/10`,
      '/similar/10',
      '/featured/10',
      '/outfits/10',
      '/women?price=20-50',
      '/lp/outfits-you-love',
    ]) {
      const body = await bodyOf(url)
      expect([url, body.includes('/pictures/101')]).toEqual([url, false])
      expect(body).toContain('og:image')
    }
    expect(await dataOfType(`${theory}/10`, 'Product')).not.toHaveProperty('image')
  })
  it('says the size once', async () => {
    const data = await dataOfType(`${theory}/10`, 'Product')
    expect([data?.description, data?.size]).toEqual([expect.stringMatching(/^Size L\. /), 'L'])
    expect((await headOf(`${theory}/10`)).meta('description')).not.toMatch(/size size/i)
  })
})

describe('a piece that is not for shoppers yet', () => {
  const open = (cookie?: string) =>
    host.inject({ url: `${theory}/11`, ...(cookie ? { headers: { cookie } } : {}) })
  it('is 404 for everybody, with and without a session', async () => {
    for (const cookie of [undefined, 'hemline_session=somebody-else', 'hemline_visitor=staff-session']) {
      const { statusCode, body } = await open(cookie)
      expect([statusCode, body.includes('Secret')]).toEqual([404, false])
    }
  })
  it('has a page for staff, which nobody keeps, indexes or shares', async () => {
    for (const name of ['hemline_session', '__Host-hemline_session']) {
      const { statusCode, body, headers } = await open(`other=1; ${name}=${staffSession}`)
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
        200,
        'private, no-store',
        undefined,
      ])
      expect(body).toContain('<title>Theory secret coat')
      expect(body).toContain('name="robots" content="noindex"')
      expect(body).not.toContain('application/ld+json')
    }
  })
  it('leaves the documents of all others the same for staff', async () => {
    const asStaff = await host.inject({
      url: `${theory}/5`,
      headers: { cookie: `hemline_session=${staffSession}` },
    })
    expect([asStaff.body, asStaff.headers['cache-control']]).toEqual([
      await bodyOf(`${theory}/5`),
      'no-cache',
    ])
  })
})

describe('the body for who runs no scripts', () => {
  const textOf = async (url: string) => /<noscript>([\s\S]*?)<\/noscript>/.exec(await bodyOf(url))?.[1] ?? ''
  it('of a listing has its heading, trail, pieces with prices, next page and neighbours', async () => {
    const text = await textOf('/women/dresses')
    for (const part of [
      '<h1>Women’s dresses</h1>',
      '<a href="/women">Women</a>',
      `<a href="${theory}/6">`,
      '$65.00',
      '<a href="/women/dresses?page=2">Next page</a>',
      '<a href="/women/tops">Tops &amp; tees</a>',
    ])
      expect(text).toContain(part)
  })
  it('of a piece has its facts, picture and ways on, and no markup of its texts', async () => {
    const text = await textOf(`${theory}/5`)
    for (const part of [
      'Price: $65.00',
      'Size: 6',
      'Condition: Excellent',
      'Material: 100% silk',
      'src="/pictures/51/640"',
      'href="/brand/theory"',
      'href="/similar/5"',
    ])
      expect(text).toContain(part)
    expect(text).toContain('<h1>Theory silk &lt;b&gt;dress&lt;/b&gt;&lt;/script&gt;')
    expect(text).not.toMatch(/<script|<b>/)
  })
  it('of a sold piece names no price', async () => expect(await textOf(`${theory}/6`)).not.toContain('$65'))
  it.each([
    ['/', '/products/dresses'],
    ['/sitemap', '/brand/theory'],
    ['/brands', '/brand/theory'],
    ['/brands', '/brands?letter=T'],
    ['/legal/tou', '/legal'],
    ['/about', '/women'],
  ])('%s leads to %s', async (url, href) => expect(await textOf(url)).toContain(`<a href="${href}">`))
  it('of a legal page has its text', async () =>
    expect(await textOf('/legal/tou')).toContain('<p>A shop, see contact.</p>'))
  it('stands in the template’s own place, once', async () => {
    const page = renderDocument(
      { html: '<head><title>x</title></head><body><div id="root"></div><noscript>old</noscript></body>' },
      { head: { title: 'A $& title' } },
      { origin: 'https://x', address: '/' },
    )
    expect(page.match(/<noscript>/g)).toHaveLength(1)
    expect(page).toContain('<div id="root"></div><noscript><h1>A $&amp; title</h1>')
  })
})

describe('a shared link', () => {
  it.each([
    [`${theory}/5`, '/pictures/51/share.jpg'],
    ['/women', '/pictures/51/share.jpg'],
    ['/', '/share.jpg'],
    ['/about', '/share.jpg'],
    ['/concept', '/share.jpg'],
  ])('%s shows %s, a wide JPEG with its size, as a large card', async (url, image) => {
    const { meta } = await headOf(url)
    const names = ['og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'twitter:card']
    expect(names.map(meta)).toEqual([
      `https://shop.example${image}`,
      'image/jpeg',
      '1200',
      '630',
      'summary_large_image',
    ])
    expect(meta('og:image:alt')).toBeTruthy()
  })
  it('says what kind of thing it leads to', async () =>
    expect((await headOf(`${theory}/5`)).meta('og:type')).toBe('product'))
  it('has title, description and address on every kind of page', async () => {
    for (const url of ['/', '/women', '/legal/tou', '/lp/outfits-you-love', '/about', '/fennel-row']) {
      const { meta } = await headOf(url)
      expect([url, meta('og:title'), meta('og:description'), meta('og:url')]).not.toContain(undefined)
    }
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
    const answer = await host.inject({ method: 'HEAD', url: `${theory}/5` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect((await host.inject({ method: 'HEAD', url: '/brand/nobody' })).statusCode).toBe(404)
    expect((await host.inject({ method: 'HEAD', url: '/product/5' })).headers.location).toBe(`${theory}/5`)
  })
  it('does not send again what has not changed', async () => {
    const first = await host.inject('/women')
    const again = await host.inject({
      url: '/women',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await host.inject({ url: '/women', headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(
      200,
    )
    expect((await host.inject('/women/dresses')).headers.etag).not.toBe(first.headers.etag)
  })
  it('believes no name of its own that a request makes up', async () => {
    expect(
      (await alone.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })).body,
    ).not.toContain('evil')
    expect((await alone.inject({ url: '/robots.txt', headers: { host: 'localhost:5173' } })).body).toContain(
      'http://localhost:5173/sitemap.xml',
    )
    expect(
      (
        await host.inject({
          url: '/women',
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        })
      ).body,
    ).not.toContain('evil')
  })
})

describe('files for machines', () => {
  it('robots.txt closes what is a person’s, and names the sitemap', async () => {
    const { body, headers } = await host.inject('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    for (const line of ['Disallow: /cart', 'Disallow: /my/', 'Sitemap: https://shop.example/sitemap.xml'])
      expect(body).toContain(line)
    // What pages ask for while they draw themselves has to be open to who draws them.
    for (const needed of ['/search', '/graphql', '/api', '/pictures', '/assets'])
      expect(body).not.toContain(`Disallow: ${needed}`)
  })
  it('the sitemap names its files, and a file its addresses, with signs that XML would read escaped', async () => {
    const index = await host.inject('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    expect(index.body).toContain(
      '<loc>https://shop.example/sitemaps/items-1.xml</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>',
    )
    const file = await host.inject('/sitemaps/items-1.xml')
    expect(file.body).toContain(
      '<loc>https://shop.example/product/a-b/5?x=1&amp;y=2</loc><lastmod>2026-11-01',
    )
    expect(api.seen.findLast(({ url }) => url.includes('getSitemap'))?.method).toBe('GET')
  })
  it.each(['/sitemaps/items-99.xml', '/sitemaps/nonsense.xml', '/sitemaps/items-1'])(
    '%s is 404',
    async (url) => expect((await host.inject(url)).statusCode).toBe(404),
  )
  it('asks robots to come back while the API is away', async () => {
    for (const url of ['/sitemap.xml', '/sitemaps/items-1.xml']) {
      const answer = await alone.inject(url)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '120'])
    }
  })
})
