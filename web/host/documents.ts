// What a document's status and head are, by its URL: the host asks the API before it answers, so that robots and previews see the truth.
import { isDirectoryDepartment, parseBrandQuery, parseLetter } from '@hemline/rules/brand-directory.ts'
import { besidePieceHead, legalHead, type PieceHead } from '@hemline/rules/document-head.ts'
import { tidyAddress } from '@hemline/rules/document-head-address.ts'
import { brandsHead } from '@hemline/rules/document-head-brands.ts'
import { fixedHead } from '@hemline/rules/document-head-pages.ts'
import { parsePage } from '@hemline/rules/paging.ts'
import { classify, type RoutePlace } from '@hemline/rules/routes.ts'
import { shopData } from '@hemline/rules/structured-data.ts'
import { type Asking, type DocumentAnswer, missing } from './answers.ts'
import { landingDocument, listingDocument } from './listing-document.ts'
import { productDocument } from './product-document.ts'

async function besidePiece(place: Extract<RoutePlace, { kind: 'featured' | 'similar' | 'outfits' }>, { ask }: Asking): Promise<DocumentAnswer> {
  const { item } = await ask<{ item: (PieceHead & { photoIds: number[] }) | null }>('getProduct', { itemNumber: place.itemNumber })
  if (!item) return missing
  const photo = item.photoIds[0]
  return {
    status: 200,
    head: { ...besidePieceHead(place.kind, item), image: photo === undefined ? undefined : { path: `/pictures/${photo}/1200`, aspectRatio: 0.8 } },
  }
}

async function legal(slug: string, { ask }: Asking): Promise<DocumentAnswer> {
  const { legalDocument } = await ask<{ legalDocument: { slug: string; title: string; updatedOn: string } | null }>('getLegalDocument', { slug })
  return legalDocument ? { status: 200, head: legalHead(legalDocument) } : missing
}

function brandsDocument(place: Extract<RoutePlace, { kind: 'brands' }>, params: URLSearchParams): DocumentAnswer {
  const department = place.department ?? null
  if (!isDirectoryDepartment(department)) return missing
  const letter = parseLetter(params.get('letter')) ?? null
  return { status: 200, head: brandsHead({ department, query: parseBrandQuery(place.query), letter, page: parsePage(params.get('page')) }) }
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
      return brandsDocument(place, url.searchParams)
    case 'landing':
      return landingDocument(place.slug, asking)
    default:
      return listingDocument(url, asking)
  }
}

/** Status and head of a document, or where it lives today. Throws when the API does not answer: the caller decides what that means. */
export async function documentFor(url: URL, asking: Asking): Promise<DocumentAnswer> {
  const location = tidyAddress(url.pathname, url.search)
  if (location !== undefined) return { status: 301, location }
  const place = classify(url.pathname)
  if (place.kind === 'not-found') return missing
  const head = fixedHead(place)
  if (!head) return asked(place, url, asking)
  return { status: 200, head: place.kind === 'home' ? { ...head, data: shopData(asking.origin) } : head }
}
