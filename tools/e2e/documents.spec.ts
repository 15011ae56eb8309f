// The data for robots and link previews: the HTML documents as served, and the head while a visitor moves
// through the site, under the real security policy.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { cards, heading, unansweredOf } from './shop.ts'
import { test } from './shopper.ts'

type Data = {
  '@type': string
  name?: string
  sku?: string
  offers?: Record<string, unknown>
  itemListElement?: { url?: string; item?: string }[]
}

const plain = (text: string | undefined) => text?.replaceAll('&amp;', '&').replaceAll('&#39;', '’')
function readDocument(html: string) {
  const meta = (name: string) =>
    plain(new RegExp(`<meta[^>]* (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  const link = (rel: string) => plain(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1])
  const scripts = [...html.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title: plain(/<title>([^<]*)/.exec(html)?.[1]) ?? '',
    meta,
    link,
    data: scripts.map(([, text = '']) => JSON.parse(text) as Data),
  }
}
type Sent = ReturnType<typeof readDocument> & { status: number; location: string | undefined }

async function sent(request: APIRequestContext, path: string): Promise<Sent> {
  const answer = await request.get(path, { maxRedirects: 0 })
  return {
    status: answer.status(),
    location: answer.headers().location,
    ...readDocument(await answer.text()),
  }
}
const pathOf = (address: string | undefined) =>
  address === undefined ? undefined : address.replace(/^https?:\/\/[^/]+/, '')
const ofType = (document: Sent, type: string) => document.data.find((one) => one['@type'] === type)
const firstPiece = async (request: APIRequestContext, path: string): Promise<string> =>
  pathOf(ofType(await sent(request, path), 'ItemList')?.itemListElement?.[0]?.url) ?? ''

for (const [path, title, types] of [
  ['/', /^Hemline — An Online/, ['WebSite', 'Organization']],
  ['/women', /^Women · Hemline$/, ['BreadcrumbList', 'ItemList']],
  ['/kids', /^Kids · /, ['BreadcrumbList', 'ItemList']],
  ['/women/dresses', /^Women’s dresses · /, ['BreadcrumbList', 'ItemList']],
  ['/shoes/sneakers', /sneakers · /i, ['BreadcrumbList', 'ItemList']],
  ['/products', /^All pieces · /, ['BreadcrumbList', 'ItemList']],
  ['/products/outlet', /^Outlet · /, ['BreadcrumbList']],
  ['/category/dresses', /^Dresses · /, ['BreadcrumbList', 'ItemList']],
  ['/brands', /^Brands from A to Z · /, []],
  ['/legal/tou', /Terms/, []],
  ['/fennel-row', / · Hemline$/, ['BreadcrumbList']],
  ['/lp/outfits-you-love', / · Hemline$/, []],
  ['/about', /^About us · /, []],
] as const) {
  test(`${path} is sent with its title, description, address, share card and data`, async ({ request }) => {
    const document = await sent(request, path)
    expect(document.status).toBe(200)
    expect(document.title).toMatch(title)
    expect(document.meta('description')?.length).toBeGreaterThan(40)
    expect(pathOf(document.link('canonical'))).toBe(path)
    expect(document.meta('robots')).toBeUndefined()
    expect(document.meta('og:title')).toBeTruthy()
    expect(document.data.map((one) => one['@type'])).toEqual(expect.arrayContaining([...types]))
  })
}

test('a piece is sent with what schema.org wants of a used product', async ({ request }) => {
  const path = await firstPiece(request, '/women/dresses')
  const document = await sent(request, path)
  const product = ofType(document, 'Product')
  expect(document.title.startsWith(product?.name ?? 'none')).toBe(true)
  expect(product).toMatchObject({
    sku: path.split('/').at(-1),
    brand: { '@type': 'Brand' },
    image: expect.arrayContaining([expect.stringMatching(/^http.+\/pictures\/\d+\/1200$/)]),
    offers: {
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { name: expect.any(String) },
    },
  })
  const image = document.meta('og:image') ?? ''
  expect(image).toMatch(/\/pictures\/\d+\/share\.jpg$/)
  expect((await request.get(pathOf(image) ?? '')).headers()['content-type']).toBe('image/jpeg')
  expect(ofType(document, 'BreadcrumbList')?.itemListElement?.length).toBeGreaterThan(2)
})

test('who runs no scripts reads pieces with prices, and the facts of one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/women/dresses')
  await expect(page.getByRole('heading', { level: 1, name: 'Women’s dresses' })).toBeVisible()
  const piece = page.getByRole('listitem').filter({ hasText: /\$[\d,]+\.\d\d$/ })
  await expect(piece).toHaveCount(40)
  await piece.first().getByRole('link').click()
  await expect(page.getByText(/^Price: \$\d/)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible()
})

test('pictures that a page hides at first are in no share card and no data', async ({ request }) => {
  const document = await sent(request, '/product/148200309')
  const product = await sent(request, document.location ?? '')
  expect(product.status).toBe(200)
  expect(pathOf(product.meta('og:image'))).toBe('/share.jpg')
  expect(ofType(product, 'Product')).not.toHaveProperty('image')
})

for (const path of [
  '/women/no-such-kind',
  '/brand/no-such-brand',
  '/category/no-such-kind',
  '/supplier/999999',
  '/lp/no-such-page',
  '/product/x/999999999',
]) {
  test(`${path} is 404 and kept out of indexes`, async ({ request }) => {
    const document = await sent(request, path)
    expect([document.status, document.meta('robots')]).toEqual([404, 'noindex'])
  })
}

for (const [path, target] of [
  ['/search/sneakers', '/shoes/sneakers'],
  ['/search/totes', '/handbags/totes'],
  ['/Women/Dresses/', '/women/dresses'],
  ['/women?page=1&sort=price_low_high', '/women?sort=price_low_high'],
] as const) {
  test(`${path} is moved for good to ${target}`, async ({ request }) => {
    const { status, location } = await sent(request, path)
    expect([status, location]).toEqual([301, target])
    expect((await sent(request, target)).status).toBe(200)
  })
}

test('a piece under a slug that does not fit is moved for good to its own, with its query', async ({
  request,
}) => {
  const path = await firstPiece(request, '/women')
  const { status, location } = await sent(
    request,
    `/product/other-words/${path.split('/').at(-1)}?referral_code=abc`,
  )
  expect([status, location]).toEqual([301, `${path}?referral_code=abc`])
})

test('pages of a listing know their neighbours, and the last has none after it', async ({ request }) => {
  const second = await sent(request, '/women?page=2')
  expect([
    pathOf(second.link('prev')),
    pathOf(second.link('next')),
    pathOf(second.link('canonical')),
  ]).toEqual(['/women', '/women?page=3', '/women?page=2'])
  expect(second.link('prev')).toMatch(/^https?:\/\//)
  const beyond = await sent(request, '/women?page=9999')
  expect([beyond.link('prev'), beyond.link('next'), beyond.meta('robots')]).toEqual([
    undefined,
    undefined,
    'noindex, follow',
  ])
})

test('robots.txt leads to sitemaps, and what they list is there, each under its one address', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  const filesOf = async (address: string) =>
    [...(await (await request.get(pathOf(address) ?? '')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, one = '']) => one,
    )
  const files = await filesOf(index ?? '')
  for (const kind of ['items', 'listings', 'brands', 'pages']) {
    const file = files.find((one) => one.includes(`/${kind}-`))
    expect(file, kind).toBeDefined()
    const listed = await filesOf(file ?? '')
    expect(listed.length, kind).toBeGreaterThan(5)
    for (const address of [listed[0], listed[Math.floor(listed.length / 2)], listed.at(-1)]) {
      const document = await sent(request, pathOf(address) ?? '')
      expect([address, document.status, document.meta('robots'), document.link('canonical')]).toEqual([
        address,
        200,
        undefined,
        address,
      ])
    }
  }
})

type Head = { title: string; data: number } & Record<
  'description' | 'canonical' | 'robots' | 'prev' | 'next',
  string | null
>

/** A script as text, because the journeys are compiled without the browser's types. */
const readHead = `(() => {
  const attribute = (selector, name) => document.head.querySelector(selector)?.getAttribute(name) ?? null
  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    prev: attribute('link[rel="prev"]', 'href'),
    next: attribute('link[rel="next"]', 'href'),
    data: document.querySelectorAll('script[type="application/ld+json"]').length,
  }
})()`
const headNow = (page: Page) => page.evaluate<Head>(readHead)

test('the site says of every kind of page what its document said, and nothing stops the data', async ({
  page,
  request,
}) => {
  test.slow()
  const complaints: string[] = []
  const unanswered = unansweredOf(page)
  page.on('console', (message) => {
    if (/content security policy|refused/i.test(message.text())) complaints.push(message.text())
  })
  const piece = await firstPiece(request, '/women/dresses')
  const number = piece.split('/').at(-1)
  const listings = [
    '/women',
    '/women?page=2',
    '/kids/girls',
    '/women/dresses',
    '/shoes/sneakers',
    '/women?price=20-150',
    '/women?style_tags=minimal',
  ]
  const others = [
    '/products/outlet',
    '/category/dresses',
    '/search?text=dress',
    '/fennel-row',
    '/lp/outfits-you-love',
    '/lp/outfits-you-love/plp',
    '/brands',
  ]
  const around = [
    piece,
    `/similar/${number}`,
    `/featured/${number}`,
    `/outfits/${number}`,
    '/identical',
    '/brands/women?letter=A',
  ]
  const alone = [
    '/',
    '/about',
    '/legal',
    '/legal/tou',
    '/cart',
    '/log-in',
    '/sitemap',
    '/women/no-such-kind',
    '/women?page=9999',
  ]
  // Both say how many pieces there are: when another visitor buys one in between, both are read again.
  for (const path of [...listings, ...others, ...around, ...alone])
    await expect(async () => {
      const { title, meta, link, data } = await sent(request, path)
      await page.goto(path)
      await expect(heading(page, /./)).toBeVisible()
      const said = {
        title,
        description: meta('description'),
        canonical: link('canonical') ?? null,
        robots: meta('robots') ?? null,
        prev: link('prev') ?? null,
        next: link('next') ?? null,
        data: data.length,
      }
      // The head of the served document must stay the same after the screen has loaded all its data.
      await expect.poll(unanswered, path).toEqual([])
      await expect.poll(() => headNow(page), path).toEqual(said)
    }).toPass({ timeout: 60_000 })
  expect(complaints).toEqual([])
})

test('nothing of the page before stays in the head when one walks on', async ({ page }) => {
  await page.goto('/women?page=2')
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect
    .poll(() => headNow(page))
    .toMatchObject({ prev: null, next: null, data: 0, canonical: expect.stringContaining('/product/') })
  await page.goto('/women/dresses')
  const related = page.getByRole('navigation', { name: 'Related' }).getByRole('link').first()
  // The block above the links loads when it comes near and pushes the links down: a link that moves away
  // under the pointer is missed.
  await related.scrollIntoViewIfNeeded()
  await expect(page.getByText('Shoppers also look for')).toBeVisible()
  await related.click()
  await expect(page).not.toHaveURL(/\/women\/dresses$/)
  await expect
    .poll(async () => pathOf((await headNow(page)).canonical ?? ''))
    .toBe(new URL(page.url()).pathname)
})
