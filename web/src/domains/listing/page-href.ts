import { type Place, withPage } from '@hemline/rules/search/listing-url.ts'

/** Returns the URL of another page of the listing at `place`; its filters stay. */
export const pageHref = (place: Place, page: number): string =>
  `${place.pathname}${withPage(place.search, page)}`
