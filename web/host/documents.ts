// What a document's status and head are, by its URL: the host asks the API before it answers, so that robots and previews see the truth.
import { neighbours, parsePage } from '@hemline/rules/paging.ts'
import { classify, type RoutePlace } from '@hemline/rules/routes.ts'
import { productPath } from '@hemline/rules/slugs.ts'
import { listingPageSize, productName, siteTitle } from '@hemline/rules/vocabulary/constants.ts'
import { type Department, departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import type { Ask } from './api.ts'

export type DocumentHead = { title: string; description: string; canonical?: string; robots?: string; prev?: string; next?: string }
export type DocumentAnswer = { status: 200 | 404; head: DocumentHead }

export const standardDescription =
  'Secondhand clothing, shoes, handbags and jewelry for women and kids, looked over by hand and up to 90% off estimated retail.'

const titled = (title: string) => `${title} · ${productName}`
const standard: DocumentAnswer = { status: 200, head: { title: siteTitle, description: standardDescription } }
const missing: DocumentAnswer = { status: 404, head: { title: titled('Page not found'), description: standardDescription, robots: 'noindex' } }
const words = (slug: string) =>
  slug
    .split('/')
    .at(-1)
    ?.replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase()) ?? slug
const labelOf = (department: Department | 'kids') => (department === 'kids' ? 'Kids' : departmentLabels[department])

type Category = { name: string; slug: string; path: string; departmentTags: string[] }
type ListingPlace = { base: string; title: string; filters: { key: string; values: string[] }[] }

const plain = (title: string, robots?: string): DocumentAnswer => ({
  status: 200,
  head: { title: titled(title), description: standardDescription, robots },
})

/** Page 1 carries no parameter (specification §2). */
const pageUrl = (base: string, page: number) => (page <= 1 ? base : `${base}?page=${page}`)

async function listing(place: ListingPlace, query: URLSearchParams, ask: Ask): Promise<DocumentAnswer> {
  const page = parsePage(query.get('page'))
  const filtered = [...query.keys()].some((key) => key !== 'page' && !key.startsWith('utm_'))
  const head: DocumentHead = {
    title: titled(page > 1 ? `${place.title}, page ${page}` : place.title),
    description: `${place.title}: secondhand pieces, looked over by hand and up to 90% off estimated retail.`,
    canonical: pageUrl(place.base, page),
    robots: filtered ? 'noindex, follow' : undefined,
  }
  if (filtered) return { status: 200, head }
  const data = await ask<{ items: { pageInfo: { pageCount: number } } }>('getItems', {
    amount: listingPageSize,
    page,
    filters: place.filters,
    userInfo: {},
  })
  const around = neighbours(page, data.items.pageInfo.pageCount)
  return {
    status: 200,
    head: {
      ...head,
      prev: around.prev === undefined ? undefined : pageUrl(place.base, around.prev),
      next: around.next === undefined ? undefined : pageUrl(place.base, around.next),
      robots: page > data.items.pageInfo.pageCount ? 'noindex' : undefined,
    },
  }
}

const inDepartment = (category: Category, department: Department | 'kids') =>
  department === 'kids' ? category.departmentTags.some((tag) => tag === 'girls' || tag === 'boys') : category.departmentTags.includes(department)

async function category(place: { department?: Department | 'kids'; path: string }, pathname: string, ask: Ask): Promise<ListingPlace | undefined> {
  const { categories } = await ask<{ categories: Category[] }>('getShopIndex', {})
  const last = place.path.split('/').filter(Boolean).at(-1)
  const found =
    categories.find((one) => one.path === place.path || one.path === `${place.department}/${place.path}`) ??
    categories.find((one) => one.slug === last)
  if (!found) return undefined
  const { department } = place
  if (department && found.departmentTags.length > 0 && !inDepartment(found, department)) return undefined
  const tags = department === 'kids' ? ['girls', 'boys'] : department ? [department] : []
  return {
    base: pathname,
    title: department ? `${labelOf(department)} ${found.name.toLowerCase()}` : found.name,
    filters: [{ key: 'category_tags', values: [found.slug] }, ...(tags.length > 0 ? [{ key: 'department_tags', values: tags }] : [])],
  }
}

type Product = {
  title: string
  brand: string
  sizeDisplay: string
  slug: string
  itemNumber: number
  availability: string
  noLongerAvailable: boolean
}

async function product(itemNumber: number, ask: Ask): Promise<DocumentAnswer> {
  const { item } = await ask<{ item: Product | null }>('getProduct', { itemNumber })
  if (!item) return missing
  const gone = item.availability === 'SoldOut' || item.noLongerAvailable
  return {
    status: 200,
    head: {
      title: titled(`${item.brand} ${item.title}`),
      description: `${item.brand} ${item.title}, size ${item.sizeDisplay}. Secondhand, looked over by hand and described as it is.`,
      canonical: productPath(item.slug, item.itemNumber),
      robots: gone ? 'noindex' : undefined,
    },
  }
}

async function legal(slug: string | undefined, ask: Ask): Promise<DocumentAnswer> {
  if (slug === undefined) return plain('Terms and policies')
  const { legalDocument } = await ask<{ legalDocument: { title: string } | null }>('getLegalDocument', { slug })
  return legalDocument
    ? { status: 200, head: { title: titled(legalDocument.title), description: legalDocument.title, canonical: `/legal/${slug}` } }
    : missing
}

async function brand(slug: string, query: URLSearchParams, ask: Ask): Promise<DocumentAnswer> {
  const found = (await ask<{ brand: { name: string } | null }>('getBrand', { slug })).brand
  if (!found) return missing
  return listing(
    { base: `/brand/${encodeURIComponent(slug)}`, title: found.name, filters: [{ key: 'brand_name_tags', values: [found.name] }] },
    query,
    ask,
  )
}

const fixedTitles: Partial<Record<RoutePlace['kind'], string>> = {
  cart: 'Your cart',
  favorites: 'Favorites',
  'log-in': 'Log in',
  'sign-up': 'Create an account',
  password: 'Forgot your password',
  'password-change': 'Choose a new password',
  settings: 'Settings',
}

async function shopDocument(place: RoutePlace, url: URL, ask: Ask): Promise<DocumentAnswer> {
  const query = url.searchParams
  if (place.kind === 'department') {
    const tags = place.department === 'kids' ? ['girls', 'boys'] : [place.department]
    const filters = [{ key: 'department_tags', values: tags }]
    return listing({ base: `/${place.department}`, title: labelOf(place.department), filters }, query, ask)
  }
  if (place.kind === 'products' && place.path === '') return listing({ base: '/products', title: 'All pieces', filters: [] }, query, ask)
  if (place.kind === 'category' || place.kind === 'products') {
    const found = await category(place, url.pathname, ask)
    return found ? listing(found, query, ask) : missing
  }
  if (place.kind === 'brand') return brand(place.brand, query, ask)
  if (place.kind === 'product') return product(place.itemNumber, ask)
  if (place.kind === 'legal') return legal(place.slug, ask)
  return standard
}

/** Status and head of a document. Throws when the API does not answer: the caller decides what that means. */
export async function documentFor(url: URL, ask: Ask): Promise<DocumentAnswer> {
  const place = classify(url.pathname)
  if (place.kind === 'not-found') return missing
  if (place.kind === 'home') return { status: 200, head: { ...standard.head, canonical: '/' } }
  if (place.kind === 'cleanout') return { status: 200, head: { ...plain('Clean out').head, canonical: '/cleanout' } }
  if (place.kind === 'search') return plain(query(url) ? `“${query(url)}”` : 'Search', 'noindex, follow')
  const title = fixedTitles[place.kind]
  return title ? plain(title, 'noindex') : shopDocument(place, url, ask)
}

const query = (url: URL): string => (url.searchParams.get('text') ?? words(decodeURIComponent(url.pathname.split('/')[2] ?? ''))).slice(0, 80)

/** The API is away: 200 with the standard head, so that a short outage neither shows 404s nor drops pages from an index; the screen says what is wrong. */
export const withoutApi: DocumentAnswer = standard
