// The links of the header: the host writes them into the document, the site shows the same.
import { departmentLabels } from '../vocabulary/departments.ts'

export type HeaderLink = { label: string; href: string; department?: string; sale?: boolean }

const shown = ['women', 'plus', 'shoes', 'handbags', 'jewelry', 'accessories', 'designer'] as const

/** The order says the same on any day; how many came in within a day is for the home page to count. */
export const newestLink: HeaderLink = { label: 'New in', href: '/products?sort=newest_first' }
export const saleLink: HeaderLink = { label: 'Sale', href: '/products?clearance=true', sale: true }

/** Of the promo bar. */
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
