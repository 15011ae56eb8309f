// Limits heavy work: a few pieces of work at a time, a short queue, and a refusal beyond.

/**
 * Runs `work`, at once or after a wait; resolves to 'busy' without running it when too much work waits.
 */
export type AtMost = <T>(work: () => Promise<T>) => Promise<T | 'busy'>

/**
 * Makes a limiter that runs at most `running` pieces of work at once and lets `waiting` more wait;
 * further ones get 'busy' at once.
 */
export function atMost(running: number, waiting: number): AtMost {
  let inside = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else inside -= 1
  }
  return async (work) => {
    if (inside < running) inside += 1
    else if (line.length >= waiting) return 'busy'
    else await new Promise<void>((turn) => line.push(turn))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
