import { openModal } from '../../ui/modal.store.ts'

export type GiftSlipProps = {
  /** The gift code as people read it. */
  code: string
  /** The address of the page that sends the gift back, with the code. */
  link: string
  /** The postal code that proves the gift; null for an order without an address. */
  zip: string | null
  /** The titles of the pieces. */
  pieces: readonly string[]
}

/**
 * Opens the dialog that shows a gift's slip as paper has it. While it is open, the page prints the slip.
 * Resolves to whether the dialog opened.
 */
export const openGiftSlip = (props: GiftSlipProps): Promise<boolean> =>
  openModal({
    id: 'gift-slip',
    label: 'A slip for the gift',
    content: async () => (await import('./GiftSlip.tsx')).GiftSlip,
    props,
  })
