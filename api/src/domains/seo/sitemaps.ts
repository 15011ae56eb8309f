// The job that updates the sitemaps: it reads the shop in pages by key and holds at most one file and the
// departments' sums in memory.
import type { Db } from '@hemline/db/connect.ts'
import type { CategoryName } from '@hemline/rules/search/listing-path.ts'
import { readListing } from '@hemline/rules/search/listing-url.ts'
import { openPages } from '@hemline/rules/seo/document-head-pages.ts'
import { type SitemapEntry, type SitemapKind, sitemapFileUrls } from '@hemline/rules/seo/sitemap.ts'
import { isDepartment, kidsDepartments } from '@hemline/rules/vocabulary/departments.ts'
import { isPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import { categoryNames, legalAddresses } from '../catalogue/catalogue.ts'
import {
  countItemRange,
  deleteSitemapFilesAfter,
  type ItemRange,
  listActiveSuppliers,
  listBrandIds,
  listBrandStock,
  listLandingSlugs,
  listSitemapFiles,
  listStock,
  nextItemRange,
  upsertSitemapFile,
} from './seo.db.ts'

type Options = { db: Db; now: () => Date; fileUrls?: number }
/** Brands whose stock is asked for in one statement. */
const brandsAtOnce = 500

const later = (a: Date | undefined, b: Date) => (a === undefined || b > a ? b : a)
const line = ({ path, lastmod }: SitemapEntry) => `${path}\t${lastmod ?? ''}`

/** Returns the addresses in the stored text of a sitemap file; `lastmod` null where it has none. */
export const readAddresses = (text: string): SitemapEntry[] =>
  text.split('\n').flatMap((one) => {
    const [path, lastmod] = one.split('\t')
    return path ? [{ path, lastmod: lastmod || null }] : []
  })

/**
 * Returns a writer that collects addresses and stores a file whenever one is full; `end` stores the rest and
 * deletes files that are left from earlier.
 */
function fileWriter({ db, now, fileUrls = sitemapFileUrls }: Options, kind: SitemapKind) {
  let entries: SitemapEntry[] = []
  let number = 0
  const write = async () => {
    number += 1
    const changes = entries.flatMap(({ lastmod }) => (lastmod ? [new Date(lastmod)] : []))
    const last_changed = changes.reduce<Date | undefined>(later, undefined) ?? null
    await upsertSitemapFile(db, {
      kind,
      number,
      url_count: entries.length,
      last_changed,
      addresses: entries.map(line).join('\n'),
      built_at: now(),
    })
    entries = []
  }
  return {
    add: async (entry: SitemapEntry) => {
      entries.push(entry)
      if (entries.length >= fileUrls) await write()
    },
    end: async () => {
      if (entries.length > 0) await write()
      await deleteSitemapFilesAfter(db, kind, number)
    },
  }
}

type Kept = { first: number; last: number; count: number; changed: Date | null }

/**
 * Returns the ranges of item numbers that stay: full files keep their range, so that a file changes only
 * when its items do; the last one is cut anew. When more than half of all places are empty, all ranges
 * are cut anew.
 */
async function keptRanges(db: Db, fileUrls: number): Promise<Kept[]> {
  const files = (await listSitemapFiles(db)).filter((file) => file.kind === 'items').slice(0, -1)
  const kept: Kept[] = []
  for (const { first_item, last_item } of files) {
    const range = { first: first_item ?? 0, last: last_item ?? 0 }
    kept.push({ ...range, ...(await countItemRange(db, range)) })
  }
  const inUse = kept.reduce((sum, { count }) => sum + count, 0)
  return inUse * 2 < kept.length * fileUrls ? [] : kept
}

/** Divides the items on sale into sitemap files, stores them, and yields the range of each. */
async function* itemRanges({ db, now, fileUrls = sitemapFileUrls }: Options): AsyncGenerator<ItemRange> {
  let number = 0
  let from = 1
  const write = async ({ first, last, count, changed }: Kept) => {
    number += 1
    from = last + 1
    const range = { kind: 'items', number, first_item: first, last_item: last } as const
    await upsertSitemapFile(db, { ...range, url_count: count, last_changed: changed, built_at: now() })
  }
  for (const range of await keptRanges(db, fileUrls)) {
    await write(range)
    yield range
  }
  for (;;) {
    const next = await nextItemRange(db, from, fileUrls)
    if (next.last === null) break
    // Ranges meet, so that a piece that comes in between belongs to one.
    const range = { ...next, first: from, last: next.last }
    await write(range)
    yield range
  }
  await deleteSitemapFilesAfter(db, 'items', number)
}

/** Returns the canonical path of a listing's page; undefined when the path is no known listing. */
export function listingAddress(pathname: string, categories: readonly CategoryName[]): string | undefined {
  const { known, canonical } = readListing({ pathname, search: '' }, { categories })
  return known ? canonical : undefined
}

async function keepListings(
  options: Options,
  categories: readonly CategoryName[],
  stock: ReadonlyMap<string, Date>,
): Promise<void> {
  const writer = fileWriter(options, 'listings')
  for (const [path, changed] of [...stock].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const address = listingAddress(path, categories)
    if (address) await writer.add({ path: address, lastmod: changed.toISOString() })
  }
  await writer.end()
}

async function keepBrands(options: Options, categories: readonly CategoryName[]): Promise<void> {
  const writer = fileWriter(options, 'brands')
  const pathOf = new Map(categories.map((one) => [one.slug, one.path]))
  let ids = await listBrandIds(options.db, 0, brandsAtOnce)
  while (ids.length > 0) {
    for (const { slug, category, changed } of await listBrandStock(options.db, ids)) {
      const below = category === '' ? '' : pathOf.get(category)
      if (below !== undefined)
        await writer.add({ path: `/brand/${slug}${below && `/${below}`}`, lastmod: changed.toISOString() })
    }
    ids = await listBrandIds(options.db, ids.at(-1) ?? 0, brandsAtOnce)
  }
  await writer.end()
}

async function keepPages(options: Options): Promise<void> {
  const writer = fileWriter(options, 'pages')
  const partners = (await listActiveSuppliers(options.db)).map(({ id, slug }) =>
    isPartnerSlug(slug) ? `/${slug}` : `/supplier/${id}`,
  )
  const landing = (await listLandingSlugs(options.db)).map((slug) => `/lp/${slug}`)
  for (const path of [
    ...openPages,
    '/legal',
    '/brands',
    '/products',
    '/products/outlet',
    ...partners,
    ...landing,
  ])
    await writer.add({ path })
  for (const { path, changed } of await legalAddresses(options.db))
    await writer.add({ path, lastmod: changed })
  await writer.end()
}

/**
 * Job: brings all sitemap files up to date; a second run changes nothing. Memory grows with the size of a
 * file, not with the number of files.
 */
export async function keepSitemaps(options: Options): Promise<void> {
  const categories = await categoryNames(options.db)
  const pathOf = new Map(categories.map((one) => [one.slug, one.path]))
  const stock = new Map<string, Date>()
  const note = (path: string, changed: Date) => void stock.set(path, later(stock.get(path), changed))
  for await (const range of itemRanges(options)) {
    for (const { department, category, changed } of await listStock(options.db, range)) {
      const below = category === '' ? '' : pathOf.get(category)
      if (!isDepartment(department) || below === undefined) continue
      // Shoes in the department Shoes are that department.
      if (below === department) continue
      note(`/${department}${below && `/${below}`}`, changed)
      if (kidsDepartments.includes(department) && below === '') note('/kids', changed)
    }
  }
  await keepListings(options, categories, stock)
  await keepBrands(options, categories)
  await keepPages(options)
}
