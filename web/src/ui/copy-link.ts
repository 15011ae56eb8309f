import { uiReports } from './reports.ts'
import { showToast } from './toasts.store.ts'

/**
 * Copies a text to the clipboard, and says `copied` in a toast, or `refused` where the browser refuses
 * (logged as a warning).
 */
export async function copyText(text: string, says: { copied: string; refused: string }): Promise<void> {
  try {
    await globalThis.navigator.clipboard.writeText(text)
    showToast({ text: says.copied })
  } catch (error) {
    uiReports().warning(`a text could not be copied: ${String(error)}`)
    showToast({ text: says.refused })
  }
}

/** Copies a link to the clipboard and says so in a toast, which has the link where the browser refuses. */
export const copyLink = (link: string): Promise<void> =>
  copyText(link, { copied: 'Link copied.', refused: `Your browser would not copy it. The link is ${link}` })
