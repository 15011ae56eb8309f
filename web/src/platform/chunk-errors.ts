// A part of the shop that is loaded when it is wanted, and did not come.
const tried = 'hemline:reloaded-for-chunk'

/**
 * A chunk of an older release is gone: the newer release is one reload away, tried once. Without a network a
 * reload would lose the page and what is typed on it: the error goes on to who asked, under a name that the
 * router does not reload for either.
 */
export function answerChunkError(event: VitePreloadErrorEvent, reload: () => void): void {
  if (!navigator.onLine) event.payload.message = 'offline'
  else if (!sessionStorage.getItem(tried)) {
    sessionStorage.setItem(tried, 'true')
    event.preventDefault()
    reload()
  }
}
