// The listing that somebody sees, in the form in which it is saved as a search.
import type { Listing, Place } from '@hemline/rules/search/listing-url.ts'
import type { FilterInput } from '@hemline/schema/generated/graphql.ts'

export type ShownListing = {
  listing: Listing
  place: Place
  /** The filters of the listing's request, My Sizes among them. */
  filters: FilterInput[]
  /** The text that the answer searched for, its spelling corrected. */
  text: string
}

/** Returns the address, title, filters and text of a listing, as the form of a saved search takes them. */
export function listingToSave({ listing, place, filters, text }: ShownListing) {
  const search = new URLSearchParams(place.search)
  if (search.has('text')) search.set('text', text)
  const query = search.toString().replaceAll('%2C', ',')
  return {
    path: `${place.pathname}${query && `?${query}`}`,
    title: listing.title,
    filters: [...filters],
    text,
  }
}
