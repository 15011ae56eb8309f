// Opens the sheet that takes a picture to search with; from the header, a results page and an error page.
import { openModal } from '../../ui/modal.store.ts'

/** What is to happen as soon as the sheet is open; nothing without one. */
export type PictureStart = {
  camera?: boolean
  files?: readonly File[]
  url?: string
}

/**
 * Opens the sheet "Find one like it" (search by picture), whose code loads with the first opening. Returns
 * false when the code could not be loaded.
 */
export function openPictureSheet(start: PictureStart = {}): Promise<boolean> {
  return openModal({
    id: 'image-search',
    label: 'Find one like it',
    content: async () => (await import('./PictureSheet.tsx')).PictureSheet,
    props: { start },
    style: { maxWidth: 'var(--w-form)', maxHeight: '92vh' },
  })
}
