// Long lists are rendered a few pieces at a time, so that a phone can answer a touch in between.
import { startTransition, useEffect, useState } from 'react'
import { breath } from './breath.ts'

/**
 * Hook: returns how many of `most` elements to render now: `first` at once, then `step` more in each later
 * task of the event loop. `whole`: all from the start.
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
