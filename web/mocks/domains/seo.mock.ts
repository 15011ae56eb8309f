// Related links and sitemaps of the mocks, counted at every request.

import { slugify } from '@hemline/rules/common/slugs.ts'
import { type Listing, readListing } from '@hemline/rules/search/listing-url.ts'
import { type RelatedFacts, relatedLimit, relatedSections } from '@hemline/rules/search/related-links.ts'
import { openPages } from '@hemline/rules/seo/document-head-pages.ts'
import { parseSitemapFileName } from '@hemline/rules/seo/sitemap.ts'
import { classify, rowOf } from '@hemline/rules/site/routes.ts'
import { itemsNow, type MockContext } from '../context.ts'
import { catalogueMocks } from './catalogue.mock.ts'
import { searchItems } from './search.mock.ts'

const { categories, brand, topBrands } = catalogueMocks.Query

function bucketsOf(ctx: MockContext, filters: Listing['filters'], key: string) {
  return (
    searchItems(ctx, { amount: 0, filters, facets: [key] }).facets[0]?.buckets.filter(
      ({ count }) => count > 0,
    ) ?? []
  )
}

function brandsOf(ctx: MockContext, listing: Listing): RelatedFacts['brands'] {
  if (listing.source.brand !== undefined)
    return topBrands(null, { limit: relatedLimit + 1 }, ctx)
      .filter(({ slug }) => slug !== listing.source.brand)
      .map(({ name, slug, itemCount }) => ({ name, slug, count: itemCount }))
  const category = listing.filters.filter(({ key }) => key === 'category_tags')
  return bucketsOf(ctx, category.length > 0 ? category : listing.filters, 'brand_name_tags').map(
    ({ value, count }) => ({
      name: value,
      slug: slugify(value),
      count: category.length > 0 ? count : null,
    }),
  )
}

function sectionsOf(ctx: MockContext, pathname: string) {
  if (!rowOf(classify(pathname).kind)?.related) return []
  const { source } = readListing({ pathname, search: '' })
  const found = source.brand === undefined ? undefined : brand(null, { slug: source.brand }, ctx)
  const listing = readListing({ pathname, search: '' }, { categories: categories(), brand: found?.name })
  if (found === null || !listing.known) return []
  const choices = [
    ...bucketsOf(ctx, listing.filters, 'condition')
      .filter(({ value }) => value === 'new_with_tags')
      .map((one) => ({ key: 'condition', ...one })),
    ...bucketsOf(ctx, listing.filters, 'style_tags').map((one) => ({ key: 'style_tags', ...one })),
  ]
  const categoryCounts = new Map(
    bucketsOf(ctx, listing.filters, 'category_tags').map(({ value, count }) => [value, count]),
  )
  return relatedSections(listing, {
    categories: categories(),
    categoryCounts,
    brands: brandsOf(ctx, listing),
    choices,
  })
}

const files = {
  'items-1': itemAddresses,
  'pages-1': () => openPages.map((path) => ({ path, lastChanged: null })),
}

function itemAddresses(ctx: MockContext) {
  return itemsNow(ctx)
    .filter(({ state }) => state === 'listed')
    .map((item) => ({
      path: catalogueMocks.Item.slug(item),
      lastChanged: item.marked_down_at ?? item.listed_at,
    }))
}

export const seoMocks = {
  Query: {
    relatedLinks: (_: unknown, { path }: { path: string }, ctx: MockContext) => ({
      sections: sectionsOf(ctx, path),
    }),
    sitemap: (_: unknown, { file }: { file?: string | null }, ctx: MockContext) => {
      if (!file)
        return {
          files: Object.entries(files).map(([name, of]) => ({
            name,
            addressCount: of(ctx).length,
            lastChanged: null,
          })),
          addresses: null,
        }
      const known =
        parseSitemapFileName(file) && Object.hasOwn(files, file)
          ? files[file as keyof typeof files]
          : undefined
      return { files: [], addresses: known?.(ctx) ?? null }
    },
  },
}
