// Every link of header and footer, in data: a test follows each of them to a route that exists.

import {
  type HeaderLink,
  headerLinks,
  invitesLink,
  kidsLinks,
  newestLink,
  promoLinks,
  saleLink,
} from '@hemline/rules/site/header-links.ts'
import { departmentLabels, departments } from '@hemline/rules/vocabulary/departments.ts'
import { sellsDirectly } from '@hemline/rules/vocabulary/flags.ts'
import { luxuryRetailer } from '@hemline/rules/vocabulary/partners.ts'

export type ChromeLink = HeaderLink
export { headerLinks, invitesLink, kidsLinks, newestLink, promoLinks, saleLink }

const toDepartment = (name: (typeof departments)[number]): ChromeLink => ({
  label: departmentLabels[name],
  href: `/${name}`,
  department: name,
})

export const departmentLinks: readonly ChromeLink[] = [
  ...departments.map(toDepartment),
  { label: 'Kids', href: '/kids', department: 'kids' },
]

export const companyLinks: readonly ChromeLink[] = [
  { label: 'About us', href: '/about' },
  { label: 'How it works', href: '/concept' },
  { label: 'Rewards', href: '/rewards' },
  { label: 'Resale reports', href: '/resale' },
  { label: 'Help', href: '/support' },
  { label: 'Contact us', href: '/contact' },
  { label: 'Site map', href: '/sitemap' },
  { label: 'For robots', href: '/robots' },
  { label: 'Terms and policies', href: '/legal' },
]

/** In the footer until enough searches of people were counted; see useTrending. */
export const trendingLinks: readonly ChromeLink[] = [
  { label: 'Linen dresses', href: '/search?text=linen+dress' },
  { label: 'Cashmere sweaters', href: '/search?text=cashmere+sweater' },
  { label: 'Wide-leg jeans', href: '/search?text=wide+leg+jeans' },
  { label: 'White sneakers', href: '/search?text=white+sneakers' },
  { label: 'Leather totes', href: '/search?text=leather+tote' },
]

export const styleLink: ChromeLink = { label: 'Ask for an outfit', href: '/style-chat' }

export const discoverLinks: readonly ChromeLink[] = [
  newestLink,
  styleLink,
  { label: 'Brands A–Z', href: '/brands' },
  { label: 'Find anything', href: '/find-anything' },
  { label: 'Recently discounted', href: '/products?sort=marked_down_at_desc' },
  { label: 'New with tags', href: '/products?condition=new_with_tags' },
  { label: 'Auctions', href: '/products?state=on_auction&sort=auction_ends_at_low_high' },
  { label: 'Every kind of thing', href: '/menu' },
  { label: 'Rare finds', href: '/products?is_rare_find=true' },
  { label: 'Under $50', href: '/products?price=-50' },
  { label: 'Rescue boxes', href: '/rescues' },
]

export const sellLinks: readonly ChromeLink[] = [
  { label: 'Clean out your closet', href: '/cleanout' },
  { label: 'Sell it yourself', href: '/direct/sell' },
  { label: 'Give it away', href: '/cleanout/donate' },
  { label: luxuryRetailer.name, href: `/cleanout/${luxuryRetailer.slug}` },
  { label: 'Seller terms', href: '/legal/seller-terms' },
  { label: 'Payouts', href: '/cleanout/estimate' },
  { label: 'What we take', href: '/cleanout/guide#what-we-take' },
]

/**
 * Returns the ways to sell and to give for the menu: whoever may sell directly is led to that page,
 * everybody else to its waitlist.
 */
export const waysToSell = (flags: readonly string[]): readonly ChromeLink[] => [
  { label: 'Clean out your closet', href: '/cleanout' },
  sellsDirectly(flags)
    ? { label: 'Sell it yourself', href: '/direct/sell' }
    : { label: 'Sell it yourself: the waitlist', href: '/direct/sell/waitlist' },
  { label: 'Give it away', href: '/cleanout/donate' },
  { label: luxuryRetailer.name, href: `/cleanout/${luxuryRetailer.slug}` },
]

const doNotSell: ChromeLink = {
  label: 'Do Not Sell My Personal Information',
  href: '/privacy',
}

export const legalLinks: readonly ChromeLink[] = [
  { label: 'Terms of Use', href: '/legal/tou' },
  { label: 'Privacy Policy', href: '/legal/privacy-policy' },
  { label: 'Accessibility', href: '/legal/accessibility' },
  doNotSell,
]
