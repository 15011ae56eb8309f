// Title, description, canonical address, robots and neighbours of a page: the host writes them into the
// document, the site keeps them in step while somebody walks. Which filtered listings may be indexed is
// settled in decision 0031.
import { grouped } from '../common/dollars.ts'
import { neighbours } from '../common/paging.ts'
import { type FilterInput, filterByKey } from '../search/filters.ts'
import { type Listing, withPage } from '../search/listing-url.ts'
import { discountClaimPercent, productName, siteTitle } from '../vocabulary/constants.ts'

/** Paths, not yet absolute; a title without the shop's name. */
export type PageHead = {
  title?: string
  description?: string
  canonical?: string | undefined
  robots?: string | undefined
  prev?: string | undefined
  next?: string | undefined
}

export const standardDescription = `Secondhand clothing, shoes, handbags and jewelry for women and kids, looked over by hand and up to ${discountClaimPercent}% off estimated retail.`
export const notIndexed = 'noindex, follow'

/** An address that nothing lives at. */
export const notFoundHead: PageHead = { title: 'Page not found', robots: 'noindex' }

/** "Women’s dresses · Hemline"; the shop's own title for none. */
export const pageTitle = (title: string | undefined): string =>
  title ? `${title} · ${productName}` : siteTitle

/** What is known once the listing was asked for. */
export type ListingFacts = { total: number; pageCount: number }

/** Fewer pieces than that are no page of their own in an index. */
export const fewestIndexed = 10
/** Keys of the address that change what is listed or in which order, beside the filters. */
const controls: readonly string[] = ['sort', 'text', 'exact', 'featured_item', 'webview']

/**
 * A choice that people look for by these words and that the title says: it may be
 * indexed under its own address.
 */
function indexedChoice(chosen: readonly FilterInput[]): FilterInput | undefined {
  const [only, more] = chosen
  if (!only || more || only.values.length !== 1) return undefined
  if (only.key === 'style_tags') return only
  return only.key === 'condition' && only.values[0] === 'new_with_tags' ? only : undefined
}

/** The query string without foreign keys: filters, sort and text only. */
function ownSearch(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of [...params.keys()])
    if (!filterByKey.has(key) && key !== 'sort' && key !== 'text') params.delete(key)
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : ''
}

function describeListing(title: string, page: number, facts: ListingFacts | undefined): string {
  const care = `looked over by hand and up to ${discountClaimPercent}% off estimated retail`
  const pieces =
    !facts || facts.total === 0
      ? 'Secondhand pieces'
      : facts.total === 1
        ? 'One secondhand piece'
        : `${grouped(facts.total)} secondhand pieces`
  const where =
    page > 1 && facts && page <= facts.pageCount
      ? ` Page ${grouped(page)} of ${grouped(facts.pageCount)}.`
      : ''
  return `${title}: ${pieces.charAt(0).toLowerCase()}${pieces.slice(1)}, each one of a kind, ${care}.${where}`
}

const describeSearch = (title: string, facts: ListingFacts | undefined) =>
  facts?.total === 0
    ? `${productName} has nothing for ${title} just now.`
    : `Secondhand pieces for ${title} at ${productName}.`

/**
 * The head of a listing (specification §2 Paging, §5 title rule). Without facts: what the address alone says.
 */
export function listingHead(listing: Listing, facts?: ListingFacts): PageHead {
  const { page, title, text } = listing
  const params = new URLSearchParams(listing.search)
  const steered = controls.some((key) => params.has(key)) || text !== ''
  const choice = steered ? undefined : indexedChoice(listing.chosen)
  // A search is a page of its own beside the empty one; a filtered list is a view of the plain one.
  const kept =
    params.has('text') && text !== ''
      ? { text }
      : choice
        ? { [choice.key]: choice.values[0] ?? '' }
        : undefined
  const own = kept ? `?${new URLSearchParams(kept)}` : ''
  const empty =
    facts !== undefined &&
    (page > facts.pageCount || facts.total === 0 || (choice !== undefined && facts.total < fewestIndexed))
  const indexed = !steered && !empty && (listing.chosen.length === 0 || choice !== undefined)
  const around = facts && facts.total > 0 ? neighbours(page, facts.pageCount) : undefined
  const at = (to: number | undefined) =>
    to === undefined ? undefined : `${listing.canonical}${withPage(ownSearch(listing.search), to)}`
  return {
    title: page > 1 ? `${title}, page ${grouped(page)}` : title,
    description: text ? describeSearch(title, facts) : describeListing(title, page, facts),
    canonical: `${listing.canonical}${withPage(own, page)}`,
    robots: indexed ? undefined : notIndexed,
    prev: at(around?.prev),
    next: at(around?.next),
  }
}

/** A landing page in the words it was given (/lp/:slug). */
export function landingHead({
  slug,
  title,
  intro,
}: {
  slug: string
  title: string
  intro: string
}): PageHead {
  return { title, description: intro.slice(0, 300), canonical: `/lp/${slug}` }
}

/** A legal page, with the day it was last changed. */
export function legalHead({
  slug,
  title,
  updatedOn,
}: {
  slug: string
  title: string
  updatedOn: string
}): PageHead {
  return {
    title,
    description: `${title} of ${productName}, last changed on ${updatedOn}.`,
    canonical: `/legal/${slug}`,
  }
}
