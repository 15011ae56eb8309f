// Shared things (brands, categories) may be kept in process for seconds, with single flight; nothing of a viewer ever is.

/** A function that calls `load` at most once in `ttlMs` and shares a call in flight; `at` is the asker's time. A failed load is not kept. */
export function cached<A, T>(ttlMs: number, load: (arg: A) => Promise<T>): (arg: A, at: Date) => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return (arg, at) => {
    if (kept && at.getTime() - kept.at < ttlMs) return kept.value
    const value = load(arg)
    const entry = { at: at.getTime(), value }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
