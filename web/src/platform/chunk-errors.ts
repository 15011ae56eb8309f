// Errors of code chunks that are loaded on demand and did not arrive.
const tried = 'hemline:reloaded-for-chunk'

/**
 * Handles Vite's event for a chunk that could not be loaded. Offline, the error goes to the import's caller
 * as "offline", a message for which the router doesn't reload: a reload would lose the page and its typed
 * text. Online, the page is reloaded once in a tab, since the chunk most likely belonged to an older release;
 * after that the error goes to the caller unchanged.
 */
export function answerChunkError(event: VitePreloadErrorEvent, reload: () => void): void {
  if (!navigator.onLine) event.payload.message = 'offline'
  else if (!sessionStorage.getItem(tried)) {
    sessionStorage.setItem(tried, 'true')
    event.preventDefault()
    reload()
  }
}
