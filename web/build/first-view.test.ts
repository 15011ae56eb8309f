// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHost } from '../host/app.ts'
import type { FirstViews } from '../host/first-view.ts'
import { startShopApi } from '../host/testing/shop-api.ts'
import { drawings } from './drawings.tsx'

const page =
  '<html><head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"></head><body><div id="root"></div></body></html>'
let api: Awaited<ReturnType<typeof startShopApi>>
let host: FastifyInstance
let dist: string

beforeAll(async () => {
  const views: FirstViews = {
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
  expect(drawn).toMatch(/<details[^>]*><summary[^>]*aria-label="Menu"[^>]*>.*href="\/shoes".*<\/details>/s)
  expect(drawn).toContain('href="#filters"')
  expect(drawn).toMatch(/<a [^>]*href="\/cart"/)
  expect(drawn).not.toMatch(/<a(?=[ >])(?![^>]*href=)/)
})

it('draws the words at the top of the home page', async () => {
  const drawn = /<div id="first" data-waits>.*<div id="root">/s.exec(await bodyOf('/'))?.[0] ?? ''
  expect(drawn).toMatch(/<h1>Worn well\.<br\/><em[^>]*>Passed on\.<\/em><\/h1>/)
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
