// Heads of the pages whose path says everything.
import { notFoundHead, notIndexed, type PageHead, standardDescription } from './document-head.ts'
import type { RouteKind, RoutePlace } from './routes.ts'

const open = (canonical: string, title: string, description: string): PageHead => ({ title, description, canonical })
const closed = (title: string, robots = 'noindex'): PageHead => ({ title, robots })

/** Pages of a person, or of one moment: nobody looks for them in an index. */
const pages: Partial<Record<RouteKind, PageHead>> = {
  home: { canonical: '/', description: standardDescription },
  concept: open('/concept', 'How it works', 'From a full closet to the next owner: how pieces are sent in, looked over, priced and sold at Hemline.'),
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
  about: open('/about', 'About us', 'Who Hemline is, what we believe about clothes that have had an owner, and how many we have passed on.'),
  contact: open('/contact', 'Contact us', 'Write to the people of Hemline about an order, a return, a clean-out kit or anything else.'),
  support: open('/support', 'Help', 'Answers about orders, shipping, returns, holds, sizes and clean-out kits at Hemline.'),
  cleanout: open('/cleanout', 'Clean out your closet', 'How a Hemline clean-out works: fill a bag, we do the work, your pieces find somebody.'),
  sitemap: open('/sitemap', 'Site map', 'All departments, categories, brands and pages of Hemline on one page.'),
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
  'not-found': notFoundHead,
}

/** Kinds that are pages of a path alone and may be indexed; the sitemap lists them. */
export const openPages: readonly string[] = Object.values(pages).flatMap((head) => (head.canonical ? [head.canonical] : []))

/** The head that a path alone decides; undefined for pages whose words come from the API. */
export function fixedHead(place: RoutePlace): PageHead | undefined {
  if (place.kind === 'legal' && place.slug === undefined)
    return open('/legal', 'Terms and policies', 'The terms of use, privacy policy and other rules of Hemline.')
  return pages[place.kind]
}
