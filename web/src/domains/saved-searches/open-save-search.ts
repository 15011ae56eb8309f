// Opens the form that saves a listing, or changes a saved search. Its code is loaded with the first press.
import { openModal } from '../../ui/modal.store.ts'
import type { ListingOfForm } from './SaveSearchForm.tsx'

/**
 * Opens the dialog that saves a listing as a search, or with `saved` changes that search; resolves to whether
 * the dialog opened.
 */
export const openSaveSearch = (listing: ListingOfForm): Promise<boolean> =>
  openModal({
    id: 'save-search',
    label: listing.saved ? 'Change this search' : 'Save this search',
    content: async () => (await import('./SaveSearchForm.tsx')).SaveSearchForm,
    props: listing,
  })
