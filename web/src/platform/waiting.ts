// When something that was asked for is late, so that something smaller may stand in its place.
import { useCallback, useEffect, useRef, useState } from 'react'

/** From here on a person sees that a place is empty; what is in the browser's cache is there before. */
const lateMs = 300

/**
 * Hook: returns `isLate`, whether something `wanted` has not come within 300 ms, and `came`, to be called
 * when it has. Once late, it stays late.
 */
export function useWaiting(wanted: boolean): { isLate: boolean; came: () => void } {
  const [isLate, setLate] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!wanted) return undefined
    timer.current = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer.current)
  }, [wanted])
  const came = useCallback(() => clearTimeout(timer.current), [])
  return { isLate, came }
}
