// Document heads of the pages for which the path alone decides.

import type { RouteKind, RoutePlace } from '../site/routes.ts'
import type { CleanoutWay } from '../vocabulary/cleanout-ways.ts'
import { notFoundHead, notIndexed, type PageHead, standardDescription } from './document-head.ts'

const open = (canonical: string, title: string, description: string): PageHead => ({
  title,
  description,
  canonical,
})
const way = (below: string, title: string, description: string): PageHead =>
  open(`/cleanout/${below}`, title, description)
const closed = (title: string, robots = 'noindex'): PageHead => ({ title, robots })

/** Heads by route kind; `closed` pages belong to one user or one moment and are not indexed. */
const pages: Partial<Record<RouteKind, PageHead>> = {
  home: { canonical: '/', description: standardDescription },
  concept: open(
    '/concept',
    'How it works',
    'From a full closet to the next owner: how pieces are sent in, looked over, priced and sold at Hemline.',
  ),
  giftcards: open(
    '/giftcards',
    'Gift cards',
    'A Hemline gift card by email or to print, from $10 to $500, in six designs. And what is on a card that you have.',
  ),
  'find-anything': open(
    '/find-anything',
    'Find anything',
    'Every way to find a piece at Hemline: departments, brands, sizes, filters, words and collections.',
  ),
  about: open(
    '/about',
    'About us',
    'Who Hemline is, what we believe about clothes that have had an owner, and how many we have passed on.',
  ),
  contact: open(
    '/contact',
    'Contact us',
    'Write to the people of Hemline about an order, a return, a clean-out kit or anything else.',
  ),
  support: open(
    '/support',
    'Help',
    'Answers about orders, shipping, returns, holds, sizes and clean-out kits at Hemline.',
  ),
  cleanout: open(
    '/cleanout',
    'Clean out your closet',
    'How a Hemline clean-out works: fill a bag, we do the work, your pieces find somebody.',
  ),
  sitemap: open(
    '/sitemap',
    'Site map',
    'All departments, categories, brands and pages of Hemline on one page.',
  ),
  robots: closed('For robots'),
  goodbye: closed('Goodbye'),
  identical: closed('The same again', notIndexed),
  cart: closed('Your cart'),
  checkout: closed('Checkout'),
  favorites: closed('Favorites'),
  'log-in': closed('Log in'),
  'sign-up': closed('Create an account'),
  password: closed('Forgot your password'),
  'password-change': closed('Choose a new password'),
  settings: closed('Settings'),
  confirmation: closed('Thank you'),
  my: closed('Your account'),
  orders: closed('Your orders'),
  order: closed('Your order'),
  bundle: closed('Your bundle'),
  shipment: closed('Where your parcel is'),
  'kit-order': closed('Order a clean-out kit'),
  'kit-ordered': closed('Your kit'),
  'kit-activate': closed('Activate your bag'),
  'kit-label': closed('Your label'),
  'my-kits': closed('Your kits'),
  'my-cleanouts': closed('Your bags'),
  'my-bag': closed('Your bag'),
  'my-items': closed('Your pieces'),
  'my-item': closed('Your piece'),
  'my-earnings': closed('Your earnings'),
  earnings: closed('Your earnings'),
  'cash-out': closed('Cash out'),
  'cash-out-cash': closed('Cash out'),
  'cash-out-credit': closed('Turn earnings into store credit'),
  'cash-out-donate': closed('Donate your earnings'),
  'cash-out-result': closed('Your cash-out'),
  'verify-email': closed('Confirm your email'),
  employee: closed('At work'),
  'employee-pick': closed('Pick'),
  'employee-pack': closed('Pack'),
  'employee-orders': closed('Orders'),
  'employee-order': closed('Order'),
  'employee-intake': closed('Intake'),
  'employee-bag': closed('Grading'),
  'employee-listing': closed('Listing'),
  'employee-review': closed('Review'),
  'employee-items': closed('Pieces'),
  'employee-item': closed('A piece'),
  'employee-preview': closed('Preview'),
  'employee-returns': closed('Back to sellers'),
  'employee-jobs': closed('Jobs'),
  'not-found': notFoundHead,
}

/** Heads of the pages that introduce sellers to the service, by their path below /cleanout. */
const ways: Record<CleanoutWay, PageHead> = {
  guide: way(
    'guide',
    'The reselling guide',
    'What sells at Hemline, how to prepare it, which brands pay most, and how prices move.',
  ),
  impact: way(
    'impact',
    'What your bag saves',
    'Glasses of water, hours of light and miles by car that a bag of clothes saves when others wear it.',
  ),
  estimate: way(
    'estimate',
    'What would it pay?',
    'Estimate what a piece would sell for and pay at Hemline, before you send anything.',
  ),
  'choose-service': way(
    'choose-service',
    'Choose your service',
    'Standard, premium or donation: fees, time on sale and payouts side by side.',
  ),
  'choose-service/standard': way(
    'choose-service/standard',
    'Standard clean-out',
    'A free bag for everyday and contemporary brands: fee, payouts and time on sale.',
  ),
  'choose-service/premium': way(
    'choose-service/premium',
    'Premium clean-out',
    'For designer and luxury pieces: higher payouts and more time on sale.',
  ),
  'choose-service/donation': way(
    'choose-service/donation',
    'Donate a bag',
    'What your bag earns goes to a charity of your choice.',
  ),
  premium: { title: 'Premium', canonical: '/cleanout/choose-service/premium' },
  beta: closed('Try what is new'),
  partner: way(
    'partner',
    'Clean-out partners',
    'Shops that give out Hemline kits, and how to become one of them.',
  ),
  survey: closed('How was your clean-out?'),
}

/** Canonical paths of the indexed pages of this file; the sitemap lists them. */
export const openPages: readonly string[] = [
  ...new Set(
    [...Object.values(pages), ...Object.values(ways)].flatMap((head) =>
      head.canonical ? [head.canonical] : [],
    ),
  ),
]

/**
 * Returns the document head that the path alone decides; undefined for pages whose texts come from the
 * API.
 */
export function fixedHead(place: RoutePlace): PageHead | undefined {
  if (place.kind === 'legal' && place.slug === undefined)
    return open(
      '/legal',
      'Terms and policies',
      'The terms of use, privacy policy and other rules of Hemline.',
    )
  return place.kind === 'cleanout-way' ? ways[place.way] : pages[place.kind]
}
