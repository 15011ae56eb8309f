// A long page in parts: a phone draws a few of its pieces at a time, and answers a touch in between.
import { startTransition, useEffect, useState } from 'react'
import { breath } from './breath.ts'

/**
 * How many of `most` are drawn by now: `first` at once, then `step` more after each breath.
 * `whole`: all from the start.
 */
export function useGradual(
  most: number,
  { first, step, whole = false }: { first: number; step: number; whole?: boolean },
): number {
  const [drawn, setDrawn] = useState(whole ? Number.POSITIVE_INFINITY : first)
  useEffect(() => {
    if (drawn >= most) return undefined
    let gone = false
    void breath().then(() => !gone && startTransition(() => setDrawn(drawn + step)))
    return () => {
      gone = true
    }
  }, [drawn, most, step])
  return Math.min(drawn, most)
}
