// How long a dismissed pop-up or banner stays away.
const dayMs = 86_400_000

/** Returns the days from `then` to `now`; negative when `then` lies ahead. */
export const daysSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / dayMs

/**
 * Returns whether a dismissal is younger than `days`; false without one. A dismissal that lies more than a
 * day ahead was written while the clock was wrong: it would last until that day, and counts no longer.
 */
export function isDismissed(dismissedAt: Date | null, now: Date, days: number): boolean {
  if (dismissedAt === null) return false
  const age = daysSince(dismissedAt, now)
  return age > -1 && age < days
}
