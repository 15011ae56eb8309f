// Opens the form by which a saved search buys by itself. Its code is loaded with the first press.
import type { SavedSearchFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { openModal } from '../../ui/modal.store.ts'

/**
 * Opens the dialog in which the owner of a saved search agrees that it buys, or changes the agreement.
 * Resolves to whether the dialog opened.
 */
export const openAutoBuy = (search: SavedSearchFieldsFragment): Promise<boolean> =>
  openModal({
    id: 'auto-buy',
    label: 'Buy by itself',
    content: async () => (await import('./AutoBuyForm.tsx')).AutoBuyForm,
    props: { search },
  })
