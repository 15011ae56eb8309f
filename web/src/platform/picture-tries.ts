// Asks again for a picture that failed to load: the API answers 503 while too many pictures wait to be drawn.
import { useCallback, useEffect, useState } from 'react'

/** The waits before each later try, in milliseconds; an <img> can't read the answer's Retry-After header. */
const waitsMs = [2000, 6000, 15_000] as const

export type Tries = {
  /** The number of the try, from 0; used as the picture's key, so that each try makes a new element. */
  round: number
  failed: boolean
  fail: () => void
}

/**
 * Hook: returns `round` (attempts so far to load a picture), `failed`, and `fail`, to be called when an
 * attempt failed: the next one starts 2, 6, then 15 seconds later; after the fourth failure `failed` stays
 * true.
 */
export function useTries(): Tries {
  const [{ round, failed }, set] = useState({ round: 0, failed: false })
  useEffect(() => {
    const wait = waitsMs[round]
    if (!failed || wait === undefined) return undefined
    const timer = setTimeout(() => set({ round: round + 1, failed: false }), wait)
    return () => clearTimeout(timer)
  }, [round, failed])
  const fail = useCallback(() => set((now) => ({ ...now, failed: true })), [])
  return { round, failed, fail }
}
