// Title, description, canonical address, robots and neighbouring pages of a page: the web host writes them
// into the document, and the site updates them on navigation. Decision 0031 settles which filtered
// listings may be indexed.
import { grouped } from '../common/dollars.ts'
import { neighbours } from '../common/paging.ts'
import { type FilterInput, filterByKey } from '../search/filters.ts'
import { type Listing, withPage } from '../search/listing-url.ts'
import { discountClaimPercent, productName, siteTitle } from '../vocabulary/constants.ts'

/** The document head of a page; addresses are paths, and the title lacks the shop's name. */
export type PageHead = {
  title?: string
  description?: string
  canonical?: string | undefined
  robots?: string | undefined
  prev?: string | undefined
  next?: string | undefined
}

// Members and partners send pieces of their own: nothing here claims that the shop looked over all of them.
export const standardDescription = `Secondhand clothing, shoes, handbags and jewelry for women and kids, one of each, with flaws told, and up to ${discountClaimPercent}% off estimated retail.`
export const notIndexed = 'noindex, follow'

/** Head of a page that does not exist. */
export const notFoundHead: PageHead = { title: 'Page not found', robots: 'noindex' }

/**
 * Returns the full document title: "Women’s dresses · Hemline"; the title of the shop when `title` is
 * missing.
 */
export const pageTitle = (title: string | undefined): string =>
  title ? `${title} · ${productName}` : siteTitle

/** The counts of a listing, known once the search has responded. */
export type ListingFacts = { total: number; pageCount: number }

/** Fewest pieces of a filtered listing that search engines may index. */
export const fewestIndexed = 10
/** Keys of the address, beside the filters, that change the pieces listed or their order. */
const controls: readonly string[] = ['sort', 'text', 'exact', 'featured_item', 'webview']

/**
 * Returns the single chosen filter whose listing may be indexed under its own address, because people
 * search for it and the title names it; undefined for all other choices.
 */
function indexedChoice(chosen: readonly FilterInput[]): FilterInput | undefined {
  const [only, more] = chosen
  if (!only || more || only.values.length !== 1) return undefined
  if (only.key === 'style_tags') return only
  return only.key === 'condition' && only.values[0] === 'new_with_tags' ? only : undefined
}

/** Returns the query string without foreign keys: filters, sort and text only. */
function ownSearch(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of [...params.keys()])
    if (!filterByKey.has(key) && key !== 'sort' && key !== 'text') params.delete(key)
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : ''
}

function describeListing(title: string, page: number, facts: ListingFacts | undefined): string {
  const care = `with its flaws told and up to ${discountClaimPercent}% off estimated retail`
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
 * Returns the document head of a listing (specification §2 Paging, §5 title rule): title, description,
 * canonical, previous and next page. Not indexed are searches, other choices than one that is a page of its
 * own, empty lists and pages out of range. Without `facts` (total and number of pages) it rests on the
 * address alone.
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

/** Returns the document head of a landing page (/lp/:slug), with its stored title and introduction. */
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

/** Returns the document head of a legal page, with the date of its last change. */
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
