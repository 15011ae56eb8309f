import { uiReports } from './reports.ts'
import { showToast } from './toasts.store.ts'

/** Copies a link to the clipboard and says so in a toast, which has the link where the browser refuses. */
export async function copyLink(link: string): Promise<void> {
  try {
    await globalThis.navigator.clipboard.writeText(link)
    showToast({ text: 'Link copied.' })
  } catch (error) {
    uiReports().warning(`the link could not be copied: ${String(error)}`)
    showToast({ text: `Your browser would not copy it. The link is ${link}` })
  }
}
