// Document heads of the pages for which the path alone decides.

import { type ResaleYear, resaleYears } from '../resale/years.ts'
import { type RouteKind, type RoutePlace, rowOf } from '../site/routes.ts'
import type { CleanoutWay } from '../vocabulary/cleanout-ways.ts'
import { charityPartners, luxuryRetailer } from '../vocabulary/partners.ts'
import { notFoundHead, notIndexed, type PageHead, standardDescription } from './document-head.ts'

const open = (canonical: string, title: string, description: string): PageHead => ({
  title,
  description,
  canonical,
})
const way = (below: string, title: string, description: string): PageHead =>
  open(`/cleanout/${below}`, title, description)
const closed = (title: string): PageHead => ({ title, robots: 'noindex' })

/** Heads of the pages that everybody may find; the route table has the titles of the others. */
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
  rescues: open(
    '/rescues',
    'Rescue boxes',
    'Pieces that nobody bought in time, by the box: you choose the kind and the size, luck chooses the pieces.',
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
  donate: open(
    '/cleanout/donate',
    'Give what you no longer wear',
    'Three ways to give with Hemline: a bag, single pieces, or what your pieces earned, to a charity you choose.',
  ),
  'luxury-retailer': open(
    `/cleanout/${luxuryRetailer.slug}`,
    `${luxuryRetailer.name} and Hemline`,
    `Send designer pieces in with a prepaid label of ${luxuryRetailer.name} and Hemline, and be paid when they sell.`,
  ),
  'luxury-retailer-faq': open(
    `/cleanout/${luxuryRetailer.slug}/faq`,
    `${luxuryRetailer.name} and Hemline: questions`,
    `What customers of ${luxuryRetailer.name} ask about sending designer pieces to Hemline.`,
  ),
  'direct-waitlist': open(
    '/direct/sell/waitlist',
    'Sell it yourself: the waitlist',
    'List pieces from your own closet at Hemline, without sending a bag: leave your address and hear first.',
  ),
  'direct-sell': open(
    '/direct/sell',
    'Sell it yourself',
    'Sell a piece from your door to the next owner’s: your price, a paid label, and 88% of it for you.',
  ),
  sitemap: open(
    '/sitemap',
    'Site map',
    'All departments, categories, brands and pages of Hemline on one page.',
  ),
  'style-chat': open(
    '/style-chat',
    'Ask for an outfit',
    'Say what the outfit is for, your size and what it may cost. We look on the rail and put it together.',
  ),
  menu: open(
    '/menu',
    'Menu',
    'All departments of Hemline with their kinds of clothes, shoes, bags and jewelry, on one page.',
  ),
  identical: { title: 'The same again', robots: notIndexed },
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
  'common-ineligible-brands': way(
    'common-ineligible-brands',
    'Brands we are often sent and can’t pay for',
    'The brands of fast fashion that sellers send most often, and why pieces of them pay nothing.',
  ),
}

/** Heads of the yearly resale reports, and of the page that lists them. */
const resaleHead = (year: ResaleYear | undefined): PageHead =>
  year === undefined
    ? open(
        '/resale',
        'Resale reports',
        'What people send in, what it is worth the second time, and what is worn again: a report each year.',
      )
    : open(
        `/resale/${year}`,
        `Resale report ${year}`,
        `Figures and charts of clothes with a second owner in ${year}, with a table of each chart’s numbers.`,
      )

const ineligibleHead = open(
  '/cleanout/ineligible-payout-brands',
  'Brands without a payout',
  'All brands whose pieces pay their seller nothing at Hemline, from A to Z, and what we do with such pieces.',
)

const charityHead = ({ slug, name }: (typeof charityPartners)[number]): PageHead =>
  open(
    `/cleanout/${slug}`,
    `${name} and Hemline`,
    `What ${name} does, what bags sent to Hemline have raised for it, and how to give one.`,
  )

/** Canonical paths of the indexed pages of this file; the sitemap lists them. */
export const openPages: readonly string[] = [
  ...new Set(
    [
      ...Object.values(pages),
      ...Object.values(ways),
      ...[undefined, ...resaleYears].map(resaleHead),
      ineligibleHead,
      ...charityPartners.map(charityHead),
    ].flatMap((head) => (head.canonical ? [head.canonical] : [])),
  ),
]

/**
 * Returns the document head that the path alone decides; undefined for an unknown charity and for pages whose
 * texts come from the API.
 */
export function fixedHead(place: RoutePlace): PageHead | undefined {
  if (place.kind === 'legal' && place.slug === undefined)
    return open(
      '/legal',
      'Terms and policies',
      'The terms of use, privacy policy and other rules of Hemline.',
    )
  if (place.kind === 'cleanout-way') return ways[place.way]
  if (place.kind === 'resale') return resaleHead(place.year)
  // The page of a letter is a part of the whole list, which stands for it.
  if (place.kind === 'ineligible-brands') return ineligibleHead
  if (place.kind === 'charity-partner') {
    const charity = charityPartners.find(({ slug }) => slug === place.charity)
    return charity && charityHead(charity)
  }
  const title = rowOf(place.kind)?.closed
  return title === undefined ? pages[place.kind] : closed(title)
}
