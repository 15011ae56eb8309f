// Caches in the process's memory, for data shared by all viewers (brands, categories), for seconds; never
// for data of one viewer.
import type { Db } from '@hemline/db/connect.ts'

/**
 * Returns a function that calls `load` at most once in `ttlMs` and shares a call in flight; `at` is the
 * caller's present time. A failed load is not cached: its callers get the error, the next one loads again.
 * The cache does not distinguish values of `arg`.
 */
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

/**
 * Returns a function that calls `load` at most once every `ttlMs` milliseconds for each database and answers
 * with the kept result in between. A process of tests has many databases (decision 0109).
 */
export function cachedByDb<T>(ttlMs: number, load: (db: Db) => Promise<T>): (db: Db, at: Date) => Promise<T> {
  const kept = new WeakMap<Db, (db: Db, at: Date) => Promise<T>>()
  return (db, at) => {
    const ask = kept.get(db) ?? cached(ttlMs, load)
    kept.set(db, ask)
    return ask(db, at)
  }
}

/**
 * Returns a function that caches a pure function of a text without end; with `most` answers the cache is
 * emptied. An undefined answer is not cached.
 */
export function remembered<T>(most: number, find: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const found = find(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, found)
    return found
  }
}
