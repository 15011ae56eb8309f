// Machine-readable data of a page: schema.org as JSON-LD (specification §3, "Product structured data"),
// and share cards.

import type { Crumb } from '../search/listing-path.ts'
import { currency, offerCondition, productName, siteTitle } from '../vocabulary/constants.ts'
import { type Availability, type Condition, conditionLabels } from '../vocabulary/items.ts'
import { pieceName, sizeWords } from './piece-head.ts'

export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** Ratio of width to height above which a share picture gets the large card (§5). */
const largeImageAbove = 1.75

/** The fields of a piece that its structured data needs; prices in cents. */
export type PieceData = {
  itemNumber: number
  title: string
  brand: string
  category: string
  slug: string
  price: number
  msrp: number
  promotion?: { promofiedPrice: number } | null | undefined
  condition: Condition
  conditionDescription?: string | null | undefined
  additionalDescription?: string | null | undefined
  availability: Availability
  noLongerAvailable: boolean
  state?: string | undefined
  sizeDisplay: string
  materialText: string
  colorNames: readonly string[]
  mpn?: string | null | undefined
  photos: readonly { url: string; aspectRatio: number }[]
  thirdPartySeller?: { name: string } | null | undefined
  hasInappropriateContent?: boolean | undefined
}

/** The schema.org term of the condition of every piece (§9: used). */
const conditionTerm = `https://schema.org/${offerCondition.replace(/^./, (first) => first.toUpperCase())}Condition`

const absolute = (path: string, origin: string) => new URL(path, origin).href
const amount = (cents: number) => (cents / 100).toFixed(2)
const present = (entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== ''))
const data = (type: string, entries: Record<string, unknown>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...present(entries),
})

/**
 * Returns the schema.org availability: in stock or sold out (§4); a held piece counts as in stock, and one on
 * auction as of limited availability.
 */
function availabilityOf({
  availability,
  noLongerAvailable,
  state,
}: Pick<PieceData, 'availability' | 'noLongerAvailable' | 'state'>): string {
  if (state === 'on_auction') return 'https://schema.org/LimitedAvailability'
  return availability === 'SoldOut' || noLongerAvailable
    ? 'https://schema.org/SoldOut'
    : 'https://schema.org/InStock'
}

/**
 * Returns the schema.org Offer; with a promotion its price is the promoted price, and the price before it
 * is the list price.
 */
function offer(item: PieceData, origin: string): Record<string, unknown> {
  const promoted = item.promotion?.promofiedPrice
  const list = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/ListPrice',
    price: amount(item.price),
    priceCurrency: currency,
  }
  return present({
    '@type': 'Offer',
    url: absolute(item.slug, origin),
    price: amount(promoted ?? item.price),
    priceCurrency: currency,
    priceSpecification: promoted === undefined || promoted >= item.price ? undefined : list,
    availability: availabilityOf(item),
    itemCondition: conditionTerm,
    seller: { '@type': 'Organization', name: item.thirdPartySeller?.name ?? productName },
  })
}

function describe(item: PieceData): string {
  const own = item.additionalDescription?.trim()
  const state = [conditionLabels[item.condition], item.conditionDescription?.trim()]
    .filter(Boolean)
    .join(': ')
  return [
    own,
    `${sizeWords(item.sizeDisplay)}.`,
    `${state.replace(/[.]$/, '')}.`,
    item.materialText === 'Material unknown' ? '' : `${item.materialText}.`,
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 5000)
}

/**
 * Returns the photos that may be shown without a click: none for a piece with inappropriate content, whose
 * own page hides them at first.
 */
export const shownPhotos = ({
  photos,
  hasInappropriateContent,
}: Pick<PieceData, 'photos' | 'hasInappropriateContent'>) => (hasInappropriateContent ? [] : photos)

/** Returns a piece as schema.org Product with its offer; addresses are absolute on `origin`. */
export function productData(item: PieceData, origin: string): JsonLd {
  return data('Product', {
    name: pieceName(item),
    sku: String(item.itemNumber),
    mpn: item.mpn ?? undefined,
    url: absolute(item.slug, origin),
    brand: { '@type': 'Brand', name: item.brand },
    color: item.colorNames.join(', '),
    category: item.category,
    size: item.sizeDisplay.replace(/^Size /, ''),
    material: item.materialText === 'Material unknown' ? undefined : item.materialText,
    image:
      shownPhotos(item).length > 0
        ? shownPhotos(item).map(({ url }) => absolute(`${url}/1200`, origin))
        : undefined,
    description: describe(item),
    itemCondition: conditionTerm,
    offers: offer(item, origin),
  })
}

/** Returns the breadcrumbs of a page as schema.org data; undefined for fewer than two crumbs. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): JsonLd | undefined {
  if (crumbs.length < 2) return undefined
  return data('BreadcrumbList', {
    itemListElement: crumbs.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: absolute(href, origin),
    })),
  })
}

type Listed = { slug: string; brand: string; title: string }

/**
 * Returns the pieces of a listing page as schema.org ItemList; undefined without pieces. `before`: number
 * of pieces on the pages before this one.
 */
export function itemListData(
  page: { title: string; nodes: readonly Listed[]; before: number; total: number },
  origin: string,
): JsonLd | undefined {
  if (page.nodes.length === 0) return undefined
  return data('ItemList', {
    name: page.title,
    numberOfItems: page.total,
    itemListElement: page.nodes.map(({ slug, brand, title }, i) => ({
      '@type': 'ListItem',
      position: page.before + i + 1,
      name: pieceName({ brand, title }),
      url: absolute(slug, origin),
    })),
  })
}

/** Returns the schema.org data of the home page: the site with its search, and the organization. */
export function shopData(origin: string): JsonLd[] {
  const url = absolute('/', origin)
  const target = { '@type': 'EntryPoint', urlTemplate: `${url}search?text={search_term_string}` }
  return [
    data('WebSite', {
      name: productName,
      alternateName: siteTitle,
      url,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
    }),
    data('Organization', { name: productName, url, logo: absolute('/favicon.svg', origin) }),
  ]
}

const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Returns JSON that is safe inside a script element: no text in it can end the element or begin a comment.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => unsafe[sign] ?? sign)
}

/** The picture of a share card; `aspectRatio`: width divided by height. */
export type ShareImage = { path: string; aspectRatio?: number; alt?: string }

const shareRatio = 1200 / 630
/**
 * Returns a piece's photo for share cards: its path plus `/share.jpg`, a JPEG of 1200 × 630, since not every
 * reader of share cards knows newer formats.
 */
export const sharedPhoto = (photoPath: string, alt: string): ShareImage => ({
  path: `${photoPath}/share.jpg`,
  aspectRatio: shareRatio,
  alt,
})
/** Share picture of pages without a picture of their own (web/public). */
export const standardShareImage: ShareImage = {
  path: '/share.jpg',
  aspectRatio: shareRatio,
  alt: `Clothes on a rail at ${productName}`,
}

/** Returns the card type: large when the picture is wider than 1.75 times its height (§5). */
export function twitterCard(image: ShareImage | undefined): 'summary' | 'summary_large_image' {
  return image?.aspectRatio !== undefined && image.aspectRatio > largeImageAbove
    ? 'summary_large_image'
    : 'summary'
}

/** Returns the MIME type of a share picture by its file extension (§5); undefined for other extensions. */
export function imageType(path: string): string | undefined {
  const ending = /\.(gif|jpe?g|png)$/i.exec(path.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase()
  return ending === undefined ? undefined : `image/${ending === 'jpg' ? 'jpeg' : ending}`
}
