// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { renderDocument } from './html.ts'
import { documentsOfHosts } from './testing/documents.ts'
import { staffSession } from './testing/shop-api.ts'

const { the, bodyOf } = documentsOfHosts()
const theory = '/product/women-silk-theory-black-dresses'

describe('a piece that is not for shoppers yet', () => {
  const open = (cookie?: string) =>
    the.host.inject({ url: `${theory}/11`, ...(cookie ? { headers: { cookie } } : {}) })
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
    const asStaff = await the.host.inject({
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
