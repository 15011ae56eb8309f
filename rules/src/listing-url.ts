// Everything a listing shows is in its URL (issue 1: "reload and share any URL: same state"): this file reads it and writes it back.
import { type FilterInput, filterByKey } from './filters.ts'
import { parsePage } from './paging.ts'
import { slugify } from './slugs.ts'
import { searchTextMax } from './vocabulary/constants.ts'
import { departmentLabels, isDepartment, kidsDepartments } from './vocabulary/departments.ts'

export type Crumb = { label: string; href: string }
export type ListingPageType = 'Brand' | 'BrandCategory' | 'BrandSubCategory' | 'Category' | 'Department' | 'SubCategory' | 'None' | 'Unknown'
/** Names that a URL does not hold; a slug without one is put into words. */
export type ListingNames = { brand?: string; categories?: readonly { slug: string; name: string }[] }
export type Listing = {
  /** False when the path names no department of ours: a 404. */
  known: boolean
  /** What to ask for: the path's own filters and the chosen ones. */
  filters: FilterInput[]
  /** The filters of the query string alone: those with a chip. */
  chosen: FilterInput[]
  text: string
  sort: string | null
  page: number
  title: string
  crumbs: Crumb[]
  pageType: ListingPageType
  brandSlug: string | null
}
export type Place = { pathname: string; search: string }

const comma = ','
const escapeValue = (value: string) => value.replaceAll(comma, '%2C')
const unescapeValue = (value: string) => value.replaceAll('%2C', comma)

/** The values of one filter key in a query string; a comma inside a value is written %2C. */
export function valuesOf(search: string, key: string): string[] {
  const raw = new URLSearchParams(search).getAll(key)
  const values = raw.flatMap((text) => text.split(comma)).map((text) => unescapeValue(text).trim())
  return [...new Set(values.filter(Boolean))]
}

/** Reads the chosen filters in the order of the URL; keys that are no filter of ours (page, sort, utm_…) are skipped. */
export function chosenFilters(search: string): FilterInput[] {
  const keys = [...new Set(new URLSearchParams(search).keys())].filter((key) => filterByKey.has(key))
  return keys.map((key) => ({ key, values: valuesOf(search, key) })).filter(({ values }) => values.length > 0)
}

function written(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', comma)
  return text ? `?${text}` : ''
}

/** A new query string with the filter set to exactly these values (none: gone). The page starts over. */
export function withFilter(search: string, key: string, values: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (values.length === 0) params.delete(key)
  else params.set(key, values.map(escapeValue).join(comma))
  return written(params)
}

/** Adds the value to the filter, or takes it out when it is there. */
export function withToggled(search: string, key: string, value: string): string {
  const now = valuesOf(search, key)
  return withFilter(search, key, now.includes(value) ? now.filter((v) => v !== value) : [...now, value])
}

/** Clears every filter; text, sort and foreign parameters stay. */
export function withoutFilters(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of filterByKey.keys()) params.delete(key)
  params.delete('page')
  return written(params)
}

/** Sets the sort (null: the page's own). The page starts over. */
export function withSort(search: string, sort: string | null): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (sort === null) params.delete('sort')
  else params.set('sort', sort)
  return written(params)
}

/** Goes to a page; page 1 carries no parameter (§2). */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page <= 1) params.delete('page')
  else params.set('page', String(page))
  return written(params)
}

/** The price filter's value from two amounts in whole or partial dollars as typed; undefined when neither makes sense. */
export function priceValue(from: string, to: string): string | undefined {
  const clean = (text: string) => /^\d{1,7}(\.\d{1,2})?$/.exec(text.replace(/[$,\s]/g, ''))?.[0] ?? ''
  const [low, high] = [clean(from), clean(to)]
  if (!low && !high) return undefined
  return low && high && Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`
}

/** 'wide-leg' → 'Wide leg'. */
export function slugWords(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const nameOf = (slug: string, names: ListingNames) => names.categories?.find((c) => c.slug === slug)?.name ?? slugWords(slug)
const pathFilters = (key: string, value: string | undefined): FilterInput[] => (value ? [{ key, values: [value] }] : [])

/** Chosen categories are below the path's own and stand in for it: values of one key are OR, so both together would not narrow. */
const narrowed = 'category_tags'
type Reading = Pick<Listing, 'known' | 'title' | 'crumbs' | 'pageType' | 'brandSlug'> & { own: FilterInput[] }
const home: Crumb = { label: 'Home', href: '/' }

function categoryCrumbs(base: string, slugs: readonly string[], names: ListingNames): Crumb[] {
  return slugs.map((slug, i) => ({ label: nameOf(slug, names), href: `${base}/${slugs.slice(0, i + 1).join('/')}` }))
}

function departmentReading(department: string, slugs: readonly string[], names: ListingNames): Reading {
  const kids = department === 'kids'
  const label = isDepartment(department) ? departmentLabels[department] : kids ? 'Kids' : slugWords(department)
  const isKid = isDepartment(department) && kidsDepartments.includes(department)
  const last = slugs.at(-1)
  const owner = department === 'women' ? 'Women’s' : department === 'girls' ? 'Girls’' : department === 'boys' ? 'Boys’' : null
  const category = last ? nameOf(last, names) : ''
  const ownName = ['shoes', 'handbags', 'jewelry', 'accessories'].includes(department)
  return {
    known: isDepartment(department) || kids,
    own: [{ key: 'department_tags', values: kids ? [...kidsDepartments] : [department] }, ...pathFilters('category_tags', last)],
    title: !last ? label : owner ? `${owner} ${category.toLowerCase()}` : ownName ? category : `${label} ${category.toLowerCase()}`,
    crumbs: [
      home,
      ...(isKid ? [{ label: 'Kids', href: '/kids' }] : []),
      { label, href: `/${department}` },
      ...categoryCrumbs(`/${department}`, slugs, names),
    ],
    pageType: slugs.length === 0 ? 'Department' : slugs.length === 1 ? 'Category' : 'SubCategory',
    brandSlug: null,
  }
}

function brandReading(slug: string, slugs: readonly string[], names: ListingNames): Reading {
  const name = names.brand ?? slug.split('-').map(slugWords).join(' ')
  const last = slugs.at(-1)
  const base = `/brand/${slug}`
  return {
    known: slug !== '',
    own: [{ key: 'brand_name_tags', values: [names.brand ?? slug.replaceAll('-', ' ')] }, ...pathFilters('category_tags', last)],
    title: last ? `${name} ${nameOf(last, names).toLowerCase()}` : name,
    crumbs: [home, { label: name, href: base }, ...categoryCrumbs(base, slugs, names)],
    pageType: slugs.length === 0 ? 'Brand' : slugs.length === 1 ? 'BrandCategory' : 'BrandSubCategory',
    brandSlug: slug,
  }
}

function productsReading(slugs: readonly string[], names: ListingNames): Reading {
  const outlet = slugs[0] === 'outlet'
  const rest = outlet ? slugs.slice(1) : slugs
  const last = rest.at(-1)
  const base = outlet ? '/products/outlet' : '/products'
  const label = outlet ? 'Outlet' : 'All pieces'
  return {
    known: true,
    own: [...(outlet ? [{ key: 'clearance', values: ['true'] }] : []), ...pathFilters('category_tags', last)],
    title: last ? nameOf(last, names) : label,
    crumbs: [home, { label, href: base }, ...categoryCrumbs(base, rest, names)],
    pageType: rest.length === 0 ? 'None' : rest.length === 1 ? 'Category' : 'SubCategory',
    brandSlug: null,
  }
}

function searchReading(slug: string | undefined, text: string): Reading {
  const title = text ? `“${text}”` : slug ? slugWords(slug) : 'All pieces'
  return { known: true, own: [], title, crumbs: [home, { label: 'Search', href: '/search' }], pageType: 'None', brandSlug: null }
}

/** Reads a listing's path and query string. `names` supply what slugs don't say; without them words come from the slug. */
export function readListing(place: Place, names: ListingNames = {}): Listing {
  const [first = '', ...rest] = place.pathname.split('/').filter(Boolean).map(safeDecode)
  const params = new URLSearchParams(place.search)
  const slugText = first === 'search' && rest[0] ? rest[0].replaceAll('-', ' ') : ''
  const text = (params.get('text') ?? slugText).replace(/\s+/g, ' ').trim().slice(0, searchTextMax)
  const reading =
    first === 'products'
      ? productsReading(rest.map(slugify), names)
      : first === 'brand'
        ? brandReading(slugify(rest[0] ?? ''), rest.slice(1).map(slugify), names)
        : first === 'search'
          ? searchReading(rest[0], text)
          : departmentReading(first.toLowerCase(), rest.map(slugify), names)
  const { own, ...shown } = reading
  const fixed = own.map((f) => f.key).filter((key) => key !== narrowed)
  const chosen = chosenFilters(place.search).filter((f) => !fixed.includes(f.key))
  const kept = own.filter((f) => f.key !== narrowed || !chosen.some((c) => c.key === narrowed))
  return { ...shown, filters: [...kept, ...chosen], chosen, text, sort: params.get('sort'), page: parsePage(params.get('page')) }
}
