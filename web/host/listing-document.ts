// The document of a listing: the same reading of the address as the site's, with
// names and counts from the API.

import { dollars } from '@hemline/rules/common/dollars.ts'
import { kindName, kindsOf } from '@hemline/rules/search/kinds.ts'
import type { CategoryName, Crumb, ListingNames, ListingSource } from '@hemline/rules/search/listing-path.ts'
import { type Listing, type Place, readListing } from '@hemline/rules/search/listing-url.ts'
import { landingHead, listingHead, type PageHead } from '@hemline/rules/seo/document-head.ts'
import { pieceName } from '@hemline/rules/seo/piece-head.ts'
import {
  breadcrumbData,
  itemListData,
  type ShareImage,
  sharedPhoto,
} from '@hemline/rules/seo/structured-data.ts'
import { departmentOf, hasSizesLine } from '@hemline/rules/size-profile/places.ts'
import { listingPageSize } from '@hemline/rules/vocabulary/constants.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { type Asking, type DocumentAnswer, missing } from './answers.ts'
import type { BodyLinks, DocumentBody } from './body.ts'
import type { FirstCard, FirstView } from './first-view.ts'

type Card = {
  slug: string
  brand: string
  title: string
  sizeDisplay: string
  condition: keyof typeof conditionLabels
  price: number
  msrp: number
  savingsPercent: number
  photoIds: number[]
  hasInappropriateContent: boolean
}
type Items = {
  nodes: Card[]
  totalCount: number
  leadsTo: string | null
  pageInfo: { page: number; pageCount: number; pageSize: number }
}
type Supplier = { id: number; name: string; path: string; filterKey: string }
type Landing = { title: string; filters: { key: string; values: string[] }[] }

/**
 * Names that the address does not hold; 'missing' when nobody is behind one, a path when
 * its true name is another.
 */
async function namesFor(
  source: ListingSource,
  { ask }: Asking,
): Promise<ListingNames | 'missing' | { brandSlug: string }> {
  const [index, brand, supplier, landing] = await Promise.all([
    ask<{ categories: CategoryName[] }>('getShopIndex', {}),
    source.brand === undefined
      ? undefined
      : ask<{ brand: { name: string; slug: string } | null }>('getBrand', { slug: source.brand }),
    source.supplier === undefined
      ? undefined
      : ask<{ supplier: Supplier | null }>('getSupplier', { reference: source.supplier }),
    source.landing === undefined
      ? undefined
      : ask<{ landingPage: Landing | null }>('getLandingNames', { slug: source.landing }),
  ])
  if (brand?.brand === null || supplier?.supplier === null || landing?.landingPage === null) return 'missing'
  if (brand?.brand && brand.brand.slug !== source.brand) return { brandSlug: brand.brand.slug }
  return {
    categories: index.categories,
    ...(brand?.brand ? { brand: brand.brand.name } : {}),
    ...(supplier?.supplier ? { supplier: supplier.supplier } : {}),
    ...(landing?.landingPage ? { landing: landing.landingPage } : {}),
  }
}

/** The first photo that may stand where nobody has chosen to see it. */
function shareImage(cards: readonly Card[], alt: string): ShareImage | undefined {
  const photo = cards.find(
    ({ photoIds, hasInappropriateContent }) => photoIds.length > 0 && !hasInappropriateContent,
  )?.photoIds[0]
  return photo === undefined ? undefined : sharedPhoto(`/pictures/${photo}`, alt)
}

/** What everybody sees before anybody scrolls. */
const firstCards = 10
/** As the site says it. */
const amountOf = (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'piece' : 'pieces'}`

const firstCard = (card: Card): FirstCard => ({
  href: card.slug,
  brand: card.brand,
  title: card.title,
  size: card.sizeDisplay,
  condition: conditionLabels[card.condition],
  price: card.price,
  msrp: card.msrp,
  savingsPercent: card.savingsPercent,
  photo: card.hasInappropriateContent ? 'covered' : card.photoIds[0],
})

/** The categories of a department, as the site shows them above the pieces. */
function tilesOf(path: string, categories: readonly CategoryName[]): readonly Crumb[] {
  const department = path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? ''
  return kindsOf(department, categories).map(({ name, slug }) => ({
    label: kindName(name),
    href: `/${department}/${slug}`,
  }))
}

/** Kids come as girls and boys, in boxes whose height the site knows: there the frame alone is drawn. */
function firstOf(
  listing: Listing,
  { nodes, totalCount }: Items,
  { path, categories }: { path: string; categories: readonly CategoryName[] },
): FirstView {
  const front =
    listing.pageType === 'Department' && listing.page === 1 && listing.chosen.length === 0 && !listing.text
  if (totalCount === 0 || (front && path.toLowerCase().startsWith('/kids')))
    return { screen: 'listing', kind: 'frame' }
  const chips = listing.chosen.length > 0
  return {
    screen: 'listing',
    kind: 'pieces',
    crumbs: listing.crumbs,
    heading: listing.title,
    below: amountOf(totalCount),
    sizes: hasSizesLine(departmentOf(listing.filters)),
    chips,
    tiles: front ? tilesOf(path, categories) : [],
    cards: nodes.slice(0, firstCards).map(firstCard),
  }
}

const piecesOf = (cards: readonly Card[]): DocumentBody['pieces'] =>
  cards.map((card) => ({
    label: pieceName(card),
    href: card.slug,
    words: `${card.sizeDisplay}, ${dollars(card.price)}`,
  }))

/** Neighbours of a listing; a document does without them rather than fail. */
async function relatedOf(path: string, { ask }: Asking): Promise<BodyLinks[]> {
  const found = await ask<{ relatedLinks: { sections: BodyLinks[] } }>('getRelatedLinks', { path }).catch(
    () => undefined,
  )
  return found?.relatedLinks.sections ?? []
}

const itemsOf = (listing: Listing, { ask }: Asking): Promise<{ items: Items }> =>
  ask('getListingDocument', {
    amount: listingPageSize,
    page: listing.page,
    filters: listing.filters,
    query: listing.text || null,
    sortBy: listing.sort,
    userInfo: {},
  })

function pagesAround({ prev, next }: PageHead): BodyLinks[] {
  const links = [
    prev === undefined ? [] : [{ label: 'Previous page', href: prev }],
    next === undefined ? [] : [{ label: 'Next page', href: next }],
  ].flat()
  return [{ title: 'Pages', links }]
}

/**
 * Returns the document of a page of pieces: department, category, brand, partner, landing list or search. A
 * source or filter that does not exist gives the 404 document, another spelling of a brand's address a 301,
 * and a text that names a page of the shop a 302 to that page.
 */
export async function listingDocument(url: URL, asking: Asking): Promise<DocumentAnswer> {
  const place: Place = { pathname: url.pathname, search: url.search }
  const names = await namesFor(readListing(place).source, asking)
  if (names === 'missing') return missing
  if ('brandSlug' in names)
    return {
      status: 301,
      location: `/brand/${names.brandSlug}${url.pathname.replace(/^\/brand\/[^/]+/, '')}${url.search}`,
    }
  const listing = readListing(place, names)
  if (!listing.known) return missing
  const [{ items }, related] = await Promise.all([
    itemsOf(listing, asking),
    relatedOf(listing.canonical, asking),
  ])
  const { nodes, totalCount: total, leadsTo } = items
  // The text names a page by itself, today: another piece may go by it tomorrow. Two
  // slashes would be another host.
  if (leadsTo !== null && /^\/(?![/\\])/.test(leadsTo)) return { status: 302, location: leadsTo }
  const head = listingHead(listing, { total, pageCount: items.pageInfo.pageCount })
  const before = (items.pageInfo.page - 1) * items.pageInfo.pageSize
  const data = [
    breadcrumbData(listing.crumbs, asking.origin),
    itemListData({ title: listing.title, nodes, before, total }, asking.origin),
  ]
  return {
    status: 200,
    head: { ...head, image: shareImage(nodes, listing.title), data: data.filter((one) => one !== undefined) },
    first: firstOf(listing, items, { path: url.pathname, categories: names.categories ?? [] }),
    body: {
      heading: listing.title,
      trail: listing.crumbs,
      pieces: piecesOf(nodes),
      links: [...pagesAround(head), ...related],
    },
  }
}

type LandingPage = { slug: string; title: string; intro: string; collage: Card[] }

/**
 * Returns the document of a landing page: its own texts, and the pieces at its top; the 404 document for an
 * unknown slug.
 */
export async function landingDocument(slug: string, { ask, origin }: Asking): Promise<DocumentAnswer> {
  const { landingPage: page } = await ask<{ landingPage: LandingPage | null }>('getLandingHead', { slug })
  if (!page) return missing
  const { title, collage } = page
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: title, href: `/lp/${slug}` },
  ]
  const data = [
    breadcrumbData(crumbs, origin),
    itemListData({ title, nodes: collage, before: 0, total: collage.length }, origin),
  ]
  return {
    status: 200,
    head: {
      ...landingHead(page),
      image: shareImage(collage, title),
      data: data.filter((one) => one !== undefined),
    },
    body: {
      heading: title,
      words: [page.intro],
      trail: crumbs,
      pieces: piecesOf(collage),
      links: [{ title, links: [{ label: 'See all its pieces', href: `/lp/${slug}/plp` }] }],
    },
  }
}
