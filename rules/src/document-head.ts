// Title, description, canonical address, robots and neighbours of a page: the host writes them into the document, the site keeps them
// in step while somebody walks. Which filtered listings may be indexed is settled in decision 0031.
import { type FilterInput, filterByKey } from './filters.ts'
import { type Listing, withPage } from './listing-url.ts'
import { neighbours } from './paging.ts'
import { discountClaimPercent, productName, siteTitle } from './vocabulary/constants.ts'
import { type Condition, conditionLabels } from './vocabulary/items.ts'

/** Paths, not yet absolute; a title without the shop's name. */
export type PageHead = { title?: string; description?: string; canonical?: string; robots?: string; prev?: string; next?: string }

export const standardDescription = `Secondhand clothing, shoes, handbags and jewelry for women and kids, looked over by hand and up to ${discountClaimPercent}% off estimated retail.`
export const notIndexed = 'noindex, follow'

/** An address that nothing lives at. */
export const notFoundHead: PageHead = { title: 'Page not found', robots: 'noindex' }

/** "Women’s dresses · Hemline"; the shop's own title for none. */
export const pageTitle = (title: string | undefined): string => (title ? `${title} · ${productName}` : siteTitle)

const number = (n: number) => n.toLocaleString('en-US')
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** What is known once the listing was asked for. */
export type ListingFacts = { total: number; pageCount: number }

/** Fewer pieces than that are no page of their own in an index. */
export const fewestIndexed = 10
/** Keys of the address that change what is listed or in which order, beside the filters. */
const controls: readonly string[] = ['sort', 'text', 'exact', 'featured_item', 'webview']

/** A choice that people look for by these words and that the title says: it may be indexed under its own address. */
function indexedChoice(chosen: readonly FilterInput[]): FilterInput | undefined {
  const [only, more] = chosen
  if (!only || more || only.values.length !== 1) return undefined
  if (only.key === 'style_tags') return only
  return only.key === 'condition' && only.values[0] === 'new_with_tags' ? only : undefined
}

/** The query string without foreign keys: filters, sort and text only. */
function ownSearch(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of [...params.keys()]) if (!filterByKey.has(key) && key !== 'sort' && key !== 'text') params.delete(key)
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : ''
}

function describeListing(title: string, page: number, facts: ListingFacts | undefined): string {
  const care = `looked over by hand and up to ${discountClaimPercent}% off estimated retail`
  const pieces =
    !facts || facts.total === 0 ? 'Secondhand pieces' : facts.total === 1 ? 'One secondhand piece' : `${number(facts.total)} secondhand pieces`
  const where = page > 1 && facts && page <= facts.pageCount ? ` Page ${number(page)} of ${number(facts.pageCount)}.` : ''
  return `${title}: ${pieces.charAt(0).toLowerCase()}${pieces.slice(1)}, each one of a kind, ${care}.${where}`
}

/** The head of a listing (specification §2 Paging, §5 title rule). Without facts: what the address alone says. */
export function listingHead(listing: Listing, facts?: ListingFacts): PageHead {
  const { page, title, text } = listing
  const params = new URLSearchParams(listing.search)
  const steered = controls.some((key) => params.has(key)) || text !== ''
  const choice = steered ? undefined : indexedChoice(listing.chosen)
  // A search is a page of its own beside the empty one; a filtered list is a view of the plain one.
  const kept = params.has('text') && text !== '' ? { text } : choice ? { [choice.key]: choice.values[0] ?? '' } : undefined
  const own = kept ? `?${new URLSearchParams(kept)}` : ''
  const empty = facts !== undefined && (page > facts.pageCount || facts.total === 0 || (choice !== undefined && facts.total < fewestIndexed))
  const indexed = !steered && !empty && (listing.chosen.length === 0 || choice !== undefined)
  const around = facts && facts.total > 0 ? neighbours(page, facts.pageCount) : undefined
  const at = (to: number | undefined) => (to === undefined ? undefined : `${listing.canonical}${withPage(ownSearch(listing.search), to)}`)
  return {
    title: page > 1 ? `${title}, page ${number(page)}` : title,
    description: text ? `Secondhand pieces for ${title} at ${productName}.` : describeListing(title, page, facts),
    canonical: `${listing.canonical}${withPage(own, page)}`,
    robots: indexed ? undefined : notIndexed,
    prev: at(around?.prev),
    next: at(around?.next),
  }
}

export type PieceHead = {
  title: string
  brand: string
  sizeDisplay: string
  condition: Condition
  price: number
  msrp: number
  savingsPercent: number
  /** The path of the product page. */
  slug: string
  availability: string
  noLongerAvailable: boolean
  hasInappropriateContent?: boolean
}

/** Patterns that carry somebody's name stay as they are written. */
const properNames = /^(?:Breton|Fair Isle|Paisley|Prince)\b/

/** The name of a piece as pages, shares and robots call it: "Theory camel wrap dress", the title without its capital after the brand. */
export function pieceName({ brand, title }: Pick<PieceHead, 'brand' | 'title'>): string {
  // One letter alone ("A-line", "V-neck") and letters in a row ("LBD") are no ordinary first word.
  const ordinary = /^\p{Lu}\p{Ll}/u.test(title) && !properNames.test(title)
  return `${brand} ${ordinary ? title.charAt(0).toLowerCase() + title.slice(1) : title}`
}

/** "Size M" of a size as pieces say it: some say the word themselves, "One size" has it too. */
export const sizeWords = (sizeDisplay: string): string => (/\bsize\b/i.test(sizeDisplay) ? sizeDisplay : `Size ${sizeDisplay}`)

/** The head of a product page. A sold piece is not indexed (§4, §5). */
export function productHead(item: PieceHead): PageHead {
  const gone = item.availability === 'SoldOut' || item.noLongerAvailable
  const retail = item.savingsPercent > 0 ? `, estimated retail ${dollars(item.msrp)}` : ''
  const what = `${pieceName(item)}, ${sizeWords(item.sizeDisplay).replace(/^S/, 's').replace(/^One/, 'one')}, ${conditionLabels[item.condition].toLowerCase()}`
  return {
    title: pieceName(item),
    description: gone
      ? `${what}. This piece has found its next owner; there are others like it.`
      : `${what}: ${dollars(item.price)}${retail}. Secondhand, one of a kind, photographed and described as it is.`,
    canonical: item.slug,
    robots: gone || item.hasInappropriateContent ? 'noindex' : undefined,
  }
}

/** Pages around one piece: they help shoppers, and have nothing that the piece's own page has not. */
export function besidePieceHead(kind: 'featured' | 'similar' | 'outfits', item: Pick<PieceHead, 'brand' | 'title' | 'slug'>): PageHead {
  const titles = { featured: pieceName(item), similar: `More like ${pieceName(item)}`, outfits: `Outfits around ${pieceName(item)}` }
  return {
    title: titles[kind],
    description: `${titles[kind]}: secondhand pieces that hang at ${productName} now.`,
    canonical: kind === 'featured' ? item.slug : undefined,
    robots: notIndexed,
  }
}

/** A landing page in the words it was given (/lp/:slug). */
export function landingHead({ slug, title, intro }: { slug: string; title: string; intro: string }): PageHead {
  return { title, description: intro.slice(0, 300), canonical: `/lp/${slug}` }
}

/** A legal page, with the day it was last changed. */
export function legalHead({ slug, title, updatedOn }: { slug: string; title: string; updatedOn: string }): PageHead {
  return { title, description: `${title} of ${productName}, last changed on ${updatedOn}.`, canonical: `/legal/${slug}` }
}
