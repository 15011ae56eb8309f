import type { Listing, Place } from '@hemline/rules/search/listing-url.ts'
import type { FilterInput } from '@hemline/schema/generated/graphql.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { openSaveSearch } from './open-save-search.ts'

type Props = {
  listing: Listing
  place: Place
  /** The filters of the listing's request, My Sizes among them. */
  filters: FilterInput[]
  /** The text that the answer searched for, its spelling corrected. */
  text: string
  /** Why the listing can't be saved; null when it can. */
  reason: string | null
}

/**
 * Renders the button beside a listing's count that saves the listing as a search; with `reason`, a press says
 * instead why it is too broad.
 */
export function SaveSearchLink({ listing, place, filters, text, reason }: Props) {
  const press = () => {
    if (reason !== null) return void showToast({ text: reason })
    const search = new URLSearchParams(place.search)
    if (search.has('text')) search.set('text', text)
    const query = search.toString().replaceAll('%2C', ',')
    return void openSaveSearch({
      path: `${place.pathname}${query && `?${query}`}`,
      title: listing.title,
      filters: [...filters],
      text,
    })
  }
  return (
    <LinkButton inline onClick={press} aria-haspopup="dialog" aria-disabled={reason !== null || undefined}>
      Tell me of new ones
    </LinkButton>
  )
}
