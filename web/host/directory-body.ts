// Links of the pages that lead everywhere: home, site map and the brand directory. A document does
// without them rather than fail.
import {
  type DirectoryPlace,
  directoryHref,
  directoryLetters,
  directoryPageSize,
} from '@hemline/rules/catalogue/brand-directory.ts'
import type { CategoryName } from '@hemline/rules/search/listing-path.ts'
import { readListing } from '@hemline/rules/search/listing-url.ts'
import { fixedHead, openPages } from '@hemline/rules/seo/document-head-pages.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import type { Asking } from './answers.ts'
import type { BodyLinks } from './body.ts'

type Brand = { name: string; slug: string }
const toBrand = ({ name, slug }: Brand) => ({ label: name, href: `/brand/${slug}` })

/**
 * Returns the links to all categories and to the brands with most pieces, which all documents share, and to
 * the shop's pages; without the API's answer, only the pages.
 */
export async function shopLinks({ ask }: Asking): Promise<BodyLinks[]> {
  const index = await ask<{ categories: CategoryName[]; topBrands: Brand[] }>('getShopIndex', {}).catch(
    () => undefined,
  )
  const categories = (index?.categories ?? []).map(({ name, path }) => ({
    label: name,
    href: readListing({ pathname: `/products/${path}`, search: '' }, { categories: index?.categories ?? [] })
      .canonical,
  }))
  const pages = openPages.map((href) => ({ label: fixedHead(classify(href))?.title ?? 'Home', href }))
  return [
    { title: 'Categories', links: categories },
    { title: 'Brands', links: (index?.topBrands ?? []).map(toBrand) },
    { title: 'Pages', links: pages },
  ]
}

/**
 * Returns the links to the brands of one page of the brand directory (none without the API's answer), and to
 * its letters.
 */
export async function brandLinks(place: DirectoryPlace, { ask }: Asking): Promise<BodyLinks[]> {
  const { department, query, letter, page } = place
  const found = await ask<{ brandDirectory: { nodes: Brand[] } }>('getBrandDirectory', {
    department,
    query: query || null,
    letter,
    page,
    amount: directoryPageSize,
  }).catch(() => undefined)
  const letters = directoryLetters.map((one) => ({
    label: one,
    href: directoryHref({ department, query: '', letter: one, page: 1 }),
  }))
  return [
    { title: 'Brands', links: (found?.brandDirectory.nodes ?? []).map(toBrand) },
    { title: 'Letters', links: letters },
  ]
}
