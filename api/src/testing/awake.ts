// Time as the process has it. On a busy machine a process may stand still for seconds, which says
// nothing of what it waits for.

const tickMs = 10

/**
 * Runs an action and returns its result with the milliseconds for which the process was awake meanwhile:
 * working, or waiting for an answer, but not suspended by a busy machine.
 */
export async function awake<T>(action: () => Promise<T>): Promise<{ value: T; ms: number }> {
  let ticks = 0
  // An interval drops the ticks that it could not keep.
  const timer = setInterval(() => {
    ticks += 1
  }, tickMs)
  try {
    return { value: await action(), ms: ticks * tickMs }
  } finally {
    clearInterval(timer)
  }
}
