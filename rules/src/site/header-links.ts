// The links of the header: the host writes them into the document, the site shows the same.
import { departmentLabels } from '../vocabulary/departments.ts'
import { departmentOf } from './chrome.ts'
import { classify } from './routes.ts'

export type HeaderLink = { label: string; href: string; department?: string; sale?: boolean }

const shown = ['women', 'plus', 'shoes', 'handbags', 'jewelry', 'accessories', 'designer'] as const

/** The order says the same on any day; how many came in within a day is for the home page to count. */
export const newestLink: HeaderLink = { label: 'New in', href: '/products?sort=newest_first' }
export const saleLink: HeaderLink = { label: 'Sale', href: '/products?clearance=true', sale: true }

/** What friends of the shop's people get, in the bar above the header: for members (specification §2). */
export const invitesLink: HeaderLink = { label: 'Give 45%, get $40', href: '/invites' }

/** The links of the promo bar that everybody has. */
export const promoLinks: readonly HeaderLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Gift Cards', href: '/giftcards' },
]

export const headerLinks: readonly HeaderLink[] = [
  newestLink,
  ...shown.map((name) => ({ label: departmentLabels[name], href: `/${name}`, department: name })),
  { label: 'Kids', href: '/kids', department: 'kids' },
  saleLink,
]

export const kidsLinks: readonly HeaderLink[] = (['girls', 'boys'] as const).map((name) => ({
  label: departmentLabels[name],
  href: `/${name}`,
  department: name,
}))

/**
 * Returns the URL of the header link to mark as current on a page: sale, newest, /kids, or the department of
 * a listing; undefined when none belongs to the page.
 */
export function currentLink(path: string, search: Readonly<Record<string, string>>): string | undefined {
  const place = classify(path)
  if (place.kind === 'products' && search.clearance === 'true') return saleLink.href
  if (place.kind === 'products' && search.sort === 'newest_first' && place.path === '') return newestLink.href
  if (place.kind === 'kids' && place.department === undefined) return '/kids'
  if (place.kind !== 'department' && place.kind !== 'kids' && place.kind !== 'category') return undefined
  return place.department === 'kids' ? '/kids' : `/${departmentOf(path, search.department_tags)}`
}
