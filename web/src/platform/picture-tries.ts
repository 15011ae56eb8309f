// A picture that did not come is asked for again: the shop answers 503 while too many wait to be drawn.
import { useCallback, useEffect, useState } from 'react'

/** Before the second try, the third, and the last; an <img> is not told the time that the answer names. */
const waitsMs = [2000, 6000, 15_000] as const

export type Tries = {
  /** Which try this is; the picture is made anew for each. */
  round: number
  failed: boolean
  fail: () => void
}

/**
 * Counts the tries of one picture, and begins the next one when its time has come; after the
 * last one it stays failed.
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
