// Time as the process has it. On a busy machine a process may stand still for seconds, which says
// nothing of what it waits for.

const tickMs = 10

/**
 * Does something and says for how many milliseconds the process was awake meanwhile: at work, or waiting
 * for what it had asked for.
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
