// Dismissals of what comes up by itself: a cookie with an end (specification §9), whose value is the time.
import { useState } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { readCookie, writeCookie } from '../../platform/cookies.ts'

function timeIn(cookie: string): Date | null {
  const at = new Date(readCookie(cookie) ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

/**
 * Hook: returns when a pop-up was dismissed in this browser (null: never), and a function that records a
 * dismissal for `days` days.
 */
export function useDismissal(cookie: string, days: number): [dismissedAt: Date | null, dismiss: () => void] {
  const [at, setAt] = useState(() => timeIn(cookie))
  const dismiss = () => {
    const now = new Date(nowMs())
    writeCookie(cookie, now.toISOString(), days)
    setAt(now)
  }
  return [at, dismiss]
}
