// Opens the form for the listing on the screen. It loads with the first press: most readers never press.
import { openSaveSearch } from './open-save-search.ts'
import { listingToSave, type ShownListing } from './shown-listing.ts'

/**
 * Opens the dialog that saves the listing on the screen as a search; resolves to whether the dialog opened.
 */
export const saveShown = (shown: ShownListing): Promise<boolean> => openSaveSearch(listingToSave(shown))
