// The document of a piece: its head, its share picture, and what schema.org says of it.
import { type PieceHead, productHead } from '@hemline/rules/document-head.ts'
import type { CategoryName } from '@hemline/rules/listing-path.ts'
import { readListing } from '@hemline/rules/listing-url.ts'
import { breadcrumbData, type PieceData, productData } from '@hemline/rules/structured-data.ts'
import { type Asking, type DocumentAnswer, missing } from './answers.ts'

type Piece = PieceHead & PieceData & { departmentTags: string[]; categoryPath: string; brandSlug: string }

/** The listings above a piece, and the brand's; the same trail as the page shows. */
function trail(piece: Piece, categories: readonly CategoryName[]) {
  const department = piece.departmentTags[0] ?? 'women'
  const slugs = piece.categoryPath.split('/').filter((slug) => slug !== '' && slug !== department)
  const { crumbs } = readListing({ pathname: `/${[department, ...slugs].join('/')}`, search: '' }, { categories })
  return [...crumbs, { label: piece.brand, href: `/brand/${piece.brandSlug}` }]
}

/** A slug that does not fit leads to the right one (specification §2), with its query kept. */
export async function productDocument(itemNumber: number, url: URL, { ask, origin }: Asking): Promise<DocumentAnswer> {
  const [{ item }, { categories }] = await Promise.all([
    ask<{ item: Piece | null }>('getProduct', { itemNumber }),
    ask<{ categories: CategoryName[] }>('getShopIndex', {}),
  ])
  if (!item) return missing
  if (item.slug !== url.pathname) return { status: 301, location: `${item.slug}${url.search}` }
  const photo = item.photos[0]
  const data = [productData(item, origin), breadcrumbData(trail(item, categories), origin)]
  return {
    status: 200,
    head: {
      ...productHead(item),
      kind: 'product',
      image: photo && { path: `${photo.url}/1200`, aspectRatio: photo.aspectRatio, alt: `${item.brand} ${item.title}` },
      data: data.filter((one) => one !== undefined),
    },
  }
}
