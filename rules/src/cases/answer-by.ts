// When a person answers a case: from the cases that wait and the hours in which people work.

/** Care works from Monday to Saturday, nine to six in Phoenix, which has no summer time. */
const offsetMs = 7 * 3_600_000
const opensAt = 9
const closesAt = 18
const minuteMs = 60_000
const dayMs = 86_400_000
/** The least time for an answer, and what each case that waits adds, in working minutes. */
export const leastMinutes = 60
export const minutesPerCase = 15

/** Moves a time, written in Phoenix's clock, into working hours: to the next opening when care is closed. */
function opened(local: number): number {
  const day = Math.floor(local / dayMs) * dayMs
  const isSunday = new Date(day).getUTCDay() === 0
  if (isSunday || local >= day + closesAt * 3_600_000) return opened(day + dayMs)
  return Math.max(local, day + opensAt * 3_600_000)
}

const quarterMs = 15 * minuteMs

/**
 * Returns by when an employee answers a case that begins `now`: 60 minutes plus 15 for each case `waiting`
 * before it, counted within opening hours (9 to 18 o'clock, no Sundays, by a clock seven hours behind UTC),
 * rounded up to a quarter of an hour.
 */
export function answerBy(now: Date, waiting: number): Date {
  let left = (leastMinutes + Math.max(0, waiting) * minutesPerCase) * minuteMs
  let local = opened(now.getTime() - offsetMs)
  for (;;) {
    const closing = Math.floor(local / dayMs) * dayMs + closesAt * 3_600_000
    if (local + left <= closing) return new Date(Math.ceil((local + left) / quarterMs) * quarterMs + offsetMs)
    left -= closing - local
    local = opened(closing)
  }
}
