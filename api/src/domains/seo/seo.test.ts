import { readListing } from '@hemline/rules/search/listing-url.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { categoryNames } from '../catalogue/catalogue.ts'
import { keepSitemaps } from './seo.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
type Sitemap = {
  files: { name: string; addressCount: number; lastChanged: string | null }[]
  addresses: { path: string; lastChanged: string | null }[] | null
}

describe.skipIf(!testServer)('sitemaps', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    await keepSitemaps({ db: app.db, now, fileUrls: 50 })
  })
  afterAll(() => app.close())
  const sitemap = async (file?: string) =>
    (await app.newVisitor().run('getSitemap', file ? { file } : {})).data?.sitemap as Sitemap
  const files = async (kind: string) => (await sitemap()).files.filter(({ name }) => name.startsWith(kind))
  const paths = async (kind: string) => {
    const all: string[] = []
    for (const { name } of await files(kind))
      all.push(...((await sitemap(name)).addresses ?? []).map(({ path }) => path))
    return all
  }
  const onSale = async () => {
    const { rows } = await sql<{
      item_number: number
    }>`select item_number from item where state = 'listed' and preordered_by is null
      and not has_inappropriate_content order by item_number`.execute(app.db)
    return rows.map((row) => row.item_number)
  }
  const numberOf = (path: string) => Number(path.split('/').at(-1))

  it('have every piece on sale exactly once, in files of the size asked for', async () => {
    expect((await paths('items')).map(numberOf)).toEqual(await onSale())
    expect((await files('items')).slice(0, -1).every(({ addressCount }) => addressCount === 50)).toBe(true)
  })

  it('link to pieces by the address that their page calls its own', async () => {
    const [path = ''] = await paths('items')
    const { data } = await app.newVisitor().run('getProduct', { itemNumber: numberOf(path) })
    expect(data?.item).toMatchObject({ slug: path })
  })

  it('list departments, categories and brands that have pieces, each by its one address', async () => {
    const categories = await categoryNames(app.db)
    const listings = [...(await paths('listings')), ...(await paths('brands'))]
    expect(listings).toContain('/women')
    expect(listings).toContain('/kids')
    expect(listings).toContain('/women/dresses')
    expect(listings.some((path) => /^\/brand\/[^/]+$/.test(path))).toBe(true)
    expect(listings.some((path) => /^\/brand\/[^/]+\/.+/.test(path))).toBe(true)
    expect(new Set(listings).size).toBe(listings.length)
    for (const pathname of listings)
      expect(readListing({ pathname, search: '' }, { categories })).toMatchObject({
        known: true,
        canonical: pathname,
      })
  })

  it('list pages: those of a path alone, partners, landing pages and legal ones', async () => {
    const pages = await paths('pages')
    for (const path of ['/', '/about', '/brands', '/fennel-row', '/lp/outfits-you-love', '/legal/tou'])
      expect(pages).toContain(path)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.some((path) => /^\/(cart|my|log-in|saved)/.test(path))).toBe(false)
  })

  it('lose a piece as soon as it is sold, and have a new one before the job runs', async () => {
    const [sold = 0, ...others] = await onSale()
    const newest = others.at(-1) ?? 0
    await sql`update item set state = 'purchased' where item_number in (${sold}, ${newest})`.execute(app.db)
    expect((await paths('items')).map(numberOf)).toEqual(others.slice(0, -1))
    await sql`update item set state = 'listed' where item_number = ${newest}`.execute(app.db)
    expect((await paths('items')).map(numberOf)).toEqual(others)
  })

  it('say when a file changed: it keeps its time while its pieces stay, and a file whose pieces left has a new one', async () => {
    const before = await sitemap()
    const later = new Date(now().getTime() + 3_600_000)
    await keepSitemaps({ db: app.db, now: () => later, fileUrls: 50 })
    const [first, second] = await files('items')
    expect(first?.lastChanged).toBe(later.toISOString())
    expect(second).toEqual(before.files.filter(({ name }) => name.startsWith('items'))[1])
  })

  it('are cut anew when more than half of their places are empty', async () => {
    const numbers = await onSale()
    await sql`update item set state = 'purchased' where item_number = any(${numbers.filter((_, i) => i % 3 !== 0)}::bigint[])`.execute(
      app.db,
    )
    await keepSitemaps({ db: app.db, now, fileUrls: 50 })
    const kept = numbers.filter((_, i) => i % 3 === 0)
    expect((await paths('items')).map(numberOf)).toEqual(kept)
    expect(await files('items')).toHaveLength(Math.ceil(kept.length / 50))
  })

  it('are answered on GET, and may be kept by caches', async () => {
    const { persistedHashes } = await import('@hemline/schema/generated/hashes.ts')
    const extensions = JSON.stringify({
      persistedQuery: { version: 1, sha256Hash: persistedHashes.getSitemap },
    })
    const query = new URLSearchParams({ operationName: 'getSitemap', extensions })
    const answer = await app.server.inject({ method: 'GET', url: `/graphql?${query}` })
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json().data.sitemap.files.length).toBeGreaterThan(3)
  })
})
