// What kind of page is in sight, for every event that names one (specification §2).

export type PageSeen = { pageType: string; path: string }
type Listener = (page: PageSeen) => void
const listeners = new Set<Listener>()
let current: PageSeen | undefined

/** Told by the root when a page is in sight. */
export function pageSeen(page: PageSeen): void {
  if (current?.path === page.path && current.pageType === page.pageType) return
  current = page
  for (const listener of listeners) listener(page)
}

export const currentPage = (): PageSeen | undefined => current

/** Hears of every page from now on; returns the way to stop. */
export function onPageSeen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
