// Data for search engines: related links of a listing, and the sitemaps.
import { type Listing, readListing } from '@hemline/rules/search/listing-url.ts'
import {
  type RelatedFacts,
  type RelatedSection,
  relatedLimit,
  relatedSections,
} from '@hemline/rules/search/related-links.ts'
import {
  parseSitemapFileName,
  type SitemapEntry,
  sitemapFileName,
  sitemapMaxUrls,
} from '@hemline/rules/seo/sitemap.ts'
import { classify, rowOf } from '@hemline/rules/site/routes.ts'
import type { Context } from '../../context.ts'
import { brandBySlug, brandsOnSale, categoryNames, itemPath } from '../catalogue/catalogue.ts'
import { facetBrands, searchItems } from '../search/search.ts'
import { findAddresses, listBrandSlugs, listItemAddresses, listSitemapFiles } from './seo.db.ts'
import { readAddresses } from './sitemaps.ts'

export { keepSitemaps } from './sitemaps.ts'

async function brandsOf(ctx: Context, listing: Listing): Promise<RelatedFacts['brands']> {
  if (listing.source.brand !== undefined) {
    const others = await brandsOnSale(ctx, relatedLimit + 1)
    return others
      .filter(({ slug }) => slug !== listing.source.brand)
      .map(({ name, slug, itemCount }) => ({ name, slug, count: itemCount }))
  }
  // A brand's page knows no department: with a category the count is that of the page the link
  // leads to, else there is none.
  const category = listing.filters.filter(({ key }) => key === 'category_tags')
  const filters = category.length > 0 ? category : listing.filters
  const buckets = await facetBrands(ctx, {
    filters: filters.map(({ key, values }) => ({ key, values: [...values] })),
    text: '',
    amount: relatedLimit,
  })
  const slugs = new Map(
    (
      await listBrandSlugs(
        ctx.db,
        buckets.map(({ label }) => label),
      )
    ).map(({ name, slug }) => [name, slug]),
  )
  return buckets.flatMap(({ label, count }) => {
    const slug = slugs.get(label)
    return slug === undefined ? [] : [{ name: label, slug, count: category.length > 0 ? count : null }]
  })
}

async function countsOf(
  ctx: Context,
  listing: Listing,
): Promise<Pick<RelatedFacts, 'categoryCounts' | 'choices'>> {
  const filters = listing.filters.map(({ key, values }) => ({ key, values: [...values] }))
  const { facets, degraded } = await searchItems(ctx, {
    amount: 0,
    filters,
    facets: ['category_tags', 'style_tags', 'condition'],
    userInfo: {},
  })
  if (degraded) return { categoryCounts: undefined, choices: [] }
  const buckets = (key: string) => facets.find((facet) => facet.key === key)?.buckets ?? []
  const choices = [
    ...buckets('condition')
      .filter(({ value }) => value === 'new_with_tags')
      .map((bucket) => ({ key: 'condition', ...bucket })),
    ...buckets('style_tags').map((bucket) => ({ key: 'style_tags', ...bucket })),
  ]
  return {
    categoryCounts: new Map(buckets('category_tags').map(({ value, count }) => [value, count])),
    choices: choices.filter(({ count }) => count > 0),
  }
}

/**
 * Returns sections of links to listings next to the one at `path` (its first 500 characters count), with
 * present counts, without counts of categories while search is degraded; empty for paths that are no listing
 * or an unknown one.
 */
export async function relatedLinks(ctx: Context, path: string): Promise<RelatedSection[]> {
  const pathname = path.slice(0, 500)
  if (!rowOf(classify(pathname).kind)?.related) return []
  const categories = await categoryNames(ctx.db)
  const { source } = readListing({ pathname, search: '' })
  const brand = source.brand === undefined ? undefined : await brandBySlug(ctx, source.brand)
  if (source.brand !== undefined && brand === undefined) return []
  const listing = readListing({ pathname, search: '' }, { categories, brand: brand?.name })
  if (!listing.known) return []
  const [brands, counts] = await Promise.all([brandsOf(ctx, listing), countsOf(ctx, listing)])
  return relatedSections(listing, { categories, brands, ...counts })
}

export type SitemapFileFact = { name: string; addressCount: number; lastChanged: Date | null }

/** Returns name, address count and last change of all sitemap files, by kind and number. */
export async function sitemapFiles(ctx: Context): Promise<SitemapFileFact[]> {
  const rows = await listSitemapFiles(ctx.db)
  return rows.map((row) => ({
    name: sitemapFileName(row),
    addressCount: row.url_count,
    lastChanged: row.last_changed,
  }))
}

/**
 * Returns the addresses of one sitemap file; undefined for a malformed name and when there is no such file.
 * Item addresses are read now, so that sold items are left out; the last file also has the items that came
 * since.
 */
export async function sitemapAddresses(ctx: Context, file: string): Promise<SitemapEntry[] | undefined> {
  const name = parseSitemapFileName(file)
  if (!name) return undefined
  if (name.kind !== 'items') {
    const text = await findAddresses(ctx.db, name.kind, name.number)
    return text === undefined ? undefined : readAddresses(text)
  }
  const files = (await listSitemapFiles(ctx.db)).filter(({ kind }) => kind === 'items')
  const row = files.find(({ number }) => number === name.number)
  if (!row || row.first_item === null) return undefined
  // The last file also has what came since.
  const last = row === files.at(-1) ? null : row.last_item
  const items = await listItemAddresses(ctx.db, { first: row.first_item, last }, sitemapMaxUrls)
  return items.map((item) => ({ path: itemPath(item), lastmod: item.changed.toISOString() }))
}
