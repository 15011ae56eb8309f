import { type Place, withPage } from '@hemline/rules/search/listing-url.ts'

/** Returns the URL of another page of this listing. */
export const pageHref = (place: Place, page: number): string =>
  `${place.pathname}${withPage(place.search, page)}`
