// The only file of web that reads the clock.
import { useEffect, useState } from 'react'

/** Returns the current time in epoch milliseconds; the only place of the site that reads the clock. */
export const nowMs = (): number => Date.now()

/** Hook: returns the present time in epoch milliseconds, and renders again every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
