// Reads the path of a listing: department, category, brand, supplier, landing page or search. The site and
// the web host share it.

import { sentenceName, titleOfSlug } from '../common/labels.ts'
import { slugify } from '../common/slugs.ts'
import {
  type Department,
  departmentLabels,
  isDepartment,
  kidsDepartments,
} from '../vocabulary/departments.ts'
import { isPartnerSlug } from '../vocabulary/partners.ts'
import type { FilterInput } from './filters.ts'
import type { TitleParts } from './listing-title.ts'

/** A link of the breadcrumb trail. */
export type Crumb = { label: string; href: string }
/** Kinds of listing page (specification §2). */
export const listingPageTypes = [
  'Brand',
  'BrandCategory',
  'BrandSubCategory',
  'Category',
  'Department',
  'SubCategory',
  'None',
  'Unknown',
] as const
export type ListingPageType = (typeof listingPageTypes)[number]
export type CategoryName = { slug: string; name: string; path: string; departmentTags: readonly string[] }
/**
 * Names and allowed values that an address does not hold. Without them, names are derived from slugs, and
 * every slug is accepted.
 */
export type ListingNames = {
  brand?: string | undefined
  categories?: readonly CategoryName[] | undefined
  /** `filterKey`: the filter that finds the supplier's pieces; `path`: canonical path of its page. */
  supplier?: { id: number; name: string; filterKey?: string; path?: string } | undefined
  landing?: { title: string; filters: readonly FilterInput[] } | undefined
}
/** The brand, supplier or landing page that must be looked up before the listing can be requested. */
export type ListingSource = { brand?: string; supplier?: string; landing?: string }

/** A path as read: its filters, title parts, breadcrumbs and canonical address. */
export type PathReading = {
  /** False when the path names an unknown department, category or partner: the page responds 404 (§5). */
  known: boolean
  own: FilterInput[]
  /** The title while no filter is chosen; undefined: the title is composed from `parts`. */
  title?: string | undefined
  parts: TitleParts
  crumbs: Crumb[]
  pageType: ListingPageType
  source: ListingSource
  /** The canonical path of this listing; several paths may lead to the same listing. */
  canonical: string
}

const home: Crumb = { label: 'Home', href: '/' }
const kidsCrumb: Crumb = { label: 'Kids', href: '/kids' }
const ownNouns: readonly string[] = ['shoes', 'handbags', 'jewelry', 'accessories', 'maternity']
const womensOwn: readonly string[] = ['plus', 'petite', 'tall', 'juniors', 'designer', 'premium']
type Place = Department | 'kids'

/**
 * Returns whether a department shows a category. Plus, petite, designer and the like show women's
 * categories; kids shows those of girls and boys.
 */
function hasCategory(place: Place, tags: readonly string[]): boolean {
  if (place === 'kids') return tags.some((tag) => tag === 'girls' || tag === 'boys')
  return tags.includes(place) || (womensOwn.includes(place) && tags.includes('women'))
}

type Trail = { known: boolean; slugs: string[]; names: string[]; depth: number; path: string }

/**
 * Reads the category slugs of a path, each below the previous one. A path may skip levels:
 * /dresses/midi-dresses and /midi-dresses are the same category.
 */
function readTrail(slugs: readonly string[], names: ListingNames, place?: Place): Trail {
  const list = names.categories
  if (!list)
    return {
      known: true,
      slugs: [...slugs],
      names: slugs.map((slug) => sentenceName(titleOfSlug(slug))),
      depth: slugs.length,
      path: slugs.join('/'),
    }
  const found = slugs.map((slug) => list.find((one) => one.slug === slug))
  const known = found.every((one, i) => {
    const above = found[i - 1]
    return (
      one &&
      (!place || hasCategory(place, one.departmentTags)) &&
      (!above || one.path.startsWith(`${above.path}/`))
    )
  })
  const path = found.at(-1)?.path ?? ''
  const full = path.split('/').filter(Boolean)
  // A department that is also the root category (shoes) does not say it twice.
  const shown = full[0] === place ? full.slice(1) : full
  return {
    known,
    slugs: known ? shown : [...slugs],
    names: (known ? shown : slugs).map((slug) =>
      sentenceName(list.find((one) => one.slug === slug)?.name ?? titleOfSlug(slug)),
    ),
    depth: (known ? shown : slugs).length,
    path: (known ? shown : slugs).join('/'),
  }
}

const below = (base: string, path: string) => (path ? `${base === '/' ? '' : base}/${path}` : base)
const trailCrumbs = (base: string, trail: Trail): Crumb[] =>
  trail.names.map((label, i) => ({ label, href: below(base, trail.slugs.slice(0, i + 1).join('/')) }))
const categoryFilter = (trail: Trail): FilterInput[] =>
  trail.slugs.length > 0 ? [{ key: 'category_tags', values: trail.slugs.slice(-1) }] : []
const typeOf = (
  depth: number,
  [none, one, more]: readonly [ListingPageType, ListingPageType, ListingPageType],
) => (depth === 0 ? none : depth === 1 ? one : more)

const owners: Partial<Record<Place, string>> = {
  women: 'Women’s',
  girls: 'Girls’',
  boys: 'Boys’',
  kids: 'Kids’',
}

function departmentReading(place: Place, slugs: readonly string[], names: ListingNames): PathReading {
  const trail = readTrail(slugs, names, place)
  const label = place === 'kids' ? 'Kids' : departmentLabels[place]
  const isKid = place !== 'kids' && kidsDepartments.includes(place)
  const base = `/${place}`
  const owner = ownNouns.includes(place) ? undefined : (owners[place] ?? label)
  const category = trail.names.slice(-1).map((name) => name.replace(/^Kids’ /, ''))
  return {
    known: trail.known,
    own: [
      { key: 'department_tags', values: place === 'kids' ? [...kidsDepartments] : [place] },
      ...categoryFilter(trail),
    ],
    title: trail.depth === 0 ? label : undefined,
    parts: { owner, categories: category.length > 0 ? category : ownNouns.includes(place) ? [label] : [] },
    crumbs: [home, ...(isKid ? [kidsCrumb] : []), { label, href: base }, ...trailCrumbs(base, trail)],
    pageType: typeOf(trail.depth, ['Department', 'Category', 'SubCategory']),
    source: {},
    canonical: below(base, trail.path),
  }
}

/** Reads a path below /kids; /kids/girls and /kids/boys are those departments. */
function kidsReading(slugs: readonly string[], names: ListingNames): PathReading {
  const [first = ''] = slugs
  return isDepartment(first) && kidsDepartments.includes(first)
    ? departmentReading(first, slugs.slice(1), names)
    : departmentReading('kids', slugs, names)
}

function brandReading(slug: string, slugs: readonly string[], names: ListingNames): PathReading {
  const trail = readTrail(slugs, names)
  const name = names.brand ?? titleOfSlug(slug)
  const base = `/brand/${slug}`
  return {
    known: slug !== '' && trail.known,
    // §5: compared in lower case with dashes as spaces until the name is known.
    own: [
      { key: 'brand_name_tags', values: [names.brand ?? slug.replaceAll('-', ' ')] },
      ...categoryFilter(trail),
    ],
    parts: { brands: [name], categories: trail.names.slice(-1) },
    crumbs: [home, { label: name, href: base }, ...trailCrumbs(base, trail)],
    pageType: typeOf(trail.depth, ['Brand', 'BrandCategory', 'BrandSubCategory']),
    source: { brand: slug },
    canonical: below(base, trail.path),
  }
}

/** Reads /products and /shop: all pieces, and below them the outlet, a department or a category. */
function everythingReading(slugs: readonly string[], names: ListingNames): PathReading {
  const [first = ''] = slugs
  if (first === 'kids') return kidsReading(slugs.slice(1), names)
  if (isDepartment(first)) return departmentReading(first, slugs.slice(1), names)
  const outlet = first === 'outlet'
  const trail = readTrail(outlet ? slugs.slice(1) : slugs, names)
  const base = outlet ? '/products/outlet' : '/products'
  const label = outlet ? 'Outlet' : 'All pieces'
  return {
    known: trail.known,
    own: [...(outlet ? [{ key: 'clearance', values: ['true'] }] : []), ...categoryFilter(trail)],
    title: trail.depth === 0 ? label : undefined,
    parts: { owner: outlet ? 'Outlet' : undefined, categories: trail.names.slice(-1) },
    // §2: home, department, brand, category, sub-category; everything is none of these
    // and stands for itself alone.
    crumbs: [
      home,
      ...(outlet || trail.depth === 0 ? [{ label, href: base }] : []),
      ...trailCrumbs(base, trail),
    ],
    pageType: typeOf(trail.depth, ['None', 'Category', 'SubCategory']),
    source: {},
    canonical: below(base, trail.path),
  }
}

/** Reads /category/:categoryName; unknown (404) unless the category list has the slug (§2, §5). */
function categoryReading(slug: string, names: ListingNames): PathReading {
  const trail = readTrail([slug], names)
  const crumbs = [
    home,
    ...trail.slugs.map((one, i) => ({ label: trail.names[i] ?? one, href: `/category/${one}` })),
  ]
  const canonical = `/category/${slug}`
  return {
    ...everythingReading([slug], names),
    known: slug !== '' && trail.known,
    crumbs,
    pageType: 'Category',
    canonical,
  }
}

/** Reads /supplier/:id and the partner pages at root paths (§2). */
function supplierReading(reference: string, names: ListingNames): PathReading {
  const name = names.supplier?.name ?? titleOfSlug(reference)
  const href = names.supplier?.path ?? (isPartnerSlug(reference) ? `/${reference}` : `/supplier/${reference}`)
  return {
    known: isPartnerSlug(reference) || /^\d{1,9}$/.test(reference),
    own: names.supplier
      ? [{ key: names.supplier.filterKey ?? 'supplier_id', values: [String(names.supplier.id)] }]
      : [],
    title: name,
    parts: {},
    crumbs: [home, { label: name, href }],
    pageType: 'None',
    source: { supplier: reference },
    canonical: href,
  }
}

/** Reads /lp/:slug/plp, the pieces of a landing page. */
function landingReading(slug: string, names: ListingNames): PathReading {
  const title = names.landing?.title ?? titleOfSlug(slug)
  return {
    known: slug !== '',
    // Key and values alone: filters of a response may carry fields that a request does not accept.
    own: (names.landing?.filters ?? []).map(({ key, values }) => ({ key, values })),
    title,
    parts: {},
    crumbs: [home, { label: title, href: `/lp/${slug}` }, { label: 'All pieces', href: `/lp/${slug}/plp` }],
    pageType: 'None',
    source: { landing: slug },
    canonical: `/lp/${slug}/plp`,
  }
}

function searchReading(slug: string | undefined): PathReading {
  const title = slug ? `“${titleOfSlug(slug)}”` : 'All pieces'
  const crumbs = [home, { label: 'Search', href: '/search' }]
  return {
    known: true,
    own: [],
    title,
    parts: {},
    crumbs,
    pageType: 'None',
    source: {},
    canonical: slug ? `/search/${slug}` : '/search',
  }
}

const unknown: PathReading = {
  known: false,
  own: [],
  title: 'Item',
  parts: {},
  crumbs: [home],
  pageType: 'Unknown',
  source: {},
  canonical: '/',
}

/**
 * Reads the decoded segments of a listing path. Slugs are compared in lower case (§5); `known` is false
 * when no listing has this path.
 */
export function readPath(parts: readonly string[], names: ListingNames): PathReading {
  const [first = '', ...rest] = parts.map(slugify)
  if (first === 'products' || first === 'shop') return everythingReading(rest, names)
  if (first === 'kids') return kidsReading(rest, names)
  if (isDepartment(first)) return departmentReading(first, rest, names)
  if (first === 'brand') return brandReading(rest[0] ?? '', rest.slice(1), names)
  if (first === 'category' && rest.length === 1) return categoryReading(rest[0] ?? '', names)
  if (first === 'supplier' && rest.length === 1) return supplierReading(rest[0] ?? '', names)
  if (isPartnerSlug(first) && rest.length === 0) return supplierReading(first, names)
  if (first === 'lp' && rest[1] === 'plp' && rest.length === 2) return landingReading(rest[0] ?? '', names)
  if (first === 'search') return searchReading(rest[0])
  return unknown
}
