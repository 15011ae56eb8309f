// Work that is heavy is done a little at a time, and not at all when too much of it waits.

export type AtMost = <T>(work: () => Promise<T>) => Promise<T | 'busy'>

/**
 * Runs at most `running` pieces of work at once and lets `waiting` more wait their turn;
 * others are told 'busy' at once.
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
