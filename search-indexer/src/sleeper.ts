// A loop's rest: until its time is over, or somebody calls. A call that comes while
// it works is not forgotten.
export type Sleeper = {
  nudge: () => void
  /** At most `ms`; after a call `gatherMs` more, so that what comes together is done together. */
  rest: (ms: number, gatherMs: number) => Promise<void>
  /** `ms`, whoever calls; only the end cuts it short. */
  pause: (ms: number) => Promise<void>
  end: () => void
  isEnded: () => boolean
}

/** A rest for one loop; times are in milliseconds, and all rests end at once when it is ended. */
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
