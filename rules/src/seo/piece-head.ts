// The name of a piece in sentences, and the document heads of the pages about one piece (document-head.ts
// has the others).

import { dollars } from '../common/dollars.ts'
import { productName } from '../vocabulary/constants.ts'
import { type Condition, conditionLabels } from '../vocabulary/items.ts'
import { notIndexed, type PageHead } from './document-head.ts'

/** The fields of a piece that its document head needs; prices in cents. */
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
  state?: string
  hasInappropriateContent?: boolean
}

/** Patterns named after a person or place, which keep their capital. */
const properNames = /^(?:Breton|Fair Isle|Paisley|Prince)\b/

/**
 * Returns the name of a piece for pages, shares and robots: "Theory camel wrap dress", the title in lower
 * case after the brand.
 */
export function pieceName({ brand, title }: Pick<PieceHead, 'brand' | 'title'>): string {
  // One letter alone ("A-line", "V-neck") and letters in a row ("LBD") are no ordinary first word.
  const ordinary = /^\p{Lu}\p{Ll}/u.test(title) && !properNames.test(title)
  return `${brand} ${ordinary ? title.charAt(0).toLowerCase() + title.slice(1) : title}`
}

/**
 * Returns a size with the word "Size": "Size M"; unchanged when the size already contains the word, like
 * "One size".
 */
export const sizeWords = (sizeDisplay: string): string =>
  /\bsize\b/i.test(sizeDisplay) ? sizeDisplay : `Size ${sizeDisplay}`

/** Returns whether nobody can buy a piece any more; a piece on auction can still be won. */
export const isGone = (item: Pick<PieceHead, 'availability' | 'noLongerAvailable' | 'state'>): boolean =>
  item.state !== 'on_auction' && (item.availability === 'SoldOut' || item.noLongerAvailable)

/**
 * Returns the document head of a product page; a sold piece, and one with inappropriate content, is not
 * indexed (§4, §5). A piece on auction tells its bid, a sold one that there are others.
 */
export function productHead(item: PieceHead): PageHead {
  const gone = isGone(item)
  const auction = item.state === 'on_auction' ? 'on auction, now at ' : ''
  const retail = item.savingsPercent > 0 ? `, estimated retail ${dollars(item.msrp)}` : ''
  const what = `${pieceName(item)}, ${sizeWords(item.sizeDisplay).replace(/^S/, 's').replace(/^One/, 'one')}, ${conditionLabels[item.condition].toLowerCase()}`
  return {
    title: pieceName(item),
    description: gone
      ? `${what}. This piece has found its next owner; there are others like it.`
      : `${what}: ${auction}${dollars(item.price)}${retail}. Secondhand, one of a kind, photographed and described as it is.`,
    canonical: item.slug,
    robots: gone || item.hasInappropriateContent ? 'noindex' : undefined,
  }
}

/**
 * Returns the document head of a page related to one piece. Such pages are not indexed, since they add
 * nothing to the page of the piece.
 */
export function besidePieceHead(
  kind: 'featured' | 'similar' | 'outfits',
  item: Pick<PieceHead, 'brand' | 'title' | 'slug'>,
): PageHead {
  const titles = {
    featured: pieceName(item),
    similar: `More like ${pieceName(item)}`,
    outfits: `Outfits around ${pieceName(item)}`,
  }
  return {
    title: titles[kind],
    description: `${titles[kind]}: secondhand pieces that hang at ${productName} now.`,
    canonical: kind === 'featured' ? item.slug : undefined,
    robots: notIndexed,
  }
}
