// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawings } from '../build/drawings.tsx'
import { createHost } from './app.ts'
import { type FirstCard, type FirstViews, firstHtml } from './first-view.ts'
import { startShopApi } from './testing/shop-api.ts'

let views: FirstViews
const page =
  '<html><head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"></head><body><div id="root"></div></body></html>'
let api: Awaited<ReturnType<typeof startShopApi>>
let host: FastifyInstance
let dist: string

beforeAll(async () => {
  views = {
    screens: {
      listing: { scripts: ['assets/l.js'], styles: ['assets/l.css'] },
      product: { scripts: [], styles: [] },
    },
    drawings: await drawings(),
  }
  api = await startShopApi()
  dist = await mkdtemp(path.join(tmpdir(), 'hemline-first-'))
  await writeFile(path.join(dist, 'index.html'), page)
  await writeFile(path.join(dist, 'first-views.json'), JSON.stringify(views))
  host = await createHost({ apiUrl: api.url, dist, publicOrigin: 'https://shop.example' })
})
afterAll(async () => {
  await host.close()
  await api.close()
  await rm(dist, { recursive: true })
})

const parseFragment = (html: string) => JSDOM.fragment(html)
const bodyOf = async (url: string) => (await host.inject(url)).body

it('draws the top of a listing before the mount node, and asks for the files of its screen', async () => {
  const body = await bodyOf('/women/dresses')
  const drawn = /<div id="first" data-waits>.*<div id="root">/s.exec(body)?.[0] ?? ''
  expect(drawn).toMatch(/<li><article class="[^"]*card[^"]*">/)
  expect(drawn).toMatch(/<h1[^>]*><bdi>/)
  expect(drawn).toContain('fetchPriority="high"')
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/l.css">')
})

it('asks for the code after what is seen: the document names no script, but the lines that bring them, which the policy knows', async () => {
  const { body, headers } = await host.inject('/women/dresses')
  expect(body).not.toContain('type="module"')
  expect(body).not.toContain('rel="modulepreload"')
  const [, code = ''] =
    /<script data-start="\/a\.js" data-files="\/b\.js \/assets\/l\.js">(.*?)<\/script>/s.exec(body) ?? []
  const hash = createHash('sha256').update(code).digest('base64')
  expect(code).not.toBe('')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
})

it('lets a shopper search, walk on and open the menu before any script has run', async () => {
  const body = await bodyOf('/search?text=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%24%26')
  const drawn = /<div id="first".*<div id="root">/s.exec(body)?.[0] ?? ''
  expect(drawn).not.toContain('inert')
  expect(drawn).toContain('action="/search"')
  expect(drawn).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"')
  expect(drawn).toMatch(/<details[^>]*><summary[^>]*aria-label="Menu">.*href="\/shoes".*<\/details>/s)
  expect(drawn).toContain('href="#filters"')
  expect(drawn).toMatch(/<a [^>]*href="\/cart"/)
  expect(drawn).not.toMatch(/<a(?=[ >])(?![^>]*href=)/)
})

it('draws the words at the top of the home page', async () => {
  const drawn = /<div id="first" data-waits>.*<div id="root">/s.exec(await bodyOf('/'))?.[0] ?? ''
  expect(drawn).toContain('<h1>Worn well.<br/><em>Passed on.</em></h1>')
  expect(drawn).toContain('Shop women</a>')
})

it('draws the picture of a piece, with its words escaped', async () => {
  const body = await bodyOf('/product/women-silk-theory-black-dresses/5')
  const drawn = /<div id="first".*<div id="root">/s.exec(body)?.[0] ?? ''
  expect(drawn).toContain('/pictures/51/640')
  expect(drawn).toContain('Silk &lt;b&gt;dress')
  expect(drawn).not.toContain('<script>')
})

it('draws the words at the top of the clean-out and of the directory', async () => {
  expect(await bodyOf('/cleanout')).toMatch(
    /data-waits>.*<h1>Send the bag\. <em[^>]*>Keep the room\.<\/em><\/h1>.*<div id="root">/s,
  )
  expect(await bodyOf('/brands/shoes')).toMatch(
    /data-waits>.*<h1 tabindex="-1">Brands in Shoes<\/h1>.*<div id="root">/s,
  )
})

it('draws nothing on a page that it knows nothing of, and leaves its scripts where they were', async () => {
  const body = await bodyOf('/cart')
  expect(body).not.toContain('id="first"')
  expect(body).toContain('<script type="module" crossorigin src="/a.js">')
})

const card = {
  href: '/product/x/1',
  brand: 'Theory',
  title: 'Tee',
  size: 'M',
  condition: 'Good',
  price: 1500,
  msrp: 0,
  savingsPercent: 0,
  photo: 7,
} satisfies FirstCard
const listing = (one: FirstCard, more: Partial<{ heading: string }> = {}) =>
  ({
    screen: 'listing',
    kind: 'pieces',
    crumbs: [{ label: 'Women', href: '/women' }],
    heading: 'Women',
    below: '1 piece',
    chips: false,
    tiles: false,
    cards: [one],
    ...more,
  }) as const

it('shows no picture that the page hides at first, and says why', () => {
  expect(firstHtml(listing(card), '/women', views)).toContain('/pictures/7/320 320w')
  for (const photo of ['covered', undefined] as const) {
    const html = firstHtml(listing({ ...card, photo }), '/women', views)
    expect(html).not.toContain('/pictures/')
    expect(html.includes('May not be for everybody')).toBe(photo === 'covered')
  }
})

it('fills each place with the words as they are, whatever they hold', () => {
  const strange = `<script>"'&$&$1@@price@@`
  const html = firstHtml(
    listing({ ...card, title: strange, brand: strange }, { heading: strange }),
    '/women',
    views,
  )
  const page = parseFragment(html)
  expect(page.querySelector('script')).toBeNull()
  expect(page.querySelector('h1')?.textContent).toBe(strange)
  expect([...page.querySelectorAll('article bdi')].map((one) => one.textContent)).toEqual([strange, strange])
  expect(page.querySelector('article button')?.getAttribute('aria-label')).toBe(`Save ${strange} ${strange}`)
})

it('says the price of a card as the site does, with the saving where there is one', () => {
  const words = (one: FirstCard) =>
    parseFragment(firstHtml(listing(one), '/women', views)).querySelector('article b')?.parentElement
      ?.textContent
  expect(words(card)).toBe('$15.00')
  expect(words({ ...card, msrp: 20_000, savingsPercent: 93 })).toBe('$15.00Estimated retail $200–93%')
})

it('marks the department of the page in the header', () => {
  const marked = (address: string) =>
    parseFragment(firstHtml({ screen: 'home', kind: 'frame' }, address, views)).querySelector(
      '.first-wide nav [aria-current="page"]',
    )?.textContent
  expect(marked('/shoes')).toBe('Shoes')
  expect(marked('/women/dresses?size=m')).toBe('Women')
  expect(marked('/boys')).toBe('Boys')
  expect(marked('/products?clearance=true')).toBe('Sale')
  expect(marked('/cleanout')).toBeUndefined()
})

it('leaves nothing in a drawing that only code could answer, and no id that the site has too', () => {
  for (const [name, drawing] of Object.entries(views.drawings)) {
    const page = parseFragment(drawing.join(''))
    expect(page.querySelectorAll('[id]'), name).toHaveLength(0)
    const live = [...page.querySelectorAll('button, input, select, textarea')].filter(
      (one) => !one.hasAttribute('disabled') && one.closest('form[action="/search"]') === null,
    )
    expect(live, name).toEqual([])
  }
})
