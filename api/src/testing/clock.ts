/**
 * A clock that a test moves: real time, which the database's own `now()` also gives, and a lead that the test
 * sets.
 */
export type MovableClock = {
  /** Returns the time on this clock. */
  readonly now: () => Date
  /** Returns by how many milliseconds this clock is ahead of real time. */
  readonly ahead: () => number
  /** Puts this clock ahead of real time by so many milliseconds; 0 is real time. */
  readonly setAhead: (ms: number) => void
  /** Moves this clock on by so many milliseconds from where it stands. */
  readonly forward: (ms: number) => void
  /** Moves this clock to a moment, in milliseconds since 1970. */
  readonly moveTo: (moment: number) => void
}

/** Makes a clock that shows real time until a test moves it. */
export function movableClock(): MovableClock {
  let aheadMs = 0
  const setAhead = (ms: number): void => {
    aheadMs = ms
  }
  return {
    now: () => new Date(Date.now() + aheadMs),
    ahead: () => aheadMs,
    setAhead,
    forward: (ms) => setAhead(aheadMs + ms),
    moveTo: (moment) => setAhead(moment - Date.now()),
  }
}

/**
 * Returns how many milliseconds ahead the next Monday at 15:00 UTC is, 0 on a Monday. Carriers rest at
 * weekends, so that a test whose parcel has to arrive within a few days starts here on whatever day it runs.
 */
export function untilMonday(from = new Date()): number {
  const days = (8 - from.getUTCDay()) % 7
  const monday = new Date(from.getTime() + days * 86_400_000)
  return days === 0 ? 0 : monday.setUTCHours(15, 0, 0, 0) - from.getTime()
}
