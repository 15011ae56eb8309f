// Every link of header and footer, in data: a test follows each of them to a route that exists.
import { departmentLabels, departments } from '@hemline/rules/vocabulary/departments.ts'

export type ChromeLink = { label: string; href: string; department?: string; sale?: boolean }

const toDepartment = (name: (typeof departments)[number]): ChromeLink => ({ label: departmentLabels[name], href: `/${name}`, department: name })
const shown = ['women', 'plus', 'shoes', 'handbags', 'jewelry', 'accessories', 'designer'] as const

export const kidsLinks: readonly ChromeLink[] = [toDepartment('girls'), toDepartment('boys')]

export const headerLinks: readonly ChromeLink[] = [
  { label: 'New today', href: '/products?sort=newest_first' },
  ...shown.map(toDepartment),
  { label: 'Kids', href: '/kids', department: 'kids' },
  { label: 'Sale', href: '/products?clearance=true', sale: true },
]

export const departmentLinks: readonly ChromeLink[] = [...departments.map(toDepartment), { label: 'Kids', href: '/kids', department: 'kids' }]

export const companyLinks: readonly ChromeLink[] = [
  { label: 'How we work', href: '/cleanout' },
  { label: 'Referral terms', href: '/legal/referrals-terms-and-conditions' },
  { label: 'All terms and policies', href: '/legal' },
]

export const trendingLinks: readonly ChromeLink[] = [
  { label: 'Linen dresses', href: '/search?text=linen+dress' },
  { label: 'Cashmere sweaters', href: '/search?text=cashmere+sweater' },
  { label: 'Wide-leg jeans', href: '/search?text=wide+leg+jeans' },
  { label: 'White sneakers', href: '/search?text=white+sneakers' },
  { label: 'Leather totes', href: '/search?text=leather+tote' },
]

export const discoverLinks: readonly ChromeLink[] = [
  { label: 'New today', href: '/products?sort=newest_first' },
  { label: 'Recently discounted', href: '/products?sort=marked_down_at_desc' },
  { label: 'New with tags', href: '/products?condition=new_with_tags' },
  { label: 'Rare finds', href: '/products?is_rare_find=true' },
  { label: 'Under $50', href: '/products?price=-50' },
]

export const sellLinks: readonly ChromeLink[] = [
  { label: 'How a clean-out works', href: '/cleanout' },
  { label: 'Seller terms', href: '/legal/seller-terms' },
]

export const legalLinks: readonly ChromeLink[] = [
  { label: 'Terms of Use', href: '/legal/tou' },
  { label: 'Privacy Policy', href: '/legal/privacy-policy' },
  { label: 'Accessibility', href: '/legal/accessibility' },
]

/** Demonstration number: 555-01xx is set aside for examples. */
export const helpPhone = { label: '(800) 555-0142', href: 'tel:+18005550142' }
export const helpMail = 'help@hemline.example'
