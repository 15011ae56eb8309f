// Decides a document's status and head by its URL: the host asks the API before it responds, so that robots
// and previews see the truth.
import {
  isDirectoryDepartment,
  parseBrandQuery,
  parseLetter,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { legalHead, type PageHead } from '@hemline/rules/seo/document-head.ts'
import { tidyAddress } from '@hemline/rules/seo/document-head-address.ts'
import { brandsHead } from '@hemline/rules/seo/document-head-brands.ts'
import { fixedHead } from '@hemline/rules/seo/document-head-pages.ts'
import { besidePieceHead, type PieceHead, pieceName } from '@hemline/rules/seo/piece-head.ts'
import { sharedPhoto, shopData, shownPhotos } from '@hemline/rules/seo/structured-data.ts'
import { parseItemNumber } from '@hemline/rules/site/route-patterns.ts'
import { classify, type RoutePlace } from '@hemline/rules/site/routes.ts'
import { type Asking, type DocumentAnswer, missing } from './answers.ts'
import { brandLinks, shopLinks } from './directory-body.ts'
import { landingDocument, listingDocument } from './listing-document.ts'
import { paragraphs } from './plain-words.ts'
import { productDocument } from './product-document.ts'

type BesideItem = PieceHead & { photos: { url: string; aspectRatio: number }[] }

async function besidePiece(
  place: Extract<RoutePlace, { kind: 'featured' | 'similar' | 'outfits' }>,
  { ask }: Asking,
): Promise<DocumentAnswer> {
  const { item } = await ask<{ item: BesideItem | null }>('getProduct', { itemNumber: place.itemNumber })
  if (!item) return missing
  const photo = shownPhotos(item)[0]
  return {
    status: 200,
    head: { ...besidePieceHead(place.kind, item), image: photo && sharedPhoto(photo.url, pieceName(item)) },
    body: { links: [{ title: 'The piece', links: [{ label: pieceName(item), href: item.slug }] }] },
  }
}

/** /identical names its piece in the query; without one the page asks which. */
async function identicalDocument(
  head: PageHead,
  params: URLSearchParams,
  { ask }: Asking,
): Promise<DocumentAnswer> {
  const text = params.get('item') || params.get('item_number')
  if (!text) return { status: 200, head }
  const itemNumber = parseItemNumber(text)
  const found =
    itemNumber === undefined ? null : (await ask<{ item: object | null }>('getProduct', { itemNumber })).item
  return found ? { status: 200, head } : missing
}

type LegalText = { slug: string; title: string; updatedOn: string; bodyMarkdown: string }

async function legal(slug: string, { ask }: Asking): Promise<DocumentAnswer> {
  const { legalDocument } = await ask<{ legalDocument: LegalText | null }>('getLegalDocument', { slug })
  if (!legalDocument) return missing
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Terms and policies', href: '/legal' },
    { label: legalDocument.title, href: `/legal/${slug}` },
  ]
  return {
    status: 200,
    head: legalHead(legalDocument),
    body: { trail: crumbs, words: paragraphs(legalDocument.bodyMarkdown) },
  }
}

async function brandsDocument(
  place: Extract<RoutePlace, { kind: 'brands' }>,
  params: URLSearchParams,
  asking: Asking,
): Promise<DocumentAnswer> {
  const department = place.department ?? null
  if (!isDirectoryDepartment(department)) return missing
  const letter = parseLetter(params.get('letter')) ?? null
  const directory = {
    department,
    query: parseBrandQuery(place.query),
    letter,
    page: parsePage(params.get('page')),
  }
  return {
    status: 200,
    first: { screen: 'brands', kind: 'brands', department },
    head: brandsHead(directory),
    body: { links: await brandLinks(directory, asking) },
  }
}

async function asked(place: RoutePlace, url: URL, asking: Asking): Promise<DocumentAnswer> {
  switch (place.kind) {
    case 'product':
      return productDocument(place.itemNumber, url, asking)
    case 'featured':
    case 'similar':
    case 'outfits':
      return besidePiece(place, asking)
    case 'legal':
      return legal(place.slug ?? '', asking)
    case 'brands':
      return brandsDocument(place, url.searchParams, asking)
    case 'landing':
      return landingDocument(place.slug, asking)
    default:
      return listingDocument(url, asking)
  }
}

/**
 * Returns the document of an address: status, head and body, or a 301 to the present form of the address; a
 * 404 document where there is no page. Throws when the API does not answer.
 */
export async function documentFor(url: URL, asking: Asking): Promise<DocumentAnswer> {
  const location = tidyAddress(url.pathname, url.search)
  if (location !== undefined) return { status: 301, location }
  const place = classify(url.pathname)
  if (place.kind === 'not-found') return missing
  const head = fixedHead(place)
  if (!head) return asked(place, url, asking)
  if (place.kind === 'identical') return identicalDocument(head, url.searchParams, asking)
  if (place.kind === 'home')
    return {
      status: 200,
      first: { screen: 'home', kind: 'home' },
      head: { ...head, data: shopData(asking.origin) },
      body: { links: await shopLinks(asking) },
    }
  return place.kind === 'sitemap'
    ? { status: 200, head, body: { links: await shopLinks(asking) } }
    : {
        status: 200,
        head,
        ...(place.kind === 'cleanout' ? { first: { screen: 'cleanout', kind: 'cleanout' } as const } : {}),
      }
}
