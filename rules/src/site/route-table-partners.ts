// Rows of the route table for giving to charities, for the pages of charities and of the luxury retailer, and
// for the waitlist and survey of selling directly; the page for people of partners.
import type { RouteRow } from './route-row.ts'

/** The rows by their kind, in the notation of route-table.ts. */
export const partnerRoutes = {
  donate: { paths: ['/cleanout/donate'], page: 'cleanout', lowerCase: true },
  donation: { paths: ['/cleanout/donate/confirmation'], page: 'cleanout', closed: 'Your donation' },
  'charity-partner': {
    paths: ['/cleanout/:charity(charityPartner)'],
    page: 'cleanout',
    lowerCase: true,
  },
  'luxury-retailer': {
    paths: ['/cleanout/:retailer(luxuryRetailer)'],
    page: 'cleanout',
    lowerCase: true,
  },
  'luxury-retailer-faq': {
    paths: ['/cleanout/:retailer(luxuryRetailer)/faq'],
    page: 'cleanout',
    lowerCase: true,
  },
  'luxury-retailer-label': {
    paths: ['/cleanout/:retailer(luxuryRetailer)/label/:kitId'],
    page: 'cleanout',
    keyed: true,
    closed: 'Your label',
  },
  'direct-waitlist': {
    paths: ['/cleanout/peer-to-peer/waitlist', '/direct/sell/waitlist'],
    page: 'cleanout',
    lowerCase: true,
  },
  'my-partner': { paths: ['/my/stock'], page: 'account', frame: 'small-footer', closed: 'Your stock here' },
  'my-partner-page': {
    paths: ['/my/stock/:slug'],
    page: 'account',
    frame: 'small-footer',
    closed: 'Your page in the shop',
  },
  'direct-survey': { paths: ['/direct/sell/survey'], page: 'cleanout', closed: 'Selling it yourself' },
} as const satisfies Readonly<Record<string, RouteRow>>
