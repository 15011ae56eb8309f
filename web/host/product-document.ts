// The document of a piece: its head, its share picture, what schema.org says of it, and
// its facts in plain words.

import { dollars } from '@hemline/rules/common/dollars.ts'
import type { CategoryName, Crumb } from '@hemline/rules/search/listing-path.ts'
import { readListing } from '@hemline/rules/search/listing-url.ts'
import { isGone, type PieceHead, pieceName, productHead } from '@hemline/rules/seo/piece-head.ts'
import {
  breadcrumbData,
  type PieceData,
  productData,
  sharedPhoto,
  shownPhotos,
} from '@hemline/rules/seo/structured-data.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { type Asking, type DocumentAnswer, missing } from './answers.ts'
import type { Ask } from './api.ts'
import type { DocumentBody } from './body.ts'
import type { FirstView } from './first-view.ts'

type Piece = PieceHead & PieceData & { departmentTags: string[]; categoryPath: string; brandSlug: string }

/** The listings above a piece, and the brand's; the same trail as the page shows. */
function trail(piece: Piece, categories: readonly CategoryName[]): Crumb[] {
  const department = piece.departmentTags[0] ?? 'women'
  const slugs = piece.categoryPath.split('/').filter((slug) => slug !== '' && slug !== department)
  const { crumbs } = readListing(
    { pathname: `/${[department, ...slugs].join('/')}`, search: '' },
    { categories },
  )
  return [...crumbs, { label: piece.brand, href: `/brand/${piece.brandSlug}` }]
}

function bodyOf(item: Piece, crumbs: Crumb[]): DocumentBody {
  const gone = isGone(item)
  const facts: [string, string | null | undefined][] = [
    [item.state === 'on_auction' ? 'Highest bid' : 'Price', gone ? 'Sold' : dollars(item.price)],
    ['Estimated retail', item.msrp > item.price ? dollars(item.msrp) : ''],
    ['Size', item.sizeDisplay.replace(/^Size /, '')],
    ['Condition', [conditionLabels[item.condition], item.conditionDescription].filter(Boolean).join('. ')],
    ['Material', item.materialText],
    ['Color', item.colorNames.join(', ')],
    ['Sold by', item.thirdPartySeller?.name],
    ['Item number', String(item.itemNumber)],
  ]
  const about = [
    { label: `More of ${item.brand}`, href: `/brand/${item.brandSlug}` },
    { label: 'More like this', href: `/similar/${item.itemNumber}` },
  ]
  return {
    heading: pieceName(item),
    words: [productHead(item).description, item.additionalDescription].filter(
      (text) => typeof text === 'string' && text !== '',
    ) as string[],
    trail: crumbs,
    photos: shownPhotos(item).map(({ url }) => ({ path: `${url}/640`, alt: pieceName(item) })),
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    links: [{ title: 'Around this piece', links: about }],
  }
}

/** A sold piece may send who came to others like it: its page draws nothing ahead. */
function firstOf(item: Piece, crumbs: readonly Crumb[]): FirstView | undefined {
  if (isGone(item)) return undefined
  const photoIds = shownPhotos(item).flatMap(({ url }) => Number(/^\/pictures\/(\d+)$/.exec(url)?.[1]) || [])
  return photoIds.length === 0
    ? { screen: 'product', kind: 'frame' }
    : {
        screen: 'product',
        kind: 'piece',
        crumbs,
        photoIds,
        brand: item.brand,
        brandSlug: item.brandSlug,
        title: item.title,
        price: item.price,
        msrp: item.msrp,
        savingsPercent: item.savingsPercent,
      }
}

const pieceOf = (itemNumber: number, ask: Ask) => ask<{ item: Piece | null }>('getProduct', { itemNumber })

/**
 * Returns the document of a piece as everybody gets it; a piece that is not public is asked for again with
 * the reader's session, if there is one. Employees then see its page, and nobody keeps or indexes it
 * (decision 0050); for others it is a 404. A wrong slug is a 301 to the right one (specification §2).
 */
export async function productDocument(
  itemNumber: number,
  url: URL,
  { ask, origin, askAsPerson }: Asking,
): Promise<DocumentAnswer> {
  const [{ item: open }, { categories }] = await Promise.all([
    pieceOf(itemNumber, ask),
    ask<{ categories: CategoryName[] }>('getShopIndex', {}),
  ])
  const item = open ?? (askAsPerson && (await pieceOf(itemNumber, askAsPerson)).item)
  if (!item) return missing
  const personal = open ? {} : { personal: true as const }
  if (item.slug !== url.pathname) return { status: 301, location: `${item.slug}${url.search}`, ...personal }
  if (!open) return { status: 200, head: { title: pieceName(item), robots: 'noindex' }, personal: true }
  const photo = shownPhotos(item)[0]
  const crumbs = trail(item, categories)
  const data = [productData(item, origin), breadcrumbData(crumbs, origin)]
  return {
    status: 200,
    head: {
      ...productHead(item),
      kind: 'product',
      image: photo && sharedPhoto(photo.url, pieceName(item)),
      data: data.filter((one) => one !== undefined),
    },
    first: firstOf(item, crumbs),
    body: bodyOf(item, crumbs),
  }
}
