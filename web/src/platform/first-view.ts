// The top of a page that the host drew stands until the site has as much to show.
import { useLayoutEffect } from 'react'

/** However long the answers take: a shop that shows what is wrong is better than a picture of one. */
const patienceMs = 4000
const give = () => globalThis.document.getElementById('first')?.remove()

/** `ready`: this screen shows what the host drew, or says why not. */
export function useFirstView(ready: boolean): void {
  useLayoutEffect(() => {
    if (ready) give()
  }, [ready])
}

/** For what stands around all screens: a top that waits for no screen gives way at once. */
export function useFirstFrame(failed: boolean): void {
  useFirstView(failed)
  useLayoutEffect(() => {
    const waits = globalThis.document.getElementById('first')?.dataset.waits !== undefined
    if (!waits) return give()
    const timer = setTimeout(give, patienceMs)
    return () => clearTimeout(timer)
  }, [])
}
