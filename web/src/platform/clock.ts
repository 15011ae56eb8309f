// The only place of web that reads the clock.
import { useEffect, useState } from 'react'

export const nowMs = (): number => Date.now()

/** The present in milliseconds, read again every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
