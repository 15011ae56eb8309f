const watchers = new Set<() => void>()

/** Tells those who watch the session that the account of this page may be logged in no longer. */
export const doubtSession = (): void => watchers.forEach((told) => void told())

/**
 * Calls `told` each time the session of this page may have ended (`doubtSession`). Returns a function that
 * ends that.
 */
export function watchDoubts(told: () => void): () => void {
  watchers.add(told)
  return () => void watchers.delete(told)
}
