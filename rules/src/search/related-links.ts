// Builds the links from a listing to related listings (specification §7, related links). The API and the
// mocks supply their own counts.
import { fewestIndexed } from '../seo/document-head.ts'
import type { CategoryName } from './listing-path.ts'
import { type Listing, readListing } from './listing-url.ts'

/** A link to a related listing; `count` is its number of pieces, null when not counted. */
export type RelatedLink = { label: string; href: string; count: number | null }
/** A titled group of related links. */
export type RelatedSection = { title: string; links: RelatedLink[] }
/** The counts from which the links are built. */
export type RelatedFacts = {
  categories: readonly CategoryName[]
  /** Piece counts by category slug, without the listing's own category filter; undefined: not available. */
  categoryCounts?: ReadonlyMap<string, number> | undefined
  /** Brands of the listing, the one with the most pieces first. */
  brands: readonly { name: string; slug: string; count: number | null }[]
  /** Filter values whose pages search engines may index; values with too few pieces get no link. */
  choices: readonly { key: string; value: string; label: string; count: number }[]
}

/** Most links in one section. */
export const relatedLimit = 12

const firstValue = (listing: Listing, key: string) =>
  listing.filters.find((filter) => filter.key === key)?.values[0]

/**
 * Returns the part of a listing path before its categories: '/women', '/brand/theory', '/products/outlet'.
 */
function baseOf(canonical: string): string {
  const parts = canonical.split('/').filter(Boolean)
  const two = parts[0] === 'brand' || parts[1] === 'outlet'
  return `/${parts.slice(0, two ? 2 : 1).join('/')}`
}

/**
 * Returns the sections of related links for a listing: narrower categories, sibling categories, brands, and
 * filter values with at least ten pieces; at most 12 links each, categories with most pieces first. Sections
 * without links are left out.
 */
export function relatedSections(listing: Listing, facts: RelatedFacts): RelatedSection[] {
  const base = baseOf(listing.canonical.replace(/^\/category\//, '/products/'))
  const own = facts.categories.find((one) => one.slug === firstValue(listing, 'category_tags'))
  const parent = own?.path.split('/').slice(0, -1).join('/') ?? ''
  const root = facts.categories.some((one) => one.path === base.slice(1)) ? base.slice(1) : ''
  const levels = (path: string) => path.split('/').filter(Boolean).length
  const under = (path: string) =>
    facts.categories.filter(
      (one) =>
        levels(one.path) === levels(path) + 1 &&
        (path === '' || one.path.startsWith(`${path}/`)) &&
        one !== own,
    )
  const linkOf = (one: CategoryName): RelatedLink[] => {
    const { known, canonical } = readListing(
      { pathname: `${base}/${one.path}`, search: '' },
      { categories: facts.categories },
    )
    const count = facts.categoryCounts ? (facts.categoryCounts.get(one.slug) ?? 0) : null
    return known && count !== 0 ? [{ label: one.name, href: canonical, count }] : []
  }
  const most = (a: RelatedLink, b: RelatedLink) => (b.count ?? 0) - (a.count ?? 0)
  const links = (categories: readonly CategoryName[]) =>
    categories.flatMap(linkOf).sort(most).slice(0, relatedLimit)
  const name = own?.name ?? listing.title
  const brandTail = own ? `/${own.path}` : ''
  const sections: RelatedSection[] = [
    { title: `${name} by kind`, links: links(under(own?.path ?? root)) },
    { title: `Beside ${name}`, links: own ? links(under(parent)) : [] },
    {
      title: listing.source.brand === undefined ? `Brands in ${listing.title}` : 'Other brands',
      links: facts.brands.slice(0, relatedLimit).map((brand) => ({
        label: brand.name,
        href: `/brand/${brand.slug}${listing.source.brand === undefined ? brandTail : ''}`,
        count: brand.count,
      })),
    },
    {
      title: `${listing.title} by style`,
      links: facts.choices
        .filter(({ count }) => count >= fewestIndexed)
        .slice(0, relatedLimit)
        .map(({ key, value, label, count }) => ({
          label,
          href: `${listing.canonical}?${new URLSearchParams({ [key]: value })}`,
          count,
        })),
    },
  ]
  return sections.filter((section) => section.links.length > 0)
}
