// The pause of a loop: until its time is over or `nudge` is called. A nudge during the loop's work is not
// forgotten.
export type Sleeper = {
  nudge: () => void
  /**
   * Waits at most `ms`; after a nudge `gatherMs` more, so that changes that come together are processed
   * together.
   */
  rest: (ms: number, gatherMs: number) => Promise<void>
  /** Waits `ms` regardless of nudges; only `end` cuts it short. */
  pause: (ms: number) => Promise<void>
  end: () => void
  isEnded: () => boolean
}

/**
 * Makes the interruptible pause of one indexer loop; times are in milliseconds. `nudge` ends a rest early
 * (after `gatherMs` more), `pause` is not cut short by it; after `end` every wait is over at once.
 */
export function makeSleeper(): Sleeper {
  let called = false
  let ended = false
  let wake: (() => void) | undefined
  const wait = (ms: number, isCallHeard: boolean) =>
    new Promise<void>((done) => {
      if (ended || (isCallHeard && called)) return done()
      const over = () => {
        clearTimeout(timer)
        wake = undefined
        done()
      }
      const timer = setTimeout(over, ms)
      wake = () => {
        if (ended || isCallHeard) over()
      }
    })
  return {
    nudge: () => {
      called = true
      wake?.()
    },
    rest: async (ms, gatherMs) => {
      await wait(ms, true)
      if (called && gatherMs > 0) await wait(gatherMs, false)
      called = false
    },
    pause: async (ms) => {
      await wait(ms, false)
      called = false
    },
    end: () => {
      ended = true
      wake?.()
    },
    isEnded: () => ended,
  }
}
